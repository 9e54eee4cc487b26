"""Writes what almanac.h says for JavaScript: `python3 Sources/Web/binding.py` writes module/native.js, which has the numbers of statuses, the
words of the lists and a reader of each structure, and module/native.d.ts, which has the types of the words.

`Scripts/build web-module` runs it. Scripts/check lists compares the words with those of the library, and the addresses in structures with
abi.txt.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
HEADER = WEB.parent / "CAlmanac/almanac.h"
sys.path.insert(0, str(WEB.parent / "Python"))
import binding  # noqa: E402

SIZES = {"int64_t": 8, "int32_t": 4, "uint32_t": 4, "almanac_lunar_date": 4, "uint8_t": 1, "char": 1}
GETTERS = {"int64_t": "secondsAt(view, {})", "int32_t": "view.getInt32({}, true)", "uint32_t": "view.getUint32({}, true)", "uint8_t": "view.getUint8({})"}
# Types whose names are longer in JavaScript, or shorter.
RENAMED = {"SolarTerm": "Term", "Colour": "DayColour", "Mark": "WorkMark"}
HEAD = """// Written by Sources/Web/binding.py from almanac.h.

import { Day } from "./days.js";
import { lunarDateAt } from "./lunar-dates.js";

export const NO_DAY = -0x8000_0000;
export const NO_PILLAR = 255;

const structure = (size, read) => Object.freeze({ size, read: (view, address) => Object.freeze(read(view, address)) });
const dayOrNull = (number) => (number === NO_DAY ? null : new Day(number));
const numberOrNull = (number) => (number === NO_PILLAR ? null : number);

/** A number of 64 bits; seconds of these centuries are exact. */
const secondsAt = (view, address) => view.getInt32(address + 4, true) * 0x1_0000_0000 + view.getUint32(address, true);

/** The name in a field of a structure: ASCII up to a zero byte. */
export function nameIn(view, address) {
  let name = "";
  for (let byte = view.getUint8(address); byte !== 0; byte = view.getUint8(address)) {
    name += String.fromCharCode(byte);
    address += 1;
  }
  return name;
}
"""


def camel(name: str) -> str:
    return re.sub(r"_(\w)", lambda match: match[1].upper(), name)


def pascal(name: str) -> str:
    name = camel(name)
    return name[0].upper() + name[1:]


def offsets(fields: list[binding.Field]) -> tuple[list[int], int]:
    """Where each field of a structure begins, and the size of all."""
    found, end, widest = [], 0, 1
    for field in fields:
        size = SIZES[field.type]
        found.append(-(-end // size) * size)
        end, widest = found[-1] + size * int(field.length or 1), max(widest, size)
    return found, -(-end // widest) * widest


def words(header: binding.Header) -> dict[str, list[str]]:
    """The lists of words by their names: those of constants, and two that stand in comments."""
    notes = {each.name: re.findall('"([^"]+)"', each.note) for found in header.choices for each in found.constants}
    lists = {found.name: [each.word for each in found.constants] for found in header.choices if found.name not in ("status_code", "word_list")}
    return {"language": notes["LANGUAGES"], "audience": notes["AUDIENCES"], **lists}


def value(header: binding.Header, field: binding.Field, offset: int) -> str:
    """The value of a field of the structure at an address."""
    address = f"address + {offset}" if offset else "address"
    of = re.search(r"ALMANAC_(\w+) \.\.\.", field.note)
    if field.type == "char":
        return f"nameIn(view, {address})" + (" || null" if "empty" in field.note else "")
    if field.type == "almanac_lunar_date":
        return f"lunarDateAt(view.getUint32({address}, true))"
    number = GETTERS[field.type].format(address)
    if of:
        found = next(found for found in header.choices if found.constants[0].name == of[1])
        absent = " || null" if found.constants[0].word == "" else " ?? null" if "255" in field.note else ""
        return f"words.{camel(found.name)}[{number}]{absent}"
    if field.type == "int32_t" and field.name in binding.DAYS:
        return f"dayOrNull({number})" if "ALMANAC_NO_DAY" in field.note else f"new Day({number})"
    if field.type == "int64_t" and field.name in ("instant", "start", "end"):
        return f"new Date({number} * 1000)"
    if "ALMANAC_NO_PILLAR" in field.note:
        return f"numberOrNull({number})"
    return f"{number} === 1" if field.name.startswith("is_") else number


def structure(header: binding.Header, name: str, fields: list[binding.Field]) -> str:
    """A structure with its size and its reader; or, if it is only written, with the addresses of its fields in it."""
    at, size = offsets(fields)
    known = [(camel(field.name), field, offset) for field, offset in zip(fields, at) if field.name != "reserved"]
    if name.endswith("_style"):
        return f"export const {camel(name[8:])} = Object.freeze({{ size: {size}, {', '.join(f'{key}: {offset}' for key, _, offset in known)} }});\n"
    values = "".join(f"  {key}: {value(header, field, offset)},\n" for key, field, offset in known)
    return f"export const {camel(name[8:])}Structure = structure({size}, (view, address) => ({{\n{values}}}));\n"


def module(header: binding.Header) -> str:
    statuses = next(found for found in header.choices if found.name == "status_code").constants
    lists = next(found for found in header.choices if found.name == "word_list").constants
    text = HEAD + "\n/** The statuses of functions. */\n"
    text += "".join(f"export const {each.name} = {each.number};\n" for each in statuses)
    text += "\n/** The numbers of the lists whose words have names. */\n"
    text += f"export const lists = Object.freeze({{ {', '.join(f'{camel(each.name.lower())}: {each.number}' for each in lists)} }});\n"
    text += "\nconst list = (words) => Object.freeze(words.split(\" \"));\n\n"
    text += "/** The words of each list, at their numbers; an empty word where the number says that there is none. */\nexport const words = Object.freeze({\n"
    text += "".join(f'  {camel(name)}: list("{" ".join(found)}"),\n' for name, found in words(header).items()) + "});\n\n"
    return text + "\n".join(structure(header, *each) for each in header.structures.items() if each[0] != "almanac_date")


def types(header: binding.Header) -> str:
    """The types of the words, with what the header says of them."""
    text = "// Written by Sources/Web/binding.py from almanac.h: the words of the library.\n"
    about, said = {found.name: found for found in header.choices}, ""
    for name, found in words(header).items():
        # A file of holidays may know more audiences.
        if name == "audience":
            continue
        known = about.get(name)
        notes = [f" `{each.word}`: {each.note}." for each in known.constants if each.note and each.word] if known else []
        # Lists that follow each other share a comment.
        said = (known.about if known else "A language of names.") or said
        comment = re.sub(r"[ .:]+$", ".", said) + "".join(notes)
        type = RENAMED.get(pascal(name), pascal(name))
        lines = re.findall(r"\S.{0,130}(?= |$)", comment)
        text += "\n/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n" if len(lines) > 1 else f"\n/** {comment} */\n"
        text += f"export type {type} = {' | '.join(f'{chr(34)}{word}{chr(34)}' for word in found if word)};\n"
    return text


def main() -> None:
    header = binding.Header(HEADER.read_text(encoding="utf-8"))
    for name, text in (("native.js", module(header)), ("native.d.ts", types(header))):
        path = WEB / "module" / name
        # Of several builds at once none writes what another reads.
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
