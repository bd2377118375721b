#!/usr/bin/env python3
"""Reads an Xcode asset catalog by its format alone, and prints its colours under every appearance as JSON.

usage: read_xcassets.py CATALOG.xcassets

Knows nothing of themes. An asset's name has the names of the folders around it that provide a namespace. Of the entries
whose traits all hold, the one that names most is taken; should two that name different things remain, whose colours
differ, that is an error, since Xcode documents no order of them.
"""

import itertools
import json
import os
import sys

LUMINOSITY = ("light", "dark")
CONTRAST = ("normal", "high")
GAMUT = ("sRGB", "display-P3")
COLOR_SPACES = {"srgb", "display-p3", "extended-srgb", "extended-linear-srgb"}
IDIOMS = {"universal", "iphone", "ipad", "mac", "watch", "tv", "car", "vision"}


class Fault(Exception):
    pass


def component(text):
    """A component, by the three notations that Xcode has: a decimal, a byte, a byte in hexadecimal digits."""
    if not isinstance(text, str):
        raise Fault(f"a component is no text: {text!r}")
    if text.startswith("0x"):
        number = int(text, 16) / 255
    elif "." in text:
        if len(text.split(".")[1]) < 3:
            raise Fault(f"a component has fewer than three places: {text}")
        number = float(text)
    else:
        number = int(text) / 255
    if not 0 <= number <= 1:
        raise Fault(f"a component is out of range: {text}")
    return number


def color(entry):
    value = entry["color"]
    if value["color-space"] not in COLOR_SPACES:
        raise Fault(f"unknown color space {value['color-space']!r}")
    components = value["components"]
    if set(components) != {"red", "green", "blue", "alpha"}:
        raise Fault(f"components are {sorted(components)}")
    return {
        "colorSpace": value["color-space"],
        "components": [component(components[name]) for name in ("red", "green", "blue", "alpha")],
    }


def traits(entry):
    """What an entry names, such as {"luminosity": "dark"}."""
    found = {}
    for appearance in entry.get("appearances", []):
        name, value = appearance["appearance"], appearance["value"]
        if value not in {"luminosity": LUMINOSITY, "contrast": ("high",)}[name]:
            raise Fault(f"{name} is {value!r}")
        if name in found or (name == "luminosity" and "contrast" in found):
            raise Fault("appearances are out of order")
        found[name] = value
    if "display-gamut" in entry:
        if entry["display-gamut"] not in GAMUT:
            raise Fault(f"unknown gamut {entry['display-gamut']!r}")
        found["gamut"] = entry["display-gamut"]
    if entry["idiom"] not in IDIOMS:
        raise Fault(f"unknown idiom {entry['idiom']!r}")
    return found


def resolve(entries, appearance):
    candidates = [
        (named, value) for named, value in entries
        if all(appearance.get(trait) == term for trait, term in named.items())
    ]
    best = [
        (named, value) for named, value in candidates
        if not any(named.items() < other.items() for other, _ in candidates)
    ]
    if not best:
        raise Fault(f"no entry serves {appearance}")
    if any(value != best[0][1] for _, value in best):
        raise Fault(f"two entries serve {appearance}, and none of them names more")
    return best[0][1]


def read_colorset(path):
    with open(os.path.join(path, "Contents.json"), encoding="utf-8") as file:
        content = json.load(file)
    entries = [(traits(entry), color(entry)) for entry in content["colors"]]
    keys = [json.dumps(named, sort_keys=True) for named, _ in entries]
    if len(set(keys)) < len(keys):
        raise Fault("two entries name the same")
    if not any(set(named) <= {"gamut"} for named, _ in entries):
        raise Fault("there is no entry for any appearance")
    result = {}
    for luminosity, contrast, gamut in itertools.product(LUMINOSITY, CONTRAST, GAMUT):
        appearance = {"luminosity": luminosity, "contrast": contrast, "gamut": gamut}
        result[f"{luminosity} {contrast} {gamut}"] = resolve(entries, appearance)
    # Where there are no styles at all.
    result["none"] = resolve(entries, {"gamut": "sRGB"})
    return {"author": content["info"]["author"], "entries": len(entries), "appearances": result}


def read_folder(path, namespace, found):
    for name in sorted(os.listdir(path)):
        inner = os.path.join(path, name)
        if not os.path.isdir(inner):
            if name != "Contents.json":
                raise Fault(f"{inner} is no part of a catalog")
            continue
        if name.endswith(".colorset"):
            asset = namespace + name.removesuffix(".colorset")
            if asset in found:
                raise Fault(f"two assets are called {asset}")
            try:
                found[asset] = read_colorset(inner)
            except Fault as fault:
                raise Fault(f"{asset}: {fault}") from None
            continue
        provides = False
        description = os.path.join(inner, "Contents.json")
        if os.path.exists(description):
            with open(description, encoding="utf-8") as file:
                provides = json.load(file).get("properties", {}).get("provides-namespace", False)
        read_folder(inner, namespace + name + "/" if provides else namespace, found)


def read(path):
    with open(os.path.join(path, "Contents.json"), encoding="utf-8") as file:
        if json.load(file)["info"]["version"] != 1:
            raise Fault("the catalog is not of version 1")
    found = {}
    read_folder(path, "", found)
    return found


if __name__ == "__main__":
    try:
        json.dump(read(sys.argv[1]), sys.stdout, indent=2, ensure_ascii=False)
        print()
    except Fault as fault:
        sys.exit(f"{sys.argv[1]}: {fault}")
