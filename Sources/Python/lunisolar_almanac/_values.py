"""The base of the results of this package: values that do not change, and handles that are never copied."""

from __future__ import annotations

import os

from . import _native
from ._errors import BadArgument, WrongType, numbered, refuse, unknown, words

# The module of this name takes longer to import than all of this package; type checkers know the name of the variable.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from enum import IntEnum
    from typing import Any, NoReturn, TypeVar

    from typing_extensions import Self, dataclass_transform

    Choice = TypeVar("Choice", bound=IntEnum)
else:

    def dataclass_transform(**_):
        return lambda type: type


class _OfDataclass:
    """A member that `dataclasses.asdict`, `dataclasses.replace` and `pprint` look for."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, value: object, kind: type[Value]) -> Any:
        from dataclasses import make_dataclass

        return vars(make_dataclass(kind.__name__, kind.__match_args__))[self._name]


@dataclass_transform(frozen_default=True)
class _Fields(type):
    __match_args__: tuple[str, ...]

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _Fields:
        fields = tuple(namespace.get("__annotations__", ()))
        return super().__new__(cls, name, bases, {**namespace, "__slots__": fields, "__match_args__": fields})


class Value(metaclass=_Fields):
    """A frozen dataclass with slots, which `dataclasses` would take ten times as long to make. Later releases may add fields."""

    if not TYPE_CHECKING:
        __dataclass_fields__ = _OfDataclass("__dataclass_fields__")
        __dataclass_params__ = _OfDataclass("__dataclass_params__")

        def __init__(self, *values, **named):
            fields = self.__match_args__
            named = {**dict(zip(fields, values)), **named}
            if len(values) > len(fields) or len(named) != len(fields) or {*named} != {*fields}:
                raise BadArgument(f"{type(self).__name__} has {', '.join(fields)}")
            for field, value in named.items():
                object.__setattr__(self, field, value)

    def _values(self) -> tuple[Any, ...]:
        return tuple(self._named().values())

    def _named(self) -> dict[str, Any]:
        return {field: getattr(self, field) for field in type(self).__match_args__}

    def __eq__(self, other: object) -> bool:
        return self._values() == other._values() if isinstance(other, Value) and type(self) is type(other) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{field}={value!r}' for field, value in self._named().items())})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a {type(self).__name__} does not change")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._values()

    def __replace__(self, **changes: Any) -> Self:
        return type(self)(**{**self._named(), **changes})


class Opened:
    """A handle of the C library. It never changes, so that a copy is the handle itself; in another process it is opened again."""

    __slots__ = ("_handle",)
    _handle: object

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


def region_names(table: object) -> dict[str, str]:
    """The regions of the handle of a table by their identifiers, codes and names in small letters."""
    found: dict[str, str] = {}
    for region in numbered(_native.table_region, table):
        names = [_native.region_name(table, region, tag) for tag in words(_native.LANGUAGES)]
        found.update((each.casefold(), region) for each in (region, *numbered(_native.region_territory, table, region), *names))
    return found


def region_named(names: dict[str, str], name: str) -> str:
    """The region that somebody means; raises UnknownName."""
    if not isinstance(name, str):
        refuse("text", "region", name)
    found = names.get(name.strip().casefold())
    if found is None:
        raise unknown(name, "region", set(names.values()))
    return found


def choice(kind: type[Choice], number: int) -> Choice:
    """One of the choices of an argument, also by its number."""
    try:
        return kind(number)
    except ValueError:
        example = kind.__members__.get(str(number).upper()) or next(iter(kind))
        raise BadArgument(f"{number!r:.80} is no {kind.__name__}: give one, such as {kind.__name__}.{example.name}") from None


def opened(kind: str, source: object) -> tuple[object, object]:
    """The handle of a file, of bytes or of what is inside the library, and what messages say of it."""
    if source is None:
        return getattr(_native, f"{kind}_open")(), None
    if isinstance(source, bytes):
        return getattr(_native, f"{kind}_open_bytes")(source), f"{len(source)} bytes"
    path = os.fsencode(source) if isinstance(source, (str, os.PathLike)) else refuse("text", "source", source)
    return getattr(_native, f"{kind}_open_file")(path), source


def bundled(kind: str, source: object) -> None:
    """Refuses to pickle a table or holidays of a file or of bytes; those of the package are opened again."""
    if source is not None:
        raise WrongType(f"{kind} of a file or of bytes, with all that is opened from it, cannot be pickled: open it in the other process")
