#!/usr/bin/env python3
"""Reads design tokens (DTCG 2025.10) and prints what every token is in each combination of contexts.

    read_dtcg.py theme.tokens.json | theme.resolver.json

It knows only the format: sets and modifiers are merged in the order of resolution, references are resolved in what has been
merged, types are inherited from groups, and colours are converted to sRGB and Display P3. What breaks a rule of the format, or
is not known, is an error.
"""

import functools
import itertools
import json
import os
import sys

import dtcg_color
from dtcg_validation import Invalid, check, check_resolver, check_tokens, check_value, reference_target


def read_json(path):
    def unique(pairs):
        names = [name for name, _ in pairs]
        check(len(set(names)) == len(names), path, f"a name stands twice among {names}")
        return dict(pairs)

    def refuse(word):
        raise Invalid(f"{path}: {word} is no number of JSON")

    with open(path, encoding="utf-8") as file:
        return json.load(file, object_pairs_hook=unique, parse_constant=refuse)


# Merging


def is_token(node):
    return isinstance(node, dict) and "$value" in node


def merge(base, other, place=""):
    """Groups are merged; a token, and every property of a group, takes the place of the earlier one."""
    result = dict(base)
    for key, value in other.items():
        inner = f"{place}.{key}"
        if key.startswith("$") or key not in result:
            result[key] = value
            continue
        check(is_token(result[key]) == is_token(value), inner, "is a token here and a group there")
        result[key] = value if is_token(value) else merge(result[key], value, inner)
    return result


class Resolver:
    """A resolver document with the files that it refers to."""

    def __init__(self, path):
        self.document = read_json(path)
        self.folder = os.path.dirname(path)
        self.files = {}
        check_resolver(self.document, path)

    def combinations(self):
        """All combinations of contexts, as inputs."""
        modifiers = self.document.get("modifiers", {})
        for contexts in itertools.product(*(entry["contexts"] for entry in modifiers.values())):
            yield dict(zip(modifiers, contexts))

    def merged(self, inputs):
        result = {}
        for entry in self.document["resolutionOrder"]:
            kind, _, name = entry["$ref"].removeprefix("#/").partition("/")
            if kind == "sets":
                sources = self.document["sets"][name]["sources"]
            else:
                modifier = self.document["modifiers"][name]
                sources = modifier["contexts"][inputs.get(name, modifier.get("default"))]
            for tokens in self.tokens(sources):
                result = merge(result, tokens)
        return result

    def tokens(self, sources):
        for source in sources:
            target = source.get("$ref")
            if target is None:
                yield source
            elif target.startswith("#/sets/"):
                yield from self.tokens(self.document["sets"][target.removeprefix("#/sets/")]["sources"])
            else:
                if target not in self.files:
                    self.files[target] = read_json(os.path.join(self.folder, target))
                    check_tokens(self.files[target], target, is_file=True)
                yield self.files[target]


# Resolving


class Tokens:
    """The tokens of one merged document."""

    def __init__(self, document):
        self.nodes = {}
        self.groups = set()
        self.collect(document, [], None, None)
        self.resolved = {}

    def collect(self, group, path, kind, deprecated):
        kind = group.get("$type", kind)
        deprecated = group.get("$deprecated", deprecated)
        for key, node in group.items():
            if key.startswith("$"):
                continue
            name = ".".join(path + [key])
            if is_token(node):
                self.nodes[name] = (node, node.get("$type"), kind, node.get("$deprecated", deprecated))
            else:
                self.groups.add(name)
                self.collect(node, path + [key], kind, deprecated)

    def resolve(self, name, chain=()):
        """The type and the value of a token."""
        if name in self.resolved:
            return self.resolved[name]
        check(name not in chain, name, f"refers to itself: {' -> '.join(chain + (name,))}")
        check(name not in self.groups, name, "is a group, to which nothing may refer")
        check(name in self.nodes, name, f"does not exist, to which {chain[-1] if chain else 'something'} refers")
        node, own, inherited, _ = self.nodes[name]
        chain += (name,)
        target = reference_target(node["$value"])
        if target:
            kind, value = self.resolve(target, chain)
            check(own in (None, kind) and inherited in (None, kind), name, f"is no {kind}, but refers to one")
        else:
            kind = own or inherited
            check(kind, name, "has no type")
            value = self.substituted(kind, node["$value"], name, chain)
        check_value(kind, value, name)
        self.resolved[name] = (kind, value)
        return kind, value

    def substituted(self, kind, value, place, chain):
        """A composite value with what its references lead to."""
        parts = {
            "shadow": {"color": "color", "offsetX": "dimension", "offsetY": "dimension", "blur": "dimension",
                       "spread": "dimension"},
            "gradient": {"color": "color", "position": "number"},
            "typography": {"fontFamily": "fontFamily", "fontSize": "dimension", "fontWeight": "fontWeight",
                           "letterSpacing": "dimension", "lineHeight": "number"},
        }.get(kind)
        if parts is None:
            return value
        if isinstance(value, list):
            return [self.substituted(kind, element, place, chain) for element in value]
        check(isinstance(value, dict), place, f"{value!r} is no part of a {kind}")
        result = {}
        for key, part in value.items():
            target = reference_target(part) if key in parts else None
            if target:
                found, part = self.resolve(target, chain)
                check(found == parts[key], place, f"{key} is no {found}")
            result[key] = part
        return result

    def all(self):
        """Every token's type, value, properties and whether it is a reference, colours in sRGB and Display P3 too."""
        result = {}
        for name, (node, _, _, deprecated) in self.nodes.items():
            kind, value = self.resolve(name)
            entry = {"type": kind, "value": with_rgb(value)}
            entry["reference"] = reference_target(node["$value"])
            for key in ("$description", "$extensions"):
                if key in node:
                    entry[key] = node[key]
            if deprecated:
                entry["$deprecated"] = deprecated
            result[name] = entry
        return result


def with_rgb(value):
    """A value, in which every colour has also its gamma-encoded components in sRGB and Display P3, mapped into them."""
    if isinstance(value, list):
        return [with_rgb(element) for element in value]
    if not isinstance(value, dict):
        return value
    if "colorSpace" not in value:
        return {key: with_rgb(element) for key, element in value.items()}
    return {**value, "alpha": value.get("alpha", 1), "rgb": rgb(value["colorSpace"], tuple(value["components"]))}


@functools.cache
def rgb(space, components):
    xyz = dtcg_color.to_xyz(space, components)
    return {space: dtcg_color.mapped(space, xyz) for space in ("srgb", "display-p3")}


def read(path):
    """The tokens of a file, or of a resolver in every combination of contexts: pairs of inputs and tokens."""
    if path.endswith(".resolver.json"):
        resolver = Resolver(path)
        return [(inputs, Tokens(resolver.merged(inputs)).all()) for inputs in resolver.combinations()]
    check(path.endswith(".tokens.json"), path, "the name ends neither in .tokens.json nor in .resolver.json")
    document = read_json(path)
    check_tokens(document, path, is_file=True)
    return [({}, Tokens(document).all())]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        combinations = read(sys.argv[1])
    except (Invalid, OSError, ValueError) as error:
        sys.exit(f"{sys.argv[1]}: {error}")
    entries = [{"contexts": inputs, "tokens": tokens} for inputs, tokens in combinations]
    json.dump(entries, sys.stdout, ensure_ascii=False, indent=1)
    print()


if __name__ == "__main__":
    main()
