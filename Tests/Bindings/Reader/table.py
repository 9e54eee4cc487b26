"""A table of the calendars: every section as its fields. Written from the article Format of the table alone."""

from collections import namedtuple
from functools import cached_property
from itertools import accumulate

from container import TABLE, BadFile, Container, Fields

About = namedtuple("About", "first_day last_day held_from held_milliseconds unknown_from leap_seconds_end last_published_day")
DeltaT = namedtuple("DeltaT", "first_year values sigmas")
Era = namedtuple("Era", "first_day offset")
Note = namedtuple("Note", "is_new_moon is_dispute is_near_midnight event days authority")
Row = namedtuple("Row", "festival kind regions calendars first_year last_year length anchor month day")
Territory = namedtuple("Territory", "code first_weekday blue_saturdays region")
Custom = namedtuple("Custom", "rokuyo son_eomneun_nal lunar_month_pillars ages_by_gregorian_year buffalo_and_cat boar")
CountedEra = namedtuple("CountedEra", "id region first_day year_zero names")


def sine(angle: int) -> int:
    """The sine of an angle in 2⁻³² turns, times 2³⁰."""
    one = 1 << 30
    x = angle % (1 << 32)
    if x >= 1 << 31:
        x -= 1 << 32
    if x > one:
        x = 2 * one - x
    elif x < -one:
        x = -2 * one - x
    square = x * x >> 30
    total = 172_272
    for coefficient in (-5_026_995, 85_569_306, -693_598_668, 1_686_629_713):
        total = (total * square >> 30) + coefficient
    return total * x >> 30


def term_instants(fields: Fields) -> tuple[int, list[int]]:
    first, count = fields.number("i"), fields.number("H")
    origin, spacing = fields.numbers("q", 2)
    parabolas = [fields.numbers("i", 3) for _ in range(24)]
    order = fields.number("B")
    coefficients = fields.numbers("i", order)
    begun = min(order, count)
    residuals = fields.numbers("h", begun) + fields.numbers("b", count - begun)
    left, instants = [], []
    for index, residual in enumerate(residuals):
        known = reversed(left[max(0, index - order) : index])
        left.append(residual + (sum(c * x for c, x in zip(coefficients, known)) >> 16))
        number = first + index
        year = number // 24
        a, b, c = parabolas[number % 24]
        instants.append(origin + (number * spacing >> 16) + a + ((b * year + c * year * year) >> 20) + left[index])
    return first, instants


def phase_instants(fields: Fields) -> tuple[int, list[list[int]]]:
    first, count, harmonics = fields.number("i"), fields.number("H"), fields.number("B")
    frequencies = fields.numbers("I", harmonics)
    phases = []
    for _ in range(4):
        a, b, c = fields.numbers("q", 3)
        waves = [(fields.number("i"), fields.number("I")) for _ in range(harmonics)]
        residuals = fields.numbers("b", count)
        phases.append([
            (a + b * k + c * k * k >> 24)
            + (sum(size * sine(phase + f * k) for (size, phase), f in zip(waves, frequencies)) >> 38)
            + residual
            for k, residual in enumerate(residuals)
        ])
    return first, phases


class Festivals:
    """Section 5."""

    def __init__(self, fields: Fields | None):
        if fields is None:
            self.calendars, self.regions, self.ids, self.rows = [], {}, [], []
            return
        self.calendars = fields.names(fields.number("B"))
        names = fields.names(fields.number("B"))
        self.regions = dict(zip(names, (self.calendars[index] for index in fields.numbers("B", len(names)))))
        self.ids = fields.texts(fields.number("H"))
        lists, self.first_list_year, years = fields.numbers("H", 3)
        bases = fields.numbers("H", lists)
        self.lists = [[day and day + base for day in fields.numbers("B", years)] for base in bases]
        count = fields.number("H")
        self.rows = [Row(*row) for row in zip(*(fields.numbers(letter, count) for letter in "HBHHhhBBBh"))]

    def listed(self, number: int, year: int) -> int:
        """The day of the year that a list has, 0 for none."""
        index = year - self.first_list_year
        return self.lists[number][index] if 0 <= index < len(self.lists[number]) else 0


class Names:
    """Section 6."""

    def __init__(self, fields: Fields | None):
        self.languages = []
        if fields is None:
            return
        count = fields.number("B")
        self.languages = fields.names(count)
        self.substitutes = fields.numbers("B", count)
        self.festivals, self.regions, self.calendars = fields.numbers("H", 3)
        things = self.festivals + self.regions + self.calendars
        texts = fields.texts(count * things)
        self.names = [texts[index * things : (index + 1) * things] for index in range(count)]
        self.own = []
        for are_dated in [False, True]:
            own = fields.number("H")
            owners, subjects = fields.numbers("B", own), fields.numbers("H", own)
            first = fields.numbers("H", own) if are_dated else [0] * own
            last = fields.numbers("H", own) if are_dated else [32767] * own
            texts = fields.texts(count * own)
            self.own += [
                ((language, owners[index], subjects[index]), first[index], last[index], texts[language * own + index])
                for language in range(count)
                for index in range(own)
            ]

    def festival(self, index: int, language: str, region: int | None = None, year: int = 32767) -> str | None:
        """The name of a festival in a year, that of a region first; None if it goes by its id."""
        number = self.languages.index(language)
        fitting = [name for key, first, last, name in self.own if key == (number, region, index) and first <= year <= last]
        own = next((name for name in reversed(fitting) if name), None)
        return own or self.names[number][index] or self.names[self.substitutes[number]][index] or None


class Customs:
    """Section 9."""

    def __init__(self, fields: Fields | None):
        self.calendars, self.plain_saturdays, self.eras = [], [], []
        if fields is None:
            return
        counts = fields.numbers("B", 2)
        customs = Custom._fields
        self.calendars = [Custom(*(bool(bits >> bit & 1) for bit in range(len(customs)))) for bits in fields.numbers("B", counts[0])]
        self.plain_saturdays = [bool(bits & 1) for bits in fields.numbers("B", counts[1])]
        count = fields.number("B")
        heads = zip(fields.names(count), fields.numbers("B", count), fields.numbers("i", count), fields.numbers("h", count))
        texts = fields.texts(fields.number("B") * count)
        self.eras = [CountedEra(*head, texts[index::count]) for index, head in enumerate(heads)]

    def era_year(self, day: int, year: int, region: int, language: int) -> tuple[str, int] | None:
        """The era of a day of a Gregorian year in a region and the number of the year, or None before the first."""
        known = [era for era in self.eras if era.region == region and era.first_day <= day]
        return (known[-1].names[language], year - known[-1].year_zero) if known else None


class Calendar:
    """A section 16."""

    def __init__(self, fields: Fields):
        self.name = fields.name()
        self.eras = [Era(*fields.numbers("i", 2)) for _ in range(fields.number("B"))]
        self.followed, self.followed_until = fields.name(), fields.number("i")
        self.lunations_before = fields.number("H")
        origin, phase = fields.number("i"), fields.number("I")
        self.first_year, years, count = fields.number("h"), *fields.numbers("H", 2)
        lunation, self.years = -fields.number("B"), []
        for leap_month in fields.numbers("B", years):
            self.years.append((lunation, leap_month))
            lunation += 13 if leap_month else 12
        self.first_days = [
            origin + (k * 126_832_913_390 + phase >> 32) + r
            for k, r in enumerate(fields.two_bits(count, self.lunations_before % 4))
        ]
        origin, offsets = fields.number("i"), fields.numbers("i", 24)
        self.first_term, count = fields.number("i"), fields.number("H")
        numbers = range(self.first_term, self.first_term + count)
        self.term_days = [
            origin + (n * 65_362_635_882 + (offsets[n % 24] << 16) >> 32) + r
            for n, r in zip(numbers, fields.two_bits(count, self.first_term % 4))
        ]
        self.authorities = fields.names(fields.number("B"))
        self.notes = {}
        for _ in range(fields.number("H")):
            what, event, days, authority, _ = fields.number("B"), fields.number("H"), fields.number("b"), *fields.numbers("B", 2)
            note = Note(bool(what & 1), bool(what & 2), bool(what & 4), event, days, authority)
            self.notes[note.is_new_moon, event] = note
        knowledge = fields.numbers("i", 4) if fields.left() > 0 else (-1 << 31, -1 << 31, 0, 0)
        self.published_until, self.computed_until, *self.term_clocks = knowledge


class Table:
    """A whole table."""

    def __init__(self, data: bytes):
        file = Container(data, TABLE)
        self.release, self.digest = file.release, file.digest
        missing = [kind for kind in (1, 2, 3, 4) if file.section(kind) is None]
        if missing:
            raise BadFile(f"section {missing[0]} is missing")
        fields = file.section(1)
        self.about = About(*fields.numbers("i", 7))
        self.events = file.section(2), file.section(3)
        fields = file.section(4)
        first_year, count = fields.number("h"), fields.number("H")
        values, sigmas = (list(accumulate(fields.numbers(letter, count))) for letter in "hH")
        self.delta_t = DeltaT(first_year, [(value + 32768) % 65536 - 32768 for value in values], [sigma % 65536 for sigma in sigmas])
        self.festivals = Festivals(file.section(5))
        self.names = Names(file.section(6))
        self.territories = self.read_territories(file.section(7))
        self.aliases = self.read_aliases(file.section(8))
        self.customs = Customs(file.section(9))
        self.calendars = {calendar.name: calendar for calendar in (Calendar(f) for kind, f in file.sections if kind == 16)}

    @cached_property
    def terms(self) -> tuple[int, list[int]]:
        """The number of the first term, and the instants."""
        return term_instants(Fields(self.events[0].data))

    @cached_property
    def phases(self) -> tuple[int, list[list[int]]]:
        """The number of the first lunation, and the instants of each of the four phases."""
        return phase_instants(Fields(self.events[1].data))

    @staticmethod
    def read_territories(fields: Fields | None) -> list[Territory]:
        if fields is None:
            return []
        count = fields.number("B")
        codes = [fields.bytes(2).decode("ascii") for _ in range(count)]
        weekdays = fields.numbers("B", count)
        regions = [None if bits & 16 else fields.name() for bits in weekdays]
        return [Territory(c, w & 7, bool(w & 8), r) for c, w, r in zip(codes, weekdays, regions)]

    @staticmethod
    def read_aliases(fields: Fields | None) -> list[tuple[int, str]]:
        if fields is None:
            return []
        count = fields.number("H")
        return list(zip(fields.numbers("H", count), fields.texts(count)))
