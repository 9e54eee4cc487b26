"""Hard days, found by hand."""

from rows import DATE

# Days of the proof, found by hand in acts and notices: region, audience, days off, days worked, days unknown; - for none.
HARD = """
mainland all 2012-06-22 2005-12-31 2026-12-26,2026-12-31
mainland women 2026-02-20 2026-02-14 2026-12-31
mainland banks 2026-02-20 2026-02-14 2026-03-04,2026-03-07
hongkong all 2028-01-02,2050-06-05,1990-02-04 2026-11-21
hongkong public-offices 2010-05-08,2026-03-07,2007-06-24 2026-03-06 2007-06-30
hongkong banks 2026-03-08 - 2026-03-07
taiwan workers 2016-09-28,2016-10-25,2024-05-01 - 2016-10-31,2016-09-29,2016-10-29
taiwan banks 2025-05-01 - 2025-05-02
korea banks 2024-05-01,2003-03-09 - 2003-03-08,2024-05-02
korea workers 2022-01-31,2025-01-27,2019-05-01 - 2020-01-24,2020-08-17,2021-08-16,2021-09-21,2026-11-29
korea all 2003-03-09,2011-07-02 2011-07-01 2003-03-08,2011-06-30,2005-08-20
korea public-offices 2005-08-20 2003-03-07,2011-06-30 -
japan banks 1989-02-04 1989-02-03 1985-06-08,1989-01-31
japan all 1992-05-02 1992-05-01 1985-06-08,1992-04-30
japan public-offices 1988-12-29,1986-01-03 1985-12-27,1973-02-12,1992-04-30 -
vietnam workers 2026-02-17 - 2026-03-07,2026-03-06
korea all 2028-03-05,1988-06-05 2026-11-20
korea public-offices 2028-03-04,2028-03-05 2026-11-20
japan public-offices 2026-12-29,2026-12-31,2027-01-03,2027-12-29,2028-12-30,2029-01-03,2028-03-04,2028-03-05 2026-12-28,2027-01-04
japan banks 2026-12-31,2027-01-03,2028-12-31,2029-03-03 2026-12-30,2027-01-04
macau public-offices 2027-01-02,2027-01-03 2026-11-20
mainland all 2015-09-03,2015-09-04,2015-10-06 2015-09-06
mainland all 2019-05-01,2019-05-02,2019-05-03,2019-05-04 2019-04-28,2019-05-05
mainland all 2020-01-30,2020-01-31,2020-02-01,2020-02-02 2020-01-19,2020-02-03
mainland all 2026-02-23 2013-04-07,2013-10-12,2026-02-14,2026-02-28
hongkong all 2010-04-05,2010-04-06,2012-10-01,2012-10-02,2015-04-06,2015-04-07,2015-09-03,1999-12-31 2010-04-07
hongkong all 2007-02-17,2013-02-13,2022-12-26,2022-12-27,2008-09-15,2010-09-23 2007-02-21,2013-02-09,2022-12-28
taiwan public-offices 2021-12-31,2016-04-05,2020-04-02,2020-04-03,2021-04-02,2021-04-05,2024-04-05,2025-04-03 2014-12-27
taiwan public-offices 2025-09-29,2025-10-24,2027-02-09,2027-02-10,2027-12-31 2026-12-31,2027-02-11
korea all 2025-05-05,2025-05-06,2017-10-06,2023-05-29,2022-06-06,1986-09-19 2025-05-07,2022-05-09,2021-06-07
japan all 2009-09-22,2015-09-22,2026-09-22,2008-05-06,2020-05-06,1998-05-04,1973-04-30,2021-08-09 2021-07-19,2021-10-11 1973-02-12
japan all 2019-04-27,2019-04-28,2019-04-29,2019-04-30,2019-05-01,2019-05-02,2019-05-03,2019-05-06,2021-07-22,2021-07-23 2019-12-23
vietnam public-offices 2022-05-02,2022-05-03,2023-05-02,2023-05-03,2024-02-08,2024-02-14,2025-01-27,2025-01-31 2024-02-07,2025-01-24
vietnam public-offices 2026-02-16,2026-02-20,2026-01-02,2014-01-28,2014-02-05,2012-12-31 2026-01-10,2014-01-25,2014-02-08,2013-01-05
macau public-offices 2026-04-06,2026-04-07,2022-10-03,2022-10-05,2020-10-05 2026-04-08
macau workers 2026-10-01 - 2026-04-07
"""


def hard_days():
    """Every hard day, as region, audience, day and answer."""
    for line in HARD.strip().split("\n"):
        region, audience, *answers = line.split()
        for expected, days in zip(("off", "work", "unknown"), answers):
            for day in days.split(",") if days != "-" else ():
                yield region, audience, day, expected


def compare(files, laws):
    """The hard days that come out otherwise, and how many there are."""
    wrong, count = [], 0
    for region, audience, day, expected in hard_days():
        count += 1
        status = files[region].status(DATE(day), audience, laws[region])
        if status != expected:
            wrong.append(f"{region} {day} is {status}, by hand {expected}")
    return wrong, count
