"""`tools/benchmark walk`: steps of walkthroughs a second, and how time and memory grow with steps and scenes.

Storyboards and walkthroughs are generated, always the same. A rate is that of the further steps of a long walkthrough
against a short one, so that neither the start of the processes nor the compiler is in it: steps for each second of the
processor that the host takes, which runs the app, and for each second by the clock on the wall, in which `segue` reads
what the host writes at the same time.
"""

import contextlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SHORT, LONG = 1_000, 10_000
STOCK_LEAST, CUSTOM_LEAST = 20_000, 5_000
# Four times the input may take five times as long.
GROWTH, MOST_GROWTH = 4, 5
# The script itself is in memory, in both processes, and its result in one: kilobytes for each further step.
HOST_MOST, SEGUE_MOST = 2, 6

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="nav">
    <scenes>
        <scene sceneID="s-nav"><objects>
            <navigationController id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" id="bar"/>
                <connections>
                    <segue destination="c0" kind="relationship" relationship="rootViewController" id="root"/>
                </connections>
            </navigationController>
        </objects></scene>
"""
TAIL = """    </scenes>
</document>
"""
# What takes the unwinds: read for its actions, not run.
SOURCE = """import UIKit
class HomeViewController: UIViewController {
    @IBAction func backHome(_ segue: UIStoryboardSegue) {}
}
"""
# The sample's segues without their animation.
PLAIN_SEGUES = {
    "FirstCustomSegue.swift": "source.present(destination, animated: false)",
    "FirstCustomSegueUnwind.swift": "source.dismiss(animated: false)",
}


def scene(index, segues, home=False):
    """A scene with a view, a label, a button and segues: (identifier, kind, destination, further attributes)."""
    owner = ' customClass="HomeViewController" customModule="Demo" customModuleProvider="target"' if home else ""
    lines = [f'                    <segue destination="{to}" kind="{kind}" identifier="{name}"{more} id="g{index}-{name}"/>'
             for name, kind, to, more in segues]
    return f"""        <scene sceneID="s{index}"><objects>
            <viewController id="c{index}"{owner} sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v{index}">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <label opaque="NO" text="Scene {index}" textAlignment="center" id="l{index}">
                            <rect key="frame" x="16" y="84" width="343" height="29"/>
                        </label>
                        <button opaque="NO" buttonType="system" id="b{index}">
                            <rect key="frame" x="137.5" y="318.5" width="100" height="30"/>
                            <state key="normal" title="Go"/>
                        </button>
                    </subviews>
                </view>
                <connections>
{chr(10).join(lines)}
                </connections>
            </viewController>
            <exit id="e{index}" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
"""


def back(index):
    action = ' unwindAction="backHome:"'
    return [("back", "unwind", f"e{index}", action), ("backPlain", "unwind", f"e{index}", action + ' animates="NO"')]


def stock_storyboard():
    ways = [("show", "show", "c1", ""), ("showPlain", "show", "c1", ' animates="NO"'),
            ("present", "presentation", "c1", ""), ("presentPlain", "presentation", "c1", ' animates="NO"')]
    return HEAD + scene(0, ways, home=True) + scene(1, back(1)) + TAIL


def wide_storyboard(count):
    """`count` scenes behind hubs of ten each, so that no scene has many segues."""
    hubs = range(1, count, 10)
    text = HEAD + scene(0, [(f"go{hub}", "show", f"c{hub}", "") for hub in hubs], home=True)
    for hub in hubs:
        members = range(hub + 1, min(hub + 10, count))
        text += scene(hub, [(f"go{member}", "show", f"c{member}", "") for member in members] + back(hub))
        text += "".join(scene(member, back(member)) for member in members)
    return text + TAIL


def wide_steps(count):
    for hub in range(1, count, 10):
        for member in range(hub + 1, min(hub + 10, count)):
            yield from (f"go{hub}", f"go{member}", "back")


class Run:
    """One walk: seconds by the wall and of the host's processor, and kilobytes of both processes at their peaks."""

    def __init__(self, segue, folder):
        record = os.path.join(folder, "host.record")
        environment = dict(os.environ, SEGUE_HOST=os.path.join(folder, "host"))
        with open(os.path.join(folder, "output"), "wb") as output:
            start = time.perf_counter()
            process = subprocess.Popen([segue, "walk", folder], stdout=output, stderr=output, env=environment)
            _, status, usage = os.wait4(process.pid, 0)
            self.wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            tail = pathlib.Path(folder, "output").read_text(encoding="utf-8", errors="replace")[-2_000:]
            sys.exit(f"benchmark: segue walk ended with {process.returncode}:\n{tail}")
        cpu, memory = pathlib.Path(record).read_text().split()
        self.cpu, self.host_memory = float(cpu), int(memory)
        # The largest of all processes, the compiler's among them where code is compiled.
        self.memory = usage.ru_maxrss


class Case:
    """A folder with a walkthrough, which is written anew for each number of steps."""

    def __init__(self, segue, folder, sources):
        self.segue, self.folder, self.sources = segue, folder, sources
        host = os.path.join(os.path.dirname(os.path.abspath(segue)), "segue-host")
        # Stands in the host's place, starts it, and writes down what it took.
        wrapper = pathlib.Path(folder, "host")
        wrapper.write_text(f"""#!{sys.executable}
import os
child = os.fork()
if child == 0:
    os.execv({host!r}, [{host!r}])
_, status, usage = os.wait4(child, 0)
with open({os.path.join(folder, "host.record")!r}, "w") as file:
    file.write(f"{{usage.ru_utime + usage.ru_stime}} {{usage.ru_maxrss}}")
os._exit(os.waitstatus_to_exitcode(status) & 255)
""")
        wrapper.chmod(0o755)

    def run(self, identifiers, rounds):
        """The fastest of several walks: whatever else the machine does can only slow them down."""
        steps = "".join(f"  - performSegue: {name}\n" for name in identifiers)
        pathlib.Path(self.folder, "walkthrough.yml").write_text(
            f"storyboard: Main.storyboard\nsources: {self.sources}\nsteps:\n  - launch\n{steps}", encoding="utf-8")
        runs = [Run(self.segue, self.folder) for _ in range(rounds)]
        best = runs[0]
        best.wall, best.cpu = min(run.wall for run in runs), min(run.cpu for run in runs)
        best.host_memory = min(run.host_memory for run in runs)
        best.memory = min(run.memory for run in runs)
        return best


@contextlib.contextmanager
def stock(segue, text):
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "Main.storyboard").write_text(text, encoding="utf-8")
        pathlib.Path(folder, "HomeViewController.swift").write_text(SOURCE, encoding="utf-8")
        yield Case(segue, folder, "{index: .}")


@contextlib.contextmanager
def custom(segue, animated):
    with tempfile.TemporaryDirectory() as folder:
        for file in (ROOT / "Storyboards" / "CustomSegue").iterdir():
            if file.suffix in (".swift", ".storyboard"):
                shutil.copy(file, folder)
        if not animated:
            for name, call in PLAIN_SEGUES.items():
                pathlib.Path(folder, name).write_text(
                    f"import UIKit\nclass {name[:-6]}: UIStoryboardSegue {{\n"
                    f"    override func perform() {{ {call} }}\n}}\n", encoding="utf-8")
        yield Case(segue, folder, ".")


class Walks:
    def __init__(self, segue, rounds):
        self.segue, self.rounds, self.hold = segue, rounds, True

    def check(self, good, text):
        self.hold = self.hold and good
        print(f"{'ok  ' if good else 'OVER'} {text}", flush=True)

    def rate(self, name, case, there, back, least):
        """Prints the rate of a segue and the way back, and answers with both walks."""
        short, long = (case.run([there, back] * (count // 2), self.rounds) for count in (SHORT, LONG))
        further = LONG - SHORT
        rate = further / max(1e-9, long.cpu - short.cpu)
        wall = further / max(1e-9, long.wall - short.wall)
        self.check(rate >= least, f"{name:36}{rate:9,.0f} steps a second of the host, at least {least:,}; "
                                  f"{wall:9,.0f} by the wall")
        return short, long

    def memory(self, name, short, long, most):
        growth = (long - short) / (LONG - SHORT)
        self.check(growth <= most, f"{name:36}{short / 1024:9.1f} MB for {SHORT:,} steps, {long / 1024:.1f} MB for "
                                   f"{LONG:,}: {growth:.2f} KB a step, at most {most}")

    def growth(self, name, small, large):
        ratio = large / small
        self.check(ratio <= MOST_GROWTH, f"{name:36}{small * 1e3:9.0f} ms, {large * 1e3:.0f} ms: x{ratio:.1f}, "
                                         f"at most x{MOST_GROWTH}")


def add(subcommands, build):
    subcommand = subcommands.add_parser("walk", help="steps of walkthroughs a second, and how time and memory grow")
    subcommand.add_argument("--rounds", type=int, default=3, help="how often each is run; the fastest counts")
    subcommand.add_argument("--segue", help="the program to measure; built for release when left out")
    subcommand.set_defaults(run=lambda arguments: run(
        arguments, build(arguments.segue, "segue-host", "segue-sources")))


def run(arguments, segue):
    walks = Walks(segue, arguments.rounds)
    with stock(segue, stock_storyboard()) as case:
        for name, there, back in (
            ("push, unwind", "show", "back"), ("push, unwind, not animated", "showPlain", "backPlain"),
            ("present, unwind", "present", "back"), ("present, unwind, not animated", "presentPlain", "backPlain"),
        ):
            short, long = walks.rate(f"stock: {name}", case, there, back, STOCK_LEAST)
        walks.memory("memory of the host", short.host_memory, long.host_memory, HOST_MOST)
        walks.memory("memory of segue", short.memory, long.memory, SEGUE_MOST)
        small, large = (case.run(["show", "back"] * count, walks.rounds) for count in (1_000, 1_000 * GROWTH))
        walks.growth(f"{GROWTH} times as many steps", small.cpu, large.cpu)
    for name, animated in (("custom segue sample", True), ("custom segues, not animated", False)):
        with custom(segue, animated) as case:
            short, long = walks.rate(name, case, "FirstCustomSegue", "backFromSegue", CUSTOM_LEAST)
            walks.memory(f"{name}: host", short.host_memory, long.host_memory, HOST_MOST)
    costs = []
    for count in (250, 250 * GROWTH):
        with stock(segue, wide_storyboard(count)) as case:
            costs.append(case.run(wide_steps(count), walks.rounds).cpu)
    walks.growth(f"{GROWTH} times as many scenes", *costs)
    return 0 if walks.hold else 1
