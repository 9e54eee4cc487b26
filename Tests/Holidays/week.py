"""The days of the week by the head of a file of notices."""

from rows import DATE, WEEKDAYS


class Week:
    """The days of the weekend and of rest by law, each from a day on."""

    def __init__(self):
        self.usual, self.weekends, self.rest, self.bound = None, {}, {}, {}

    def add_weekend(self, audience, first, words):
        self.weekends.setdefault(audience, []).append((first, words))

    def add_rest(self, audience, first, words):
        self.rest.setdefault(audience, []).append((first, words))

    def binding(self, day, audience):
        """The audiences of which days off by laws and notices bind one on a day."""
        return [audience] if day.year not in self.bound.get(audience, [day.year]) else [audience, "all"]

    def weekend(self, day, audience=None):
        """off, half, work, or unknown before the first row; by the usual audience's week, if one has none of its own."""
        state = "unknown"
        for first, words in self.weekends.get(audience, self.weekends[self.usual]):
            if first > day:
                break
            state = "work"
            for word in words:
                half = word.endswith("-afternoon")
                if self.names_day(word.removesuffix("-afternoon"), day):
                    state = "off" if not half else state if state == "off" else "half"
        return state

    @staticmethod
    def names_day(word, day):
        """Whether sunday, saturday:2,4 or saturday/1994-03-05 names a day."""
        name, _, nth = word.partition(":")
        name, _, anchor = name.partition("/")
        if WEEKDAYS[day.weekday()] != name:
            return False
        return not (nth and str((day.day + 6) // 7) not in nth.split(",") or anchor and (day - DATE(anchor)).days % 14)

    def rest_by_law(self, day, audience):
        """Whether a law about the audience, or about everybody, makes a day one of rest of the week or the year."""
        for who in {audience} if audience in self.bound else {audience, "all"}:
            words = []
            for first, rest in self.rest.get(who, []):
                words = rest if first <= day else words
            for word in words:
                if not word[0].isdigit():
                    if self.names_day(word, day):
                        return True
                    continue
                first, _, last = word.partition("...")
                first, last, date = first, last or first, str(day)[5:]
                if first <= date <= last or last < first and not last < date < first:
                    return True
        return False
