#!/usr/bin/env python3
"""The reader of design tokens refuses what breaks the format's rules, and resolves what keeps them."""

import copy
import json
import os
import tempfile
import unittest

import dtcg_color
import read_dtcg
from dtcg_validation import FORMAT_SCHEMA, RESOLVER_SCHEMA, Invalid

RED = {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000"}
BLUE = {"colorSpace": "srgb", "components": [0, 0, 1]}
POINTS = {"value": 1, "unit": "px"}
LAYER = {"color": RED, "offsetX": POINTS, "offsetY": POINTS, "blur": POINTS, "spread": POINTS}


def color(value, **properties):
    return {"colors": {"$type": "color", "a": {"$value": value, **properties}}}


# What is wrong, and a part of what is said of it.
BROKEN = [
    ({"colors": {"a": {"$value": RED}}}, "has no type"),
    ({"colors": {"$type": "colour", "a": {"$value": RED}}}, "no type 'colour'"),
    ({"colors": {"$type": "color", "a.b": {"$value": RED}}}, "is no name"),
    ({"colors": {"$type": "color", "$a": {"$value": RED}}}, "not known"),
    ({"colors": {"$type": "color", "{a}": {"$value": RED}}}, "is no name"),
    ({"colors": {"$type": "color", "a": {"$value": RED, "b": {"$value": RED}}}}, "no child"),
    ({"colors": {"$type": "color", "a": {}}}, "is empty"),
    (color("#ff0000"), "an object is expected"),
    (color({**RED, "hex": "#f00"}), "no hex of 6 digits"),
    (color({**RED, "hex": "#ff0001"}), "the components are"),
    (color({**RED, "alpha": 1.5}), "alpha"),
    (color({**RED, "colorSpace": "p3"}), "no colour space"),
    (color({"colorSpace": "srgb", "components": [1, 0]}), "three components"),
    (color({"colorSpace": "srgb", "components": [1.1, 0, 0]}), "more than 1"),
    (color({"colorSpace": "hsl", "components": [360, 0, 0]}), "more than 360"),
    (color({"colorSpace": "oklch", "components": [70, 0, 0]}), "more than 1"),
    (color({**RED, "name": "red"}), "unknown members"),
    (color(RED, **{"$deprecated": 1}), "$deprecated"),
    (color(RED, **{"$extensions": {"tincture": {}}}), "reverse-DNS"),
    (color("{colors.b}"), "does not exist"),
    (color("{colors}"), "is a group"),
    (color("{colors.a}"), "refers to itself"),
    (color("{colors.a"), "no reference"),
    ({**color("{sizes.a}"), "sizes": {"$type": "dimension", "a": {"$value": POINTS}}}, "is no dimension"),
    ({"sizes": {"$type": "dimension", "a": {"$value": 4}}}, "an object is expected"),
    ({"sizes": {"$type": "dimension", "a": {"$value": {"value": 4, "unit": "pt"}}}}, "no unit"),
    ({"shadows": {"$type": "shadow", "a": {"$value": []}}}, "has layers"),
    ({"shadows": {"$type": "shadow", "a": {"$value": {**LAYER, "inset": "yes"}}}}, "inset"),
    ({"shadows": {"$type": "shadow", "a": {"$value": {"color": RED}}}}, "misses"),
    ({"gradients": {"$type": "gradient", "a": {"$value": [{"color": RED, "position": 2}]}}}, "position"),
    ({"fonts": {"$type": "typography", "a": {"$value": {"fontFamily": "Lora"}}}}, "misses"),
]

RESOLVER = {
    "$schema": RESOLVER_SCHEMA,
    "version": "2025.10",
    "sets": {
        "base": {"sources": [color(RED), {"colors": {"$type": "color", "b": {"$value": "{colors.a}"}}}]},
        "dark": {"sources": [color(BLUE)]},
    },
    "modifiers": {"style": {"contexts": {"light": [], "dark": [{"$ref": "#/sets/dark"}]}, "default": "light"}},
    "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/style"}],
}

# A path in the resolver, what stands there instead, and a part of what is said of it.
BROKEN_RESOLVERS = [
    (["version"], "1.0", "version"),
    (["modifiers", "style", "contexts"], {"dark": []}, "less than two contexts"),
    (["modifiers", "style", "default"], "dim", "default is no context"),
    (["modifiers", "style", "contexts", "dark"], [{"$ref": "#/modifiers/style"}], "is no set"),
    (["modifiers", "style", "contexts", "dark"], [{"$ref": "#/sets/night"}], "does not exist"),
    (["modifiers", "style", "contexts", "dark"], [{"$ref": "../dark.tokens.json"}], "no file beside"),
    (["modifiers", "style", "context"], {}, "unknown members"),
    (["resolutionOrder"], [{"$ref": "#/sets/base"}], "not used"),
    (["resolutionOrder"], [{"$ref": "#/sets/none"}], "does not exist"),
    (["sets", "base", "sources"], [], "no sources"),
]


def read(document, name):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(document if isinstance(document, str) else json.dumps(document))
        return read_dtcg.read(path)


class ReaderTests(unittest.TestCase):
    def test_broken_tokens(self):
        for document, message in BROKEN:
            with self.subTest(message=message, document=document):
                with self.assertRaises(Invalid) as raised:
                    read({"$schema": FORMAT_SCHEMA, **document}, "a.tokens.json")
                self.assertIn(message, str(raised.exception))

    def test_broken_resolvers(self):
        for path, value, message in BROKEN_RESOLVERS:
            with self.subTest(message=message, path=path):
                document = copy.deepcopy(RESOLVER)
                place = document
                for key in path[:-1]:
                    place = place[key]
                place[path[-1]] = value
                with self.assertRaises(Invalid) as raised:
                    read(document, "a.resolver.json")
                self.assertIn(message, str(raised.exception))

    def test_a_name_that_stands_twice(self):
        with self.assertRaises(Invalid):
            read('{"colors": {}, "colors": {}}', "a.tokens.json")

    def test_references_are_resolved_in_what_has_been_merged(self):
        found = {inputs["style"]: tokens for inputs, tokens in read(RESOLVER, "a.resolver.json")}
        for context, expected in [("light", [1, 0, 0]), ("dark", [0, 0, 1])]:
            components = found[context]["colors.b"]["value"]["rgb"]["srgb"]
            self.assertEqual([round(v, 6) for v in components], expected)

    def test_colours(self):
        # Examples of CSS Color 4 and of its tests.
        for space, components, expected in [
            ("oklch", [0.51975, 0.17686, 142.495], [0, 0.501961, 0]),
            ("lab", [46.2775, -47.5621, 48.5837], [0, 0.501961, 0]),
            ("lch", [46.2775, 67.9892, 134.3912], [0, 0.501961, 0]),
            ("hwb", [120, 0, 49.8039], [0, 0.501961, 0]),
            ("prophoto-rgb", [0.230479, 0.395789, 0.129968], [0, 0.501961, 0]),
            ("rec2020", [0.235202, 0.431704, 0.085432], [0, 0.501961, 0]),
            ("a98-rgb", [0.281363, 0.498012, 0.116746], [0, 0.501961, 0]),
            ("xyz-d65", [0.07719, 0.15438, 0.02573], [0, 0.501961, 0]),
            ("xyz-d50", [0.08312, 0.154746, 0.020961], [0, 0.501961, 0]),
            ("display-p3", [0.21604, 0.49418, 0.13151], [0, 0.501961, 0]),
        ]:
            found = dtcg_color.mapped("srgb", dtcg_color.to_xyz(space, components))
            for one, other in zip(found, expected):
                self.assertAlmostEqual(one, other, places=3, msg=f"{space} {components} is {found}")


if __name__ == "__main__":
    unittest.main()
