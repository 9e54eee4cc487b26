"""Names in six languages of what a table does not name, as `Scripts/build python-fallback` takes them from the C library."""

import re

from . import codes
from .arguments import fail, item, lunar_date, native, number, text
from .written_names import LISTS, NAMES

SCRIPTS = {"hans": "hans", "cn": "hans", "hant": "hant", "tw": "hant", "hk": "hant", "mo": "hant"}


def language_of(tag: str | None) -> str:
    """The language of a tag of BCP 47 or of the name of a locale; Chinese in the characters of its script, else of its territory."""
    first, *others = re.split("[-_.@]", (tag or "").lower())
    if first in ("zh", "yue"):
        return "zh-" + next((SCRIPTS[word] for word in others if word in SCRIPTS), "hans" if first == "zh" else "hant")
    return first if first in NAMES else fail(codes.ERROR_UNKNOWN)


@native
def word(list: number, number: number) -> str:
    return item(LISTS[list] if 0 <= list < len(LISTS) else fail(codes.ERROR_ARGUMENT), number)


def export_names(kind: str) -> None:
    """Exports the function that names the numbers of a kind."""

    def named(number: number, language: text) -> str:
        found = NAMES[language_of(language)][kind]
        return found[number] if 0 <= number < len(found) else fail(codes.ERROR_ARGUMENT)

    named.__name__ = f"{kind}_name"
    native(named)


for _kind in ("term", "phase", "pillar", "work_kind", "work_reason", "festival_kind"):
    export_names(_kind)


@native
def lunar_month_name(lunar: lunar_date, style: number, language: text) -> str:
    months = NAMES[language_of(language)]["months"]
    return months[style][lunar.month, lunar.is_leap] if style in (0, 1) else fail(codes.ERROR_ARGUMENT)


@native
def lunar_day_name(lunar: lunar_date, language: text) -> str:
    return NAMES[language_of(language)]["days"][lunar.day - 1]


@native
def lunar_date_text(lunar: lunar_date, month_style: number, year_style: number, language: text) -> str:
    names = NAMES[language_of(language)]
    if month_style not in (0, 1) or year_style not in (0, 1, 2):
        fail(codes.ERROR_ARGUMENT)
    parts = {"year": lunar.year, "pillar": names["pillar"][(lunar.year - 4) % 60], "day": names["days"][lunar.day - 1]}
    return names["dates"][year_style].format(month=names["months"][month_style][lunar.month, lunar.is_leap], **parts)
