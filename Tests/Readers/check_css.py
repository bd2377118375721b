"""Proves that the style sheet of a theme shows in a browser what `tincture resolve` says.

    check_css.py TINCTURE THEME …

Every colour, metric, font, gradient, shadow, layout and surface in each of its states is read under every state of the
media features, and on elements whose attributes and classes say otherwise, in others that say the contrary. Then as
browsers see it that do not know `light-dark()`: every colour is the fallback of the table in JSON.
"""
import itertools
import json
import re
import subprocess
import sys
import time

from devtools import Browser, executable

STYLES = {None: None, "light": "light", "dark": "dark"}
CONTRASTS = {None: None, "normal": "normalContrast", "more": "highContrast"}
LEVELS = {None: None, "base": "base", "elevated": "elevated"}
SIZES = {
    "x-small": "xSmall", "small": "small", "medium": "medium", "large": "large", "x-large": "xLarge",
    "xx-large": "xxLarge", "xxx-large": "xxxLarge", "accessibility1": "accessibility1",
    "accessibility2": "accessibility2", "accessibility3": "accessibility3", "accessibility4": "accessibility4",
    "accessibility5": "accessibility5"}


def resolved(tincture, theme, options=()):
    """The tokens by traits: what `resolve` says, whatever the cascade is."""
    answers = {}

    def tokens(style, contrast, level, gamut, size):
        traits = (style, contrast, level, gamut, size)
        if traits not in answers:
            words = [word for pair in zip(("--style", "--contrast", "--level", "--gamut", "--size"), traits)
                     for word in pair]
            output = subprocess.run([tincture, "resolve", theme, *words, "--format", "json"],
                                    check=True, capture_output=True).stdout
            answers[traits] = {token["token"]: token for token in json.loads(output)["tokens"]}
        return answers[traits]

    return tokens


def kebab(name):
    name = re.sub(r"(?<=[a-z0-9])([A-Z])", r"-\1", name)
    name = re.sub(r"(?<=[A-Z])([A-Z])(?=[a-z])", r"-\1", name)
    name = re.sub(r"[A-Z]", lambda match: match[0].lower(), name)
    return name.replace(" ", "-")


def escaped(name):
    """A name as an identifier of CSS."""
    return re.sub(r"[^-\w]", lambda match: f"\\{ord(match[0]):x} ", name)


def property_name(path, prefix=""):
    return "--" + prefix + "-".join(map(kebab, path.split(".")))


# How a page uses a token of each kind, and what is read of it. Colours are taken as numbers in Display P3, which holds
# them all.
USES = {
    "color": ("color: color(from {} display-p3 r g b / alpha)", ["color"]),
    "metric": ("margin-left: {}", ["margin-left"]),
    "font": ("font: {}", ["font-weight", "font-size", "font-family"]),
    "gradient": ("background-image: {}", ["background-image"]),
    "shadow": ("box-shadow: {}", ["box-shadow"]),
    "layout": ("", []),
}
OUTLINE = ["padding-top", "padding-left", "min-width", "min-height", "border-top-left-radius"]
STATE = ["color", "background-color", "background-image", "box-shadow"]
STROKE = ["padding-top", "background-color", "background-image"]
# The attributes by which a page sets the states of a surface; `:active` is read as `[data-active]`.
STATES = {
    "normal": [""], "pressed": ["data-active", 'data-active aria-pressed="true"'],
    "selected": ['aria-pressed="true"', 'aria-checked="true"'],
    "disabled": ['aria-disabled="true"', 'aria-disabled="true" data-active aria-pressed="true"']}


def uses(tokens):
    """What stands in every element: how it is marked up, what is read of it, and of which token and state it is."""
    for path, token in tokens.items():
        if token["kind"] in USES:
            style, names = USES[token["kind"]]
            name = property_name(path)
            yield {"html": f'<i style="{style.format(f"var({escaped(name)})")}"></i>', "names": names or [name],
                   "after": [], "token": path, "state": None}
        elif token["kind"] == "surface":
            name = escaped("surface-" + "-".join(map(kebab, path.split(".")[1:])))
            for state, settings in STATES.items():
                for setting in settings:
                    yield {"html": f'<i class="{name}" {setting}></i>', "names": OUTLINE + STATE, "after": STROKE,
                           "token": path, "state": state}


SCRIPT = """
[...document.querySelectorAll('.probe')].map(probe =>
  [...probe.querySelectorAll(':scope > i')].map((element, index) => {
    const {names, after} = USES[index]
    const read = (names, pseudo) => {
      const style = getComputedStyle(element, pseudo)
      return names.map(name => style.getPropertyValue(name))
    }
    return [...read(names), ...(after.length ? read(after, '::after') : [])]
  }))
"""


def numbers(text):
    return [float(number) for number in re.findall(r"(?<![\w.])-?\d+\.?\d*(?:e-?\d+)?", text)]


def linear(component):
    magnitude = abs(component)
    return magnitude / 12.92 if magnitude <= 0.04045 else ((magnitude + 0.055) / 1.055) ** 2.4


def encoded(component):
    return 12.92 * component if component <= 0.0031308 else 1.055 * component ** (1 / 2.4) - 0.055


# Linear sRGB to linear Display P3 (CSS Color 4, sample code: by way of XYZ).
TO_P3 = (
    (0.8224619687, 0.1775380313, 0.0), (0.0331941989, 0.9668058011, 0.0), (0.0170826307, 0.0723974407, 0.9105199286))


def display_p3(color):
    *components, alpha = color["components"]
    if color["colorSpace"] == "srgb":
        light = [linear(component) for component in components]
        components = [encoded(sum(map(lambda a, b: a * b, row, light))) for row in TO_P3]
    return [*components, alpha]


# What is written as eight bits is off by half of one at most; the rest is for the digits of the conversion.
NEAR = 0.5 / 255 + 0.0015


def is_near(first, second, limit=NEAR):
    return len(first) == len(second) and all(abs(a - b) <= limit for a, b in zip(first, second))


def color_of(text):
    """A computed colour in Display P3."""
    parts = numbers(text.split("(", 1)[1].removeprefix("display-p3").removeprefix("srgb")) if "(" in text else []
    alpha = parts[3] if len(parts) > 3 else 1
    if text.startswith("color(display-p3"):
        return [*parts[:3], alpha]
    if text.startswith("color(srgb"):
        return display_p3({"components": [*parts[:3], alpha], "colorSpace": "srgb"})
    if text.startswith("rgb"):
        return display_p3({"components": [*(part / 255 for part in parts[:3]), alpha], "colorSpace": "srgb"})
    if text.startswith("oklch"):
        import math
        lightness, chroma, hue = parts[:3]
        a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
        cone = [(lightness + row[0] * a + row[1] * b) ** 3 for row in
                ((0.3963377774, 0.2158037573), (-0.1055613458, -0.0638541728), (-0.0894841775, -1.2914855480))]
        light = [sum(map(lambda x, y: x * y, row, cone)) for row in (
            (4.0767416621, -3.3077115913, 0.2309699292), (-1.2684380046, 2.6097574011, -0.3413193965),
            (-0.0041960863, -0.7034186147, 1.7076147010))]
        return [*(encoded(sum(map(lambda x, y: x * y, row, light))) for row in TO_P3), alpha]
    raise ValueError(f"a colour in an unexpected form: {text}")


def split(text):
    """The parts of a list, by its outermost commas."""
    parts, depth = [""], 0
    for character in text:
        depth += (character == "(") - (character == ")")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]


def gradient_matches(text, value):
    direction, *stops = split(text.removeprefix("linear-gradient(")[:-1])
    if not direction.startswith(("to ", "from")) and "deg" not in direction:
        direction, stops = "to bottom", [direction, *stops]
    (x0, y0), (x1, y1) = value["from"], value["to"]
    words = set(direction.removesuffix(" in srgb").split()) - {"to"}
    expected = {"right" if x1 > x0 else "left"} if x1 != x0 else set()
    expected |= {"bottom" if y1 > y0 else "top"} if y1 != y0 else set()
    if words != expected or len(stops) != len(value["stops"]):
        return False
    for stop, wanted in zip(stops, value["stops"]):
        color = re.match(r"\w+\([^)]*\)", stop)[0]
        if not is_near(color_of(color), display_p3(wanted)):
            return False
        place = numbers(stop[len(color):])
        if place and abs(place[0] / 100 - wanted["at"]) > 0.001:
            return False
    return True


def shadow_matches(text, layers):
    if not layers:
        return text == "none"
    shown = split(text)
    if len(shown) != len(layers):
        return False
    for layer, wanted in zip(shown, layers):
        color = re.match(r"\w+\([^)]*\)", layer)[0]
        lengths = numbers(layer[len(color):].replace("px", ""))
        if not is_near(color_of(color), display_p3(wanted)) or ("inset" in layer) != wanted["inset"] or not is_near(
                lengths, [wanted["x"], wanted["y"], wanted["radius"] * 2, 0], 0.01):
            return False
    return True


def font_matches(shown, value):
    weights = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    weight, size, family = shown
    wanted = {"system": "system-ui", "serif": "ui-serif", "rounded": "ui-rounded", "monospaced": "ui-monospace"}
    return (int(weight) == 100 * weights.index(value["weight"]) + 100
            and is_near(numbers(size), [value["pointSize"]], 0.02)
            and split(family)[0].strip('"') == wanted.get(value["family"], value["family"]))


def paint_matches(color, image, paint):
    if paint is None:
        return image == "none" and color_of(color)[3] == 0
    if paint["kind"] == "gradient":
        return gradient_matches(image, paint)
    return image == "none" and is_near(color_of(color), display_p3(paint))


def surface_matches(shown, value, state):
    top, left, width, height, radius = shown[:5]
    color, fill, image, shadow = shown[5:9]
    stroke_width, *stroke = shown[9:]
    look = value[state]
    wanted_radius = {"rectangle": "0px", "capsule": "9999px", "circle": "50%"}.get(value["shape"])
    pixels = [float(length.removesuffix("px").replace("auto", "0")) for length in (top, left, width, height)]
    wanted = [value["padding"]["vertical"], value["padding"]["horizontal"], value["minimumSize"]["width"],
              value["minimumSize"]["height"]]
    line = look["stroke"]
    return (
        is_near(pixels, wanted, 0.02)
        and (radius == wanted_radius if wanted_radius else is_near(numbers(radius.replace("px", "")),
                                                                  [value["cornerRadius"]], 0.02))
        and (look["content"] is None or is_near(color_of(color), display_p3(look["content"])))
        and paint_matches(fill, image, look["fill"]) and shadow_matches(shadow, look["shadows"])
        and is_near(numbers(stroke_width.replace("px", "")) or [0], [line["width"] if line else 0], 0.02)
        and (line is None or paint_matches(*stroke, line)))


def matches(shown, value, state):
    kind = value["kind"]
    if kind == "surface":
        return surface_matches(shown, value, state)
    if kind == "font":
        return font_matches(shown, value)
    shown, = shown
    if kind == "color":
        return is_near(color_of(shown), display_p3(value))
    if kind == "metric":
        return is_near(numbers(shown.replace("px", "")), [value["points"]], 0.02)
    if kind == "gradient":
        return gradient_matches(shown, value)
    if kind == "shadow":
        return shadow_matches(shown, value["shadows"])
    return shown == value["layout"]


def probes(content):
    """Elements in elements, as HTML, and what the attributes of each say: style, contrast, level, size."""
    plain = list(itertools.product(STYLES, CONTRASTS, LEVELS, [None]))
    plain += [(style, contrast, None, size) for size in SIZES for style, contrast in ((None, None), ("dark", "more"))]
    nested = [
        [("dark", None, None, None), ("light", None, None, None), ("dark", None, None, None)],
        [("light", None, None, None), (None, "more", None, None), ("dark", None, None, None)],
        [(None, "more", None, None), ("dark", "normal", None, None), (None, None, "elevated", None)],
        [("dark", None, "elevated", None), (None, None, "base", "accessibility3"), ("light", "more", None, None)],
        [(None, None, None, "x-small"), ("dark", None, None, None), (None, None, None, "accessibility5")],
        [(None, None, None, "accessibility1"), (None, "more", None, None), (None, None, None, "large")],
    ]
    html, settings = "", []

    def add(chain, inherited=(None, None, None, None)):
        nonlocal html
        if not chain:
            return
        style, contrast, level, size = chain[0]
        attributes = "".join(f' {name}="{value}"' for name, value in (
            ("data-theme", style), ("data-contrast", contrast), ("data-level", level)) if value)
        own = tuple(own or outer for own, outer in zip(chain[0], inherited))
        html += f'<div class="probe{" size-" + size if size else ""}"{attributes}>{content}'
        settings.append(own)
        add(chain[1:], own)
        html += "</div>"

    for setting in plain:
        add([setting])
    for chain in nested:
        add(chain)
    return html, settings


def check(browser, tincture, theme, options=()):
    sheet = subprocess.run([tincture, "generate", "--format", "css", "--omissions", "off", *options, theme],
                           check=True, capture_output=True).stdout.decode()
    tokens = resolved(tincture, theme)
    listed = list(uses(tokens("light", "normalContrast", "base", "srgb", "large")))
    html, settings = probes("".join(use["html"] for use in listed))
    sheet = sheet.replace(":active", "[data-active]")
    browser.show(f"<!doctype html><html><head><style>{sheet}</style></head><body>{html}</body></html>")
    script = SCRIPT.replace("USES", json.dumps([{"names": use["names"], "after": use["after"]} for use in listed]))
    count, failures = 0, []
    for scheme, contrast, gamut in itertools.product(
            ("light", "dark"), ("no-preference", "more"), ("srgb", "p3")):
        browser.emulate(prefers_color_scheme=scheme, prefers_contrast=contrast, color_gamut=gamut)
        media = (scheme, "highContrast" if contrast == "more" else "normalContrast")
        shown = browser.evaluate(script)
        for values, (own_style, own_contrast, level, size) in zip(shown, settings):
            traits = (STYLES[own_style] or media[0], CONTRASTS[own_contrast] or media[1], LEVELS[level] or "base",
                      gamut, SIZES[size] if size else "large")
            wanted = tokens(*traits)
            for use, value in zip(listed, values):
                count += 1
                if not matches(value, wanted[use["token"]], use["state"]):
                    failures.append(
                        f"{theme}: {use['token']} {use['state'] or ''} under {' '.join(traits)}, set by {own_style} "
                        f"{own_contrast} {level} {size}: {value}, not {wanted[use['token']]}")
    return count, failures


def check_fallbacks(browser, tincture, theme):
    """What browsers show that do not know `light-dark()`: here the rules for them hold."""
    sheet, table = (
        subprocess.run([tincture, "generate", "--format", name, theme, *options], check=True,
                       capture_output=True).stdout
        for name, options in (("css", ["--omissions", "off"]), ("json", [])))
    colors = [token for token in json.loads(table)["tokens"] if token["kind"] == "color"]
    tokens = resolved(tincture, theme)("light", "normalContrast", "base", "srgb", "large")
    uses = "".join(f'<i style="color: var({escaped(property_name(token["token"]))})"></i>' for token in colors)
    sheet = sheet.decode().replace("@supports not (color: light-dark(white, black))", "@supports (color: red)")
    browser.show(f"<!doctype html><html><head><style>{sheet}</style></head><body>{uses}</body></html>")
    browser.emulate(prefers_color_scheme="dark")
    shown = browser.evaluate("[...document.querySelectorAll('i')].map(element => getComputedStyle(element).color)")
    # The palette is not repeated: it is as all browsers know it, or has been written in a wider space.
    failures = [
        f"{theme}: the fallback of {token['token']}: {color}, not {wanted['hex']}"
        for token, color in zip(colors, shown) for wanted in [token.get("fallback", tokens[token["token"]])]
        if not color.startswith(("oklch", "color(")) and not is_near(color_of(color), display_p3(
            {"components": [int(wanted["hex"][place:place + 2] or "FF", 16) / 255 for place in (1, 3, 5, 7)],
             "colorSpace": "srgb"}))]
    return len(colors), failures


def main():
    tincture, *themes = sys.argv[1:]
    with Browser(executable()) as browser:
        failed = False
        for theme in themes:
            for options in ((), ("--scheme", "media", "--unit", "px")):
                start = time.monotonic()
                count, failures = check(browser, tincture, theme, options)
                failed = failed or bool(failures)
                print(f"{theme} {' '.join(options)}: {count} values, {len(failures)} wrong, "
                      f"{time.monotonic() - start:.1f} s")
                for failure in failures[:5]:
                    print("  " + failure)
            count, failures = check_fallbacks(browser, tincture, theme)
            failed = failed or bool(failures)
            print(f"{theme} without light-dark(): {count} colours, {len(failures)} wrong")
            for failure in failures[:5]:
                print("  " + failure)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
