"""The refit of the Earth's longitude and the tie of the Moon's mean longitude to DE440.

The residual is the geometric longitude of the Sun by DE440 on the mean ecliptic and equinox of date, minus VSOP87D + π with its
precession IAU 1976 replaced by IAU 2006. To it are fitted a constant, a rate and a quadratic term, a cosine and a sine for every frequency
of power 0, and the same times T for power 1, with T in centuries, on which the ridge depends; then, in eight rounds, the 15 strongest lines of what is left are added and all is solved
again. Powers from 2 on stay as published.
"""

from pathlib import Path

import numpy
from ephemeris import Ephemeris, wrapped
from series import ARCSECONDS, J2000, MoonLongitude, harmonic_rows, harmonic_sum, polynomial, value

# Every second day, 1898.9 to 2102.2; the fit takes every second sample.
SAMPLES = 2414620.0 + 2.0 * numpy.arange(37125)
# The cubic term is that with which the committed series was made; the first three coefficients are fitted anyway.
IAU_1976 = numpy.array([0, 5029.0966, 1.11113, -0.000113])
ROUNDS, LINES, APART, PADDING = 8, 15, 24, 8
RIDGE = 1e-6


def precession_change(data: Path) -> numpy.ndarray:
    """IAU 2006 minus IAU 1976 as a polynomial in millennia, radians."""
    change = polynomial(data / "theory/precession.txt", "pA")
    change[: len(IAU_1976)] -= IAU_1976
    return change * 10.0 ** numpy.arange(len(change)) / ARCSECONDS


class SunFit:
    """The fit to some of the samples: all even ones, or those of some decades."""

    def __init__(
        self, data: Path, ephemeris: Ephemeris, chosen: numpy.ndarray, samples: numpy.ndarray = SAMPLES, rounds: int = ROUNDS, degree: int = 2
    ):
        self.rounds, self.degree = rounds, degree
        self.published = harmonic_rows(data / "reference/vsop87d_longitude.txt")
        self.change = precession_change(data)
        self.chosen = chosen
        self.t = (samples - J2000) / 365250
        start = harmonic_sum(self.published, self.t) + value(self.change, self.t) + numpy.pi
        self.residual = wrapped(ephemeris.sun_longitude(samples) - start) * ARCSECONDS
        self.frequencies = {power: self.published[power][self.published[power][:, 2] > 0, 2] for power in (0, 1)}
        self.lines = numpy.array([])

    def columns(self, t: numpy.ndarray) -> numpy.ndarray:
        """The design matrix: 1, T, T² …; cosines and sines of power 0 and of the lines; the same of power 1 times T."""
        centuries = 10 * t
        parts = [numpy.stack([centuries**power for power in range(self.degree + 1)])]
        for frequencies, factor in ((self.frequencies[0], 1), (self.lines, 1), (self.frequencies[1], centuries)):
            angles = numpy.outer(frequencies, t)
            parts += [numpy.cos(angles) * factor, numpy.sin(angles) * factor]
        return numpy.concatenate(parts).T

    def solve(self) -> None:
        t, residual = self.t[self.chosen], self.residual[self.chosen]
        normal, right = 0, 0
        for part in numpy.array_split(numpy.arange(len(t)), max(1, len(t) // 20000)):
            matrix = self.columns(t[part])
            normal, right = normal + matrix.T @ matrix, right + matrix.T @ residual[part]
        normal[numpy.diag_indices_from(normal)] += RIDGE * len(t)
        self.solution = numpy.linalg.solve(normal, right)

    def left(self) -> numpy.ndarray:
        """The residual of every sample after the fit, arcseconds."""
        parts = numpy.array_split(self.t, max(20, len(self.t) // 2000))
        return self.residual - numpy.concatenate([self.columns(part) @ self.solution for part in parts])

    def strongest(self, left: numpy.ndarray) -> list[float]:
        """The frequencies of the strongest lines of what is left, radians a millennium, ±24 bins apart."""
        count = len(left)
        spectrum = numpy.abs(numpy.fft.rfft(left * numpy.hanning(count), PADDING * count))
        step = 2 * numpy.pi / (PADDING * count * (self.t[1] - self.t[0]))
        found = []
        for _ in range(LINES):
            bin = int(numpy.argmax(spectrum))
            found.append(bin * step)
            spectrum[max(0, bin - APART) : bin + APART + 1] = 0
        return found

    def run(self, seen: numpy.ndarray | None = None) -> "SunFit":
        """All rounds. Lines are looked for in every sample, or in those that are `seen`, the others being zero."""
        self.solve()
        for _ in range(self.rounds):
            left = self.left()
            if seen is not None:
                left = numpy.where(seen, left, 0)
            self.lines = numpy.concatenate([self.lines, self.strongest(left)])
            self.solve()
        return self

    def series(self) -> dict[int, numpy.ndarray]:
        """The rows A B C of the new series, by falling |A| within a power."""
        n0, n1, lines = len(self.frequencies[0]), len(self.frequencies[1]), len(self.lines)
        solution = self.solution / ARCSECONDS
        cuts = numpy.cumsum([self.degree + 1, n0, n0, lines, lines, n1, n1])
        constants, cos0, sin0, cos_lines, sin_lines, cos1, sin1, _ = numpy.split(solution, cuts)
        rows = {}
        for power, block in self.published.items():
            a, b, c = block.T
            x, y = a * numpy.cos(b), a * numpy.sin(b)
            constant = self.change[power] if power < len(self.change) else 0.0
            x[c == 0] += constant + (constants[power] * 10**power if power <= self.degree else 0)
            if power < 2:
                x[c > 0] += (cos0, 10 * cos1)[power]
                y[c > 0] -= (sin0, 10 * sin1)[power]
            if power == 0:
                x, y = numpy.concatenate([x, cos_lines]), numpy.concatenate([y, -sin_lines])
                c = numpy.concatenate([c, self.lines])
            still = c == 0
            amplitude = numpy.where(still, x, numpy.hypot(x, y))
            phase = numpy.where(still, 0, numpy.arctan2(y, x) % (2 * numpy.pi))
            order = numpy.argsort(-numpy.abs(amplitude), kind="stable")
            rows[power] = numpy.stack([amplitude, phase, c], axis=1)[order]
        return rows


def moon_samples(before: float = 101, after: float = 101) -> numpy.ndarray:
    """Every 3.7 days, 1899 to 2101, or other years before and after 2000."""
    return numpy.arange(J2000 - before * 365.25, J2000 + after * 365.25, 3.7)


def moon_residual(data: Path, ephemeris: Ephemeris, dates: numpy.ndarray) -> numpy.ndarray:
    """The Moon's geometric longitude by an ephemeris minus that of ELP/MPP02 without its tie, arcseconds."""
    t = (dates - J2000) / 36525
    mean = polynomial(data / "theory/moon_mean_longitude.txt", "W1")
    precession = polynomial(data / "theory/precession.txt", "pA")
    series = value(mean, t) + MoonLongitude(data / "theory/moon_longitude.txt")(t) + value(precession, t)
    return wrapped(ephemeris.moon_longitude(dates) - series / ARCSECONDS) * ARCSECONDS


def tie(dates: numpy.ndarray, residual: numpy.ndarray) -> numpy.ndarray:
    """The quadratic in centuries that is fitted to a residual."""
    return numpy.polynomial.polynomial.polyfit((dates - J2000) / 36525, residual, 2)
