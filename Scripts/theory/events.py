"""All terms and phases of some years as `almanac-gen instants` prints them, before rounding."""

import subprocess
from dataclasses import dataclass
from pathlib import Path

import numpy
from series import J2000


@dataclass
class Events:
    kind: str
    degrees: numpy.ndarray
    # Julian date of 0h, and seconds of the day, both TT.
    days: numpy.ndarray
    seconds: numpy.ndarray

    @property
    def dates(self) -> numpy.ndarray:
        return self.days + self.seconds / 86_400

    @property
    def years(self) -> numpy.ndarray:
        """The Gregorian years."""
        days = numpy.floor(self.dates - 2440587.5).astype("datetime64[D]")
        return days.astype("datetime64[Y]").astype(int) + 1970

    def chosen(self, which: numpy.ndarray) -> "Events":
        return Events(self.kind, self.degrees[which], self.days[which], self.seconds[which])

    def seconds_after(self, dates: numpy.ndarray) -> numpy.ndarray:
        """These instants minus others, seconds."""
        return (self.days - dates) * 86_400 + self.seconds


def printed(command: Path, kind: str, years: str) -> Events:
    """The events that the command prints of `terms` or `phases`."""
    text = subprocess.run([command, "instants", kind, years], capture_output=True, text=True, check=True).stdout
    rows = [line.split("\t") for line in text.splitlines()[1:]]
    columns = numpy.array([row[1:] for row in rows], float).T
    return Events(kind, *columns)
