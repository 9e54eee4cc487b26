"""Festivals by what people type, as the article on the command says of names: whole, without words that may be left out, or from the beginning."""

import unicodedata
from collections.abc import Iterable
from typing import Any

from . import codes
from .arguments import exported, fail, native, text
from .calendars import OpenTable
from .festivals import OpenFestivals

EXACT, ESSENTIAL, BEGINNING = range(3)
# Letters that Unicode does not take apart.
PLAIN = {"đ": "d", "ø": "o", "ı": "i"}
OPTIONAL = ({"festival", "day", "the", "jie"}, {"tet", "le", "ngay"})
APOSTROPHES = "'‘’ʼ"


def folded(name: str) -> tuple[list[str], list[str]]:
    """The words of a name without capitals, marks, full width and punctuation: those before a parenthesis, and all."""
    words, main = [""], None
    for letter in unicodedata.normalize("NFC", name):
        if "！" <= letter <= "～":
            letter = chr(ord(letter) - 0xFEE0)
        if letter == "(" and main is None and words != [""]:
            main = [word for word in words if word]
        # Marks of Latin letters are left out, those of kana and the parts of Hangul stay.
        base = unicodedata.normalize("NFD", letter)[0].lower()
        letter = PLAIN.get(base, base if base < "\u0250" else letter)
        if letter in APOSTROPHES or unicodedata.combining(letter):
            continue
        if letter.isalnum():
            words[-1] += letter
        elif words[-1]:
            words.append("")
    found = [word for word in words if word]
    return main or found, found


def essence(words: list[str], optional: set[str]) -> str:
    """The letters of words without those that may be left out."""
    main = words if words[:1] == ["day"] and len(words) > 1 else [word for word in words if word not in optional]
    # Tết is a part of names and a name.
    letters = "".join(main or (word for word in words if word == "tet"))
    if len(letters) > 1 and letters[-1] in "节節절":
        letters = letters[:-1]
    # 國慶日, but not 元日.
    return letters[:-1] if len(letters) > 2 and letters[-1] == "日" else letters


class Name:
    def __init__(self, name: str) -> None:
        main, every = folded(name)
        self.main, self.letters = "".join(main), "".join(every)
        self.essences = [essence(main, optional) for optional in OPTIONAL]

    def fit(self, sought: "Name") -> int | None:
        part = sought.letters
        if self.letters == part:
            return EXACT
        # `day` is a part of too many names.
        if "" in sought.essences:
            return None
        if any(map(str.__eq__, self.essences, sought.essences)) or self.main == part:
            return ESSENTIAL
        is_long = len(part) > 2 or len(part) == 2 and part[0] >= "\u1100"
        return BEGINNING if is_long and any(name.startswith(part) for name in (self.letters, *self.essences)) else None


@exported
class OpenFinder:
    def __init__(self, table: OpenTable, ids: Iterable[str]) -> None:
        content, wanted = table._content, set(ids)
        regions = [None, *range(len(content.festivals.regions))]
        self._names: dict[str, list[Name]] = {}
        for index, id in enumerate(content.festivals.ids):
            if id in wanted:
                names = {content.names.festival(index, language, region) for language in content.names.languages for region in regions}
                names |= {text for festival, text in content.aliases if festival == index} | {id}
                self._names[id] = [Name(name) for name in names if name]

    def find(self, words: text) -> list[tuple[Any, ...]]:
        sought = Name(fail(codes.ERROR_NULL) if words is None else words)
        if len(sought.letters) < 2 and sought.letters < "\x80":
            return []
        fits = {id: [fit for name in names if (fit := name.fit(sought)) is not None] for id, names in self._names.items()}
        return sorted(((id, min(found)) for id, found in fits.items() if found), key=lambda match: match[1])


@native
def finder_open(festivals: OpenFestivals) -> OpenFinder:
    return OpenFinder(festivals._calendar._table, {festivals._id(row) for _, _, _, row in festivals._all})


@native
def finder_open_all(table: OpenTable) -> OpenFinder:
    return OpenFinder(table, table._content.festivals.ids)
