"""What the reading of an app's sources costs: `segue validate . --sources .`, from an empty cache and from a full one.

The app is generated, about 100,000 lines that are always the same, or one that is at hand. Figures count for 100,000
lines, as `wc -l` counts the Swift files that segue reads: processor time of segue and of its child segue-sources, the
peak memory of the larger of the two, and the processor time of a second run that finds everything in the cache. Each
figure is the best of the rounds, for a busy machine only adds. Ends with 1 when one is over its limit.
"""

import os
import pathlib
import random
import stat
import subprocess
import sys
import tempfile

COLD, MEMORY, WARM = 2.5, 150, 0.25

NOUNS = ("Account Album Article Badge Basket Booking Calendar Channel Chapter Comment Contact Coupon Course Customer "
         "Delivery Device Document Event Exercise Favorite Folder Friend Gallery Group Invoice Journal Lesson Location "
         "Measure Meeting Member Message Network Notice Offer Order Package Payment Person Photo Place Player Playlist "
         "Product Profile Project Question Receipt Recipe Record Reminder Report Review Route Schedule Season Session "
         "Setting Shop Song Station Store Student Task Team Ticket Topic Transfer Trip Video Wallet Workout").split()
ROLES = "List Detail Editor Picker Overview Search History Summary Import Export".split()
FIELDS = ("title subtitle summary note city street country currency amount total count rating color status owner author "
          "created updated starts ends isDone isHidden isShared priority width height latitude longitude code").split()
TYPES = ("String", "String", "String?", "Int", "Double", "Bool", "Date", "Date?", "URL?", "[String]")
VIEWS = ("UILabel", "UILabel", "UIButton", "UIImageView", "UITextField", "UISwitch", "UIStackView", "UISlider")
WORDS = ("the of a shows when user selected list then value before after loads from server keeps cache empty needs "
         "view layout first last row only while network fails again without waits until done").split()


class Text:
    def __init__(self, chance):
        self.chance, self.lines = chance, []

    def add(self, text, indent=0):
        self.lines += [" " * indent + line if line else "" for line in text.strip("\n").split("\n")]

    def comment(self, indent, lines=2):
        for _ in range(self.chance.randint(1, lines)):
            words = " ".join(self.chance.choice(WORDS) for _ in range(self.chance.randint(6, 13)))
            self.lines.append(" " * indent + "/// " + words.capitalize() + ".")


def fields(chance):
    return [(name, chance.choice(TYPES)) for name in chance.sample(FIELDS, chance.randint(6, 12))]


def statements(text, chance, indent, depth=0):
    """Statements as apps have them, some with closures and branches."""
    for _ in range(chance.randint(3, 7)):
        field, other = chance.sample(FIELDS, 2)
        kind = chance.randint(0, 7)
        if kind == 0:
            text.add(f"let {field}Text = String(format: \"%@ (%d)\", {other}Label.text ?? \"\", {chance.randint(1, 99)})",
                     indent)
        elif kind == 1 and depth < 2:
            text.add(f"if {field}Label.isHidden, items.count > {chance.randint(0, 9)} {{", indent)
            statements(text, chance, indent + 4, depth + 1)
            text.add("} else {", indent)
            text.add(f"{other}Label.text = NSLocalizedString(\"{field}.{other}\", comment: \"Shown below\")", indent + 4)
            text.add("}", indent)
        elif kind == 2:
            text.add(f"let {field} = items.filter {{ $0.isReady }}.map {{ $0.value * {chance.random():.2f} }}.reduce(0, +)",
                     indent)
        elif kind == 3:
            text.add(f"guard let {field} = cache[\"{other}\"] else {{ return }}", indent)
        elif kind == 4 and depth < 2:
            text.add("UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut], animations: { [weak self] in",
                     indent)
            text.add(f"self?.{field}View.alpha = {chance.random():.1f}\nself?.view.layoutIfNeeded()", indent + 4)
            text.add(f"}}, completion: {{ [weak self] _ in self?.finish(with: \"{other}\") }})", indent)
        elif kind == 5:
            text.add(f"for (index, item) in items.enumerated() where index % {chance.randint(2, 5)} == 0 {{", indent)
            text.add(f"item.{field} = index + {chance.randint(1, 9)}\nprint(\"{other}\", item)", indent + 4)
            text.add("}", indent)
        elif kind == 6:
            text.comment(indent, 1)
            text.add(f"{field}View.{other}Anchor.constraint(equalTo: view.{other}Anchor, constant: 8).isActive = true",
                     indent)
        else:
            text.add(f"{field}Label.textColor = items.isEmpty ? .secondaryLabel : .label", indent)


def model(chance, name):
    text = Text(chance)
    text.add(f"//\n//  {name}.swift\n//\n\nimport Foundation\n")
    text.comment(0)
    text.add(f"struct {name}: Codable, Equatable {{")
    known = fields(chance)
    for field, kind in known:
        text.comment(4, 1)
        text.add(f"{chance.choice(('let', 'var', 'private(set) var'))} {field}: {kind}", 4)
    text.add("\n    enum CodingKeys: String, CodingKey {")
    for field, _ in known:
        text.add(f"case {field}" + (f" = \"{field}_{chance.choice(FIELDS)}\"" if chance.random() < 0.4 else ""), 8)
    text.add("    }\n")
    text.add("enum State: Int {\n    case new = 0\n    case active, archived\n    case failed = 9\n}", 4)
    text.add(f"\n    var isComplete: Bool {{\n        return !{known[0][0]}Text.isEmpty && state == .active\n    }}\n")
    text.add("init(from decoder: Decoder) throws {", 4)
    text.add("let values = try decoder.container(keyedBy: CodingKeys.self)", 8)
    for field, kind in known:
        text.add(f"{field} = try values.decode({kind.rstrip('?')}.self, forKey: .{field})", 8)
    text.add("}", 4)
    text.add("}\n")
    return text


def service(chance, name):
    text = Text(chance)
    text.add(f"//\n//  {name}Service.swift\n//\n\nimport Foundation\n\nprotocol {name}Loading: AnyObject {{")
    text.add(f"func load(page: Int, completion: @escaping (Result<[{name}], Error>) -> Void)\nvar isLoading: Bool {{ get }}",
             4)
    text.add(f"}}\n\nfinal class {name}Service: {name}Loading {{")
    text.add(f"static let shared = {name}Service()\nprivate let session = URLSession(configuration: .default)\n"
             f"private let decoder = JSONDecoder()\nprivate(set) var isLoading = false\n"
             f"private var cache: [String: {name}] = [:]\nprivate let path = \"/api/v2/{name.lower()}s\"\n", 4)
    for verb in chance.sample(("load", "save", "remove", "share", "merge", "upload"), 4):
        text.comment(4, 3)
        text.add(f"func {verb}(page: Int, completion: @escaping (Result<[{name}], Error>) -> Void) {{", 4)
        text.add("isLoading = true\nvar request = URLRequest(url: base.appendingPathComponent(path))\n"
                 f"request.httpMethod = \"{chance.choice(('GET', 'PUT', 'POST'))}\"\n"
                 "request.setValue(\"application/json\", forHTTPHeaderField: \"Accept\")\n"
                 "let task = session.dataTask(with: request) { [weak self] data, response, error in\n"
                 "    guard let self, let data else {\n        completion(.failure(error ?? ServiceError.empty))\n"
                 "        return\n    }\n    do {\n"
                 f"        let page = try self.decoder.decode([{name}].self, from: data)\n"
                 "        DispatchQueue.main.async { completion(.success(page)) }\n"
                 "    } catch {\n        completion(.failure(error))\n    }\n}\ntask.resume()", 8)
        statements(text, chance, 8)
        text.add("    }\n")
    text.add("}\n")
    return text


def view(chance, name):
    text = Text(chance)
    text.add(f"//\n//  {name}Cell.swift\n//\n\nimport UIKit\n\nfinal class {name}Cell: UITableViewCell {{")
    text.add(f"static let reuseIdentifier = \"{name}Cell\"\n", 4)
    made = chance.sample(FIELDS, 4)
    for field in made:
        kind = chance.choice(VIEWS)
        text.add(f"private lazy var {field}View: {kind} = {{\n    let view = {kind}()\n"
                 "    view.translatesAutoresizingMaskIntoConstraints = false\n"
                 f"    view.accessibilityLabel = \"{field}\"\n    view.tintColor = .systemBlue\n    return view\n}}()\n", 4)
    text.add("@IBInspectable var cornerRadius: CGFloat = 4 {\n    didSet { layer.cornerRadius = cornerRadius }\n}\n", 4)
    text.add("override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {\n"
             "    super.init(style: style, reuseIdentifier: reuseIdentifier)\n    setUp()\n}\n\n"
             "required init?(coder: NSCoder) {\n    super.init(coder: coder)\n    setUp()\n}\n", 4)
    text.add("private func setUp() {", 4)
    for field in made:
        text.add(f"contentView.addSubview({field}View)", 8)
    text.add("NSLayoutConstraint.activate([", 8)
    for field in made:
        text.add(f"{field}View.leadingAnchor.constraint(equalTo: leadingAnchor, constant: {chance.randint(4, 24)}),", 12)
    text.add("])", 8)
    statements(text, chance, 8)
    text.add("    }\n")
    text.comment(4)
    text.add(f"func configure(with item: {name}) {{", 4)
    statements(text, chance, 8)
    text.add("    }\n}\n")
    return text


def controller(chance, name, role, other):
    text = Text(chance)
    whole = f"{name}{role}ViewController"
    outlets = chance.sample(FIELDS, 5)
    text.add(f"//\n//  {whole}.swift\n//\n\nimport UIKit\n{chance.choice(('import CoreData', 'import Combine', ''))}\n")
    text.comment(0, 3)
    text.add(f"class {whole}: UIViewController, UITableViewDataSource, UITableViewDelegate {{")
    for field in outlets:
        text.add(f"@IBOutlet weak var {field}Label: UILabel!", 4)
    text.add(f"@IBOutlet private var tableView: UITableView!\n\nprivate let service = {name}Service.shared\n"
             f"private var items: [{name}] = []\nvar selected: {name}?\nprivate var isFirstLoad = true\n"
             f"let pageSize = {chance.randint(10, 50)}\n", 4)
    text.add("// MARK: - Life cycle\n\noverride func viewDidLoad() {\n    super.viewDidLoad()", 4)
    if chance.random() < 0.5:
        text.add(f"tableView.register({name}Cell.self, forCellReuseIdentifier: {name}Cell.reuseIdentifier)", 8)
    text.add(f"title = NSLocalizedString(\"{name.lower()}.title\", comment: \"\")", 8)
    statements(text, chance, 8)
    text.add("}\n\noverride func viewWillAppear(_ animated: Bool) {\n    super.viewWillAppear(animated)\n    reload()\n}\n", 4)
    text.comment(4)
    text.add("private func reload() {\n    service.load(page: 0) { [weak self] result in\n        switch result {\n"
             "        case .success(let items):\n            self?.items = items\n            self?.tableView.reloadData()\n"
             "        case .failure(let error):\n            self?.show(error)\n        }\n    }", 4)
    statements(text, chance, 8)
    text.add("}\n\n// MARK: - Actions\n", 4)
    for verb in chance.sample(("save", "cancel", "share", "edit", "refresh", "remove"), 3):
        text.add(f"@IBAction func {verb}(_ sender: UIButton) {{", 4)
        statements(text, chance, 8)
        text.add("}\n", 4)
    text.add(f"@IBAction func open(_ sender: Any) {{\n    performSegue(withIdentifier: \"Show{other}\", sender: self)\n}}\n", 4)
    text.add("override func prepare(for segue: UIStoryboardSegue, sender: Any?) {\n"
             f"    if segue.identifier == \"Show{other}\", let next = segue.destination as? {other} {{\n"
             "        next.title = title\n    }\n}\n\n// MARK: - Table\n", 4)
    text.add("func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {\n"
             "    return items.count\n}\n\n"
             "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {\n"
             f"    let cell = tableView.dequeueReusableCell(withIdentifier: {name}Cell.reuseIdentifier, for: indexPath)\n"
             f"    (cell as? {name}Cell)?.configure(with: items[indexPath.row])\n    return cell\n}}\n\n"
             "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {\n"
             "    selected = items[indexPath.row]", 4)
    statements(text, chance, 8)
    text.add("}\n}\n\n", 4)
    text.lines[-2:] = ["    }", "}", ""]
    text.add(f"extension {whole} {{")
    for word in chance.sample(WORDS, chance.randint(1, 4)):
        text.comment(4)
        text.add(f"private func {word}{role}(with text: String, animated: Bool = true) -> Bool {{", 4)
        statements(text, chance, 8)
        text.add("    return items.isEmpty\n}\n", 4)
    text.add("}\n")
    return text, outlets


def storyboard(number, screens):
    scenes = []
    for index, (whole, other, outlets) in enumerate(screens):
        connections = "".join(
            f'<outlet property="{field}Label" destination="l{index}-{field}" id="o{index}-{field}"/>' for field in outlets)
        labels = "".join(
            f'<label opaque="NO" text="{field}" id="l{index}-{field}"><rect key="frame" x="0" y="0" width="99" height="20"/>'
            '</label>' for field in outlets)
        target = next((place for place, screen in enumerate(screens) if screen[0] == other), index)
        scenes.append(
            f'<scene sceneID="s{index}"><objects><viewController storyboardIdentifier="{whole}" id="c{index}" '
            f'customClass="{whole}" customModule="App" customModuleProvider="target" sceneMemberID="viewController">'
            f'<view key="view" id="v{index}"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>{labels}'
            f'</subviews></view><connections>{connections}<segue destination="c{target}" kind="show" '
            f'identifier="Show{other}" id="g{index}"/></connections></viewController></objects></scene>')
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" '
            f'version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c0"><scenes>'
            + "\n".join(scenes) + "</scenes></document>\n")


def generate(folder, lines, seed):
    """Writes an app of about that many lines: a model, a service and a cell for each subject, and three screens."""
    chance = random.Random(seed)
    written = subject = 0
    while written < lines:
        name = NOUNS[subject % len(NOUNS)] + (str(subject // len(NOUNS)) if subject >= len(NOUNS) else "")
        texts = {f"{name}.swift": model(chance, name), f"{name}Service.swift": service(chance, name),
                 f"{name}Cell.swift": view(chance, name)}
        roles = chance.sample(ROLES, 3)
        screens = []
        for role, next_role in zip(roles, roles[1:] + roles[:1]):
            other = f"{name}{next_role}ViewController"
            text, outlets = controller(chance, name, role, other)
            texts[f"{name}{role}ViewController.swift"] = text
            screens.append((f"{name}{role}ViewController", other, outlets))
        home = os.path.join(folder, name)
        os.makedirs(home)
        for path, text in texts.items():
            written += len(text.lines)
            pathlib.Path(home, path).write_text("\n".join(text.lines) + "\n")
        pathlib.Path(home, f"{name}.storyboard").write_text(storyboard(subject, screens))
        subject += 1


# Calls the reader, and keeps what it was given and how much memory it had.
READER = """#!{python}
import os, resource, subprocess, sys
given = sys.stdin.buffer.read()
status = subprocess.run([{reader!r}] + sys.argv[1:], input=given).returncode
if sys.argv[1:2] == ["index"]:
    open({given!r}, "wb").write(given)
    open({memory!r}, "w").write(str(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss))
sys.exit(status)
"""


def cost(segue, app, cache, reader):
    environment = dict(os.environ, XDG_CACHE_HOME=cache, SEGUE_CACHE=os.path.join(cache, "segue"), SEGUE_SOURCES=reader)
    with open(os.devnull, "wb") as nothing:
        process = subprocess.Popen([segue, "validate", ".", "--sources", "."], cwd=app, env=environment, stdout=nothing,
                                   stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"benchmark: segue validate ended with {process.returncode}")
    return usage.ru_utime + usage.ru_stime, megabytes(usage.ru_maxrss)


def megabytes(size):
    # Linux counts kilobytes, macOS bytes.
    return size / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def lines_read(segue, app, folder, reader):
    """The lines of the Swift files that segue reads, each counted once, and the reader's peak memory."""
    given, memory = os.path.join(folder, "given"), os.path.join(folder, "memory")
    script = os.path.join(folder, "reader")
    pathlib.Path(script).write_text(
        READER.format(python=sys.executable, reader=reader, given=given, memory=memory))
    os.chmod(script, os.stat(script).st_mode | stat.S_IXUSR)
    cost(segue, app, os.path.join(folder, "counting"), script)
    if not os.path.exists(given):
        sys.exit("benchmark: segue read no Swift sources")
    paths = {path for path in pathlib.Path(given).read_bytes().split(b"\0") if path.endswith(b".swift")}
    count = sum(pathlib.Path(app, os.fsdecode(path)).read_bytes().count(b"\n") for path in paths)
    return count, megabytes(int(pathlib.Path(memory).read_text()))


def add(subcommands, build):
    subcommand = subcommands.add_parser("sources", help="what the reading of an app's sources costs")
    subcommand.add_argument("--app", help="the folder of an app; generated when left out")
    subcommand.add_argument("--lines", type=int, default=100_000, help="how many lines to generate")
    subcommand.add_argument("--seed", type=int, default=1, help="another app with each")
    subcommand.add_argument("--rounds", type=int, default=3, help="how often each is run; the best counts")
    subcommand.add_argument("--segue", help="the program to measure, segue-sources beside it; built when left out")
    subcommand.set_defaults(run=lambda arguments: run(arguments, build(arguments.segue, "segue-sources")))


def run(arguments, segue):
    segue = os.path.abspath(segue)
    reader = os.path.join(os.path.dirname(segue), "segue-sources")
    with tempfile.TemporaryDirectory() as folder:
        app = os.path.abspath(arguments.app) if arguments.app else os.path.join(folder, "App")
        if not arguments.app:
            generate(app, arguments.lines, arguments.seed)
        lines, of_reader = lines_read(segue, app, folder, reader)
        share = lines / 100_000
        caches = [os.path.join(folder, f"cache{number}") for number in range(arguments.rounds)]
        cold = [cost(segue, app, cache, reader) for cache in caches]
        warm = [cost(segue, app, cache, reader) for cache in caches]
    figures = (
        ("cold, CPU seconds", min(seconds for seconds, _ in cold), COLD),
        ("peak memory, MB", min(memory for _, memory in cold), MEMORY),
        ("warm, CPU seconds", min(seconds for seconds, _ in warm), WARM))
    print(f"{lines:,} lines of Swift; segue-sources had {of_reader:.0f} MB at its peak")
    hold = True
    for name, value, limit in figures:
        # A small app has the fixed costs of a start all the same.
        rated = value / max(share, 1) if name.startswith("peak") else value / share
        hold = hold and rated <= limit
        print(f"{name:20}{value:8.2f}{rated:10.2f} for 100,000 lines, at most {limit}{'' if rated <= limit else '  OVER'}")
    return 0 if hold else 1
