"""What the checks of all formats share: which themes there are, what they are made into, and what `tincture resolve` says."""

import glob
import json
import math
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def tool():
    """The command: $TINCTURE, else the release build, else the debug build."""
    given = os.environ.get("TINCTURE")
    builds = [os.path.join(ROOT, ".build", kind, "tincture") for kind in ("release", "debug")]
    found = [path for path in ([given] if given else builds) if os.path.exists(path)]
    if not found:
        sys.exit("There is no command; build it first with 'make build'.")
    return os.path.abspath(found[0])


def themes():
    """The repository's themes, and those whose names and variants are hard."""
    return sorted(
        glob.glob(os.path.join(ROOT, "Themes", "*.yaml"))
        + [os.path.join(ROOT, "Tests/Fixtures/generated/menu.yaml"), os.path.join(ROOT, "Tests/Generated/Themes/odd.yaml")]
        + glob.glob(os.path.join(ROOT, "Tests/Readers/Themes/*.yaml")))


def run(*arguments):
    # Where there is no tincture.yaml, so that only the arguments count.
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([tool(), *arguments], cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"tincture {' '.join(arguments)}: {done.stdout}\n{done.stderr}")
    return done.stdout


def resolve(theme):
    """Each appearance as its traits and a dictionary of the tokens' values."""
    table = json.loads(run("resolve", theme, "--all", "--format", "json"))
    return [
        (appearance["traits"], {token["token"]: token for token in appearance["tokens"]})
        for appearance in table["appearances"]
    ]


def generate(theme, format, folder, *options):
    run("generate", theme, "--format", format, "--output", folder, "--omissions", "off", *options)


def eight_bits(component):
    """A component in 8 bits, halves up; what falls short of a half by less than a millionth counts as one."""
    return int(math.floor(min(max(component, 0), 1) * 255 + 0.500001))


class Check:
    """Counts what has been compared, and tells what differs."""

    def __init__(self, format):
        self.format = format
        self.compared = 0
        self.faults = []

    def equal(self, what, found, expected):
        self.compared += 1
        if found != expected:
            self.faults.append(f"{what}: {found}, but the theme says {expected}")

    def close(self, what, found, expected, tolerance):
        self.compared += 1
        if abs(found - expected) > tolerance:
            self.faults.append(f"{what}: {found}, but the theme says {expected}")

    def end(self):
        for fault in self.faults[:50]:
            print(f"{self.format}: {fault}", file=sys.stderr)
        if self.faults:
            sys.exit(f"{self.format}: {len(self.faults)} of {self.compared} comparisons failed")
        print(f"{self.format}: {self.compared} values read back are those of the themes")
