#!/usr/bin/env python3
"""Times `tincture lint` and `tincture generate`, whole processes, beside libyaml's events alone (the floor).

usage: run.py [RUNS]        RUNS of each command, the best of which counts (20)

All figures of one run are taken one after the other on the same machine. Targets are printed, never asserted.
"""
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
TINCTURE = os.path.join(ROOT, ".build", "release", "tincture")
SIZES = [100, 1_000, 10_000, 50_000]


def measure(command, runs):
    """The least wall-clock time in milliseconds, and the peak memory in MB, of a command."""
    best, peak = float("inf"), 0
    for _ in range(runs):
        with open(os.devnull, "w") as nowhere:
            start = time.perf_counter()
            process = subprocess.Popen(command, stdout=nowhere, stderr=nowhere)
            _, status, usage = os.wait4(process.pid, 0)
            best = min(best, (time.perf_counter() - start) * 1000)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode > 1:
            sys.exit(f"{' '.join(command)}: exit status {process.returncode}")
        peak = max(peak, usage.ru_maxrss / (1024 if sys.platform == "linux" else 1024 * 1024))
    return best, peak


def main():
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    with tempfile.TemporaryDirectory() as folder:
        floor = os.path.join(folder, "yaml_events")
        subprocess.run(
            [os.environ.get("CC", "clang"), "-O2", os.path.join(HERE, "yaml_events.c"), "-o", floor, "-lyaml"],
            check=True)
        print("Whole processes, least of", runs, "runs; the floor is libyaml's events alone.")
        print("tokens   file KB   floor ms   lint ms  (× floor)   generate ms  (× floor)   peak MB  (limit)")
        for size in SIZES:
            theme = os.path.join(folder, f"theme{size}.yaml")
            with open(theme, "w") as file:
                subprocess.run([sys.executable, os.path.join(HERE, "gen_theme.py"), str(size)], stdout=file, check=True)
            output = os.path.join(folder, "Style.swift")
            commands = {
                "floor": [floor, theme, "1"],
                "lint": [TINCTURE, "lint", theme],
                "generate": [TINCTURE, "generate", theme, "--output", output],
            }
            best = {name: (float("inf"), 0) for name in commands}
            # One after the other in each round, so that what else the machine does falls on all.
            for _ in range(runs):
                if os.path.exists(output):
                    # An unchanged file would not be written again.
                    os.remove(output)
                for name, command in commands.items():
                    elapsed, peak = measure(command, 1)
                    best[name] = (min(best[name][0], elapsed), max(best[name][1], peak))
            events = best["floor"][0]
            lint, lint_peak = best["lint"]
            generate, generate_peak = best["generate"]
            kilobytes = os.path.getsize(theme) / 1000
            limit = 12 * kilobytes / 1000 + 15
            print(
                f"{size:6} {kilobytes:9.0f} {events:10.1f} {lint:9.1f}  ({lint / events:4.1f} ×) "
                f"{generate:13.1f}  ({generate / events:4.1f} ×) {max(lint_peak, generate_peak):9.1f}  ({limit:.0f})")
            if size == 10_000:
                large = output + ".large.swift"
                os.rename(output, large)
        print("target: of 10,000 tokens, lint at most 4 × the floor, generate at most 3 ×")
        pairs(folder, floor, runs)
        formats(folder, floor, runs)
        themes, _ = measure([TINCTURE, "lint", os.path.join(ROOT, "Themes")], runs)
        print(f"lint of the default themes, from process start: {themes:.1f} ms (target: at most 15)")
        compile_time(large)


def pairs(folder, floor, runs):
    """Lints 10,000 tokens, each of which lies on a background."""
    theme = os.path.join(folder, "pairs.yaml")
    with open(theme, "w") as file:
        subprocess.run(
            [sys.executable, os.path.join(HERE, "gen_theme.py"), "10000", "--pairs"], stdout=file, check=True)
    events, lint, peak = float("inf"), float("inf"), 0
    for _ in range(runs):
        events = min(events, measure([floor, theme, "1"], 1)[0])
        elapsed, memory = measure([TINCTURE, "lint", theme], 1)
        lint, peak = min(lint, elapsed), max(peak, memory)
    print(f"10,000 tokens with a pair each: floor {events:.1f} ms, lint {lint:.1f} ms, {lint / events:.1f} × "
          f"(target: at most 6), peak {peak:.1f} MB\n")


def formats(folder, floor, runs):
    """Generates all formats of 10,000 tokens, from nothing each time: into memory, where a file system is there, and onto the disk.

    An asset catalog is a folder and a file for each colour, so that a disk may take longer for them than all else takes.
    """
    theme = os.path.join(folder, "theme10000.yaml")
    listed = json.loads(subprocess.run([TINCTURE, "formats", "--format", "json"], capture_output=True, check=True).stdout)
    names = [entry["name"] for entry in listed["formats"]]
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
    for place, parent in [("in memory", memory), ("on the disk", folder)]:
        if parent is None:
            continue
        with tempfile.TemporaryDirectory(dir=parent) as outputs:
            settings = os.path.join(outputs, "tincture.yaml")
            with open(settings, "w") as file:
                file.write(f"themes: {theme}\noutputs:\n")
                for name in names:
                    file.write(f"  - {{ format: {name}, path: Generated/{name}/ }}\n")
            generated = os.path.join(outputs, "Generated")
            events, made, peak, unchanged = float("inf"), float("inf"), 0, float("inf")
            for _ in range(max(3, runs // 4)):
                shutil.rmtree(generated, ignore_errors=True)
                events = min(events, measure([floor, theme, "1"], 3)[0])
                elapsed, memory_used = measure([TINCTURE, "generate", "--config", settings], 1)
                made, peak = min(made, elapsed), max(peak, memory_used)
                unchanged = min(unchanged, measure([TINCTURE, "generate", "--config", settings], 1)[0])
            count = sum(len(files) for _, _, files in os.walk(generated))
            print(f"all {len(names)} formats of 10,000 tokens, {count} files {place}: {made:.1f} ms, {made / events:.1f} × the floor "
                  f"of {events:.1f} ms (target: at most 12), peak {peak:.1f} MB; again, unchanged: {unchanged:.1f} ms")
    print()


def compile_time(source):
    """Compiles the generated Swift of 10,000 tokens in debug, against the modules of a debug build."""
    modules = os.path.join(ROOT, ".build", "debug", "Modules")
    if not os.path.exists(os.path.join(modules, "Tincture.swiftmodule")):
        print("compiling the generated code: needs a debug build; run make test first")
        return
    with tempfile.TemporaryDirectory() as folder:
        command = ["swiftc", "-Onone", "-swift-version", "6", "-parse-as-library", "-c", source, "-I", modules,
                   "-o", os.path.join(folder, "style.o")]
        elapsed, _ = measure(command, 3)
        print(f"compiling the generated Swift of 10,000 tokens in debug: {elapsed / 1000:.1f} s (target: at most 8)")


if __name__ == "__main__":
    main()
