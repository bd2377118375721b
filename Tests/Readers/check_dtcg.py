#!/usr/bin/env python3
"""Compares what the format dtcg says, read by read_dtcg.py, with what `tincture resolve` says.

    check_dtcg.py [THEME …]

Without a THEME, all of the repository's. Every token under every appearance at every size, and the file of default values alone; with the values inline, in files and in
one bundle.
"""

import functools
import json
import os
import re
import sys
import tempfile

import read_dtcg
import truth
from dtcg_validation import Invalid

SIZES = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
]
# Which trait has a term.
TERMS = {
    "light": "style", "dark": "style", "normalContrast": "contrast", "highContrast": "contrast", "base": "level",
    "elevated": "level", "srgb": "gamut", "p3": "gamut", **{size: "size" for size in SIZES},
}
TYPES = {"color": "color", "metric": "dimension", "font": "typography", "gradient": "gradient", "shadow": "shadow"}
WEIGHTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
FAMILIES = {
    "system": "system-ui", "serif": ["ui-serif", "serif"], "rounded": ["ui-rounded", "system-ui"],
    "monospaced": ["ui-monospace", "monospace"],
}
# Numbers are written to six places. What is mapped into a gamut is found by search, whose steps show near black.
NUMBER, COLOUR, MAPPED = 1e-6, 2e-5, 1e-3


class Difference(Exception):
    pass


@functools.cache
def terms(context):
    """The terms of a context's name, such as dark and highContrast of darkHighContrast."""
    found = []
    rest = context
    while rest:
        match = next((t for t in sorted(TERMS, key=len, reverse=True)
                      if re.match(re.escape(t) + r"(?![a-z0-9])", rest[0].lower() + rest[1:])), None)
        if match is None:
            raise Difference(f"the context {context!r} has an unknown term {rest!r}")
        found.append(match)
        rest = rest[len(match):]
    return found


def serves(inputs, traits, axes):
    """Whether a combination of contexts is that of some traits: terms that a context does not name are at their default."""
    defaults = {"style": "light", "contrast": "normalContrast", "level": "base", "gamut": "srgb", "size": "large"}
    for modifier, context in inputs.items():
        named = {TERMS[term]: term for term in terms(context)}
        for trait in axes[modifier]:
            if named.get(trait, defaults[trait]) != traits[trait]:
                return False
    return True


def near(one, other, tolerance=NUMBER):
    return abs(one - other) <= tolerance


def same_color(expected, value):
    *components, alpha = expected["components"]
    found = value["rgb"][expected["colorSpace"]]
    tolerance = MAPPED if 0 in found or 1 in found else COLOUR
    if not all(near(a, b, tolerance) for a, b in zip(components, found)) or not near(alpha, value["alpha"]):
        return False
    # The convention of the format's emitter: no alpha at 1, and hex where sRGB has the colour.
    return "hex" in value if expected["colorSpace"] == "srgb" else True


def same_points(dimension, points):
    return dimension["unit"] == "px" and near(dimension["value"], points)


def same_font(expected, value):
    return (same_points(value["fontSize"], expected["pointSize"])
            and value["fontWeight"] == WEIGHTS.index(expected["weight"]) * 100 + 100
            and value["fontFamily"] == FAMILIES.get(expected["family"], expected["family"]))


def same_gradient(expected, value):
    return len(expected["stops"]) == len(value) and all(
        near(stop["at"], found["position"]) and same_color(stop, found["color"])
        for stop, found in zip(expected["stops"], value))


def same_shadow(expected, value):
    layers = expected["shadows"]
    if not layers:
        return len(value) == 1 and value[0]["color"]["alpha"] == 0
    return len(layers) == len(value) and all(
        same_color(layer, found["color"]) and same_points(found["offsetX"], layer["x"])
        and same_points(found["offsetY"], layer["y"]) and same_points(found["blur"], layer["radius"] * 2)
        and same_points(found["spread"], 0) and found.get("inset", False) == layer["inset"]
        for layer, found in zip(layers, value))


def same(kind, expected, value):
    return {
        "color": lambda: same_color(expected, value), "metric": lambda: same_points(value, expected["points"]),
        "font": lambda: same_font(expected, value), "gradient": lambda: same_gradient(expected, value),
        "shadow": lambda: same_shadow(expected, value),
    }[kind]()


def direction_is_told(expected, entry):
    """Whether our own data tells what the format has no place for; a reference leaves it to its target."""
    if entry["reference"]:
        return True
    data = entry.get("$extensions", {}).get("org.tincture", {})
    if expected["kind"] == "gradient":
        points = {
            "topLeading": [0, 0], "top": [0.5, 0], "topTrailing": [1, 0], "leading": [0, 0.5], "center": [0.5, 0.5],
            "trailing": [1, 0.5], "bottomLeading": [0, 1], "bottom": [0.5, 1], "bottomTrailing": [1, 1],
        }
        ends = [data[key] if isinstance(data[key], list) else points[data[key]] for key in ("from", "to")]
        return all(near(a, b) for end, name in zip(ends, ("from", "to")) for a, b in zip(end, expected[name]))
    if expected["kind"] == "font":
        return data["textStyle"] == expected["textStyle"] and data.get("maximumSize") == expected.get("maximumSize")
    return True


def compare(expected, tokens, place, check):
    names = {token["token"] for token in expected if token["kind"] in TYPES}
    if names != set(tokens):
        raise Difference(f"{place}: the tokens differ: {sorted(names ^ set(tokens))}")
    for token in expected:
        if token["kind"] not in TYPES:
            continue
        entry = tokens[token["token"]]
        if entry["type"] != TYPES[token["kind"]] or not same(token["kind"], token, entry["value"]):
            raise Difference(f"{place}: {token['token']} is {entry}, expected {token}")
        check.compared += 1
        if not direction_is_told(token, entry):
            raise Difference(f"{place}: {token['token']} has the data {entry.get('$extensions')}, expected {token}")


def check_theme(theme, check):
    # A theme may use all appearances; a size is given, since fonts grow with it though their tokens do not say so.
    appearances = []
    for size in SIZES:
        resolved = json.loads(truth.run("resolve", theme, "--all", "--size", size, "--format", "json"))
        appearances += resolved["appearances"]
    shapes = set()
    for placement in ("inline", "files", "bundle"):
        with tempfile.TemporaryDirectory() as folder:
            truth.generate(theme, "dtcg", folder, "--resolver", placement)
            files = sorted(os.listdir(folder))
            resolvers = [file for file in files if file.endswith(".resolver.json")]
            bases = [file for file in files if file.count(".") == 2 and file.endswith(".tokens.json")]
            default = next(a for a in appearances
                           if list(a["traits"].values()) == ["light", "normalContrast", "base", "srgb", "large"])
            for base in bases:
                [(_, tokens)] = read_dtcg.read(os.path.join(folder, base))
                compare(default["tokens"], tokens, base, check)
            if placement == "bundle" and resolvers and bases:
                raise Difference(f"a bundle has {files}")
            combinations = [read_dtcg.read(os.path.join(folder, file)) for file in resolvers or bases][0]
            axes = {}
            for inputs, _ in combinations:
                for modifier, context in inputs.items():
                    axes.setdefault(modifier, set()).update(TERMS[term] for term in terms(context))
            for appearance in appearances:
                served = [tokens for inputs, tokens in combinations if serves(inputs, appearance["traits"], axes)]
                if len(served) != 1:
                    raise Difference(f"{len(served)} combinations of contexts serve {appearance['traits']}")
                compare(appearance["tokens"], served[0], f"{placement}, {appearance['name']}", check)
            shapes.add((len(combinations), ", ".join(axes)))
    if len(shapes) != 1:
        raise Difference(f"inline, files and bundle differ: {shapes}")


def main():
    check = truth.Check("dtcg")
    for theme in [os.path.abspath(path) for path in sys.argv[1:]] or truth.themes():
        try:
            check_theme(theme, check)
        except (Difference, Invalid) as error:
            check.compared += 1
            check.faults.append(f"{os.path.basename(theme)}: {error}")
    check.end()


if __name__ == "__main__":
    main()
