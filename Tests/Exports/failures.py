"""Wrong calls of `almanac export`."""

import pathlib
import subprocess
import tempfile


def check_failures(almanac):
    """Wrong calls print one line, exit with the documented status and leave no file."""
    with tempfile.TemporaryDirectory() as folder:
        target = f"{folder}/missing/2026.ics"
        calls = {
            ("yaml", "2026"): 64, ("ics", "2201"): 64, ("svg", "2025...2026"): 64, ("html", "2026-13"): 64,
            ("ics", "2026", "--feed", "tides"): 64, ("ics", "2026", "--anniversary", "13-1=x"): 64,
            ("csv", "2026", "--feed", "terms"): 64, ("csv", "2026", "--columns", "date,moth"): 64, ("json", "2026", "--columns", "date"): 64,
            ("csv", "2026", "--columns", "date,date"): 64, ("csv", "2026", "--columns", ""): 64, ("ics", "2026", "--feed", "anniversaries"): 64,
            ("csv", "2026", "--columns", "work_kind_mars"): 64, ("csv", "2026", "--region", "korea", "--audience", "listed"): 64,
            ("json", "2026", "--holidays", folder): 74, ("ics", "2026", "--anniversary", "8-31=x"): 64, ("csv", "2026", "--region", "mars"): 64,
            ("ics", "2026", "-o", target): 74, ("ics", "2026", "-o", folder): 74,
        }
        for call, status in calls.items():
            result = subprocess.run([almanac.path, "export", *call], capture_output=True, text=True)
            assert result.returncode == status, f"{call}: exit {result.returncode}"
            assert result.stderr.startswith("almanac: ") and result.stderr.count("\n") == 1, result.stderr
            assert not result.stdout
        whole = f"{folder}/2026.html"
        almanac.bytes("export", "html", "2026", "-o", whole)
        assert pathlib.Path(whole).read_bytes() == almanac.bytes("export", "html", "2026")
        assert [path.name for path in pathlib.Path(folder).iterdir()] == ["2026.html"]
