"""Values of a type: one that nobody would think of, a neighbour of another, or all there are.

The types are read through msgspec, so that whatever can arrive on the wire can also be made here.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from random import Random
from typing import Any

import msgspec
from msgspec import inspect as kinds

_FAR = (-(10**9), -1000, -100, 100, 1000, 10**9, 2**53 + 1)
_WORDS = ("", "a", "M1", "beach", "é", "'", "\n", "0", "x" * 60)
_MANY = 3
_SIZES = (0, 8, 64)
"""How many bytes more than it takes."""


def arbitrary(of: Any, rng: Random) -> Any:
    """A random value of a type. It could be decoded, and that is all that it promises.

    An integer keeps its bounds; without them it is mostly small, since seats, numbers and amounts
    are, sometimes just beyond, and now and then absurd.
    """
    return _make(_inspect(of), rng)


def vary(value: Any, of: Any, rng: Random) -> Any:
    """A value of the type that differs from this one in one place (or, by chance, in none).

    The neighbours of a legal move are where a rule is most easily forgotten.
    """
    return _vary(value, _inspect(of), rng)


def every(of: Any) -> tuple[Any, ...]:
    """All the values of a type whose every field is bounded, such as a game's options."""
    return tuple(_all(_inspect(of)))


@cache
def _inspect(of: Any) -> kinds.Type:
    return kinds.type_info(of)


def _make(kind: kinds.Type, rng: Random) -> Any:
    match kind:
        case kinds.Metadata(type=inner):
            return _make(inner, rng)
        case kinds.NoneType():
            return None
        case kinds.BoolType():
            return rng.random() < 0.5
        case kinds.IntType():
            return _integer(kind, rng)
        case kinds.FloatType():
            return _float(kind, rng)
        case kinds.StrType(pattern=None):
            return _word(kind, rng)
        case kinds.BytesType():
            return rng.randbytes(_size(kind, rng))
        case kinds.LiteralType(values=values):
            return rng.choice(values)
        case kinds.EnumType(cls=cls):
            return rng.choice(list(cls))
        case kinds.UnionType(types=types):
            return _make(rng.choice(types), rng)
        case kinds.StructType(cls=cls, fields=fields):
            return cls(**{field.name: _make(field.type, rng) for field in fields})
        case kinds.TupleType(item_types=items):
            return tuple(_make(item, rng) for item in items)
        case kinds.VarTupleType(item_type=item):
            return tuple(_make(item, rng) for _ in range(_length(kind, rng)))
        case kinds.ListType(item_type=item):
            return [_make(item, rng) for _ in range(_length(kind, rng))]
        case kinds.DictType(key_type=key, value_type=value):
            return {_make(key, rng): _make(value, rng) for _ in range(_length(kind, rng))}
        case _:
            raise TypeError(f"no arbitrary {type(kind).__name__} can be made")


def _bounds(kind: kinds.IntType) -> tuple[int | None, int | None]:
    low = kind.ge if kind.gt is None else kind.gt + 1
    high = kind.le if kind.lt is None else kind.lt - 1
    return low, high


def _integer(kind: kinds.IntType, rng: Random) -> int:
    low, high = _bounds(kind)
    step = kind.multiple_of or 1
    if low is not None and high is not None:
        return rng.randint(-(-low // step), high // step) * step
    if low is not None:
        return rng.randint(-(-low // step), low // step + 1 + rng.choice((9, 99, 10**6))) * step
    if high is not None:
        return rng.randint(high // step - rng.choice((9, 99, 10**6)), high // step) * step
    match rng.randrange(10):
        case 0:
            return rng.choice(_FAR) // step * step
        case 1 | 2 | 3:
            return rng.randint(-2, 9) * step
        case _:
            return rng.randint(0, 4) * step


def _float(kind: kinds.FloatType, rng: Random) -> float:
    lows = [bound for bound in (kind.ge, kind.gt) if bound is not None]
    highs = [bound for bound in (kind.le, kind.lt) if bound is not None]
    low = max(lows) if lows else min([-10.0, *(high - 10.0 for high in highs)])
    high = min(highs) if highs else max(10.0, low + 10.0)
    return low + (high - low) * (0.01 + 0.98 * rng.random())


def _word(kind: kinds.StrType, rng: Random) -> str:
    word = rng.choice(_WORDS).ljust(kind.min_length or 0, "x")
    return word if kind.max_length is None else word[: kind.max_length]


def _size(kind: kinds.BytesType, rng: Random) -> int:
    low = kind.min_length or 0
    most = low + rng.choice(_SIZES)
    return rng.randint(low, most if kind.max_length is None else min(most, kind.max_length))


def _length(kind: kinds.VarTupleType | kinds.ListType | kinds.DictType, rng: Random) -> int:
    low = kind.min_length or 0
    return rng.randint(low, low + _MANY if kind.max_length is None else kind.max_length)


def _vary(value: Any, kind: kinds.Type, rng: Random) -> Any:
    match kind:
        case kinds.Metadata(type=inner):
            return _vary(value, inner, rng)
        case kinds.UnionType(types=types) if rng.random() < 0.9 and value is not None:
            near = [one for one in types if _holds(one, value)]
            return _vary(value, near[0], rng) if near else _make(kind, rng)
        case kinds.StructType(fields=fields) if fields:
            field = rng.choice(fields)
            changed = _vary(getattr(value, field.name), field.type, rng)
            return msgspec.structs.replace(value, **{field.name: changed})
        case kinds.TupleType(item_types=items) if items:
            index = rng.randrange(len(items))
            return (*value[:index], _vary(value[index], items[index], rng), *value[index + 1 :])
        case kinds.VarTupleType():
            return _vary_row(value, kind, rng)
        case kinds.BytesType() if value and rng.random() < 0.5:
            at = rng.randrange(len(value))
            return value[:at] + bytes([value[at] ^ 1 << rng.randrange(8)]) + value[at + 1 :]
        case kinds.IntType() if rng.random() < 0.5:
            low, high = _bounds(kind)
            near = value + rng.choice((-1, 1)) * (kind.multiple_of or 1)
            return (
                near if (low is None or low <= near) and (high is None or near <= high) else value
            )
        case _:
            return _make(kind, rng)


def _vary_row(value: tuple[Any, ...], kind: kinds.VarTupleType, rng: Random) -> tuple[Any, ...]:
    """One item more, one less, one changed, or two that changed places."""
    items = list(value)
    rng.shuffle(places := list(range(len(items))))
    match rng.randrange(4):
        case 0 if kind.max_length is None or len(items) < kind.max_length:
            items.insert(rng.randint(0, len(items)), _make(kind.item_type, rng))
        case 1 if len(items) > (kind.min_length or 0):
            del items[places[0]]
        case 2 if len(items) > 1:
            one, other = places[:2]
            items[one], items[other] = items[other], items[one]
        case _ if items:
            items[places[0]] = _vary(items[places[0]], kind.item_type, rng)
    return tuple(items)


def _holds(kind: kinds.Type, value: Any) -> bool:
    """Whether a value can be of this kind, as far as the members of a union must be told apart."""
    match kind:
        case kinds.Metadata(type=inner):
            return _holds(inner, value)
        case kinds.StructType(cls=cls) | kinds.EnumType(cls=cls):
            return type(value) is cls
        case kinds.LiteralType(values=values):
            return value in values
        case kinds.NoneType():
            return value is None
        case kinds.BoolType():
            return isinstance(value, bool)
        case kinds.IntType():
            return isinstance(value, int) and not isinstance(value, bool)
        case kinds.StrType():
            return isinstance(value, str)
        case kinds.BytesType():
            return isinstance(value, bytes)
        case kinds.TupleType() | kinds.VarTupleType():
            return isinstance(value, tuple)
        case _:
            return False


def _all(kind: kinds.Type) -> Iterable[Any]:
    match kind:
        case kinds.Metadata(type=inner):
            return _all(inner)
        case kinds.NoneType():
            return (None,)
        case kinds.BoolType():
            return (False, True)
        case kinds.LiteralType(values=values):
            return values
        case kinds.EnumType(cls=cls):
            return cls
        case kinds.IntType():
            low, high = _bounds(kind)
            if low is None or high is None:
                raise TypeError("an integer without bounds cannot be listed")
            return [n for n in range(low, high + 1) if n % (kind.multiple_of or 1) == 0]
        case kinds.UnionType(types=types):
            return (value for one in types for value in _all(one))
        case kinds.TupleType(item_types=items):
            return product(*map(_all, items))
        case kinds.StructType(cls=cls, fields=fields):
            names = [field.name for field in fields]
            rows = product(*(_all(field.type) for field in fields))
            return (cls(**dict(zip(names, row, strict=True))) for row in rows)
        case _:
            raise TypeError(f"a {type(kind).__name__} cannot be listed")
