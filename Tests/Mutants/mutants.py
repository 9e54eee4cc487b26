"""Changes the library in one place at a time, and asks the tests whether they see it.

`mutants.py COUNT SEED` draws places at random from the rooms that every answer goes through, in proportion to their lines, and writes all
of the changes into one copy of the package, each behind its number: the environment variable ALMANAC_MUTANT says which is in force, so
that the tests are built once. A change is a condition turned round, a comparison with or without its limit, a number one too large, one
of two conditions for both, `true` for `false`, or a sum that is left out. Those that do not compile are dropped. A change is killed if
a suite fails, traps or takes ten times as long as without it. Survivors are printed, to be looked at: some of them change no answer.
"""

import os
import random
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
COPY = ROOT / ".build/mutants/package"
ROOMS = ["AlmanacCore", "AlmanacFiles", "AlmanacNames", "AlmanacWords", "AlmanacViews", "AlmanacCompiler", "AlmanacC"]
# The tests of a room come first; then those of others that ask it. Tests of the commands take minutes, so that they are last.
SUITES = ["AlmanacTests", "AlmanacNamesTests", "AlmanacFilesTests", "AlmanacViewsTests", "AlmanacRenderingTests", "AlmanacCTests",
          "AlmanacFoundationTests", "AlmanacCompilerTests", "CommandTests"]
OWN = {"AlmanacCore": "AlmanacTests", "AlmanacWords": "AlmanacNamesTests"}

SWITCH = """#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

let mutantInForce = getenv("ALMANAC_MUTANT").map { atoi($0) }

@usableFromInline
func mutated<Value>(_ number: Int32, _ original: @autoclosure () -> Value, _ changed: @autoclosure () -> Value) -> Value {
    mutantInForce == number ? changed() : original()
}
"""

OPERAND = r"[\w.]+(?:\([\w.: ]*\)|\[[\w.: ]*\])?[\w.]*"
# Each has a part `place`, which is replaced, and what takes its place.
CONDITION = re.compile(r"(?:\bif|\bguard|\bwhile) (?P<place>[^{},]+?)(?: else)? \{")
COMPARISON = re.compile(rf"(?:[({{,]|\bif|\bguard|\breturn|\bwhile|&&|\|\||[?:]) ?(?P<place>(?P<left>{OPERAND}) (?P<sign><|<=|>|>=) (?P<right>{OPERAND}))(?= [{{&|?:]| else|[),]|$)")
NUMBER = re.compile(r" [-+*/%] (?P<place>\d+)(?![\w.])")
TRUTH = re.compile(r"(?:return|=|\?|:) (?P<place>true|false)\b")
SUM = re.compile(r"^ +(?P<place>[\w.\[\]]+ [-+]= [^{}]+)$")
LIMIT = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}


class Mutant(NamedTuple):
    path: Path
    line: int
    start: int
    end: int
    changed: str

    def written(self, text: str, number: int) -> str:
        original = text[self.start : self.end]
        if self.changed == "":
            return f"{text[: self.start]}if mutated({number}, true, false) {{ {original} }}{text[self.end :]}"
        return f"{text[: self.start]}mutated({number}, {original}, {self.changed}){text[self.end :]}"


def places(path: Path) -> list[Mutant]:
    """Every change of a file."""
    found = []
    for number, text in enumerate(path.read_text(encoding="utf-8").split("\n")):
        if re.match(r" *(//|@|#|case |static let|precondition|assert|public init|indirect)", text) or '"' in text:
            continue
        text = text.split(" //")[0]
        for match in CONDITION.finditer(text):
            condition = match["place"]
            if re.search(r"\b(let|var|case|try|await|is)\b|#|^true$", condition):
                continue
            changes = [f"!({condition})"]
            if condition.count("&&") + condition.count("||") == 1:
                changes.append(condition.replace("&&", "\0").replace("||", "&&").replace("\0", "||"))
            found += [Mutant(path, number, *match.span("place"), changed) for changed in changes]
        for match in COMPARISON.finditer(text):
            found.append(Mutant(path, number, *match.span("place"), f"{match['left']} {LIMIT[match['sign']]} {match['right']}"))
        for match in NUMBER.finditer(text):
            found.append(Mutant(path, number, *match.span("place"), str(int(match["place"]) + 1)))
        for match in TRUTH.finditer(text):
            found.append(Mutant(path, number, *match.span("place"), "false" if match["place"] == "true" else "true"))
        if match := SUM.match(text):
            found.append(Mutant(path, number, *match.span("place"), ""))
    return found


def swift(*words: str, mutant: int = -1, seconds: float | None = None) -> tuple[bool, str]:
    """Runs swift in the copy; whether it succeeds, and what it says."""
    environment = os.environ | {"ALMANAC_MUTANT": str(mutant)}
    options = ["-c", "release", "-Xswiftc", "-enable-testing"]
    with subprocess.Popen(["swift", *words, *options], cwd=COPY, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, errors="replace", start_new_session=True) as process:
        try:
            output, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            return False, "too long"
    return process.returncode == 0, output


def write(mutants: dict[int, Mutant]) -> None:
    """The copy of the package with changes."""
    for path in {mutant.path for mutant in mutants.values()}:
        lines = path.read_text(encoding="utf-8").split("\n")
        for number, mutant in mutants.items():
            if mutant.path == path:
                lines[mutant.line] = mutant.written(lines[mutant.line], number)
        target = COPY / path.relative_to(ROOT)
        if target.read_text(encoding="utf-8") != "\n".join(lines):
            target.write_text("\n".join(lines), encoding="utf-8")


def main(count: int, seed: int) -> None:
    shutil.rmtree(COPY / "Sources", ignore_errors=True)
    COPY.mkdir(parents=True, exist_ok=True)
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for file in filter(None, files):
        (COPY / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / file, COPY / file)
    for room in ROOMS:
        (COPY / f"Sources/{room}/Mutated.swift").write_text(SWITCH)
    candidates = [place for room in ROOMS for path in sorted((ROOT / "Sources" / room).rglob("*.swift")) for place in places(path)]
    chosen: dict[tuple[Path, int], Mutant] = {}
    for mutant in random.Random(seed).sample(candidates, len(candidates)):
        if len(chosen) < count:
            chosen.setdefault((mutant.path, mutant.line), mutant)
    mutants = dict(enumerate(chosen.values()))
    print(f"{len(candidates)} places, {len(mutants)} drawn", flush=True)
    while True:
        write(mutants)
        built, output = swift("build", "--build-tests")
        if built:
            break
        dropped = {}
        for file, line in re.findall(rf"^{COPY}/([^:\n]+):(\d+):\d+: error", output, re.MULTILINE):
            near = sorted((abs(mutant.line + 1 - int(line)), number) for number, mutant in mutants.items() if mutant.path == ROOT / file)
            dropped |= {number: mutants[number] for _, number in near[:1]}
        if not dropped:
            sys.exit(output)
        print(f"{len(dropped)} do not compile", flush=True)
        for number, mutant in dropped.items():
            del mutants[number]
            shutil.copy2(mutant.path, COPY / mutant.path.relative_to(ROOT))
    usual = {}
    for suite in SUITES:
        start = time.monotonic()
        passed, output = swift("test", "--skip-build", "--disable-xctest", "--filter", f"^{suite}\\.")
        usual[suite] = time.monotonic() - start
        print(f"{suite}: {usual[suite]:.0f} s", flush=True)
        if not passed:
            sys.exit(output)
    survivors = 0
    for number, mutant in sorted(mutants.items()):
        room = mutant.path.relative_to(ROOT / "Sources").parts[0]
        own = OWN.get(room, room + "Tests")
        for suite in sorted(SUITES, key=lambda name: (name != own, SUITES.index(name))):
            passed, _ = swift("test", "--skip-build", "--disable-xctest", "--filter", f"^{suite}\\.", mutant=number, seconds=60 + 10 * usual[suite])
            if not passed:
                break
        survivors += passed
        line = (COPY / mutant.path.relative_to(ROOT)).read_text(encoding="utf-8").split("\n")[mutant.line].strip()
        print(f"{'SURVIVES' if passed else suite:21} {mutant.path.relative_to(ROOT)}:{mutant.line + 1}: {line}", flush=True)
    print(f"{len(mutants) - survivors} of {len(mutants)} killed")


main(*map(int, sys.argv[1:3]))
