"""The answers of the native command, for comparison: its path is in ALMANAC_COMMAND."""

from __future__ import annotations

import csv
import io
import os
import subprocess

COMMAND = os.environ.get("ALMANAC_COMMAND", ".build/debug/almanac")


def days(years: str, calendar: str, region: str, language: str) -> dict[str, dict[str, str]]:
    """Every day of years in a calendar, by its date."""
    choices = ["--calendar", calendar, "--region", region, "--language", language]
    text = subprocess.run([COMMAND, "export", "csv", years, *choices], capture_output=True, text=True, check=True).stdout
    return {row["date"]: row for row in csv.DictReader(io.StringIO(text))}
