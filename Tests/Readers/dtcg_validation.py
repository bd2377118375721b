"""Whether documents keep the rules of the DTCG format and resolver modules (2025.10).

Strict: what is not known here is an error, even where a tool may bear it.
"""

import functools
import re

import dtcg_color

FORMAT_SCHEMA = "https://www.designtokens.org/schemas/2025.10/format.json"
RESOLVER_SCHEMA = "https://www.designtokens.org/schemas/2025.10/resolver.json"
TYPES = {
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
}
WEIGHTS = {
    "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book", "medium",
    "semi-bold", "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy", "extra-black",
    "ultra-black",
}
NAME = re.compile(r"[^${}.][^{}.]*\Z")
REFERENCE = re.compile(r"\{([^${}.][^{}.]*(?:\.[^${}.][^{}.]*)*)\}\Z")
REVERSE_DNS = re.compile(r"[a-z][a-z0-9-]*(\.[a-z0-9-]+)+\Z")


class Invalid(Exception):
    """A rule that a document breaks."""


def check(condition, place, message):
    if not condition:
        raise Invalid(f"{place}: {message}")


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def members(value, place, required, optional=()):
    check(isinstance(value, dict), place, "an object is expected")
    missing = set(required) - set(value)
    check(not missing, place, f"misses {sorted(missing)}")
    unknown = set(value) - set(required) - set(optional)
    check(not unknown, place, f"has unknown members {sorted(unknown)}")


# Documents of tokens


def check_tokens(document, place, is_file=False):
    """Checks a file of tokens, or tokens inline."""
    check(isinstance(document, dict), place, "tokens are an object")
    if "$schema" in document:
        check(is_file and document["$schema"] == FORMAT_SCHEMA, place, f"$schema is {document['$schema']!r}")
    check(not is_file or "$schema" in document, place, "a file names its $schema")
    check("$value" not in document, place, "the root is no token")
    check_group({key: value for key, value in document.items() if key != "$schema"}, place)


def check_group(group, place):
    for key, value in group.items():
        if key.startswith("$"):
            check_property(key, value, place)
            continue
        check(NAME.match(key), place, f"{key!r} is no name")
        inner = f"{place}.{key}"
        check(isinstance(value, dict), inner, "a group or token is an object")
        check("$ref" not in value and "$extends" not in value, inner, "$ref and $extends are not read here")
        if "$value" in value:
            check_token(value, inner)
        else:
            check(value, inner, "is empty")
            check_group(value, inner)


def check_token(token, place):
    for key, value in token.items():
        check(key.startswith("$"), place, f"a token has no child {key!r}")
        if key != "$value":
            check_property(key, value, place)


def check_property(key, value, place):
    if key == "$type":
        check(value in TYPES, place, f"there is no type {value!r}")
    elif key == "$description":
        check(isinstance(value, str), place, "$description is a text")
    elif key == "$deprecated":
        check(isinstance(value, (bool, str)), place, "$deprecated is true, false or a text")
    elif key == "$extensions":
        check(isinstance(value, dict), place, "$extensions is an object")
        for name in value:
            check(REVERSE_DNS.match(name), place, f"the extension {name!r} is not in reverse-DNS notation")
    else:
        raise Invalid(f"{place}: {key!r} is not known")


def reference_target(value):
    """The path of a reference; nil for another value."""
    if isinstance(value, str) and (value.startswith("{") or value.endswith("}")):
        match = REFERENCE.match(value)
        check(match, value, "is no reference")
        return match.group(1)
    return None


# Values


def check_value(kind, value, place):
    """Checks a value whose references have been replaced by what they lead to."""
    checks = {
        "color": check_color, "dimension": check_dimension, "typography": check_typography,
        "gradient": check_gradient, "shadow": check_shadow, "fontFamily": check_family,
        "fontWeight": check_weight,
    }
    check(kind in checks, place, f"the type {kind} is not read here")
    checks[kind](value, place)


def check_color(value, place):
    members(value, place, ["colorSpace", "components"], ["alpha", "hex"])
    space, components = value["colorSpace"], value["components"]
    check(space in dtcg_color.SPACES, place, f"there is no colour space {space!r}")
    check(isinstance(components, list) and len(components) == 3, place, "a colour has three components")
    for component, (low, high, is_closed) in zip(components, dtcg_color.SPACES[space]):
        if component == "none":
            continue
        check(is_number(component), place, f"{component!r} is no component")
        check(low is None or component >= low, place, f"{component} is less than {low}")
        check(
            high is None or component < high or is_closed and component == high, place,
            f"{component} is more than {high}")
    if "alpha" in value:
        check(is_number(value["alpha"]) and 0 <= value["alpha"] <= 1, place, "alpha is not 0 to 1")
    if "hex" in value:
        srgb = srgb_components(space, tuple(components))
        check(re.match(r"#[0-9a-f]{6}\Z", value["hex"]), place, f"{value['hex']!r} is no hex of 6 digits")
        check(dtcg_color.is_inside(srgb, 0.0011), place, "hex stands for a colour that sRGB does not have")
        digits = [int(value["hex"][i : i + 2], 16) for i in (1, 3, 5)]
        expected = [dtcg_color.eight_bit(v) for v in dtcg_color.clipped(srgb)]
        check(digits == expected, place, f"hex {value['hex']} is {digits}, the components are {expected}")


@functools.cache
def srgb_components(space, components):
    return dtcg_color.encoded("srgb", dtcg_color.to_xyz(space, components))


def check_dimension(value, place):
    members(value, place, ["value", "unit"])
    check(is_number(value["value"]), place, "a dimension is a number")
    check(value["unit"] in ("px", "rem"), place, f"{value['unit']!r} is no unit")


def check_family(value, place):
    names = value if isinstance(value, list) else [value]
    check(names and all(isinstance(name, str) and name for name in names), place, "no font family")


def check_weight(value, place):
    check(value in WEIGHTS if isinstance(value, str) else is_number(value) and 1 <= value <= 1000, place,
          f"{value!r} is no weight")


def check_typography(value, place):
    members(value, place, ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"])
    check_family(value["fontFamily"], place + "/fontFamily")
    check_dimension(value["fontSize"], place + "/fontSize")
    check_weight(value["fontWeight"], place + "/fontWeight")
    check_dimension(value["letterSpacing"], place + "/letterSpacing")
    check(is_number(value["lineHeight"]), place, "lineHeight is a number")


def check_gradient(value, place):
    check(isinstance(value, list) and value, place, "a gradient is a list of stops")
    for index, stop in enumerate(value):
        members(stop, f"{place}/{index}", ["color", "position"])
        check_color(stop["color"], f"{place}/{index}/color")
        check(is_number(stop["position"]) and 0 <= stop["position"] <= 1, place, "a position is 0 to 1")


def check_shadow(value, place):
    layers = value if isinstance(value, list) else [value]
    check(layers, place, "a shadow has layers")
    for index, layer in enumerate(layers):
        inner = f"{place}/{index}"
        members(layer, inner, ["color", "offsetX", "offsetY", "blur", "spread"], ["inset"])
        check_color(layer["color"], inner + "/color")
        for name in ("offsetX", "offsetY", "blur", "spread"):
            check_dimension(layer[name], f"{inner}/{name}")
        check(layer["blur"]["value"] >= 0, inner, "a blur is not negative")
        check(isinstance(layer.get("inset", False), bool), inner, "inset is true or false")


# Resolver documents


def check_resolver(document, place):
    members(document, place, ["version", "resolutionOrder"], ["$schema", "name", "description", "sets", "modifiers"])
    check(document.get("$schema") == RESOLVER_SCHEMA, place, "a resolver names its $schema")
    check(document["version"] == "2025.10", place, f"version {document['version']!r}")
    for name in ("name", "description"):
        check(isinstance(document.get(name, ""), str), place, f"{name} is a text")
    sets, modifiers = document.get("sets", {}), document.get("modifiers", {})
    for name, entry in sets.items():
        inner = f"{place}#/sets/{name}"
        members(entry, inner, ["sources"], ["description", "$extensions"])
        check_sources(entry["sources"], document, inner)
        check(entry["sources"], inner, "has no sources")
        if "$extensions" in entry:
            check_property("$extensions", entry["$extensions"], inner)
    for name, entry in modifiers.items():
        inner = f"{place}#/modifiers/{name}"
        members(entry, inner, ["contexts"], ["default", "description", "$extensions"])
        check(isinstance(entry["contexts"], dict) and len(entry["contexts"]) > 1, inner, "has less than two contexts")
        check("default" not in entry or entry["default"] in entry["contexts"], inner, "default is no context")
        lowered = [context.lower() for context in entry["contexts"]]
        check(len(set(lowered)) == len(lowered), inner, "contexts differ by case only")
        for context, sources in entry["contexts"].items():
            check_sources(sources, document, f"{inner}/contexts/{context}")
    check_order(document["resolutionOrder"], sets, modifiers, place)


def check_sources(sources, document, place):
    check(isinstance(sources, list), place, "sources are a list")
    for index, source in enumerate(sources):
        inner = f"{place}/{index}"
        check(isinstance(source, dict), inner, "a source is an object")
        if "$ref" not in source:
            check_tokens(source, inner)
            continue
        members(source, inner, ["$ref"])
        target = source["$ref"]
        if target.startswith("#"):
            check(target.startswith("#/sets/"), inner, f"{target!r} is no set")
            check(target[len("#/sets/") :] in document["sets"], inner, f"{target!r} does not exist")
            check("/sets/" not in place, inner, "a set that refers to a set is not read here")
        else:
            check(re.match(r"[^/#:\\]+\.tokens\.json\Z", target), inner, f"{target!r} is no file beside this one")


def check_order(order, sets, modifiers, place):
    check(isinstance(order, list) and order, place, "resolutionOrder is a list")
    targets = []
    for entry in order:
        members(entry, place + "#/resolutionOrder", ["$ref"])
        kind, _, name = entry["$ref"].removeprefix("#/").partition("/")
        check(entry["$ref"].startswith("#/") and name in {"sets": sets, "modifiers": modifiers}.get(kind, {}), place,
              f"{entry['$ref']!r} does not exist")
        targets.append(entry["$ref"])
    check(len(set(targets)) == len(targets), place, "resolutionOrder names something twice")
    unused = [name for name in modifiers if "#/modifiers/" + name not in targets]
    check(not unused, place, f"modifiers that are not used: {unused}")
