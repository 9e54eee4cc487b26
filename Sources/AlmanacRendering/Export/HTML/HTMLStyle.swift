import Almanac

/// The style sheet of the HTML calendar, for phones, desktops and paper, light and dark.
enum HTMLStyle {
    /// The style sheet of a page in a language.
    static func sheet(in language: CalendarLanguage) -> String {
        [colours, page, fonts(of: language), table, moon, marks, phone, paper].joined(separator: "\n")
    }

    /// Every pair of text and background has a contrast ratio of at least 4.5 (WCAG 2.1, AA), light and dark.
    private static let colours = """
        :root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--ink:\(Ink.text);--soft:\(Ink.soft);--line:#dedad2;
        \(Ink.properties)--dark:\(Ink.soft);--lit:#fff6d6}
        @media (prefers-color-scheme:dark){:root{--ground:#141311;--card:#1d1c19;--ink:#ece8e0;--soft:#a49e93;
        --line:#37342f;--red:#ff8a80;--blue:#8fb8ff;--t1:#7fcf94;--t2:#f5a273;--t3:#e0b94f;--t4:#84bdf0;--a:#e39ad9;
        --dark:#141311;--lit:#f3e3ae}}
        @media print{:root{color-scheme:light;--ground:#fff;--card:#fff;--ink:#000;--soft:#555;--line:#bbb;
        \(Ink.properties)--dark:#555;--lit:#fff}}
        """

    private static let page = """
        *{box-sizing:border-box;margin:0}
        body{background:var(--ground);color:var(--ink);font-size:16px;line-height:1.3;
        max-width:64rem;margin:0 auto;padding:1rem}
        h1{font-weight:400;font-size:1.6rem}h1 b{font-size:3rem;font-weight:200;letter-spacing:-.02em}
        header p{color:var(--soft);margin-top:.5rem}
        h1 small{display:inline-block;font-size:1rem;color:var(--soft)}
        nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:.5rem 0 1.5rem}
        nav a{color:var(--soft);text-decoration:none;padding:.4rem 0}nav a:hover,nav a:focus-visible{color:var(--red)}
        section{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:0 0 1.5rem}
        footer{color:var(--soft);font-size:.8rem;text-align:center;padding:1rem}
        """

    /// The system's own font first; those of the language for characters that it lacks. Korean breaks between words only.
    private static func fonts(of language: CalendarLanguage) -> String {
        "body{font-family:system-ui,-apple-system,\(language.fontFamilies)}:lang(ko) td{word-break:keep-all}"
    }

    private static let table = """
        table{width:100%;border-collapse:collapse;table-layout:fixed}
        caption{text-align:left;margin-bottom:.75rem}
        caption h2{display:inline;font-size:1.5rem;font-weight:500;margin-right:.5rem}caption span{display:inline-block;color:var(--soft)}
        caption small{display:none}
        th{font-weight:500;font-size:.8rem;color:var(--soft);text-align:left;padding:.25rem .4rem}
        th.red,td.red b,.p,.f{color:var(--red)}th.blue,td.blue b{color:var(--blue)}
        td{border-top:1px solid var(--line);vertical-align:top;height:5.5rem;padding:.35rem .4rem;position:relative;
        overflow-wrap:break-word}
        td b{font-size:1.35rem;font-weight:400;font-variant-numeric:tabular-nums}
        td i{display:block;font-style:normal;font-size:.8rem;color:var(--soft)}td i.m{color:var(--ink);font-weight:600}
        td p{font-size:.8rem;font-weight:500}
        td.other b{font-size:1rem;line-height:1.8rem;color:var(--soft)}td.other i{font-size:.7rem;font-weight:400;color:var(--soft)}
        .t1{color:var(--t1)}.t2{color:var(--t2)}.t3{color:var(--t3)}.t4{color:var(--t4)}.a{color:var(--a)}
        td p.p{font-weight:700}td p.n{color:var(--soft);font-weight:400}
        time{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        """

    /// The phases as discs; without style sheets they are the characters ● ◐ ○ ◑.
    private static let moon = """
        td s{display:inline-block;width:.7rem;height:.7rem;margin-left:.35rem;vertical-align:.13rem;font-size:0;overflow:hidden;
        border:1px solid var(--soft);border-radius:50%;background:var(--lit)}
        td s.new{background:var(--dark)}
        td s.first-quarter{background:linear-gradient(90deg,var(--dark) 50%,var(--lit) 50%)}
        td s.last-quarter{background:linear-gradient(90deg,var(--lit) 50%,var(--dark) 50%)}
        """

    /// The marks of days off and make-up workdays, after the numbers of their days.
    private static let marks = """
        td em{display:inline-block;margin-left:.35rem;vertical-align:.3rem;font-style:normal;font-size:.7rem;line-height:1.35;
        padding:0 .3em;border-radius:.3em}
        td em.off{background:var(--red);color:var(--card)}td em.work{background:var(--soft);color:var(--card)}
        td em.half{box-shadow:inset 0 0 0 1px var(--red);color:var(--red)}
        """

    private static let phone = """
        @media screen and (max-width:40rem){body{padding:.5rem}section{padding:.75rem .35rem;border-radius:.5rem}
        h1,nav,header p,caption{padding-left:.4rem}h1 b{font-size:2.4rem}th,td{padding:.3rem 0;text-align:center}td{padding-top:.6rem}
        td{height:4.5rem}td b{font-size:1.1rem;display:block;line-height:1.2}td.other b{font-size:.9rem;line-height:1.32rem}
        td em{position:absolute;top:0;left:50%;transform:translateX(-50%);margin:0;font-size:.5rem;line-height:1.2;border-radius:0 0 .3em .3em}
        td s{position:absolute;top:.35rem;right:.1rem;width:.55rem;height:.55rem;margin:0}
        td i,td p{font-size:.68rem;line-height:1.25;hyphens:auto}:lang(en) td p,:lang(vi) td p{font-size:.6rem;letter-spacing:-.03em}}
        """

    /// One month on a sheet of A4, landscape, which its rows fill: a row that needs more takes it from the others.
    private static let paper = """
        @page{size:A4 landscape;margin:10mm}
        @media print{body{max-width:none;padding:0;print-color-adjust:exact}header,footer{display:none}
        section{border:0;border-radius:0;padding:0;margin:0;break-after:page;break-inside:avoid}
        section:last-of-type{break-after:auto}
        caption{margin-bottom:3mm}caption h2{font-size:22pt}caption span{font-size:12pt}
        caption small{display:block;float:right;font-size:11pt;line-height:11mm;color:var(--soft)}
        table{height:175mm}th{font-size:10pt;padding:1mm 1.5mm}td{height:20%;padding:1.5mm}.rows6 td{height:16.6%}.rows4 td{height:25%}
        tr:last-child td{border-bottom:1px solid var(--line)}td b{font-size:20pt}td i,td p{font-size:11pt}td.other b{font-size:15pt;line-height:26pt}td.other i{font-size:9pt}
        td s{width:3mm;height:3mm;vertical-align:1mm}td em{font-size:9pt;vertical-align:1.5mm}}
        """
}
