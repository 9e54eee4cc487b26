"""Measures this tree and another commit, which is built in a folder of its own, in turns on one machine: `Scripts/bench --against REV`
prints nanoseconds of each operation before and after, of the fastest of some rounds each, and what takes over 5 % longer.

Needs: Swift, zlib's headers, git, Python 3.
"""

from lib import ROOT, run

import subprocess
import sys
from pathlib import Path

ROUNDS = 5
NAME_WIDTH = 52  # of a row of the report


def build(tree: Path) -> Path:
    words = ["swift", "build", "-c", "release", "--product", "Benchmarks"]
    run(*words, cwd=tree)
    return Path(run(*words, "--show-bin-path", cwd=tree).strip()) / "Benchmarks"


def measure(program: Path, tree: Path, found: dict[str, float]) -> None:
    """Keeps the least of each row; a ratio under its floor, which a busy machine may have, is not the question here."""
    done = subprocess.run([program, "--check"], cwd=tree, capture_output=True, text=True)
    for line in done.stdout.splitlines():
        fields = line[NAME_WIDTH:].split()
        if len(fields) > 2 and fields[0].replace(".", "", 1).isdigit():
            name = line[:NAME_WIDTH].rstrip()
            found[name] = min(float(fields[0]), found.get(name, float("inf")))


def main(words: list[str]) -> None:
    if len(words) != 1:
        sys.exit("Scripts/bench --against: give one commit, such as HEAD~1")
    commit = run("git", "rev-parse", "--verify", f"{words[0]}^{{commit}}").strip()
    other = ROOT / ".build/against" / commit[:12]
    if not other.exists():
        run("git", "clone", "--quiet", "--shared", ROOT, other)
        run("git", "checkout", "--quiet", "--detach", commit, cwd=other)
    programs = [(build(other), other, {}), (build(ROOT), ROOT, {})]
    for _ in range(ROUNDS):
        for program in programs:
            measure(*program)
    before, after = programs[0][2], programs[1][2]
    print(f"{'one operation':{NAME_WIDTH}} {commit[:8]:>10} {'this tree':>10}")
    for name in sorted(before.keys() & after.keys()):
        change = after[name] / before[name] - 1 if before[name] else 0
        print(f"{name:{NAME_WIDTH}} {before[name]:10.2f} {after[name]:10.2f} {change:+7.1%}" + (" slower" if change > 0.05 else ""))
    for name in sorted(before.keys() ^ after.keys()):
        print(f"{name}: only in {commit[:8] if name in before else 'this tree'}")


main(sys.argv[1:])
