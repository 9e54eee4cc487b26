"""The series of Data/theory and of VSOP87D, read from their files and summed with numpy."""

import re
from pathlib import Path

import numpy

ARCSECONDS = 180 * 3600 / numpy.pi
J2000 = 2451545.0


def lines(path: Path) -> list[list[str]]:
    """The words of a file's lines, without comments."""
    return [line.split() for line in path.read_text(encoding="utf-8").splitlines() if line.strip() and line[0] != "#"]


def harmonic_rows(path: Path) -> dict[int, numpy.ndarray]:
    """The rows A B C of a series, by power of time."""
    rows, power = {}, None
    for words in lines(path):
        if words[0] == "power":
            power = int(words[1])
            rows[power] = []
        elif power is not None:
            rows[power].append([float(word) for word in words])
    return {power: numpy.array(block) for power, block in rows.items()}


def harmonic_sum(rows: dict[int, numpy.ndarray], millennia: numpy.ndarray) -> numpy.ndarray:
    """Sum over p of t^p * sum A cos(B + C t), a few thousand instants at a time."""
    total = numpy.zeros_like(millennia)
    for part in numpy.array_split(numpy.arange(len(millennia)), max(1, len(millennia) // 4000)):
        t = millennia[part]
        for power, block in rows.items():
            a, b, c = block.T
            total[part] += t**power * (numpy.cos(b + numpy.outer(t, c)) @ a)
    return total


def polynomial(path: Path, name: str) -> numpy.ndarray:
    """The coefficients of a row `polynomial NAME c0 c1 …`."""
    return next(numpy.array(words[2:], float) for words in lines(path) if words[:2] == ["polynomial", name])


def value(coefficients: numpy.ndarray, t: numpy.ndarray) -> numpy.ndarray:
    return numpy.polynomial.polynomial.polyval(t, coefficients)


class MoonLongitude:
    """The periodic part of the Moon's longitude, arcseconds: rows A phi and the multiples of named arguments."""

    def __init__(self, path: Path):
        names, arguments, self.blocks, power = [], [], {}, None
        for words in lines(path):
            if words[0] == "argument":
                names.append(words[1])
                arguments.append([float(word) for word in words[2:]] + [0.0] * (7 - len(words)))
            elif words[0] == "power":
                power = int(words[1])
                self.blocks[power] = []
            elif power is not None:
                self.blocks[power].append(words)
        self.arguments = numpy.array(arguments) / ARCSECONDS
        self.names = {name: index for index, name in enumerate(names)}

    def row(self, words: list[str]) -> tuple[float, float, numpy.ndarray]:
        multiples = numpy.zeros(len(self.names))
        for word in words[2:]:
            count, name = re.fullmatch(r"([+-]?\d*)\*?(.+)", word).groups()
            multiples[self.names[name]] = {"": 1, "+": 1, "-": -1}.get(count) or int(count)
        return float(words[0]), float(words[1]), multiples

    def __call__(self, centuries: numpy.ndarray) -> numpy.ndarray:
        total = numpy.zeros_like(centuries)
        for power, block in self.blocks.items():
            a, phi, multiples = zip(*map(self.row, block))
            coefficients = numpy.array(multiples) @ self.arguments
            for part in numpy.array_split(numpy.arange(len(centuries)), max(1, len(centuries) // 1000)):
                t = centuries[part]
                angles = numpy.array(phi)[:, None] + sum(
                    numpy.outer(column, t**degree) for degree, column in enumerate(coefficients.T)
                )
                total[part] += t**power * (numpy.array(a) @ numpy.sin(angles))
        return total
