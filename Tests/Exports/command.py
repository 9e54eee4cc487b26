"""The command, and what it is given."""

import datetime
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
HOSTILE = "<script>alert(\"1\")</script> & 'x', y; z\\n ]]> --> \u202e\n=1+1\t春節" + "長" * 40
# Files are in the reader's language; this locale has that of the tables, and no territory.
READER = {"LC_ALL": "zh_Hant"}
DATE = datetime.date.fromisoformat


class Almanac:
    """Runs the command and returns what it prints."""

    def __init__(self, path):
        self.path = path

    def bytes(self, *words):
        return subprocess.run([self.path, *words], check=True, capture_output=True, env=READER).stdout

    def rows(self, *words):
        """The rows of a plumbing verb, as dictionaries."""
        header, *lines = self.bytes(*words).decode().rstrip("\n").split("\n")
        return [dict(zip(header.split("\t"), line.split("\t"))) for line in lines]

    def export(self, *words):
        """An export, which is the same when made twice."""
        first, second = (self.bytes("export", *words) for _ in range(2))
        assert first == second, f"export {words} differs from run to run"
        return first
