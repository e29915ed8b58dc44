"""How the time of segue grows with its input: `tools/benchmark growth`.

Each shape is an input that is hostile in one way: a million equal ids under one parent, one line of all findings. It is
made in two sizes, the second four times the first, and each command is run on both. Work in proportion to the input
takes four times as long, with a logarithm a little more; work in proportion to its square sixteen times.
"""

import math
import os
import resource
import signal
import subprocess
import tempfile
import time

MOST = 7
STEP = 4
# What is faster than this at the larger size tells nothing about growth, and need not.
LEAST_SECONDS = 0.15
MOST_SECONDS = 60

HEAD = ('<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"'
        ' version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"'
        ' initialViewController="a0">\n')
XIB = HEAD.replace("Storyboard.XIB", "XIB").replace(' initialViewController="a0"', "")


def storyboard(scenes, rest=""):
    return f"{HEAD}<scenes>\n{scenes}</scenes>\n{rest}</document>\n"


def scene(number, inside="", attributes="", beside=""):
    return (f'<scene sceneID="s{number}"><objects>\n<viewController id="a{number}" {attributes} sceneMemberID='
            f'"viewController">{inside}</viewController>{beside}</objects></scene>\n')


def one(view="", connections="", beside=""):
    """A storyboard of one scene."""
    return storyboard(scene(0, f'<view key="view" id="v"><subviews>\n{view}</subviews></view>'
                               f"<connections>\n{connections}</connections>", beside=beside))


def rows(count, text, line="\n"):
    return "".join(text.replace("@", str(number)) + line for number in range(count))


def chain(count, attributes=""):
    """Scenes of which each leads to the next."""
    return "".join(
        scene(number, f'<connections><segue destination="a{number + 1}" kind="show" identifier="i{number}"'
                      f' id="x{number}"/></connections>', attributes.replace("@", str(number)))
        for number in range(count)) + scene(count)


def unwinds(count):
    """Scenes that all unwind, and each can be reached from the one before."""
    return "".join(
        scene(number, f'<connections><segue destination="a{number + 1}" kind="show" identifier="i{number}" id="x{number}"/>'
                      f'<segue destination="e{number}" kind="unwind" identifier="u{number}" unwindAction="back:"'
                      f' id="y{number}"/></connections>', 'customClass="A"', f'<exit id="e{number}" sceneMemberID="exit"/>')
        for number in range(count)) + scene(count)


def hub(count, kind="show"):
    """One scene that leads to all others."""
    return storyboard(scene(0, "<connections>" + rows(
        count, f'<segue destination="b@" kind="{kind}" identifier="i@" id="x@"/>') + "</connections>") + rows(
        count, '<scene sceneID="t@"><objects><viewController id="b@" sceneMemberID="viewController"/></objects></scene>'))


def nested(count, depth):
    inside = '<view id="d@"><subviews>' * depth + '<label id="l@"/>' + "</subviews></view>" * depth
    text, number = [], 0
    for _ in range(count):
        part = inside
        while "@" in part:
            part = part.replace("@", str(number), 1)
            number += 1
        text.append(part)
    return one("\n".join(text))


FINDINGS = ["validate", "validate --format sarif", "validate --format json", "validate --format html",
            "validate --format junit", "validate --format codeclimate", "validate --format github",
            "validate --format xcode", "validate --format checkstyle"]
FIXES = ["validate", "validate --fix --dry-run", "validate --fix"]
REPORTS = ["report tree", "report tree --format json", "report views", "report graph", "report graph --format mermaid",
           "report graph --format graphml", "report refs a0", "report stats", "report tree --unknown"]
# Whatever can be compared can be merged: with a version that another Xcode saved and in which each label has a tag.
DIFF = ["diff", "diff --all", "diff --format json", "diff --textconv", "merge", "merge --conflict-style markers"]
VALIDATE = ["validate"]

LABEL = '<label text="t@" id="l@"/>'
OUTLET = '<outlet property="p@" destination="gone" id="o@"/>'
CONSTRAINT = '<constraint firstItem="l@" firstAttribute="top" secondItem="v" secondAttribute="top" id="c@"/>'

# Name, how many at the smaller size, the document, the commands, and for `diff` and `merge` the other document.
SHAPES = [
    ("wide tree", 10_000, lambda n: one(rows(n, LABEL)), VALIDATE + REPORTS + DIFF,
     lambda n: one(rows(n, '<label text="u@" id="l@"/>'))),
    ("deep trees", 25, lambda n: nested(n, 400), VALIDATE + REPORTS + DIFF, lambda n: nested(n, 399)),
    ("one id under one parent", 10_000, lambda n: one(rows(n, '<label text="t@" id="same"/>')),
     FINDINGS + REPORTS + DIFF, lambda n: one(rows(n, '<label text="u@" id="same"/>'))),
    ("one id in pairs", 10_000, lambda n: one(rows(n, LABEL + '<button id="l@"/>')), VALIDATE + DIFF,
     lambda n: one(rows(n, '<button id="l@"/>' + LABEL))),
    ("children without ids", 10_000, lambda n: one(rows(n, '<label text="t@"/>')), VALIDATE + REPORTS + DIFF,
     lambda n: one(rows(n, '<label text="u@"/>'))),
    ("new ids", 10_000, lambda n: one(rows(n, '<label text="t" id="l@"/>')), DIFF,
     lambda n: one(rows(n, '<label text="t" id="m@"/>'))),
    ("children reversed", 10_000, lambda n: one(rows(n, LABEL)), DIFF,
     lambda n: one("".join(reversed(rows(n, LABEL).splitlines(True))))),
    ("children moved to another parent", 10_000,
     lambda n: one('<view id="p"><subviews>' + rows(n, LABEL) + '</subviews></view><view id="q"/>'), DIFF,
     lambda n: one('<view id="p"/><view id="q"><subviews>' + rows(n, LABEL) + "</subviews></view>")),
    ("properties of one name", 5_000, lambda n: one('<label id="l">' + rows(n, '<some value="@"/>') + "</label>"),
     VALIDATE + REPORTS + DIFF, lambda n: one('<label id="l">' + rows(n, '<some value="x@"/>') + "</label>")),
    ("properties that are only there", 5_000, lambda n: one('<label id="l">' + rows(n, '<x@ key="k@"/>') + "</label>"),
     VALIDATE + ["report tree --unknown"] + DIFF,
     lambda n: one('<label id="l">' + rows(n, '<x@ key="m@"/>') + "</label>")),
    ("runtime attributes", 5_000, lambda n: one(
        '<view id="l"><userDefinedRuntimeAttributes>'
        + rows(n, '<userDefinedRuntimeAttribute type="number" keyPath="k@"><integer key="value" value="@"/>'
                  "</userDefinedRuntimeAttribute>") + "</userDefinedRuntimeAttributes></view>"),
     VALIDATE + REPORTS + DIFF, lambda n: one('<view id="l"/>')),
    ("one line of findings", 10_000, lambda n: one("", rows(n, OUTLET, "")), FINDINGS + FIXES + DIFF, lambda n: one()),
    ("one line of wide characters", 5_000,
     lambda n: one("", rows(n, '<outlet property="名前🙂e\u0301@" destination="gone" id="o@"/>', "")),
     FINDINGS + FIXES, None),
    ("lines of findings", 10_000, lambda n: one("", rows(n, OUTLET)), FINDINGS + FIXES, None),
    ("one finding of a long line", 300_000, lambda n: one(f'<label text="{"x" * n}" id="l"/>', OUTLET),
     FINDINGS + DIFF, lambda n: one(f'<label text="{"y" * n}" id="l"/>')),
    ("one long id", 300_000, lambda n: one("", f'<outlet property="p" destination="{"x" * n}" id="o"/>'),
     FINDINGS + FIXES, None),
    ("a long line of spaces", 300_000, lambda n: one("", " " * n + OUTLET + " " * n + OUTLET.replace("@", "2")),
     FIXES, None),
    ("carriage returns", 10_000, lambda n: one("", rows(n, OUTLET, "\r")), VALIDATE + FIXES, None),
    ("one outlet many times", 10_000, lambda n: one("", rows(n, '<outlet property="p" destination="v" id="o@"/>')),
     VALIDATE + FIXES + DIFF, lambda n: one()),
    ("constraints", 5_000, lambda n: one(
        '<view id="w"><subviews>' + rows(n, LABEL) + "</subviews><constraints>" + rows(n, CONSTRAINT)
        + "</constraints></view>"), VALIDATE + REPORTS + DIFF, lambda n: one('<view id="w"/>')),
    ("dangling constraints", 5_000, lambda n: one('<view id="w"><constraints>' + rows(n, CONSTRAINT)
                                                  + "</constraints></view>"), FIXES, None),
    ("one constraint many times", 10_000, lambda n: one(
        '<label id="l"/><view id="w"><constraints>' + rows(n, CONSTRAINT.replace("l@", "l")) + "</constraints></view>"),
     FINDINGS[:1] + FIXES + DIFF, lambda n: one()),
    ("one constraint with many constants", 10_000, lambda n: one(
        '<label id="l"/><view id="w"><constraints>'
        + rows(n, CONSTRAINT.replace("l@", "l").replace("/>", ' constant="@"/>')) + "</constraints></view>"),
     VALIDATE + DIFF, lambda n: one()),
    ("attributes of one element", 450, lambda n: one('<label id="l" ' + rows(n, 'a@="b"', " ") + "/>"),
     VALIDATE + REPORTS + DIFF, lambda n: one('<label id="l" ' + rows(n, 'b@="c"', " ") + "/>")),
    ("namespaces", 450, lambda n: one('<label id="l" ' + rows(n, 'xmlns:a@="b@"', " ") + "/>"),
     VALIDATE + REPORTS, None),
    ("names of elements", 10_000, lambda n: one(rows(n, '<e@ id="l@"/>')), VALIDATE + REPORTS, None),
    ("names of attributes", 10_000, lambda n: one(rows(n, '<label id="l@" a@="1"/>')), VALIDATE + REPORTS, None),
    ("a chain of scenes", 2_000, lambda n: storyboard(chain(n)), VALIDATE + REPORTS + DIFF,
     lambda n: storyboard(chain(n - 1))),
    ("a hub of scenes", 2_000, hub, VALIDATE + REPORTS + DIFF, lambda n: hub(n, "presentation")),
    ("relationships of a hub", 2_000, lambda n: hub(n, "relationship"), VALIDATE + REPORTS, None),
    ("embeds of a hub", 2_000, lambda n: hub(n, "embed"), VALIDATE + REPORTS, None),
    ("segues of one trigger", 10_000, lambda n: storyboard(scene(0, '<view key="view" id="v"><subviews><button id="b">'
     "<connections>" + rows(n, '<segue destination="a1" kind="show" identifier="i" id="x@"/>')
     + "</connections></button></subviews></view>") + scene(1)), VALIDATE + REPORTS + DIFF, lambda n: storyboard(scene(0))),
    ("unwinds", 1_000, lambda n: storyboard(unwinds(n)), VALIDATE + REPORTS, None),
    ("unwinds of one scene", 5_000, lambda n: storyboard(scene(0, "<connections>" + rows(
        n, '<segue destination="e" kind="unwind" identifier="u@" unwindAction="back:" id="y@"/>') + "</connections>",
        beside='<exit id="e" sceneMemberID="exit"/>')), VALIDATE + REPORTS, None),
    ("one identifier for all scenes", 2_000, lambda n: storyboard(chain(n, 'storyboardIdentifier="same"')),
     VALIDATE + REPORTS, None),
    ("one class for all scenes", 2_000, lambda n: storyboard(chain(n, 'customClass="Same"')), VALIDATE + REPORTS + DIFF,
     lambda n: storyboard(chain(n - 1, 'customClass="Same"'))),
    ("references", 2_000, lambda n: storyboard(rows(
        n, '<scene sceneID="t@"><objects><viewControllerPlaceholder id="r@" storyboardName="Main"'
           ' referencedIdentifier="i@" storyboardIdentifier="i@" sceneMemberID="viewController"/></objects></scene>')),
     VALIDATE + FIXES + REPORTS, None),
    ("controllers in one scene", 5_000, lambda n: storyboard('<scene sceneID="s"><objects>' + rows(
        n, '<viewController id="a@" sceneMemberID="viewController"/>') + "</objects></scene>"),
     VALIDATE + REPORTS + DIFF, lambda n: storyboard(scene(0))),
    ("objects of one scene", 5_000, lambda n: storyboard('<scene sceneID="s"><objects>' + rows(
        n, '<tapGestureRecognizer id="a@"><connections><outlet property="p" destination="gone" id="o@"/></connections>'
           "</tapGestureRecognizer>") + "</objects></scene>"), VALIDATE + FIXES + REPORTS + DIFF,
     lambda n: storyboard(scene(0))),
    ("scenes without a controller", 5_000, lambda n: storyboard(rows(n, '<scene sceneID="s@"><objects/></scene>')),
     VALIDATE + FIXES + REPORTS + DIFF, lambda n: storyboard(scene(0))),
    ("scenes of one id", 2_000, lambda n: storyboard(rows(
        n, '<scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController"/></objects></scene>')),
     VALIDATE + REPORTS + DIFF, lambda n: storyboard(rows(
         n, '<scene sceneID="s"><objects><viewController id="a" title="t" sceneMemberID="viewController"/></objects>'
            "</scene>"))),
    ("tie-breakers", 10_000, lambda n: storyboard(scene(0), "<inferredMetricsTieBreakers>\n" + rows(
        n, '<segue reference="gone@"/>') + "</inferredMetricsTieBreakers>"), VALIDATE + FIXES, None),
    ("cells of a table", 5_000, lambda n: one('<tableView id="t"><prototypes>' + rows(
        n, '<tableViewCell reuseIdentifier="same" id="c@"><tableViewCellContentView key="contentView" id="d@"/>'
           "</tableViewCell>") + "</prototypes></tableView>"), VALIDATE + REPORTS + DIFF, lambda n: one()),
    ("text", 300_000, lambda n: one(f'<label id="l"><string key="text">{"word " * n}</string></label>'),
     VALIDATE + DIFF, lambda n: one(f'<label id="l"><string key="text">{"work " * n}</string></label>')),
    ("comments", 20_000, lambda n: one("", rows(n, "<!-- -->") + OUTLET), FIXES, None),
    ("character references", 100_000, lambda n: one(f'<label text="{"&#x41;" * n}" id="l"/>', OUTLET), VALIDATE + DIFF,
     lambda n: one(f'<label text="{"&#x42;" * n}" id="l"/>')),
    ("objects of a xib", 10_000, lambda n: f"{XIB}<objects>{rows(n, '<view id=%sa@%s/>' % (chr(34), chr(34)))}</objects>"
                                           "</document>", VALIDATE + REPORTS + DIFF,
     lambda n: f"{XIB}<objects/></document>"),
    ("children beside findings", 5_000, lambda n: one(
        '<view id="w">' + rows(n, '<thing key="k@" id="l@"/>') + "<connections>" + rows(n, OUTLET)
        + rows(n, '<action selector="s@" destination="gone" id="q@"/>')
        + rows(n, '<segue destination="gone" kind="show" identifier="i@" id="x@"/>') + "</connections></view>"),
     FINDINGS[:1] + FIXES + REPORTS + DIFF, lambda n: one()),
    ("one name in many findings", 5_000, lambda n: one(
        f'<view id="w" customClass="{"A" * 20 * n}"><connections>' + rows(n, OUTLET) + "</connections></view>"),
     FINDINGS + FIXES + REPORTS + DIFF, lambda n: one()),
    ("one text in many findings", 5_000, lambda n: one(
        f'<label id="l" text="{"A" * 20 * n}"><connections>' + rows(n, OUTLET.replace("gone", "l"))
        + rows(n, OUTLET.replace("o@", "u@")) + "</connections></label>"), FINDINGS + FIXES + REPORTS + DIFF,
     lambda n: one()),
    ("one id in many findings", 5_000, lambda n: one(
        f'<view id="{"A" * 20 * n}"><connections>' + rows(n, OUTLET) + "</connections></view>"),
     FINDINGS + FIXES + REPORTS + DIFF, lambda n: one()),
    ("one controller of many segues", 2_000, lambda n: storyboard(
        scene(0, "<connections>" + rows(n, '<segue destination="a1" kind="show" identifier="i@" id="x@"/>')
              + "</connections>") + scene(1, rows(n, '<thing key="k@" id="l@"/>'), f'title="{"A" * 20 * n}"')),
     VALIDATE + REPORTS + DIFF, lambda n: storyboard(scene(0) + scene(1))),
    ("frames inside of one parent", 5_000, lambda n: one(
        '<view id="w">' + rows(n, '<view key="k@" id="l@"><rect key="frame" x="@" y="0" width="1" height="1"/></view>')
        + "</view>"), DIFF, lambda n: one(
            '<view id="w">' + rows(n, '<view key="k@" id="l@"><rect key="frame" x="@" y="9" width="1" height="1"/></view>')
            + "</view>")),
    ("findings deep inside", 25, lambda n: nested(n, 400).replace("<subviews><label", "<subviews>" + OUTLET + "<label").replace(
        "<subviews><view", '<connections><outlet property="p" destination="gone" id="o"/></connections><subviews><view'),
     FINDINGS + REPORTS + DIFF, lambda n: nested(n, 400)),
    ("properties deep inside", 20, lambda n: one("".join(
        f'<label id="l{number}">' + '<p key="k" a="1">' * 300 + "</p>" * 300 + "</label>" for number in range(n))),
     VALIDATE + DIFF, lambda n: one("".join(
         f'<label id="l{number}">' + '<p key="k" a="2">' * 300 + "</p>" * 300 + "</label>" for number in range(n)))),
    ("unwinds without a class", 2_000, lambda n: storyboard(unwinds(n).replace('customClass="A"', "")),
     VALIDATE + REPORTS, None),
    ("exits and unwinds of one scene", 5_000, lambda n: storyboard(scene(0, "<connections>" + rows(
        n, '<segue destination="e@" kind="unwind" identifier="u@" unwindAction="back:" id="y@"/>') + "</connections>",
        beside=rows(n, '<exit id="e@" sceneMemberID="exit"/>'))), VALIDATE + REPORTS, None),
    ("circles that lead to earlier ones", 2_000, lambda n: storyboard(rows(1, "") + "".join(
        scene(2 * number + 1, f'<connections><segue destination="a{2 * number + 2}" kind="show" id="x{number}"/>'
              f'<segue destination="a{max(1, 2 * number - 1)}" kind="show" id="y{number}"/></connections>')
        + scene(2 * number + 2, f'<connections><segue destination="a{2 * number + 1}" kind="show" id="z{number}"/>'
                                "</connections>") for number in range(n))), VALIDATE + REPORTS, None),
    ("segues of one bar button", 5_000, lambda n: one(
        '<barButtonItem id="b"><connections>' + rows(n, OUTLET) + rows(
            n, '<segue destination="a0" kind="show" identifier="i@" id="x@"/>') + "</connections></barButtonItem>"),
     VALIDATE + REPORTS, None),
    ("equal constraints of other lists", 5_000, lambda n: one('<label id="l"/>' + rows(
        n, '<view id="w@"><constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top"'
           ' constant="@" id="c@"/></constraints></view>')), VALIDATE, None),
    ("images that are missing", 5_000, lambda n: one(rows(n, '<imageView image="i@" id="l@"/>')), VALIDATE, None),
    ("a merge conflict in each line", 10_000, lambda n: one(rows(n, "<<<<<<< a\n=======\n>>>>>>> b")), VALIDATE, None),
    ("open elements", 100_000, lambda n: HEAD + rows(n, "<a>", ""), VALIDATE, None),
]

SOURCES = [
    ("brackets in Swift", 2_000, lambda n: "let x = " + "[" * n + "]" * n + "\n"),
    ("parentheses in Swift", 2_000, lambda n: "let x = " + "(" * n + "1" + ")" * n + "\n"),
    ("classes in Swift", 2_000, lambda n: "import UIKit\n" + rows(n, "class A@: UIViewController { @IBOutlet var b: UIView! }")),
    ("generic arguments in Swift", 2_000, lambda n: "let x = " + "A<" * n + "\n"),
    ("statements in Swift", 1_000, lambda n: "import UIKit\nclass A: UIViewController { func f() {\nvar id = \"a\"\n" + rows(
        n, 'id = "@"\nperformSegue(withIdentifier: id, sender: nil)') + "} }\n"),
    ("parameters in Swift", 1_000, lambda n: "class A: UIViewController { func f(" + rows(n, "a@: String, ", "") + "b: Int) {\n"
     + rows(n, "performSegue(withIdentifier: a@, sender: nil)") + "} }\n"),
    ("conditions in Swift", 1_000, lambda n: "import UIKit\nclass A: UIViewController {\n" + rows(
        n, "#if os(iOS)\n@IBOutlet var a@: UIView!\n#endif") + "}\n"),
    ("errors in one Swift statement", 2_000, lambda n: "let x = [" + rows(n, "@ @ , , ", "") + "]\n"),
    ("selectors in Swift", 1_000, lambda n: "import UIKit\nclass A: UIViewController {\n" + rows(
        n, "func a(x@: Int) { let s = #selector(a) }") + "}\n"),
    ("a chain of classes in Swift", 2_000, lambda n: "import UIKit\nclass A0: UIViewController {}\n" + "".join(
        f"class A{number + 1}: A{number} {{}}\n" for number in range(n))),
]


class TooSlow(Exception):
    """A command did not end in time."""


def seconds(command):
    """Seconds of processor that the command took with its children, and its exit status."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with open(os.devnull, "wb") as nothing:
        process = subprocess.Popen(command, stdout=nothing, stderr=nothing, start_new_session=True)
        try:
            process.wait(MOST_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            raise TooSlow from None
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, process.returncode


def write(path, text):
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)


def words(segue, command, path, other):
    parts = command.split()
    if parts[0] == "diff" and "--textconv" not in parts:
        return [segue, *parts, path, other]
    if parts[0] == "merge":
        return [segue, *parts, path, other, path + ".third"]
    return [segue, *parts, path]


class Growth:
    def __init__(self, segue, rounds):
        self.segue = segue
        self.rounds = rounds
        self.failures = 0
        self.measured = 0

    def measure(self, folder, name, command, texts, start):
        """Prints a line for `command` on the inputs of the two sizes."""
        best = {size: math.inf for size in texts}
        try:
            idle = min(seconds([self.segue, "--version"])[0] for _ in range(3))
            # What is over is looked at twice more: something else may have had the machine.
            for attempt in range(3):
                for size, (text, other) in texts.items():
                    for _ in range(self.rounds):
                        took = self.once(folder, size, command, text, other, start) - idle
                        best[size] = min(best[size], max(took, 0.002))
                small, large = best.values()
                if self.is_good(small, large):
                    break
        except TooSlow:
            self.report(name, command, f"over {MOST_SECONDS} s", False)
        except ValueError as error:
            self.report(name, command, str(error), False)
        else:
            self.report(name, command, f"{small * 1e3:9.1f} ms{large * 1e3:10.1f} ms  x{large / small:5.1f}",
                        self.is_good(small, large))

    def once(self, folder, size, command, text, other, start):
        """The seconds of one process; its files are written anew, as --fix changes them."""
        paths = [os.path.join(folder, f"{size}.{part}") for part in ("storyboard", "other.storyboard")]
        write(paths[0], text)
        if other is not None:
            write(paths[1], other)
        if command.startswith("merge"):
            write(paths[0] + ".third", text.replace('toolsVersion="22505"', 'toolsVersion="22600"').replace("<label ", '<label tag="7" '))
        took, status = start(command, *paths)
        # 64: there is no such scene in this shape.
        if status not in (0, 1, 65) and (status, command[:11]) != (64, "report refs"):
            raise ValueError(f"status {status}")
        return took

    @staticmethod
    def is_good(small, large):
        return large / small <= MOST or large < LEAST_SECONDS

    def report(self, name, command, text, good):
        self.measured += 1
        self.failures += not good
        print(f"{'ok  ' if good else 'OVER'} {name:36}{command:30}{text}", flush=True)


def add(subcommands, build):
    subcommand = subcommands.add_parser("growth", help="how the time grows with hostile inputs")
    subcommand.add_argument("--rounds", type=int, default=2, help="how often each is run; the fastest counts")
    subcommand.add_argument("--segue", help="the program to measure; built for release when left out")
    subcommand.add_argument("--only", default="", help="only shapes and commands in whose names this occurs")
    subcommand.add_argument("--scale", type=float, default=1, help="how many times the usual size")
    subcommand.set_defaults(run=lambda arguments: run(arguments, build(arguments.segue, "segue-sources")))


def run(arguments, segue):
    growth = Growth(segue, arguments.rounds)
    wanted = arguments.only.lower()
    with tempfile.TemporaryDirectory() as folder:
        for name, count, make, commands, other in SHAPES:
            chosen = [command for command in dict.fromkeys(commands) if wanted in f"{name}: {command}".lower()]
            if not chosen:
                continue
            count = max(1, int(count * arguments.scale))
            sizes = (count, count * STEP)
            texts = {size: (make(size), other(size) if other else None) for size in sizes}
            for command in chosen:
                growth.measure(folder, name, command, texts, lambda command, path, other: seconds(
                    words(growth.segue, command, path, other)))
        for name, count, make in SOURCES:
            if wanted not in f"{name}: validate --sources".lower():
                continue
            count = max(1, int(count * arguments.scale))
            board = os.path.join(folder, "Board.storyboard")
            write(board, storyboard(scene(0)))

            def start(_, path, other):
                swift = os.path.join(folder, "Code.swift")
                os.replace(path, swift)
                return seconds([growth.segue, "validate", "--sources", swift, board])

            growth.measure(folder, name, "validate --sources",
                           {size: (make(size), None) for size in (count, count * STEP)}, start)
    print(f"\n{growth.measured} measured, {growth.failures} over: four times the input may take {MOST} times as long")
    return 1 if growth.failures or not growth.measured else 0
