"""A fixture of pytest, with `-p lunisolar_almanac.pytest_plugin`: a test passes if a library has the days off of a country in some years.

```python
def test_days_off(assert_days_off):
    assert_days_off("holidays", "KR", 2026)
```
"""

from __future__ import annotations

import pytest  # type: ignore[import-not-found, unused-ignore]

from . import _check


@pytest.fixture  # type: ignore[untyped-decorator, misc, unused-ignore]
def assert_days_off():  # type: ignore[no-untyped-def]
    """Fails with the days that a library has otherwise, and why they are as they are here."""

    def check(library: str, country: str, first: int, last: int | None = None) -> None:
        found = [row for row in _check.differences(library, country, first, last or first) if row]
        assert not found, "\n".join("\t".join(map(str, row)) for row in found)

    return check
