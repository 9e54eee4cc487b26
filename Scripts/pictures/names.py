"""The identifiers of regions and festivals as Swift has them, and the article that lists all festivals: made of Data/festivals."""

import pathlib

KINDS = {"public": "public holiday", "traditional": "traditional", "observance": "observance", "season": "season", "note": "note"}
LANGUAGES = {"ko": 2, "ja": 3, "vi": 4}
# Words that Swift keeps to itself, or that the types have as members of their own.
TAKEN = {"name", "description", "init", "self", "extension", "default"}


class Festival:
    """A festival with its names, and its rows as (kind, regions, years, rule)."""

    def __init__(self, identifier: str, calendars: str, fields: list[str]):
        self.id = identifier
        self.calendars = calendars
        self.names = [fields[1], " ".join(fields[2:]), "", "", ""]
        self.rows: list[tuple[str, str, str, str]] = []


def lines(path: pathlib.Path):
    """The rows of a data file as fields."""
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = line.split("#")[0].split()
        if fields:
            yield fields


def festivals(folder: pathlib.Path) -> list[Festival]:
    """Every festival in the order of the files."""
    known: dict[str, Festival] = {}
    more = []
    for path in sorted(folder.glob("*.txt")):
        if path.name in ("regions.txt", "customs.txt"):
            continue
        calendars, current, is_named, is_own, is_first = "", "", False, False, False
        for verb, *fields in lines(path):
            if verb == "calendars":
                calendars = " ".join(fields)
            elif verb == "festival":
                current, is_own, is_first = fields[0], len(fields) > 1, True
                is_named = is_own
                if is_own:
                    known[current] = Festival(current, calendars, fields[1:])
            elif verb == "called":
                is_named = False
            elif verb == "name":
                if is_named:
                    known[current].names[LANGUAGES[fields[0]]] = " ".join(fields[1:])
            elif verb in KINDS:
                more.append((current, verb, *fields[:2], " ".join(fields[2:]), is_own, is_first))
                is_named = is_first = False
    # The rows below a festival's names come first: other rows may stand above them, in a file that is read earlier.
    for identifier, kind, regions, years, rule, _, is_first in sorted(more, key=lambda row: not row[5]):
        rows = known[identifier].rows
        # Without a rule a row has that of the row above, or below `festival ID` the first of the festival.
        rows.append((kind, regions, years, rule or rows[0 if is_first else -1][3]))
    return list(known.values())


def swift_name(identifier: str) -> str:
    """An identifier as Swift writes it: nationalDayVn for national-day-vn."""
    first, *rest = identifier.split("-")
    name = first + "".join(word.capitalize() for word in rest)
    return f"`{name}`" if name in TAKEN else name


def swift(folder: pathlib.Path) -> str:
    """The file of statics."""
    regions = [fields[1:] for fields in lines(folder / "regions.txt") if fields[0] == "region"]
    out = [
        "// Made of Data/festivals by Scripts/generate; a change here is lost. The names are those of the bundled table.",
        "",
        "extension RegionID {",
    ]
    for identifier, _, _, name, *english in regions:
        out += [f"    /// {name}, {' '.join(english)}.", f'    public static var {swift_name(identifier)}: RegionID {{ "{identifier}" }}']
    out += ["}", "", "extension FestivalID {"]
    for one in sorted(festivals(folder), key=lambda one: one.id):
        out += [f"    /// {one.names[0]}, {one.names[1]}.", f'    public static var {swift_name(one.id)}: FestivalID {{ "{one.id}" }}']
    return "\n".join(out + ["}", ""])


def article(folder: pathlib.Path) -> str:
    """The article of all festivals."""
    found = festivals(folder)
    out = [
        "# All festivals",
        "",
        f"The {len(found)} festivals of the bundled table, with names, kinds and rules.",
        "",
        "## Overview",
        "",
        "The article is made of the files in `Data/festivals`, whose README explains the rules, and where every row has its source. An",
        "identifier with hyphens is a static of ``FestivalID`` without them: `national-day-vn` is `FestivalID.nationalDayVn`. A rule stands",
        "before the kinds that the festival has by it; a kind holds in all regions and all years unless some stand after it.",
        "",
        "`Festivals.contains(_:)` says whether regions keep a festival, and `AlmanacTable.regions(keeping:)` which do.",
    ]
    for kind, title in [("public", "Public holidays"), ("traditional", "Traditional festivals"), ("observance", "Observances"),
                        ("season", "Counts of days"), ("note", "Notes of the calendar makers")]:
        # A festival stands under the first of its kinds, as on a day.
        of_kind = [one for one in found if min(list(KINDS).index(row[0]) for row in one.rows) == list(KINDS).index(kind)]
        out += ["", f"## {title}", "", "| festival | names | kinds and rules |", "| --- | --- | --- |"]
        for one in of_kind:
            names = ", ".join(dict.fromkeys(name for name in one.names if name))
            out.append(f"| `{one.id}` | {names} | {rules(one)} |")
    return "\n".join(out + [""])


def rules(one: Festival) -> str:
    """The rows of a festival; a rule that all share is written once."""
    texts: list[str] = []
    above = ("", "", "")
    for kind, regions, years, rule in one.rows:
        if (kind, regions, rule) == above and years != "all":
            texts[-1] += f", {years}"
            continue
        where = "" if regions == "all" else " " + regions.replace(",", ", ")
        when = "" if years == "all" else " " + years
        texts.append(("" if rule == above[2] else f"`{rule}`: ") + f"{KINDS[kind]}{where}{when}")
        above = (kind, regions, rule)
    return "; ".join(texts)


def files(root: pathlib.Path) -> dict[pathlib.Path, str]:
    """Both files as they should be."""
    folder = root / "Data/festivals"
    return {
        root / "Sources/Almanac/Identifiers.swift": swift(folder),
        root / "Sources/Almanac/Almanac.docc/AllFestivals.md": article(folder),
    }
