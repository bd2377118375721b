#!/usr/bin/env python3
"""Makes Android's files of each theme, reads them back, and compares them with what `tincture resolve` says.

Resources and properties stand in the order of the theme's tokens, by which each is compared with its own.
"""

import json
import os
import re
import tempfile

import read_android
import truth

# What Kotlin has a place for; of these, resources have the first three.
SECTIONS = ("palette", "colors", "metrics", "fonts", "gradients", "shadows")
WEIGHTS = dict(zip(
    ("ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"),
    ("Thin", "ExtraLight", "Light", "Normal", "Medium", "SemiBold", "Bold", "ExtraBold", "Black")))
FAMILIES = {"serif": "FontFamily.Serif", "monospaced": "FontFamily.Monospace"}


def plain(name):
    """A name without what tells conventions of writing apart; None where it is not of ASCII letters and digits."""
    parts = [re.sub(r"[-_ ]", "", part) for part in name.split(".")]
    return "".join(parts).lower() if all(part.isascii() and part.isalnum() for part in parts) else None


def bytes_of_hex(hex):
    digits = hex[1:].ljust(8, "F")
    return [int(digits[place:place + 2], 16) for place in range(0, 8, 2)]


class Comparison:
    def __init__(self, check, theme, prefix):
        self.check = check
        self.name = os.path.basename(theme)
        self.prefix = prefix

    def color(self, what, found, expected):
        self.check.equal(what + ", color space", found["colorSpace"], expected["colorSpace"])
        if found["colorSpace"] == "srgb":
            self.check.equal(what, found["bytes"], [truth.eight_bits(part) for part in expected["components"]])
            return
        for part, wanted in zip(found["components"], expected["components"]):
            self.check.equal(what, truth.eight_bits(part), truth.eight_bits(wanted))
            self.check.close(what, part, wanted, 0.000001)

    def length(self, what, found, expected):
        self.check.close(what, found["number"], expected, 0.00005)

    def point(self, what, found, expected):
        self.check.equal(what, found["call"], "Offset")
        for part, wanted in zip(found["arguments"], expected):
            self.check.close(what, part, wanted, 0.00005)

    def value(self, what, found, token):
        kind = token["kind"]
        if kind == "color":
            self.color(what, found, token)
        elif kind == "metric":
            self.length(what, found, token["points"])
        elif kind == "font":
            self.length(what, found["fontSize"], token["size"])
            self.check.equal(what + ", weight", found["fontWeight"], "FontWeight." + WEIGHTS[token["weight"]])
            self.check.equal(what + ", family", found.get("fontFamily"), FAMILIES.get(token["family"]))
        elif kind == "gradient":
            self.point(what, found["from"], token["from"])
            self.point(what, found["to"], token["to"])
            self.check.equal(what + ", stops", len(found["stops"]), len(token["stops"]))
            for (place, color), stop in zip(found["stops"], token["stops"]):
                self.check.close(what, place, stop["at"], 0.00005)
                self.color(what, color, stop)
        else:
            self.check.equal(what + ", layers", len(found), len(token["shadows"]))
            for layer, shadow in zip(found, token["shadows"]):
                self.color(what, layer["arguments"][0], shadow)
                self.check.equal(what, layer.get("isInset", False), shadow["inset"])
                for name in ("radius", "x", "y"):
                    self.length(f"{what}, {name}", layer.get(name, {"number": 0}), shadow[name])

    def resources(self, resources, traits, tokens):
        """What resources can tell apart is light and dark."""
        if traits["contrast"] != "normalContrast" or traits["gamut"] != "srgb":
            return
        tokens = [token for token in tokens if token["kind"] in ("color", "metric")]
        self.check.equal(f"{self.name}: the number of resources", len(resources), len(tokens))
        for (key, values), token in zip(resources.items(), tokens):
            what = f"{self.name}: {key} under {traits['style']}"
            self.check.equal(what + ", type", key.split("/")[0], "color" if token["kind"] == "color" else "dimen")
            path = token["token"] if token["token"].startswith("palette.") else token["token"].split(".", 1)[1]
            if plain(path):
                self.check.equal(what + ", name", plain(key.split("/")[1].removeprefix(self.prefix)), plain(path))
            found = values[traits["style"]]
            if token["kind"] == "color":
                self.check.equal(what, found, bytes_of_hex(token["hex"]))
            else:
                self.length(what, found, token["points"])

    def kotlin(self, properties, traits, tokens):
        expected = {
            "isDark": traits["style"] == "dark", "isHighContrast": traits["contrast"] == "highContrast",
            "isWideGamut": traits["gamut"] == "p3",
        }
        self.check.equal(f"{self.name}: the number of properties", len(properties), len(tokens))
        for (path, property), token in zip(properties, tokens):
            what = f"{self.name}: {path} under {expected}"
            if plain(token["token"]) and "Group" not in path:
                self.check.equal(what + ", name", plain(path), plain(token["token"]))
            found = [
                value for settings, value in property["values"]
                if all(expected[name] == value for name, value in settings.items())
            ]
            self.value(what, found[0], token)
            # A setting that the class does not have makes no difference.
            self.check.equal(what + ", settings", len(found), 1)


def main():
    check = truth.Check("android")
    for theme in truth.themes():
        with tempfile.TemporaryDirectory() as folder:
            truth.generate(theme, "android", folder, "--package", "com.example.style", "--prefix", "test")
            found = read_android.read(folder)
        comparison = Comparison(check, theme, "test_")
        properties = [item for file in found["kotlin"].values() for item in file.items()]
        properties.sort(key=lambda item: not item[0].startswith("Palette."))
        sized = scaled(theme, found["resources"])
        check.equal(f"{comparison.name}: metrics that grow with text", sized[0], sized[1])
        for traits, tokens in truth.resolve(theme):
            if traits["level"] != "base" or traits["size"] != "large":
                continue
            tokens = [token for path, token in tokens.items() if path.split(".")[0] in SECTIONS]
            comparison.resources(found["resources"], traits, tokens)
            comparison.kotlin(properties, traits, tokens)
    check.end()


def scaled(theme, resources):
    """Which metrics are in sp, and which should be: those that grow by the same factor as some text style."""
    # The sizes of the text styles, from largeTitle to caption2.
    small = [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]
    usual = [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]
    large = [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]
    at = {
        size: {token["token"]: token["points"] for token in metrics(theme, size)} for size in ("xSmall", "large", "accessibility5")
    }
    wanted = []
    for path, points in at["large"].items():
        ends = (at["xSmall"][path], at["accessibility5"][path])
        grows = ends != (points, points)
        wanted.append(grows and any(
            abs(ends[0] - points * first / middle) < 1e-9 and abs(ends[1] - points * last / middle) < 1e-9
            for first, middle, last in zip(small, usual, large)))
    return [
        [values["light"]["unit"] == "sp" for key, values in resources.items() if key.startswith("dimen/")], wanted,
    ]


def metrics(theme, size):
    table = json.loads(truth.run("resolve", theme, "--size", size, "--format", "json"))
    return [token for token in table["tokens"] if token["kind"] == "metric"]


main()
