"""Days of lunar dates, terms and Easter, from tables of observatories and by formulas."""

import datetime

from rows import DATE, ROOT

TERMS = (
    "xiaohan dahan lichun yushui jingzhe chunfen qingming guyu lixia xiaoman mangzhong xiazhi "
    "xiaoshu dashu liqiu chushu bailu qiufen hanlu shuangjiang lidong xiaoxue daxue dongzhi"
).split()


def table(name):
    lines = (ROOT / "Data/reference" / name).read_text().split("\n")
    return [line.split("\t") for line in lines if line[:1].isdigit()]


class Calendar:
    """Days of lunar dates and terms, from the tables of an observatory."""

    def __init__(self, region):
        self.region = region
        self.months = {}
        for first, year, month, leap, *_ in table("kasi_months.tsv" if region == "korea" else "hko_months.tsv"):
            if leap == "0":
                self.months[int(year), int(month)] = DATE(first)
        if region == "vietnam":
            # The months with holidays since 1986 that differ by the meridian: new moons before midnight at UTC+7 only.
            self.months |= {(2007, 1): DATE("2007-02-17"), (2009, 3): DATE("2009-03-26")}
        self.terms = {}
        for day, index, _ in table("hko_terms.tsv"):
            self.terms[int(day[:4]), TERMS[int(index)]] = DATE(day)

    def term(self, year, name):
        if self.region != "japan":
            return self.terms[year, name]
        base, start = {"chunfen": (20.8431, 20.8357), "qiufen": (23.2488, 23.2588)}[name]
        leaps = (year - 1980) // 4 if year >= 1980 else -((1983 - year) // 4)
        day = int((base if year >= 1980 else start) + 0.242194 * (year - 1980) - leaps)
        return datetime.date(year, 3 if name == "chunfen" else 9, day)


def easter(year):
    a, b, c = year % 19, year // 100, year % 100
    h = (19 * a + b - b // 4 - (b - (b + 8) // 25 + 1) // 3 + 15) % 30
    i = (32 + 2 * (b % 4) + 2 * (c // 4) - h - c % 4) % 7
    m = (a + 11 * h + 22 * i) // 451
    month, day = divmod(h + i - 7 * m + 114, 31)
    return datetime.date(year, month, day + 1)
