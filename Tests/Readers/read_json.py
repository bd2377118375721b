"""Reads a theme's resolved table as a tool would that knows nothing but the format, and compares it with
`tincture resolve`.

    read_json.py TINCTURE THEME …
"""
import json
import subprocess
import sys

TERMS = {
    "style": ["light", "dark"], "contrast": ["normalContrast", "highContrast"], "level": ["base", "elevated"],
    "gamut": ["srgb", "p3"],
    "size": ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
             "accessibility3", "accessibility4", "accessibility5"]}


def value(table, token, traits):
    """What a token is under given traits: the value of the one column whose terms they are among."""
    columns = table["columns"][token["columns"]]
    found = [index for index, column in enumerate(columns)
             if all(traits[trait] in terms for trait, terms in column.items())]
    assert len(found) == 1, f"{token['token']}: {len(found)} columns for {traits}"
    return token["values"][found[0]]


def run(tincture, *arguments):
    return subprocess.run([tincture, *arguments], check=True, capture_output=True).stdout


def main():
    tincture, *themes = sys.argv[1:]
    failures = 0
    for theme in themes:
        table = json.loads(run(tincture, "generate", "--format", "json", theme))
        tokens = {token["token"]: token for token in table["tokens"]}
        for token in tokens.values():
            assert len(token["values"]) == len(table["columns"][token["columns"]]), token["token"]
        count = 0
        # The appearances of the theme, in each size: `resolve` says of a font how large it is there.
        for size in TERMS["size"]:
            for appearance in json.loads(run(tincture, "resolve", theme, "--all", "--size", size, "--format", "json"))[
                    "appearances"]:
                assert {token["token"] for token in appearance["tokens"]} == tokens.keys()
                for wanted in appearance["tokens"]:
                    token = tokens[wanted["token"]]
                    shown = {"token": wanted["token"], "kind": token["kind"],
                             **value(table, token, appearance["traits"]), "variant": wanted["variant"]}
                    count += 1
                    if shown != wanted:
                        failures += 1
                        print(f"{theme}: {wanted['token']} under {appearance['traits']}: {shown}, not {wanted}")
        print(f"{theme}: {count} values of the table, {failures} wrong")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
