"""`tools/benchmark animation`: the animation core against plain C, in one run.

Both programs compute the same values from the same inputs; the rounds take turns, and each number is the median. The
allocations are counted by a library that is loaded in front of the C library's allocator.
"""

import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MOST = 1.5
TITLES = {
    "bezier": "Bézier curve", "spring": "spring", "keyframes": "keyframes", "transform3d": "3-D transform",
    "layers": "10,000 layers, a frame",
}


def rows(command, environment=None):
    output = subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout
    return {fields[0]: [float(field) for field in fields[1:]] for fields in map(str.split, output.splitlines())}


def add(subcommands):
    subcommand = subcommands.add_parser("animation", help="curves, springs, keyframes and layers, against plain C")
    subcommand.add_argument("--rounds", type=int, default=7, help="how often each program is run")
    subcommand.add_argument("--samples", type=int, default=1000, help="thousands of samples in each run")
    subcommand.set_defaults(run=run)


def run(arguments):
    subprocess.run([ROOT / "tools" / "bootstrap"], check=True)
    subprocess.run(["swift", "build", "-c", "release", "--product", "animation-benchmark"], cwd=ROOT, check=True,
                   stdout=sys.stderr)
    ours = ROOT / ".build" / "release" / "animation-benchmark"
    compiler = shutil.which("clang") or shutil.which("cc")
    with tempfile.TemporaryDirectory() as folder:
        theirs = pathlib.Path(folder, "animation")
        counter = pathlib.Path(folder, "allocations.so")
        subprocess.run([compiler, "-O2", "-o", theirs, HERE / "animation.c", "-lm"], check=True)
        subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", counter, HERE / "allocations.c"], check=True)
        swift, plain = [], []
        for _ in range(arguments.rounds):
            plain.append(rows([theirs, str(arguments.samples)]))
            swift.append(rows([ours, str(arguments.samples)]))
        counted = rows([ours, "20"], dict(os.environ, LD_PRELOAD=str(counter)))
    return report(swift, plain, counted)


def report(swift, plain, counted):
    failures = 0
    print(f"{'':24}{'segue':>12}{'C, -O2':>12}{'ratio':>8}{'allocations':>14}")
    for name, title in TITLES.items():
        ours = statistics.median(run[name][0] for run in swift)
        theirs = statistics.median(run[name][0] for run in plain)
        # The checksums say that both did the same work.
        if abs(swift[0][name][1] - plain[0][name][1]) > 2e-6 * max(1, abs(plain[0][name][1])):
            sys.exit(f"benchmark: {name} computes {swift[0][name][1]}, plain C {plain[0][name][1]}")
        allocations = counted[name][2]
        good = ours / theirs <= MOST and allocations == 0
        failures += not good
        unit = "us" if name == "layers" else "ns"
        scale = 1e-3 if name == "layers" else 1
        print(f"{title:24}{ours * scale:>9.1f} {unit}{theirs * scale:>9.1f} {unit}{ours / theirs:>8.2f}"
              f"{allocations:>14.0f}  {'ok' if good else 'OVER'}")
    print(f"\nat most {MOST} times plain C, no allocation per sample")
    return 1 if failures else 0
