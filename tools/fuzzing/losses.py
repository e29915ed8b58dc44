"""What `--fix` did to a file, seen without segue: expat reads it before and after, and the report is held against it."""

import collections
import xml.parsers.expat


EMOJI = "\U0001f642"


def plain(data):
    """libxml2 takes names as the fifth edition of XML has them, expat as the fourth: without emoji and joiners."""
    for character in (EMOJI, "\ufeff"):
        data = data[:3] + data[3:].replace(character.encode(), b"e").replace(character.encode("utf-16-le"), b"e\0")
    return data


def inventory(data):
    """How many elements there are of each name and id; None where expat cannot read the file."""
    counts = collections.Counter()

    def start(name, attributes):
        id_ = attributes.get("id") or (attributes.get("sceneID") if name == "scene" else None)
        counts[(name, id_ or "")] += 1

    data = plain(data)
    # A byte order mark says more than the declaration.
    parser = xml.parsers.expat.ParserCreate("utf-8" if data.startswith(b"\xef\xbb\xbf") else None)
    parser.StartElementHandler = start
    try:
        parser.Parse(data, True)
    except (xml.parsers.expat.ExpatError, ValueError, LookupError):
        return None
    return counts


def decoded(data):
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16")
    if b"ISO-8859-1" in data[:200]:
        return data.decode("latin-1")
    return data.decode("utf-8", "replace").removeprefix("\ufeff")


def split(text):
    """Lines as the report has them: they end in a line feed, and are shown without it."""
    return text.split("\n")


def applied(before, changes):
    """The lines of the file when the report's changes are made; a text where the report does not fit."""
    lines = split(before)
    result, next_line = [], 0
    for change in changes:
        start = change["line"] - 1
        if start < next_line or start + len(change["removed"]) > len(lines):
            return f"line {change['line']} is not where the report says"
        result += lines[next_line:start]
        for offset, removed in enumerate(change["removed"]):
            if lines[start + offset].rstrip("\r") != removed.rstrip("\r"):
                return f"line {start + offset + 1} is not what the report says was removed"
        result += change["added"]
        next_line = start + len(change["removed"])
    return result + lines[next_line:]


def complaints(before, after, entry):
    """What is wrong with what `--fix` says it did to a file, and what it did; `entry` is its place in the report."""
    state = entry["state"] if entry else None
    if before == after:
        return ["the report says it was fixed, and it did not change"] if state == "fixed" else []
    if state != "fixed":
        return ["it changed, and the report does not say so"]
    problems = []
    lines = applied(decoded(before), entry["lines"])
    if isinstance(lines, str):
        problems.append(lines)
    elif [line.rstrip("\r") for line in lines] != [line.rstrip("\r") for line in split(decoded(after))]:
        problems.append("it has other changes than the lines of the report")
    old, new = inventory(before), inventory(after)
    if new is None or old is None:
        problems.append("expat cannot read it " + ("before" if old is None else "after"))
        return problems
    named = collections.Counter(
        tuple(part.replace(EMOJI, "e").replace("\ufeff", "e") for part in (removal["name"], removal.get("id") or ""))
        for fix in entry["fixes"] for removal in fix["removes"] if removal["kind"] != "attribute")
    lost = (old - new) - named
    if lost:
        problems.append(f"it lost what no fix names: {sorted(lost.elements())[:5]}")
    if new - old:
        problems.append(f"it gained something: {sorted((new - old).elements())[:5]}")
    return problems
