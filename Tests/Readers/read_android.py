#!/usr/bin/env python3
"""Reads what Android would of a module's source set, and prints its values under each configuration as JSON.

usage: read_android.py SOURCE_SET      (such as app/src/main)

Knows nothing of themes. Of resources it knows the two configurations that count here: values-night has what values has
not, or has otherwise, at night. Of Kotlin it knows as much as it takes to evaluate properties whose getters are constants
or choices among constants; every name that a file uses must be its own, imported, or of Kotlin's standard library.
"""

import glob
import itertools
import json
import os
import re
import sys
import xml.etree.ElementTree

# The Java Language Specification, 3.9; hard keywords of Kotlin.
KEYWORDS = set(
    """abstract assert boolean break byte case catch char class const continue default do double else enum extends final
    finally float for goto if implements import instanceof int interface long native new package private protected public
    return short static strictfp super switch synchronized this throw throws transient try void volatile while true false
    null _ as fun in is object typealias typeof val var when""".split())
KOTLIN_KEYWORDS = set(
    """as break class continue do else false for fun if in interface is null object package return super this throw true
    try typealias typeof val var when while""".split())
STANDARD = {"Boolean", "Float", "List", "Pair", "Deprecated"}


class Fault(Exception):
    pass


# Resources


def read_values(path):
    """The resources of a file, in order."""
    found = {}
    root = xml.etree.ElementTree.parse(path).getroot()
    if root.tag != "resources":
        raise Fault(f"{path} holds {root.tag}")
    for element in root:
        name = element.attrib["name"]
        if not re.fullmatch(r"[a-z_][a-z0-9_]*", name) or name in KEYWORDS:
            raise Fault(f"'{name}' is no name of a resource")
        key = f"{element.tag}/{name}"
        if key in found:
            raise Fault(f"{path} has {key} twice")
        found[key] = {"color": color_value, "dimen": dimension_value}[element.tag](element.text)
    return found


def color_value(text):
    """A color as #RRGGBB or #AARRGGBB; its red, green, blue and alpha in 8 bits."""
    if not re.fullmatch(r"#([0-9A-F]{2})?[0-9A-F]{6}", text):
        raise Fault(f"{text} is no color")
    digits = text[1:].rjust(8, "F")
    alpha, red, green, blue = (int(digits[place:place + 2], 16) for place in range(0, 8, 2))
    return [red, green, blue, alpha]


def dimension_value(text):
    match = re.fullmatch(r"(-?[0-9]+(?:\.[0-9]+)?)(dp|sp)", text)
    if not match:
        raise Fault(f"{text} is no dimension")
    return {"number": float(match[1]), "unit": match[2]}


def read_resources(folder):
    """What R would have, by day and by night."""
    usual, night = {}, {}
    for found, name in ((usual, "values"), (night, "values-night")):
        for path in sorted(glob.glob(os.path.join(folder, "res", name, "*.xml"))):
            for key, value in read_values(path).items():
                if key in found:
                    raise Fault(f"{key} is in two files of {name}")
                found[key] = value
    if not set(night) <= set(usual):
        raise Fault(f"only at night there are {sorted(set(night) - set(usual))}")
    return {key: {"light": value, "dark": night.get(key, value)} for key, value in usual.items()}


# Kotlin

TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*)|(?P<comment>/\*)|(?P<string>"(?:[^"\\\n$]|\\.)*")"""
    r"""|(?P<number>0x[0-9A-F]+|[0-9]+(?:\.[0-9]+)?(?:e-?[0-9]+)?f?)|(?P<quoted>`[^`\n.;\[\]/<>:\\]+`)"""
    r"""|(?P<name>\w+)|(?P<mark>->|&&|>=|!=|[-+*<>=.,:;@?(){}\[\]])""")


def tokens(text):
    found, place = [], 0
    while place < len(text):
        match = TOKEN.match(text, place)
        if not match:
            raise Fault(f"line {text.count(chr(10), 0, place) + 1} cannot be read")
        place = match.end()
        if match.lastgroup == "comment":
            # Comments nest.
            depth = 1
            while depth:
                step = re.compile(r"/\*|\*/").search(text, place)
                if not step:
                    raise Fault("a comment has no end")
                depth += 1 if step[0] == "/*" else -1
                place = step.end()
        elif match.lastgroup == "name" and not re.match(r"[^\W\d]", match[0]):
            raise Fault(f"{match[0]} is no name")
        elif match.lastgroup != "space":
            found.append((match.lastgroup, match[0]))
    return found + [("end", "")]


class Reader:
    def __init__(self, text):
        self.tokens = tokens(text)
        self.place = 0
        self.package = None
        self.imports = []
        self.properties = {}
        self.own_types = set()
        self.used = set()
        self.settings = []

    # Steps

    def peek(self, ahead=0):
        return self.tokens[self.place + ahead][1]

    def take(self, *expected):
        kind, text = self.tokens[self.place]
        if expected and text not in expected:
            around = " ".join(token[1] for token in self.tokens[max(0, self.place - 6):self.place + 3])
            raise Fault(f"{' or '.join(expected)} should stand at '{around}'")
        self.place += 1
        if kind == "name" and text[0].isupper():
            self.used.add(text)
        if kind == "name" and text in ("dp", "sp", "isSystemInDarkTheme"):
            self.used.add(text)
        return text

    def name(self):
        kind, text = self.tokens[self.place]
        if kind not in ("name", "quoted") or (kind == "name" and text in KOTLIN_KEYWORDS):
            raise Fault(f"{text} is no name")
        self.place += 1
        return text.strip("`")

    def path(self):
        parts = [self.name()]
        while self.peek() == ".":
            self.take(".")
            parts.append(self.name())
        return parts

    def skip(self, opening, closing):
        self.take(opening)
        depth = 1
        while depth:
            text = self.take()
            depth += {opening: 1, closing: -1}.get(text, 0)
            if text == "" and depth:
                raise Fault(f"a {opening} is not closed")

    def annotations(self):
        found = []
        while self.peek() == "@":
            self.take("@")
            found.append(self.take())
            if self.peek() == "(":
                self.skip("(", ")")
        return found

    # Declarations

    def read(self):
        self.take("package")
        self.package = ".".join(self.path())
        while self.peek() == "import":
            self.take("import")
            self.imports.append(self.path())
        if self.imports != sorted(self.imports):
            raise Fault("imports are not sorted")
        if self.annotations() != ["Immutable"]:
            raise Fault("the class is not immutable")
        self.take("class")
        self.style = self.name()
        self.own_types.add(self.style)
        self.take("private"), self.take("constructor"), self.take("(")
        while self.peek() != ")":
            self.take("private"), self.take("val")
            self.settings.append(self.name())
            self.take(":"), self.take("Boolean"), self.take(",")
        self.take(")")
        self.members(())
        self.take("")
        names = {path[-1] for path in self.imports}
        if len(names) != len(self.imports):
            raise Fault("something is imported twice")
        if missing := self.used - names - self.own_types - STANDARD - {"SDK_INT", "VERSION", "VERSION_CODES", "O",
                                                                       "UPSIDE_DOWN_CAKE", "UI_MODE_SERVICE"} - self.constants:
            raise Fault(f"nothing says what {sorted(missing)} are")
        if idle := names - self.used:
            raise Fault(f"nothing uses {sorted(idle)}")

    # What follows a point, such as Serif in FontFamily.Serif.
    constants = {
        "Serif", "Monospace", "DisplayP3", "Thin", "ExtraLight", "Light", "Normal", "Medium", "SemiBold", "Bold",
        "ExtraBold", "Black",
    }

    def members(self, path):
        self.take("{")
        instances, classes, names = {}, set(), set()
        while self.peek() != "}":
            annotations = self.annotations()
            word = self.take("val", "inner", "object", "data", "private", "companion")
            if word == "val":
                name = self.name()
                if name in names:
                    raise Fault(f"{'.'.join(path)} has {name} twice")
                names.add(name)
                if self.take("=", ":") == "=":
                    instances[name] = self.name()
                    self.take("("), self.take(")")
                else:
                    self.property(path + (name,), annotations)
            elif word in ("inner", "object"):
                if word == "inner":
                    self.take("class")
                name = self.name()
                if name in classes or name in {path[-1] for path in self.imports} | STANDARD:
                    raise Fault(f"{name} hides another type")
                classes.add(name)
                self.own_types.add(name)
                if word == "inner" and instances.get(list(instances)[-1] if path else None, name) != name:
                    raise Fault(f"{name} is no object's class")
                self.members(path + (name,))
                if word == "inner" and name not in instances.values():
                    raise Fault(f"nothing has the class {name}")
            elif word == "companion":
                self.take("object")
                self.skip("{", "}")
            else:
                if word == "private":
                    self.take("data")
                self.take("class")
                self.own_types.add(self.name())
                self.skip("(", ")")
                if self.peek() == ":":
                    self.take(":"), self.take("ShaderBrush"), self.take("("), self.take(")")
                    self.skip("{", "}")
        self.take("}")

    def property(self, path, annotations):
        type = self.take("Color", "Dp", "TextStyle", "Brush", "List")
        if type == "List":
            self.take("<"), self.take("ShadowLayer"), self.take(">")
        annotations = [name for name in annotations + self.annotations() if name != "Deprecated"]
        self.take("get"), self.take("("), self.take(")"), self.take("=")
        expression = self.expression()
        if annotations != (["Composable", "ReadOnlyComposable"] if expression[0] == "with" else []):
            raise Fault(f"{'.'.join(path)} has {annotations}")
        self.properties[path] = (type, expression)

    # Expressions

    def condition(self):
        names = [self.name()]
        while self.peek() == "&&":
            self.take("&&")
            names.append(self.name())
        if not set(names) <= set(self.settings):
            raise Fault(f"{names} are no settings")
        return names

    def expression(self):
        if self.peek() == "if":
            self.take("if"), self.take("(")
            condition = self.condition()
            self.take(")")
            first = self.expression()
            self.take("else")
            return ("choice", [(condition, first), ([], self.expression())])
        if self.peek() == "when":
            self.take("when"), self.take("{")
            branches = []
            while self.peek() != "else":
                condition = self.condition()
                self.take("->")
                branches.append((condition, self.expression()))
            self.take("else"), self.take("->")
            branches.append(([], self.expression()))
            self.take("}")
            return ("choice", branches)
        if self.peek() == "with":
            for text in ("with", "(", "LocalDensity", ".", "current", ")", "{"):
                self.take(text)
            inner = self.expression()
            self.take("}")
            return ("with", inner)
        first = self.term()
        if self.peek() == "to":
            self.take("to")
            return ("pair", first, self.term())
        return first

    def term(self):
        sign = 1
        if self.peek() == "-":
            self.take("-")
            sign = -1
        kind, text = self.tokens[self.place]
        if kind == "number":
            self.take()
            number = int(text, 16) if text.startswith("0x") else sign * float(text.rstrip("f"))
            if self.peek() != ".":
                return ("number", number)
            self.take(".")
            unit = self.take("dp", "sp")
            if self.peek() == ".":
                for part in (".", "toDp", "(", ")"):
                    self.take(part)
                return ("length", number, unit, True)
            return ("length", number, unit, False)
        if text in ("true", "false"):
            self.take()
            return ("flag", text == "true")
        self.take()
        while self.peek() == ".":
            self.take(".")
            text += "." + self.take()
        if self.peek() != "(":
            return ("constant", text)
        self.take("(")
        places, names = [], {}
        while self.peek() != ")":
            if self.peek(1) == "=":
                name = self.name()
                self.take("=")
                names[name] = self.expression()
            elif names:
                raise Fault(f"{text} has an argument without a name after one with it")
            else:
                places.append(self.expression())
            if self.peek() != ")":
                self.take(",")
        self.take(")")
        return ("call", text, places, names)

    # Values

    def evaluate(self, expression, settings):
        kind = expression[0]
        if kind == "choice":
            for condition, value in expression[1]:
                if all(settings[name] for name in condition):
                    return self.evaluate(value, settings)
        if kind == "with":
            return self.evaluate(expression[1], settings)
        if kind in ("number", "flag", "constant"):
            return expression[1]
        if kind == "length":
            return {"number": expression[1], "unit": expression[2], "isConverted": expression[3]}
        if kind == "pair":
            return [self.evaluate(part, settings) for part in expression[1:]]
        places = [self.evaluate(part, settings) for part in expression[2]]
        names = {name: self.evaluate(part, settings) for name, part in expression[3].items()}
        if expression[1] == "Color":
            return color(places, names)
        if expression[1] in ("listOf", "emptyList"):
            return places
        return {"call": expression[1], "arguments": places, **names}


def color(places, names):
    if names:
        raise Fault("a color has named arguments")
    if len(places) == 1:
        number = int(places[0])
        if number > 0xFFFFFFFF:
            raise Fault(f"{number:X} is no color")
        return {"colorSpace": "srgb", "bytes": [number >> 16 & 255, number >> 8 & 255, number & 255, number >> 24]}
    if len(places) != 5 or places[4] != "ColorSpaces.DisplayP3":
        raise Fault(f"a color has the arguments {places}")
    return {"colorSpace": "display-p3", "components": places[:4]}


def read_kotlin(path, folder):
    with open(path, encoding="utf-8") as file:
        reader = Reader(file.read())
    reader.read()
    if os.path.relpath(path, folder) != os.path.join("kotlin", *reader.package.split("."), reader.style + ".kt"):
        raise Fault(f"{path} is not the place of {reader.package}.{reader.style}")
    found = {}
    for property, (type, expression) in reader.properties.items():
        found[".".join(property)] = {"type": type, "values": []}
        for bits in itertools.product((False, True), repeat=len(reader.settings)):
            settings = dict(zip(reader.settings, bits))
            found[".".join(property)]["values"].append((settings, reader.evaluate(expression, settings)))
    return found


def read(folder):
    kotlin = {}
    for path in sorted(glob.glob(os.path.join(folder, "kotlin", "**", "*.kt"), recursive=True)):
        try:
            kotlin[os.path.relpath(path, folder)] = read_kotlin(path, folder)
        except Fault as fault:
            raise Fault(f"{path}: {fault}") from None
    return {"resources": read_resources(folder), "kotlin": kotlin}


if __name__ == "__main__":
    try:
        json.dump(read(sys.argv[1]), sys.stdout, indent=2, ensure_ascii=False)
        print()
    except Fault as fault:
        sys.exit(f"{sys.argv[1]}: {fault}")
