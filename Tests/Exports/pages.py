"""HTML and SVG: whole, closed, and nothing in them that could run or be fetched."""

import datetime
import html.parser
import xml.etree.ElementTree as ElementTree

from command import HOSTILE


class Page(html.parser.HTMLParser):
    """Collects the days and rejects anything that could run or be fetched."""

    def __init__(self):
        super().__init__()
        self.days, self.ids, self.open, self.text = [], [], [], ""

    def handle_starttag(self, tag, attributes):
        assert tag not in ("script", "img", "link", "iframe", "object"), f"an element {tag}"
        names = dict(attributes)
        assert not any(name.startswith("on") or name in ("src", "style") for name in names), names
        assert names.get("href", "#").startswith("#")
        if tag == "time":
            self.days.append(names["datetime"])
        if "id" in names:
            self.ids.append(names["id"])
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, f"</{tag}> closes no element of that name"

    def handle_data(self, data):
        self.text += data


def check_html(almanac, year):
    data = almanac.export("html", year, "--anniversary", f"8-15={HOSTILE}")
    assert len(data) <= 300_000, f"{len(data)} bytes"
    page = Page()
    page.feed(data.decode())
    first = datetime.date(int(year), 1, 1)
    days = [first + datetime.timedelta(days=number) for number in range(366)]
    assert page.days == [day.isoformat() for day in days if day.year == int(year)]
    assert not page.open and len(set(page.ids)) == len(page.ids) == 12
    assert " ".join(HOSTILE.split()) in " ".join(page.text.split())
    return len(data)


def check_svg(almanac, what):
    data = almanac.export("svg", what, "--anniversary", f"8-15={HOSTILE}")
    tags = {element.tag.split("}")[1] for element in ElementTree.fromstring(data).iter()}
    assert tags == {"svg", "title", "desc", "style", "path", "g", "text"}, tags
    return len(data)
