#!/usr/bin/env python3
"""Compares the colours of generated code, run against the stand-ins, with those of `tincture resolve`.

usage: check-values.py main FORMAT STYLE resolved.json >main.swift
       check-values.py compare FORMAT resolved.json <output
"""
import json, re, sys

SIZES = ["extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
         "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
         "accessibilityExtraExtraExtraLarge"]


def words(name):
    return [word for word in re.split(r"[^0-9A-Za-zß-ÿ]", name) if word]


def swift_name(path, style):
    *groups, last = path.split(".")
    groups = ["".join(w[0].upper() + w[1:] for w in words(group)) for group in groups]
    first, *rest = words(last)
    name = first[0].lower() + first[1:] + "".join(w[0].upper() + w[1:] for w in rest)
    return ".".join([style] + groups + ["_" + name if name[0].isdigit() else f"`{name}`"])


def told(traits, form):
    """Whether the framework tells an appearance from the one at the defaults."""
    return form == "uikit" or form == "swiftui" or traits["level"] == "base" and traits["gamut"] == "srgb"


def main(form, style, resolved):
    print(f"import {'AppKit' if form == 'appkit' else 'UIKit'}")
    if form == "swiftui":
        print("import SwiftUI")
    if form == "appkit":
        print("func show(_ name: String, _ color: NSColor, _ traits: NSAppearance) {")
        print("  let made = color.provider?(traits) ?? color")
    elif form == "swiftui":
        print("func show(_ name: String, _ color: Color, _ traits: UITraitCollection) {")
        print("  let made = color.uiColor?.resolvedColor(with: traits) ?? UIColor(color)")
    else:
        print("func show(_ name: String, _ color: UIColor, _ traits: UITraitCollection) {")
        print("  let made = color.resolvedColor(with: traits)")
    print("  let numbers = made.components.map { \"\\($0.native)\" }")
    print("  print(name, made.isDisplayP3 ? \"display-p3\" : \"srgb\", numbers.joined(separator: \" \"), separator: \"\\t\")")
    print("}")
    for number, (traits, tokens) in enumerate(resolved):
        if not told(traits, form):
            continue
        dark, high = traits["style"] == "dark", traits["contrast"] == "highContrast"
        print(f"func show{number}() {{")
        if form == "appkit":
            name = "accessibilityHighContrast" + ("DarkAqua" if dark else "Aqua") if high else "darkAqua" if dark else "aqua"
            print(f"  let traits = NSAppearance(named: .{name})!")
        else:
            print("  let traits = UITraitCollection(traitsFrom: [")
            print(f"    UITraitCollection(userInterfaceStyle: .{'dark' if dark else 'light'}),")
            print(f"    UITraitCollection(accessibilityContrast: .{'high' if high else 'normal'}),")
            print(f"    UITraitCollection(userInterfaceLevel: .{traits['level']}),")
            print(f"    UITraitCollection(displayGamut: .{'P3' if traits['gamut'] == 'p3' else 'SRGB'}),")
            print(f"    UITraitCollection(preferredContentSizeCategory: .{SIZES[traits['number']]}),")
            print("  ])")
        for path in tokens:
            print(f"  show(\"{number} {path}\", {swift_name(path, style)}, traits)")
        print(f"}}\nshow{number}()")


def compare(form, resolved):
    made = {}
    for line in sys.stdin:
        key, space, numbers = line.rstrip("\n").split("\t")
        made[key] = (space, [float(number) for number in numbers.split(" ")])
    faults = count = 0
    for number, (traits, tokens) in enumerate(resolved):
        if not told(traits, form):
            continue
        for path, token in tokens.items():
            count += 1
            space, numbers = made.pop(f"{number} {path}", ("missing", []))
            same = space == token["colorSpace"] and [int(n * 255 + 0.500001) for n in numbers] == [
                int(n * 255 + 0.500001) for n in token["components"]]
            if not same:
                faults += 1
                print(f"{form}: {path} under {traits}: {space} {numbers} is not {token['colorSpace']} {token['components']}")
    if faults or made or not count:
        sys.exit(f"{form}: {faults} of {count} colours differ")
    print(f"  {form}: {count} colours are as they are resolved")


def read(paths, form):
    """Every appearance of every file: its traits, and the colours by their paths."""
    appearances = []
    for path in paths:
        with open(path) as file:
            for appearance in json.load(file)["appearances"]:
                traits = {"style": "light", "contrast": "normalContrast", "level": "base", "gamut": "srgb",
                          "size": "large"} | appearance["traits"]
                names = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"] + [
                    f"accessibility{n}" for n in range(1, 6)]
                traits["number"] = names.index(traits["size"])
                tokens = {t["token"]: t for t in appearance["tokens"] if t["kind"] == "color"}
                appearances.append((traits, tokens))
    if form != "uikit":
        # These know no text sizes in colours: what varies by them is left out.
        varying = {path for traits, tokens in appearances for path in tokens
                   if any(tokens[path]["components"] != others[path]["components"]
                          for further, others in appearances
                          if all(further[t] == traits[t] for t in ("style", "contrast", "level", "gamut")))}
        usual = [entry for entry in appearances if entry[0]["number"] == 3]
        appearances = [(traits, {p: t for p, t in tokens.items() if form == "appkit" or p not in varying})
                       for traits, tokens in usual]
    return appearances


if sys.argv[1] == "main":
    main(sys.argv[2], sys.argv[3], read(sys.argv[4:], sys.argv[2]))
else:
    compare(sys.argv[2], read(sys.argv[3:], sys.argv[2]))
