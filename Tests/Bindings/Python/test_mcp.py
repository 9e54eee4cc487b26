"""An agent asks by the client of the package mcp, and the answers are those of notices, observatories and almanacs."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from lunisolar_almanac import _mcp, _native
from lunisolar_almanac._errors import words
from mcp import Client, StdioServerParameters  # type: ignore[import-not-found, unused-ignore]

# Tool, arguments, and what the answer has.
QUESTIONS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    # 国办发明电〔2025〕7号.
    ("works", {"date": "2026-02-14"}, {"status": "make-up-workday", "works": True, "festival": "chunjie", "certainty": "certain"}),
    ("works", {"date": "2026-02-20"}, {"status": "day-off", "reason": "holiday"}),
    # No notice for 2027 on 2026-11-22.
    ("works", {"date": "2027-03-03"}, {"status": "not decided", "by_the_week": "workday", "decided": ["2004-01-01", "2026-12-25"]}),
    ("workdays", {"first": "2026-12-21", "last": "2026-12-31"}, {"workdays": 5, "not_decided": 6, "days_off": 0}),
    ("convert", {"date": "2026-02-17"}, {"lunar": "2026-1-1", "certainty": "certain"}),
    ("convert", {"date": "2025-6L-1", "to": "gregorian"}, {"gregorian": "2025-07-25"}),
    # Vietnam's New Year of 2030 is a day before China's.
    ("convert", {"date": "2030-02-02", "calendar": "vietnam"}, {"lunar": "2030-1-1"}),
    ("convert", {"date": "2030-02-02", "calendar": "china"}, {"lunar": "2029-12-30"}),
    # The Observatory has the new moon of 2057-09-29 a day earlier.
    ("convert", {"date": "2057-09-29"}, {"lunar": "2057-9-1", "certainty": "disputed", "authority": "hko", "other_day": "2057-09-28"}),
    # 中秋 of 2089 is near midnight, and with it days off.
    ("convert", {"date": "2089-09-18"}, {"certainty": "near-midnight", "other_day": "2089-09-19"}),
    ("workdays", {"first": "2057-10-01", "last": "2057-10-10", "region": "hongkong"}, {"audience": "public-offices", "certainty": "published"}),
    ("next", {"what": "추석", "after": "2026-01-01", "region": "korea"}, {"festival": "chuseok"}),
    ("pillars", {"moment": "2024-02-04T16:30+08:00", "language": "zh-Hant"}, {"year": "甲辰", "month": "丙寅", "day": "戊戌", "hour": "庚申"}),
    ("pillars", {"moment": "2024-02-04T23:30+08:00", "day_from": "hour-23", "language": "zh-Hant"}, {"day": "己亥", "hour": "甲子"}),
    ("day", {"date": "2026-04-05", "language": "zh-Hant"}, {"lunar": "2026-2-18", "pillars": {"year": "丙午", "month": "壬辰", "day": "己酉"}}),
    ("workdays", {"first": "0001-01-01", "last": "9999-12-31", "region": "japan"}, {"certainty": "certain", "half_days": 0}),
]
REFUSED = [
    ("convert", {"date": "x" * 1_000_000}, "xxx"),
    ("next", {"what": "x" * 1_000}, "xxx"),
    ("convert", {"date": "2026-02-30"}, "out of range"),
    ("next", {"what": "Groundhog Day"}, "Groundhog Day"),
    ("works", {"date": "2026-02-14", "region": "atlantis"}, "atlantis"),
]


async def main() -> None:
    server = StdioServerParameters(command=sys.executable, args=["-m", "lunisolar_almanac", "mcp"])
    async with Client(server) as client:
        names = {tool.name for tool in (await client.list_tools()).tools}
        assert names == {"day", "convert", "next", "works", "workdays", "pillars"}, names
        assert ", ".join(words(_native.LANGUAGES)) in (_mcp.day.__doc__ or ""), _mcp.day.__doc__
        for tool, arguments, expected in QUESTIONS:
            answer = await client.call_tool(tool, arguments)
            found = answer.structured_content
            assert not answer.is_error and found is not None, answer
            assert found | expected == found, (tool, arguments, found)
        moon = (await client.call_tool("next", {"what": "中秋", "after": "2026-09-25", "count": 2})).structured_content
        assert moon is not None and [day["date"] for day in moon["days"]] == ["2027-09-15", "2028-10-03"], moon
        for tool, arguments, word in REFUSED:
            answer = await client.call_tool(tool, arguments)
            assert answer.is_error and word in str(answer.content) and len(str(answer.content)) < 1000, answer
    print(f"{len(QUESTIONS) + len(REFUSED) + 1} questions by the client of mcp")


asyncio.run(main())
