/// The style sheet of the HTML calendar, for phones, desktops and paper, light and dark.
enum HTMLStyle {
    /// The style sheet.
    static let sheet = [colours, page, table, phone, paper].joined(separator: "\n")

    /// Every pair of text and background has a contrast ratio of at least 4.5 (WCAG 2.1, AA), light and dark.
    private static let colours = """
        :root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--ink:#1d1b18;--soft:#6b665e;--line:#dedad2;
        --red:#b3261e;--t1:#2a7a3f;--t2:#a8480f;--t3:#8a6100;--t4:#22659e;--a:#8a2c7f}
        @media (prefers-color-scheme:dark){:root{--ground:#141311;--card:#1d1c19;--ink:#ece8e0;--soft:#a49e93;
        --line:#37342f;--red:#ff8a80;--t1:#7fcf94;--t2:#f5a273;--t3:#e0b94f;--t4:#84bdf0;--a:#e39ad9}}
        @media print{:root{color-scheme:light;--ground:#fff;--card:#fff;--ink:#000;--soft:#555;--line:#bbb;
        --red:#b3261e;--t1:#2a7a3f;--t2:#a8480f;--t3:#8a6100;--t4:#22659e;--a:#8a2c7f}}
        """

    private static let page = """
        *{box-sizing:border-box;margin:0}
        body{background:var(--ground);color:var(--ink);font:16px/1.3 system-ui,-apple-system,"Segoe UI",sans-serif;
        max-width:64rem;margin:0 auto;padding:1rem}
        h1{font-weight:400;font-size:1.6rem}h1 b{font-size:3rem;font-weight:200;letter-spacing:-.02em}
        h1 small{display:inline-block;font-size:1rem;color:var(--soft)}
        nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:.5rem 0 1.5rem}
        nav a{color:var(--soft);text-decoration:none;padding:.4rem 0}nav a:hover,nav a:focus-visible{color:var(--red)}
        section{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:0 0 1.5rem}
        footer{color:var(--soft);font-size:.8rem;text-align:center;padding:1rem}
        """

    private static let table = """
        table{width:100%;border-collapse:collapse;table-layout:fixed}
        caption{text-align:left;margin-bottom:.75rem}
        caption h2{display:inline;font-size:1.5rem;font-weight:500}caption span{display:inline-block;color:var(--soft);margin-left:.5rem}
        th{font-weight:500;font-size:.8rem;color:var(--soft);text-align:left;padding:.25rem .4rem}
        th.w,td.w b{color:var(--red)}
        td{border-top:1px solid var(--line);vertical-align:top;height:5.5rem;padding:.35rem .4rem;position:relative;
        overflow-wrap:break-word}
        td b{font-size:1.35rem;font-weight:400;font-variant-numeric:tabular-nums}
        td s{text-decoration:none;font-size:.75rem;color:var(--soft);margin-left:.3rem;vertical-align:.3em}
        td i{display:block;font-style:normal;font-size:.8rem;color:var(--soft)}td i.m{color:var(--ink);font-weight:600}
        td p{font-size:.8rem;font-weight:500}td.o{opacity:.4}
        .t1{color:var(--t1)}.t2{color:var(--t2)}.t3{color:var(--t3)}.t4{color:var(--t4)}.a{color:var(--a)}
        td p.p{color:var(--red);font-weight:700}.f{color:var(--red)}td p.n{color:var(--soft);font-weight:400}
        time{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        """

    private static let phone = """
        @media screen and (max-width:40rem){body{padding:.5rem}section{padding:.75rem .35rem;border-radius:.5rem}
        h1,nav,caption{padding-left:.4rem}h1 b{font-size:2.4rem}th,td{padding:.3rem .1rem;text-align:center}
        td{height:4.5rem}td b{font-size:1.1rem;display:block;line-height:1.2}
        td s{position:absolute;top:.3rem;right:.15rem;font-size:.5rem;margin:0}
        td i,td p{font-size:.68rem;line-height:1.25;hyphens:auto}:lang(en) td p,:lang(vi) td p{font-size:.6rem}}
        """

    /// One month on a sheet of A4, landscape.
    private static let paper = """
        @page{size:A4 landscape;margin:10mm}
        @media print{body{max-width:none;padding:0;print-color-adjust:exact}header,footer{display:none}
        section{border:0;border-radius:0;padding:0;margin:0;break-after:page;break-inside:avoid}
        section:last-of-type{break-after:auto}
        caption{margin-bottom:4mm}caption h2{font-size:22pt}caption span{font-size:12pt}
        td{height:31mm}.rows6 td{height:26mm}.rows4 td{height:39mm}td b{font-size:18pt}td i,td p{font-size:9.5pt}}
        """
}
