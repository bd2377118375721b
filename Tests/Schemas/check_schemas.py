#!/usr/bin/env python3
"""Checks the JSON Schemas of docs/: what themes and settings may say they allow, and common mistakes they refuse.

usage: check_schemas.py            needs Debian's python3-yaml and python3-jsonschema

YAML is read as version 1.2 says, as language servers do: `off` and `on` are texts there.
"""
import glob
import json
import os
import re
import sys

import jsonschema
import yaml

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class CoreLoader(yaml.SafeLoader):
    """The core schema of YAML 1.2."""


CoreLoader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", "tTfF"),
    ("null", r"^(?:~|null|Null|NULL|)$", ["~", "n", "N", ""]),
    ("int", r"^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$", "-+0123456789"),
    ("float", r"^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$", "-+.0123456789"),
    ("merge", r"^<<$", "<"),
]:
    CoreLoader.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), list(first))

THEME = """
theme: T
colors:
  label: { light: black, dark: white }
  button: { fill: red, pressed: { any: blue, dark+highContrast: white } }
metrics: { gap: 8 }
fonts: { body: { textStyle: body, weight: bold } }
gradients: { sky: { from: top, stops: [red, blue] } }
shadows: { raised: [{ color: black, radius: 4 }] }
surfaces: { card: { shape: capsule, normal: { fill: $colors.label } } }
images: { heart: { any: heart, rendering: template } }
"""

# What stands in THEME, and the mistake to make of it.
MISTAKES = [
    ("theme: T", "thme: T"),
    ("colors:", "colours:"),
    ("light: black", "lihgt: black"),
    ("dark: white", "drak: white"),
    ("dark+highContrast", "dark+highContrst"),
    ("dark: white }", "dark: white, onn: $colors.button.fill }"),
    ("dark: white }", "dark: white, on: colors.button.fill }"),
    ("dark: white }", "dark: white, role: texts }"),
    ("dark: white }", "dark: { a: white } }"),
    ("gap: 8", "gap: 8pt"),
    ("gap: 8", "gap: { any: 8, scales: bodi }"),
    ("textStyle: body", "textstyle: body"),
    ("textStyle: body", "textStyle: bodi"),
    ("weight: bold", "weight: fat"),
    ("stops: [red, blue]", "stop: [red, blue]"),
    ("stops: [red, blue]", "stops: [red]"),
    ("from: top", "from: topp"),
    ("radius: 4", "radios: 4"),
    ("shape: capsule", "shape: capsul"),
    ("normal: {", "normall: {"),
    ("fill: $colors.label", "fil: $colors.label"),
    ("rendering: template", "rendering: templat"),
]

SETTINGS = """
themes: [Themes/*.yaml]
lint:
  strict: true
  rules: { missing-dark: off, contrast: { severity: warning, text: 4.5 } }
  overrides: [{ tokens: [colors.*], rules: { contrast: off } }]
outputs: [{ path: a.swift, format: swift, access: internal }]
"""
SETTINGS_MISTAKES = [
    ("themes:", "theme:"),
    ("strict: true", "strict: yes"),
    ("missing-dark", "mising-dark"),
    ("missing-dark: off", "missing-dark: of"),
    ("text: 4.5", "txt: 4.5"),
    ("text: 4.5", "text: many"),
    ("tokens: [colors.*], ", ""),
    ("path: a.swift, ", ""),
    ("format: swift", "format: swfit"),
    ("access: internal", "access: private"),
    ("access: internal", "acess: internal"),
]


def load(text):
    return yaml.load(text, CoreLoader)


def blocks(info):
    """The YAML of the documentation that is marked so."""
    for path in [os.path.join(ROOT, "README.md")] + sorted(glob.glob(os.path.join(ROOT, "docs", "**", "*.md"), recursive=True)):
        with open(path, encoding="utf-8") as file:
            for number, block in enumerate(re.findall(rf"^```{info}\n(.*?)^```", file.read(), re.M | re.S)):
                yield f"{os.path.relpath(path, ROOT)}, block {number + 1}", block


def check(name, schema_file, good, sound, mistakes):
    with open(os.path.join(ROOT, "docs", schema_file), encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    faults = []
    count = 0
    for place, text in [("the sound one", sound)] + list(good):
        count += 1
        for error in validator.iter_errors(load(text)):
            faults.append(f"{place} is refused: /{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}")
    for right, wrong in mistakes:
        text = sound.replace(right, wrong, 1)
        if text == sound:
            faults.append(f"'{right}' is not there")
        elif validator.is_valid(load(text)):
            faults.append(f"'{wrong}' is allowed")
    for fault in faults:
        print(f"{name}: {fault}", file=sys.stderr)
    print(f"{name}: {count} are allowed, {len(mistakes)} mistakes refused" if not faults else f"{name}: {len(faults)} faults")
    return not faults


def files(patterns):
    for pattern in patterns:
        for path in sorted(glob.glob(os.path.join(ROOT, pattern), recursive=True)):
            with open(path, encoding="utf-8") as file:
                yield os.path.relpath(path, ROOT), file.read()


themes = list(files(["Themes/*.yaml", "Tests/**/Themes/*.yaml", "Tests/Fixtures/generated/*.yaml", "Examples/**/*.yaml"]))
themes = [theme for theme in themes if not theme[0].endswith("tincture.yaml")]
settings = list(files(["**/tincture.yaml"]))
results = [
    check("themes", "theme.schema.json", themes + list(blocks("yaml")), THEME, MISTAKES),
    check("tincture.yaml", "tincture.schema.json", settings + list(blocks("yaml settings")), SETTINGS, SETTINGS_MISTAKES),
]
sys.exit(0 if all(results) else 1)
