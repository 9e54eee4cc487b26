"""Writes the module `_native` from almanac.h: `python binding.py almanac.h FOLDER` writes _native.c, _native.pyi and _choices.py.

Each function of the header becomes one of Python without the prefix. It takes what the C function is given and returns what the C
function writes, as a tuple if that is more than one value, and has Python raise the error of a status. Functions with an argument
that Python has no use for, such as a style of labels, are left out. Lists of choices become classes, their comments the documentation.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

# Numbers with these names are days. That is also so in structures.
DAYS = {"day", "first", "last", "after", "result", "other_day", "first_day", "last_day", "first_leave", "last_leave", "start"}
# Functions that Python's own dates, and the parts of LunarDate, make needless.
LEFT_OUT = {"day_of", "date_on", "parse_day", "lunar", "version"}
READERS = {"almanac_lunar_date": "lunar_in", "int64_t": "long_in", "size_t": "size_in", "int32_t": "number_in"}
RESULTS = {"almanac_status", "almanac_lunar_date", "int32_t"}
HINTS = {"day_in": "datetime.date", "lunar_in": "Lunar", "text_in": "str | bytes | None", "bytes_in": "bytes", "handle_in": "object"}
# The lists of choices that Python has, each with its first constant and the list of words that has their names.
CHOICES = {
    "SolarTerm": ("XIAOHAN", "TERMS"), "MoonPhase": ("NEW_MOON", "PHASES"), "Certainty": ("CERTAIN", ""), "FestivalKind": ("PUBLIC_HOLIDAY", ""),
    "NameFit": ("FIT_EXACT", ""), "WorkKind": ("WORKDAY", "WORK_KINDS"), "WorkReason": ("BY_WEEK", "WORK_REASONS"),
    "Half": ("WHOLE_DAY", ""), "YearFrom": ("YEAR_FROM_NEW_YEAR", ""), "MonthFrom": ("MONTH_FROM_TERM_DAY", ""),
    "DayFrom": ("DAY_FROM_MIDNIGHT", ""), "LeapRule": ("LEAP_SKIP", ""), "ThirtiethRule": ("THIRTIETH_SKIP", ""),
}  # fmt: skip
# Names whose words are others in Python, as identifiers begin with letters and need no article.
RENAMED = {"DAY_FROM_23H": "HOUR_23", "BY_NOTICE": "HOLIDAY", "UNKNOWN_DAY": "UNKNOWN", "EITHER_HALF": "EITHER", "WHOLE_DAY": ""}

Parameter = tuple[str, str]


class Constant(NamedTuple):
    name: str
    number: str
    note: str
    word: str


class Choices(NamedTuple):
    """A list of constants, with its name and its comment."""

    name: str
    about: str
    constants: list[Constant]


class Field(NamedTuple):
    type: str
    name: str
    length: str  # of an array; empty for one value
    note: str


class Header:
    """The functions, structures and constants of the header."""

    def __init__(self, text: str) -> None:
        lists = re.findall(r"(?:/\*([^/]*?)\*/\n)?ALMANAC_ENUM\(almanac_(\w+), \w+\) \{(.*?)\};", text, re.DOTALL)
        self.choices = [Choices(name, " ".join(about.replace("\n * ", "\n").split()), constants(body)) for about, name, body in lists]
        self.structures = {
            name: [Field(type.strip(), *rest) for type, *rest in re.findall(r"([\w ]+?) (\w+)(?:\[(\d+)\])?;(?: */\* (.*?) \*/)?", body)]
            for name, body in re.findall(r"typedef struct (\w+) \{(.*?)\}", text, re.DOTALL)
        }
        text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
        self.handles = set(re.findall(r"typedef struct (\w+) \1;", text))
        self.constants = re.findall(r"\bALMANAC_(\w+) = \d+", text)
        prototypes = re.findall(r"^((?!static|typedef)[\w ]+?[ *])almanac_(\w+)\(([^;{]*)\);", text, re.MULTILINE)
        self.functions = [(result.strip(), name, parameters(words)) for result, name, words in prototypes]


def constants(body: str) -> list[Constant]:
    """The constants of a list. A word is what they do not have in common, or the text before the colon of a comment."""
    found = re.findall(r'ALMANAC_(\w+) = (\d+),?(?: */\* (?:("[\w-]*")(?:: | ?(?=\*/)))?(.*?) ?\*/)?', body)
    parts = [name.split("_") for name, *_ in found]
    shortest = min(map(len, parts)) - 1
    first = next((index for index in range(shortest) if len({each[index] for each in parts}) > 1), shortest)
    last = next((index for index in range(shortest - first) if len({each[-1 - index] for each in parts}) > 1), shortest - first)
    return [
        Constant(name, number, note, word.strip('"') if word else "-".join(own[first : len(own) - last]).lower())
        for own, (name, number, word, note) in zip(parts, found)
    ]


def parameters(words: str) -> list[Parameter]:
    """The type and the name of each."""
    found = [re.fullmatch(r"(.*?[ *])(\w+)", " ".join(word.split())) for word in words.split(",")]
    return [(match[1].strip(), match[2]) for match in found if match]


class Function:
    """A function of the module, as C and as its type."""

    def __init__(self, header: Header, result: str, name: str, given: list[Parameter]) -> None:
        self.header, self.result, self.name = header, result, name
        self.variables: list[str] = []
        self.readings: list[str] = []
        self.hints: list[str] = []
        self.arguments: list[str] = []
        self.outputs: list[tuple[str, str]] = []
        self.kind = self.element = self.list = ""
        self.taken: tuple[str, ...] = ()
        self.is_array = len(given) > 1 and any(pair == ("size_t", "count") for pair in given)
        self.is_whole = all(self.take(*pair, given[index + 1 :]) for index, pair in enumerate(given))

    def take(self, type: str, name: str, rest: list[Parameter]) -> bool:
        """Takes a parameter, unless there is no way to."""
        base, is_pointer, is_const = type.replace("const ", "").rstrip(" *"), "*" in type, type.startswith("const ")
        after = tuple(other for _, other in rest[:2])
        if name in self.taken:
            return True
        if base in self.header.handles and type.endswith("**"):
            self.output("const void *", name, f'PyCapsule_New((void *){name}, "{base}", close_{base[8:]})', f"(const {base} **)&{name}")
        elif base in self.header.handles:
            self.read("handle_in", "const void *", name, base)
        elif is_pointer and self.is_array:
            self.read("address_in", "void *", name)
        elif base == "char" and is_const:
            self.read("text_in", "const char *", name)
        elif base == "char" and after == ("size", "needed") and not self.taken:
            self.kind, self.taken = "text", after
            self.arguments.append("buffer, size, &size")
        elif base == "void" and after[:1] == ("size",):
            self.taken = after[:1]
            self.variables += ["const void *bytes", "size_t size"]
            self.readings.append(f'bytes_in(of, asked[{len(self.hints)}], "{name}", &bytes, &size)')
            self.hints.append("bytes")
            self.arguments.append("bytes, size")
        elif is_pointer and after == ("size", "count") and not self.taken:
            self.kind, self.taken, self.element, self.list = "list", after, base, name
            self.arguments.append("list, size, &size")
        elif is_pointer and not is_const and base in (*self.header.structures, "int32_t", "almanac_lunar_date"):
            is_number = base not in self.header.structures
            self.output(f"{base} ", name, value_out(base, name, name) if is_number else f"from_{base[8:]}(of, &{name})")
        elif base == "uint32_t" and name == "abi":
            self.arguments.append("ALMANAC_ABI")
        elif is_pointer or base not in READERS:
            return False
        else:
            self.read("day_in" if base == "int32_t" and name in DAYS else READERS[base], f"{base} ", name)
        return True

    def read(self, reader: str, type: str, name: str, label: str = "") -> None:
        self.variables.append(f"{type}{name}")
        self.readings.append(f'{reader}(of, asked[{len(self.hints)}], "{label or name}", &{name})')
        self.hints.append(HINTS.get(reader, "SupportsIndex"))
        self.arguments.append(name)

    def output(self, type: str, name: str, made: str, address: str = "") -> None:
        self.variables.append(f"{type}{name}")
        self.arguments.append(address or f"&{name}")
        self.outputs.append((name, made))

    def code(self) -> str:
        lines = [f"static PyObject *f_{self.name}(PyObject *module, PyObject *const *asked, Py_ssize_t asked_count)", "{"]
        lines += ["    state *of = PyModule_GetState(module);", *(f"    {variable};" for variable in self.variables)]
        lines.append(f'    if (asked_count != {len(self.hints)}) return wrong_count("{self.name}", {len(self.hints)});')
        if self.readings:
            lines.append(f"    if ({' || '.join(self.readings)}) return NULL;")
        call = f"almanac_{self.name}({', '.join(self.arguments)})"
        fail = f'return failed(of, error, "{self.name}", asked, asked_count);'
        lines += [f"    {line}" for line in self.body(call, fail)]
        return "\n".join([*lines, "}", ""])

    def body(self, call: str, fail: str) -> list[str]:
        if self.result == "almanac_lunar_date":
            return [f"{self.result} found = {call};", "if (found) return lunar_out(of, found);", "almanac_status error = ALMANAC_ERROR_RANGE;", fail]
        if self.name == "day_of_lunar":
            why = f"almanac_lunar_absence({', '.join(self.arguments)})"
            return [f"int32_t found = {call};", "if (found != ALMANAC_NO_DAY) return day_out(of, found);", f"almanac_status error = {why};", fail]
        if self.result == "int32_t":
            return [f"return PyLong_FromLong({call});"]
        if self.kind == "text":
            return [
                "char room[256], *buffer = room;", "size_t size = sizeof room;", f"almanac_status error = {call};",
                f"if (error == ALMANAC_ERROR_BUFFER && (buffer = malloc(size))) error = {call};",
                "PyObject *found = error ? NULL : PyUnicode_FromString(buffer);", "if (buffer != room) free(buffer);",
                f"if (error) {fail}", "return found;",
            ]  # fmt: skip
        if self.kind == "list":
            item = value_out(self.element, "list[index]", self.list) if self.element == "int32_t" else f"from_{self.element[8:]}(of, &list[index])"
            return [
                f"{self.element} *list = NULL;", "size_t size = 0;", f"almanac_status error = {call};",
                f"if (error == ALMANAC_ERROR_BUFFER && (list = malloc(size * sizeof *list))) error = {call};",
                "PyObject *found = error ? NULL : PyList_New((Py_ssize_t)size);",
                "for (size_t index = 0; found && index < size; index++) PyList_SetItem(found, (Py_ssize_t)index, " + item + ");",
                "free(list);", f"if (error) {fail}",
                "if (found && PyErr_Occurred()) Py_CLEAR(found);", "return found;",
            ]  # fmt: skip
        lines = [f"almanac_status error = {call};"]
        if self.is_array:
            lines = ["almanac_status error;", "Py_BEGIN_ALLOW_THREADS", f"error = {call};", "Py_END_ALLOW_THREADS"]
        made = [value for _, value in self.outputs]
        if not made:
            return [*lines, f"if (error) {fail}", "Py_RETURN_NONE;"]
        whole = made[0] if len(made) == 1 else f'Py_BuildValue("({"N" * len(made)})", {", ".join(made)})'
        return [*lines, f"if (error) {fail}", f"return {whole};"]

    def type(self) -> str:
        result = {"text": "str", "list": "list[Any]"}.get(self.kind, "Any" if self.outputs else "None")
        if self.result != "almanac_status":
            result = {"lunar_date_on": "Any", "day_of_lunar": "datetime.date"}.get(self.name, "int")
        given = ", ".join(f"a{index}: {hint}" for index, hint in enumerate(self.hints))
        return f"def {self.name}({given}{', /' if given else ''}) -> {result}: ...\n"


def value_out(type: str, value: str, name: str) -> str:
    """A number as an object of Python."""
    if type == "almanac_lunar_date":
        return f"lunar_out(of, {value})"
    if type == "int32_t" and (name in DAYS or name == "days"):
        return f"day_out(of, {value})"
    return f"{'PyBool_FromLong' if name.startswith('is_') else 'PyLong_FromLongLong'}({value})"


def structure(name: str, fields: list[Field]) -> str:
    """The function that makes a tuple of a structure; an empty text is None."""
    form, values = "", []
    for type, field, array, _ in fields:
        if field == "reserved":
            continue
        value = f"value->{field}"
        form += "z" if array else "N"
        values.append(f"{value}[0] ? {value} : NULL" if array else value_out(type, value, field))
    head = f"static PyObject *from_{name[8:]}(state *of, const {name} *value)"
    return f'{head}\n{{\n    (void)of;\n    return Py_BuildValue("({form})", {", ".join(values)});\n}}\n'


def choices(header: Header) -> str:
    """The classes of the lists of choices."""
    text = '"""The lists of choices, written by binding.py from almanac.h."""\n\nfrom enum import IntEnum\n\nfrom . import _native\n'
    for name, (first, named) in CHOICES.items():
        about, members = next(found[1:] for found in header.choices if found.constants[0].name == first)
        text += f'\n\nclass {name}(IntEnum):\n    """{(about or name).rstrip(".:")}."""\n\n'
        for constant, number, note, _ in members:
            word = RENAMED.get(constant, re.sub(r"^(BY|FIT|LEAP|THIRTIETH(_ON)?|\w+_FROM)_", "", constant))
            text += (f"    {word} = {number}\n" if word else "") + (f'    """{note[0].upper()}{note[1:]}."""\n' if word and note else "")
        if named:
            text += '\n    def name_in(self, language: str = "en") -> str:\n        """The name in one of the six languages."""\n'
            text += f"        return _native.word_name(_native.{named}, int(self), language)\n"
    return text


def written(header: Header) -> tuple[str, str]:
    """The module and its types."""
    functions = [Function(header, *parts) for parts in header.functions if parts[1] not in LEFT_OUT and parts[0] in RESULTS]
    functions = [function for function in functions if function.is_whole]
    code = "".join(function.code() for function in functions)
    used = {name: fields for name, fields in header.structures.items() if f"from_{name[8:]}(" in code}
    closing = "".join(
        f'static void close_{name[8:]}(PyObject *capsule) {{ {name}_close(PyCapsule_GetPointer(capsule, "{name}")); }}\n'
        for name in sorted(header.handles)
    )
    names = ["lunar", "install", *(function.name for function in functions)]
    methods = "".join(
        f'    {{"{name}", (PyCFunction)(void (*)(void)){"" if index < 2 else "f_"}{name}, METH_FASTCALL, NULL}},\n'
        for index, name in enumerate(names)
    )
    constants = "".join(f'    if (PyModule_AddIntConstant(module, "{name}", ALMANAC_{name})) return -1;\n' for name in header.constants)
    module = (
        '/* Written by binding.py from almanac.h. */\n#include "native.h"\n\n'
        + "".join(structure(*item) for item in used.items()) + closing + code
        + f"static PyMethodDef methods[] = {{\n{methods}    {{NULL, NULL, 0, NULL}},\n}};\n"
        + f"static int execute(PyObject *module)\n{{\n{constants}    return set_up(module);\n}}\n"
        + "static PyModuleDef_Slot slots[] = {{Py_mod_exec, (void *)execute}, {0, NULL}, {0, NULL}};\n"
        + "static PyModuleDef definition = {PyModuleDef_HEAD_INIT, \"_native\", NULL, sizeof(state), methods, slots, visit_objects, drop_objects, NULL};\n"
        + "PyMODINIT_FUNC PyInit__native(void)\n{\n    slots[1] = interpreters_slot();\n    return PyModuleDef_Init(&definition);\n}\n"
    )  # fmt: skip
    types = (
        "import datetime\nfrom typing import Any, SupportsIndex\n\nclass Lunar:\n    year: int\n    month: int\n    day: int\n    is_leap: bool\n"
        + "".join(f"    def __{name}__(self, other: Any, /) -> bool: ...\n" for name in ("lt", "le", "gt", "ge"))
        + "\ndef lunar(a0: SupportsIndex, a1: SupportsIndex, a2: SupportsIndex, a3: object, /) -> Any: ...\n"
        + "def install(a0: object, a1: object, a2: object, /) -> None: ...\n"
        + "".join(function.type() for function in functions)
        + "".join(f"{name}: int\n" for name in header.constants)
    )
    return module, types


def main(header: str, folder: str) -> None:
    found = Header(Path(header).read_text(encoding="utf-8"))
    for name, text in zip(("_native.c", "_native.pyi", "_choices.py"), (*written(found), choices(found))):
        Path(folder, name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
