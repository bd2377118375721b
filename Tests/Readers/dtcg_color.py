"""Colours of the DTCG colour module (2025.10): the 14 spaces, to sRGB and Display P3, with the gamut mapping of CSS Color 4.

Written from the formulas of CSS Color 4 (sections 10 to 17), and knows nothing of Tincture.
"""

import math

SPACES = {
    # Per component: lowest, highest, and whether the highest itself is allowed; None is unbounded.
    "srgb": [(0, 1, True)] * 3,
    "srgb-linear": [(0, 1, True)] * 3,
    "display-p3": [(0, 1, True)] * 3,
    "a98-rgb": [(0, 1, True)] * 3,
    "prophoto-rgb": [(0, 1, True)] * 3,
    "rec2020": [(0, 1, True)] * 3,
    "hsl": [(0, 360, False), (0, 100, True), (0, 100, True)],
    "hwb": [(0, 360, False), (0, 100, True), (0, 100, True)],
    "lab": [(0, 100, True), (None, None, True), (None, None, True)],
    "lch": [(0, 100, True), (0, None, True), (0, 360, False)],
    "oklab": [(0, 1, True), (None, None, True), (None, None, True)],
    "oklch": [(0, 1, True), (0, None, True), (0, 360, False)],
    "xyz-d65": [(0, 1, True)] * 3,
    "xyz-d50": [(0, 1, True)] * 3,
}


def multiply(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector)) for row in matrix]


def inverse(m):
    (a, b, c), (d, e, f), (g, h, i) = m
    determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return [
        [(e * i - f * h) / determinant, (c * h - b * i) / determinant, (b * f - c * e) / determinant],
        [(f * g - d * i) / determinant, (a * i - c * g) / determinant, (c * d - a * f) / determinant],
        [(d * h - e * g) / determinant, (b * g - a * h) / determinant, (a * e - b * d) / determinant],
    ]


WHITE_D65 = [0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290]
WHITE_D50 = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]


def rgb_to_xyz(primaries, white):
    """The matrix of a linear RGB space, from the chromaticities of its primaries and its white."""
    columns = [[x / y, 1, (1 - x - y) / y] for x, y in primaries]
    matrix = [list(row) for row in zip(*columns)]
    scale = multiply(inverse(matrix), white)
    return [[value * s for value, s in zip(row, scale)] for row in matrix]


BRADFORD = [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]]


def adaptation(source, target):
    ratio = [t / s for s, t in zip(multiply(BRADFORD, source), multiply(BRADFORD, target))]
    scaled = [[value * r for value in row] for row, r in zip(BRADFORD, ratio)]
    back = inverse(BRADFORD)
    return [[sum(back[i][k] * scaled[k][j] for k in range(3)) for j in range(3)] for i in range(3)]


D50_TO_D65 = adaptation(WHITE_D50, WHITE_D65)

SRGB = rgb_to_xyz([(0.640, 0.330), (0.300, 0.600), (0.150, 0.060)], WHITE_D65)
P3 = rgb_to_xyz([(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)], WHITE_D65)
A98 = rgb_to_xyz([(0.640, 0.330), (0.210, 0.710), (0.150, 0.060)], WHITE_D65)
REC2020 = rgb_to_xyz([(0.708, 0.292), (0.170, 0.797), (0.131, 0.046)], WHITE_D65)
PROPHOTO = rgb_to_xyz([(0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105)], WHITE_D50)

# Ottosson's matrices as CSS Color 4 gives them.
XYZ_TO_LMS = [
    [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
    [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
    [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
]
LMS_TO_OKLAB = [
    [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
    [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
    [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
]


def signed(function):
    return lambda value: math.copysign(function(abs(value)), value)


srgb_decode = signed(lambda v: v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4)
srgb_encode = signed(lambda v: 12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055)
a98_decode = signed(lambda v: v ** (563 / 256))
prophoto_decode = signed(lambda v: v / 16 if v <= 16 / 512 else v**1.8)


def rec2020_decode(value):
    alpha, beta = 1.09929682680944, 0.018053968510807
    return signed(lambda v: v / 4.5 if v < beta * 4.5 else ((v + alpha - 1) / alpha) ** (1 / 0.45))(value)


def hsl_to_srgb(hue, saturation, lightness):
    saturation, lightness = saturation / 100, lightness / 100

    def channel(n):
        k = (n + hue / 30) % 12
        return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))

    return [channel(0), channel(8), channel(4)]


def hwb_to_srgb(hue, white, black):
    white, black = white / 100, black / 100
    if white + black >= 1:
        return [white / (white + black)] * 3
    return [value * (1 - white - black) + white for value in hsl_to_srgb(hue, 100, 50)]


def lab_to_xyz(lightness, a, b):
    kappa, epsilon = 24389 / 27, 216 / 24389
    fy = (lightness + 16) / 116
    fx, fz = fy + a / 500, fy - b / 200
    x = fx**3 if fx**3 > epsilon else (116 * fx - 16) / kappa
    y = fy**3 if lightness > kappa * epsilon else lightness / kappa
    z = fz**3 if fz**3 > epsilon else (116 * fz - 16) / kappa
    return multiply(D50_TO_D65, [value * w for value, w in zip([x, y, z], WHITE_D50)])


def oklab_to_xyz(lab):
    lms = [value**3 for value in multiply(inverse(LMS_TO_OKLAB), lab)]
    return multiply(inverse(XYZ_TO_LMS), lms)


def cartesian(lightness, chroma, hue):
    return [lightness, chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))]


def to_xyz(space, components):
    """A colour's XYZ (D65); missing components count as 0."""
    c = [0 if value == "none" else value for value in components]
    if space == "hsl":
        space, c = "srgb", hsl_to_srgb(*c)
    elif space == "hwb":
        space, c = "srgb", hwb_to_srgb(*c)
    if space == "srgb":
        return multiply(SRGB, [srgb_decode(v) for v in c])
    if space == "srgb-linear":
        return multiply(SRGB, c)
    if space == "display-p3":
        return multiply(P3, [srgb_decode(v) for v in c])
    if space == "a98-rgb":
        return multiply(A98, [a98_decode(v) for v in c])
    if space == "rec2020":
        return multiply(REC2020, [rec2020_decode(v) for v in c])
    if space == "prophoto-rgb":
        return multiply(D50_TO_D65, multiply(PROPHOTO, [prophoto_decode(v) for v in c]))
    if space == "lab":
        return lab_to_xyz(*c)
    if space == "lch":
        return lab_to_xyz(*cartesian(*c))
    if space == "oklab":
        return oklab_to_xyz(c)
    if space == "oklch":
        return oklab_to_xyz(cartesian(*c))
    if space == "xyz-d50":
        return multiply(D50_TO_D65, c)
    if space == "xyz-d65":
        return c
    raise KeyError(space)


def xyz_to_oklab(xyz):
    return multiply(LMS_TO_OKLAB, [math.cbrt(v) if hasattr(math, "cbrt") else math.copysign(abs(v) ** (1 / 3), v)
                                   for v in multiply(XYZ_TO_LMS, xyz)])


def encoded(space, xyz):
    """Gamma-encoded components in sRGB or Display P3, not clamped."""
    matrix = SRGB if space == "srgb" else P3
    return [srgb_encode(v) for v in multiply(inverse(matrix), xyz)]


def is_inside(components, tolerance=0.0001):
    return all(-tolerance <= v <= 1 + tolerance for v in components)


def clipped(components):
    return [min(max(v, 0), 1) for v in components]


def mapped(space, xyz):
    """Components in sRGB or Display P3, mapped into the gamut by CSS Color 4, 13.2: chroma is reduced in OKLCH until
    clipping cannot be noticed."""
    direct = encoded(space, xyz)
    if is_inside(direct, 0.001):
        return clipped(direct)
    lightness, a, b = xyz_to_oklab(xyz)
    if lightness >= 1:
        return [1, 1, 1]
    if lightness <= 0:
        return [0, 0, 0]
    chroma, hue = math.hypot(a, b), math.degrees(math.atan2(b, a))

    def at(chroma):
        return encoded(space, oklab_to_xyz(cartesian(lightness, chroma, hue)))

    def difference(one, other):
        pairs = [xyz_to_oklab(to_xyz(space, c)) for c in (one, other)]
        return math.dist(*pairs)

    just_noticeable, epsilon = 0.02, 0.0001
    current = at(chroma)
    clip = clipped(current)
    if difference(clip, current) < just_noticeable:
        return clip
    low, high, is_low_inside = 0.0, chroma, True
    while high - low > epsilon:
        middle = (low + high) / 2
        current = at(middle)
        if is_low_inside and is_inside(current, 0):
            low = middle
            continue
        clip = clipped(current)
        distance = difference(clip, current)
        if distance < just_noticeable:
            if just_noticeable - distance < epsilon:
                return clip
            is_low_inside = False
            low = middle
        else:
            high = middle
    return clip


def eight_bit(component):
    return int(component * 255 + 0.500001)
