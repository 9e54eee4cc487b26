"""The look of the pages that `Scripts/build pages` and `Scripts/build feeds` write: colours and letters of the calendar itself."""

from lib import ROOT

import re

# What a page has of the style of the calendar itself, beside its colours and letters.
STYLE = """
body{background:var(--ground);color:var(--ink);max-width:44rem;margin:0 auto;padding:1.5rem 1.25rem 3rem}
h1{font-size:clamp(1.5rem,8vw,2.2rem);overflow-wrap:anywhere;margin:.5rem 0 .75rem}h2{font-size:1.25rem;margin:1.75rem 0 .25rem;color:var(--ink)}p{margin:.35rem 0}
a{color:inherit;text-underline-offset:.25em;text-decoration-color:var(--edge)}nav a,p a,li a{display:inline-block;padding:.3rem .1rem;margin-right:.6rem}
.when{font:1.4rem var(--serif);color:var(--red)}.lunar{font:1.15rem var(--serif)}.off,nav,small,.about{color:var(--soft)}
.buttons a{border:1px solid var(--edge);border-radius:.5rem;padding:.5rem 1rem;margin:.2rem .6rem .2rem 0;text-decoration:none}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:baseline;padding:.5rem .75rem .5rem 0;border-top:1px solid var(--line);font-weight:400}th{color:var(--soft)}
.dates{font-size:.875rem}.dates td+td{white-space:nowrap}
ul{list-style:none;padding:0;margin:0}li{display:inline-block}
/* Letters twice as large: a cell a line. */
@media(max-width:20em){table :is(tr,th,td){display:block;border:0;padding:.1rem 0;white-space:normal!important}table tr{border-top:1px solid var(--line);padding:.4rem 0}}
@media print{nav,.buttons{display:none}}
"""


def colours() -> str:
    """The colours of the calendar itself, by the wish of the reader's system."""
    text = (ROOT / "Sources/Web/page/styles/colours.css").read_text(encoding="utf-8")
    light, dark = (re.sub(r"\n *", "", block) for block in re.findall(r":root(?:\[data-theme=\"dark\"\])? (\{\n.*?\n\})", text, re.DOTALL)[:2])
    return f"@media screen{{:root{light}}}@media screen and (prefers-color-scheme:dark){{:root{dark}}}\n"


def serifs() -> str:
    """The serif of the calendar itself for each language."""
    text = (ROOT / "Sources/Web/page/styles/type.css").read_text(encoding="utf-8")
    return "".join(f"{root}{{{serif}}}" for root, serif in re.findall(r"^(:root\S*) \{\n  (--serif:.*?);", text, re.MULTILINE))


def style() -> str:
    """The letters of the calendar itself, and what else a page needs."""
    return "*{box-sizing:border-box;margin:0}\n" + colours() + (ROOT / "Sources/Web/page/styles/type.css").read_text(encoding="utf-8") + STYLE
