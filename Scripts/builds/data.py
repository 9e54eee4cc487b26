"""Makes the data release, almanac-data-2026c.tar.gz, text that anybody can repackage: `Scripts/build data` in .build/dist,
`Scripts/build data FOLDER [BEFORE]` in another, with the differences from BEFORE, the data release before.

In it are months, terms, phases, festivals and days off as tab-separated text, the same as arrays of programming languages, NEWS,
DIFFERENCES, vectors for readers, the terms of use and SHA256SUMS. The same sources give the same bytes on any machine.

Needs: Swift and Python 3; zlib's headers, which are installed if possible.
"""

from lib import ROOT, run, tools

import gzip
import hashlib
import io
import re
import sys
import tarfile
from pathlib import Path

TEXTS = ["months", "terms", "phases", "festivals", "days-off"]
# Formats of `almanac-gen emit`, their files, and the sign of a comment.
ARRAYS = {
    "c": ("arrays/lunisolar.h", "//"), "rust": ("arrays/lunisolar.rs", "//"), "swift": ("arrays/lunisolar.swift", "//"),
    "java": ("arrays/Lunisolar.java", "//"), "javascript": ("arrays/lunisolar.mjs", "//"), "python": ("arrays/lunisolar.py", "#"),
}  # fmt: skip
ARTICLES = ROOT / "Sources/Almanac/Almanac.docc"
README = """Almanac data, release {release}, days off of {holidays}: the East Asian lunisolar calendars of China, Hong Kong, Korea, Vietnam and Japan.

months.tsv      lunar months, with certainty
terms.tsv       solar terms to the second, by the civil day of each calendar
phases.tsv      phases of the Moon, likewise
festivals.tsv   festivals of seven regions, by day
days-off.tsv    days off and make-up workdays of seven regions, each with its notice or law; the head says until when they are decided
arrays/         months and days of terms as arrays to paste into a program
vectors.json    questions and answers for the reader of almanac.bin, explained in vectors.md
NEWS            what each release changes: briefly, days, data, code
DIFFERENCES     the rows that this release takes away (-) and adds (+)
SOURCES.md      each source, its terms, and what of it is in here
LICENSE         the terms of use
SHA256SUMS      of all files

Text is UTF-8 with LF. Lines that begin with # are comments: the release, the sources and each column. Then come the names of the columns.
A field without a value is a hyphen. Days are Gregorian, ISO 8601. Outside the decided days, which the head of days-off.tsv names for each
region, only days off by law have a row: notices may add others.
"""
GRANTED = "SPDX-License-Identifier: {licence}\n\n"
LICENSES = {
    "NOASSERTION": "No terms of use have been given for these data yet. Until the owner names a licence here and in the head of every file, nobody is\n"
    "granted anything. SOURCES.md has the terms of each source.\n",
}


def setting(name: str) -> str:
    """The only line of a file of Data that is no comment."""
    (line,) = (line for line in (ROOT / "Data" / name).read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return line


def news(before: dict[str, list[str]], texts: dict[str, str], holidays: str) -> str:
    """The changes of the releases as plain text: of this one first those of days, in the future and in the past, as rows say them."""
    text = (ARTICLES / "Changelog.md").read_text(encoding="utf-8")
    text = re.sub(r"<doc:(\w+)>", r"\1", text[text.index("\n## 2") + 1 :]).replace("``", "").replace("`", "")
    text = re.sub(r"\*\*(.+?)\*\*", r"\1", text)
    text = re.sub(r"^### (.+)$", r"  \1", re.sub(r"^## (.+)$", r"Release \1", text, flags=re.M), flags=re.M)
    if not before:
        return text
    today = f"{holidays[:4]}-{holidays[4:6]}-{holidays[6:]}"
    rows = [line for name, text in texts.items() for line in changed(before.get(name, []), text) if line[0] in "+-"]
    future = sum(max(re.findall(r"\d{4}-\d\d-\d\d", row)[:1], default="") > today for row in rows)
    return f"Rows changed of days after {today}: {future}; of days until then: {len(rows) - future}\n\n{text}"


def changed(before: list[str], text: str) -> list[str]:
    """The rows that are gone, after a minus, and the new ones, after a plus; comments are no rows."""
    now = [line for line in text.splitlines() if not line.startswith("#")]
    old, new = set(before), set(now)
    return [f"-{line}" for line in before if line not in new] + [f"+{line}" for line in now if line not in old]


def release_before(path: str | None) -> dict[str, list[str]]:
    """The rows of the release before by file; nothing without it."""
    if path is None:
        return {}
    with tarfile.open(path) as archive:
        files = {Path(member.name).stem: archive.extractfile(member) for member in archive.getmembers() if member.name.endswith(".tsv")}
        texts = {name: file.read().decode().splitlines() for name, file in files.items() if file}
    return {name: [line for line in lines if not line.startswith("#")] for name, lines in texts.items()}


def archive(name: str, files: dict[str, str]) -> bytes:
    """A compressed archive that knows no time, owner or order of this machine."""
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.USTAR_FORMAT) as packed:
        for path, text in sorted(files.items()):
            member = tarfile.TarInfo(f"{name}/{path}")
            data = text.encode()
            member.size, member.mode = len(data), 0o644
            packed.addfile(member, io.BytesIO(data))
    data = gzip.compress(whole.getvalue(), 9, mtime=0)
    # Some versions of Python name the system there: 255 is unknown.
    return data[:9] + b"\xff" + data[10:]


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/dist").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    gen, licence, release = tools() / "almanac-gen", setting("licence"), setting("release")
    identifier = f"SPDX-License-Identifier: {licence}\n"
    texts = {name: run(gen, "emit", name) for name in TEXTS}
    files = {f"{name}.tsv": f"# {identifier}{text}" for name, text in texts.items()}
    formats = set(re.findall(r"^  ([a-z0-9-]+): ", run(gen, "emit", "--help"), flags=re.M))
    for name, (path, comment) in ARRAYS.items():
        if name in formats:
            files[path] = f"{comment} {identifier}{run(gen, 'emit', name)}"
        else:
            print(f"Scripts/build data: without {path}, which almanac-gen emit does not write yet", file=sys.stderr)
    before = release_before(sys.argv[2] if len(sys.argv) > 2 else None)
    rows = [f"{name}.tsv\n" + "".join(line + "\n" for line in changed(before[name], texts[name])) for name in TEXTS if name in before]
    (holidays,) = re.findall(r"^# Days off: release (\d{8})", texts["days-off"], flags=re.M)
    files |= {
        "README": README.format(release=release, holidays=holidays),
        "NEWS": news(before, texts, holidays),
        "DIFFERENCES": "".join(rows) or "No release before this one was given.\n",
        "LICENSE": GRANTED.format(licence=licence) + LICENSES.get(licence, ""),
        "SOURCES.md": (ROOT / "Data/README.md").read_text(encoding="utf-8"),
        "vectors.json": (ROOT / "Tests/Bindings/Conformance/vectors.json").read_text(encoding="utf-8"),
        "vectors.md": (ROOT / "Tests/Bindings/Conformance/README.md").read_text(encoding="utf-8"),
    }
    files["SHA256SUMS"] = "".join(f"{hashlib.sha256(text.encode()).hexdigest()}  {path}\n" for path, text in sorted(files.items()))
    target = folder / f"almanac-data-{release}.tar.gz"
    target.write_bytes(archive(f"almanac-data-{release}", files))
    print(target)
    print(f"{target.stat().st_size} bytes, {sum(len(text.encode()) for text in files.values())} unpacked", file=sys.stderr)


main()
