"""Mutations of storyboards and xibs that know their structure; the same seed gives the same file."""

import re

TAG = re.compile(r'<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<!DOCTYPE[^>]*>'
                 r'|<(/?)([A-Za-z_][\w.:-]*)((?:\s+[^\s=<>/]+\s*=\s*(?:"[^"<]*"|\'[^\'<]*\'))*)\s*(/?)>', re.S)
ATTRIBUTE = re.compile(r'(\s+)([^\s=<>/]+)(\s*=\s*)("[^"<]*"|\'[^\'<]*\')')

IDS = {"id", "destination", "target", "firstItem", "secondItem", "reference", "initialViewController", "sceneID",
       "popoverAnchorView", "popoverAnchorBarButtonItem", "headerView", "initialItem"}
VALUES = ["", " ", "gone", "YES", "NO", "0", "-1", "1e308", "-1e308", "nan", "inf", "9223372036854775807",
          "9223372036854775808", "0x1p9999", "1,5", "\u00e9\u65e5\U0001f642", "e\u0301" * 20, "a" * 5000,
          "&#x41;&amp;&quot;", "&#10;", "../../etc/passwd", "%s%n", "\u202e", "viewController", "relationship", "unwind", "embed", "show", "custom",
          "a b c", "&lt;", "#", "-2", "safeArea"]
KINDS = ["show", "presentation", "push", "modal", "popover", "popoverPresentation", "embed", "unwind", "relationship",
         "custom", "replace", "showDetail", "nothing"]
NAMES = ["segue", "outlet", "outletCollection", "action", "constraint", "exit", "scene", "viewController", "view", "label",
         "placeholder", "viewControllerPlaceholder", "connections", "constraints", "objects", "subviews", "rect", "tableView"]
SNIPPETS = [
    '<outlet property="p@" destination="gone@" id="o@"/>', '<action selector="go:" destination="gone" id="q@"/>',
    '<connections><outlet property="only" destination="gone" id="o@"/></connections>',
    '<connections><!-- kept --><outlet property="only" destination="gone" id="o@"/></connections>',
    '<constraints><constraint firstItem="gone" firstAttribute="top" id="c@"/></constraints>',
    '<constraint firstItem="gone" firstAttribute="top" id="c@"><variation key="k" constant="3"/></constraint>',
    '<outlet property="p" destination="gone" id="o@"><!-- inside --></outlet>',
    '<outlet property="p" destination="gone" id="o@">text</outlet>',
    '<outlet property="p" destination="gone" id="o@"><view id="w@"/></outlet>',
    '<segue reference="gone@"/>', '<inferredMetricsTieBreakers><segue reference="gone"/></inferredMetricsTieBreakers>',
    '<scene sceneID="t@"><objects/></scene>', '<scene sceneID="t@"/>', '<scene sceneID="t@"><!-- empty --></scene>',
    '<scene sceneID="t@"><objects/><point key="canvasLocation" x="1" y="2"/></scene>',
    '<scene sceneID="t@"><viewController id="a@" sceneMemberID="viewController"/></scene>',
    '<popoverPassthroughViews><view reference="gone"/></popoverPassthroughViews>', "<!-- a comment -->", "<![CDATA[x]]>",
    "<?target data?>", "text", "<<<<<<< ours\n=======\n>>>>>>> theirs\n", "<view><view>", "</view>", "]]>", "&nothing;", "&",
]


class Tag:
    __slots__ = ("start", "end", "name", "is_end", "is_empty")

    def __init__(self, match):
        self.start, self.end = match.span()
        self.name = match.group(2)
        self.is_end = match.group(1) == "/"
        self.is_empty = match.group(4) == "/"


def tags(text):
    return [Tag(match) for match in TAG.finditer(text) if match.group(2)]


def elements(text):
    """The spans of elements whose tags match."""
    spans, open_tags = [], []
    for tag in tags(text):
        if tag.is_empty:
            spans.append((tag.start, tag.end))
        elif not tag.is_end:
            open_tags.append(tag)
        elif open_tags and open_tags[-1].name == tag.name:
            spans.append((open_tags.pop().start, tag.end))
    return spans


class Mutator:
    def __init__(self, random, others):
        self.random = random
        self.others = others
        self.number = 0

    def snippet(self):
        self.number += 1
        return self.random.choice(SNIPPETS).replace("@", f"{self.random.randrange(1000)}{self.number}")

    def element(self, text, most=4000):
        """A span, most often of a small element: large ones leave nothing to look at."""
        spans = elements(text)
        if not spans:
            return None
        small = [span for span in spans if span[1] - span[0] <= most]
        return self.random.choice(small if small and self.random.random() < 0.9 else spans)

    def place(self, text):
        """An offset between two tags."""
        found = tags(text)
        return self.random.choice(found).end if found else 0

    # Structure

    def delete(self, text):
        span = self.element(text)
        return text[:span[0]] + text[span[1]:] if span else text

    def duplicate(self, text):
        span = self.element(text)
        if not span:
            return text
        at = span[1] if self.random.random() < 0.5 else self.place(text)
        return text[:at] + text[span[0]:span[1]] * self.random.choice([1, 1, 1, 2, 30]) + text[at:]

    def move(self, text):
        span = self.element(text)
        if not span:
            return text
        part, rest = text[span[0]:span[1]], text[:span[0]] + text[span[1]:]
        at = self.place(rest)
        return rest[:at] + part + rest[at:]

    def unwrap(self, text):
        """The element's tags go, its content stays, as a bad merge does."""
        span = self.element(text)
        if not span:
            return text
        part = text[span[0]:span[1]]
        found = tags(part)
        return text[:span[0]] + part[found[0].end:max(found[0].end, found[-1].start)] + text[span[1]:]

    def wrap(self, text):
        span = self.element(text)
        if not span:
            return text
        name, depth = self.random.choice(NAMES), self.random.choice([1, 1, 1, 50, 1100])
        return (text[:span[0]] + f"<{name}>" * depth + text[span[0]:span[1]] + f"</{name}>" * depth + text[span[1]:])

    def splice(self, text):
        """An element of another file."""
        other = self.random.choice(self.others)
        span = self.element(other)
        at = self.place(text)
        return text[:at] + other[span[0]:span[1]] + text[at:] if span else text

    def insert(self, text):
        at = self.place(text)
        return text[:at] + self.snippet() + text[at:]

    def connect(self, text):
        """What is lost, where fixes look for it."""
        found = [tag for tag in tags(text) if not tag.is_end and not tag.is_empty
                 and tag.name in ("connections", "constraints", "scenes", "objects")]
        if not found:
            return self.insert(text)
        at = self.random.choice(found).end
        return text[:at] + "\n" + "\n".join(self.snippet() for _ in range(self.random.choice([1, 2, 20]))) + text[at:]

    def drop_tag(self, text):
        found = tags(text)
        if not found:
            return text
        tag = self.random.choice(found)
        return text[:tag.start] + text[tag.end:]

    def rename(self, text):
        found = [tag for tag in tags(text) if tag.is_empty]
        if not found:
            return text
        tag = self.random.choice(found)
        return text[:tag.start] + "<" + self.random.choice(NAMES) + text[tag.start + 1 + len(tag.name):]

    # Attributes

    def attribute(self, text, wanted=None):
        found = [match for match in ATTRIBUTE.finditer(text) if wanted is None or match.group(2) in wanted]
        return self.random.choice(found) if found else None

    def change_value(self, text):
        match = self.attribute(text)
        if not match:
            return text
        return text[:match.start(4)] + f'"{self.random.choice(VALUES)}"' + text[match.end(4):]

    def change_id(self, text):
        match = self.attribute(text, IDS)
        other = self.attribute(text, {"id"})
        if not match or not other:
            return text
        value = self.random.choice([other.group(4), other.group(4), '"gone"', '""', match.group(4)[:-1] + 'x"'])
        return text[:match.start(4)] + value + text[match.end(4):]

    def lose_ids(self, text):
        """All that names one object names nothing any more."""
        match = self.attribute(text, {"id"})
        return text.replace(f'id={match.group(4)}', 'id="lost"', 1) if match else text

    def change_kind(self, text):
        match = self.attribute(text, {"kind"})
        if not match:
            return text
        return text[:match.start(4)] + f'"{self.random.choice(KINDS)}"' + text[match.end(4):]

    def drop_attribute(self, text):
        match = self.attribute(text)
        return text[:match.start()] + text[match.end():] if match else text

    def add_attribute(self, text):
        match = self.attribute(text)
        if not match:
            return text
        name = self.random.choice(["id", "key", "customClass", "xmlns:a", "kind", "identifier", match.group(2), "a" * 300])
        return text[:match.start()] + f' {name}="{self.random.choice(VALUES)}"' + text[match.start():]

    # Lines and bytes

    def lines(self, text):
        parts = text.splitlines(True)
        if len(parts) < 3:
            return text
        first, second = self.random.randrange(len(parts)), self.random.randrange(len(parts))
        action = self.random.randrange(4)
        if action == 0:
            del parts[first:first + self.random.choice([1, 1, 3, 10])]
        elif action == 1:
            parts.insert(second, parts[first])
        elif action == 2:
            parts[first], parts[second] = parts[second], parts[first]
        else:
            parts[first:first + 1] = ["<<<<<<< ours\n", parts[first], "=======\n", parts[second], ">>>>>>> theirs\n"]
        return "".join(parts)

    def line_ends(self, text):
        return text.replace("\n", self.random.choice(["\r\n", "\r", "", " ", "\n\n", "\n\t"]))

    def truncate(self, text):
        return text[:self.random.randrange(len(text) + 1)]

    def characters(self, text):
        for _ in range(self.random.choice([1, 1, 5])):
            at = self.random.randrange(len(text) + 1)
            text = text[:at] + self.random.choice(["\0", "<", ">", '"', "&", "\ufeff", "\u00e9", "\U0001f642", "x", " "]) + text[
                at + self.random.randrange(2):]
        return text

    STRUCTURE = [delete, duplicate, move, unwrap, splice, insert, connect, connect, connect, rename, change_value, change_id,
                 change_id, lose_ids, lose_ids, change_kind, drop_attribute, add_attribute]
    DAMAGE = [wrap, drop_tag, lines, line_ends, truncate, characters]

    def mutate(self, text):
        for _ in range(self.random.choice([1, 1, 2, 3, 6])):
            group = self.STRUCTURE if self.random.random() < 0.94 else self.DAMAGE
            changed = self.random.choice(group)(self, text)
            # Files that grow without end tell nothing new.
            if len(changed) < 400_000:
                text = changed
        return text

    def encode(self, text):
        """The bytes, now and then in another encoding."""
        choice = self.random.randrange(40)
        if choice == 0:
            return b"\xef\xbb\xbf" + text.encode("utf-8", "replace")
        if choice == 1:
            return b"\xff\xfe" + text.replace("UTF-8", "UTF-16", 1).encode("utf-16-le", "replace")
        if choice == 2:
            return text.replace("UTF-8", "ISO-8859-1", 1).encode("latin-1", "xmlcharrefreplace")
        data = text.encode("utf-8", "replace")
        if choice == 3 and data:
            at = self.random.randrange(len(data))
            data = data[:at] + bytes([self.random.randrange(256)]) + data[at + 1:]
        return data
