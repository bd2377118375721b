#!/usr/bin/env python3
"""Makes a catalog of each theme, reads it back, and compares it with what `tincture resolve` says."""

import os
import tempfile

import read_xcassets
import truth

COLOR_SPACES = {"srgb": "srgb", "display-p3": "display-p3"}


def main():
    check = truth.Check("xcassets")
    for theme in truth.themes():
        with tempfile.TemporaryDirectory() as folder:
            catalog = os.path.join(folder, "Test.xcassets")
            truth.generate(theme, "xcassets", catalog)
            assets = read_xcassets.read(catalog)
        name = os.path.basename(theme)
        appearances = truth.resolve(theme)
        for traits, tokens in appearances:
            # What a catalog cannot tell apart.
            if traits["level"] != "base" or traits["size"] != "large":
                continue
            gamut = {"srgb": "sRGB", "p3": "display-P3"}[traits["gamut"]]
            contrast = {"normalContrast": "normal", "highContrast": "high"}[traits["contrast"]]
            key = f"{traits['style']} {contrast} {gamut}"
            colors = {path: token for path, token in tokens.items() if token["kind"] == "color"}
            check.equal(f"{name}: the number of assets", len(assets), len(colors))
            for path, token in colors.items():
                what = f"{name}: {path} under {key}"
                asset = assets.get(path.replace(".", "/"))
                if asset is None:
                    check.equal(what, "no asset", "one")
                    continue
                found = asset["appearances"][key]
                check.equal(what + ", color space", found["colorSpace"], COLOR_SPACES[token["colorSpace"]])
                for component, expected in zip(found["components"], token["components"]):
                    check.equal(what, truth.eight_bits(component), truth.eight_bits(expected))
                    check.close(what, component, expected, 0.000001)
    check.end()


main()
