import Foundation
import TestSupport
import Testing

/// The words that people type wrongly, and the one line that each of six countries is told.
@Suite struct MessageTests {
    private static let locales = ["en_US", "zh_CN", "zh_TW", "ko_KR", "ja_JP", "vi_VN"]

    /// Each line as typed, its exit status, and a part of what is said in the order of the locales.
    private static let wrong: [(typed: String, status: Int32, said: [String])] = [
        (
            "moth", 64,
            [
                "unknown verb 'moth': did you mean 'month'?", "没有命令'moth'，是否要输入“month”？", "沒有命令'moth'，是否要輸入「month」？",
                "'moth' 명령이 없습니다: 'month'인가요?", "'moth'というコマンドはありません。「month」ですか",
                "không có lệnh 'moth': ý bạn là 'month'?",
            ]
        ),
        (
            "month --zebra", 64,
            [
                "unknown option '--zebra': see 'almanac --help'", "没有选项'--zebra'，请看“almanac --help”",
                "沒有選項'--zebra'，請看「almanac --help」", "'--zebra' 옵션이 없습니다: 'almanac --help'를 보세요",
                "'--zebra'というオプションはありません。「almanac --help」をご覧ください",
                "không có tùy chọn '--zebra': hãy xem 'almanac --help'",
            ]
        ),
        (
            "terms", 64,
            [
                "YEARS is missing: almanac terms YEARS", "缺少 YEARS：almanac terms YEARS", "缺少 YEARS：almanac terms YEARS",
                "YEARS이(가) 없습니다: almanac terms YEARS", "YEARS がありません: almanac terms YEARS",
                "thiếu YEARS: almanac terms YEARS",
            ]
        ),
        (
            "month --rows five", 64,
            [
                "no rows 'five': expected one of natural, six", "--rows 没有'five'，可用：natural, six",
                "--rows 沒有'five'，可用：natural, six", "--rows에 'five'이(가) 없습니다: natural, six 중 하나를 쓰세요",
                "--rowsに'five'はありません。次のどれかを書いてください: natural, six",
                "--rows không có 'five': hãy viết một trong natural, six",
            ]
        ),
        (
            "convert abc", 65,
            [
                "'abc' is not understood: write 2026-02-17", "看不懂'abc'，请写如 2026-02-17", "看不懂'abc'，請寫如 2026-02-17",
                "'abc'을(를) 알 수 없습니다: 2026-02-17처럼 쓰세요", "'abc'は分かりません。2026-02-17 のように書いてください",
                "không hiểu 'abc': hãy viết như 2026-02-17",
            ]
        ),
        (
            "month --table no.bin", 74,
            [
                "cannot read no.bin: ", "无法读取 no.bin：", "無法讀取 no.bin：", "no.bin을(를) 읽을 수 없습니다: ", "no.bin を読み込めません: ",
                "không đọc được no.bin: ",
            ]
        ),
        (
            "workdays 2026-12-01 +290 --region korea", 1,
            [
                "not decided: Korea for everybody has ", "尚未公布：韩国（所有人）已定 ", "尚未公布：韓國（所有人）已定 ", "미정: 한국(모두)은 ",
                "未定です。韓国（すべての人）は ", "chưa quyết định: Hàn Quốc (mọi người) đã quyết định ",
            ]
        ),
        (
            "pillars 1986-05-04T02:30 --zone Asia/Shanghai", 64,
            ["clocks were put forward", "时钟拨快", "時鐘撥快", "시계를 앞당겨", "時計が進められ", "vặn đồng hồ nhanh lên"]
        ),
        (
            "day --format {lunar", 64,
            ["not in pairs", "花括号不成对", "大括號不成對", "짝이 맞지 않습니다", "対になっていません", "không thành cặp"]
        ),
        (
            "birthday 1956-8-15 --years 0", 64,
            [
                "'0' is no number from 1 to 201", "'0'不是1至201的整数", "'0'不是1至201的整數", "'0'은 1에서 201까지의 수가 아닙니다",
                "'0'は1から201までの数ではありません", "'0' không phải là số từ 1 đến 201",
            ]
        ),
    ]

    /// More lines that each end in another message; with the others, every kind that words alone can bring about.
    private static let others = [
        "month --details", "month --plain=yes", "month --plain --plain", "month --rows", "terms 2026 2027", "terms abc",
        "terms 1600", "terms 2100-1900", "month --calendar mars", "month --calendar taiwan", "month --region atlantis",
        "diff vietnam mainland 2026", "completions tcsh", "day --zone Mars", "day --zone /dev/null",
        "explain 2033 -o x", "birthday", "birthday 1956-8-15 --gregorian 1956-09-19", "birthday 1995-9L-1",
        "birthday 1956-8-15 --alarm 1", "birthday 1956-8-15 --ics --alarm 1@25:00", "pillars yesterday",
        "pillars 1590-01-27T08:30", "export yaml 2026", "export json 2026 --columns date",
        "export csv 2026 --columns date,date", "export svg 2026-13", "export ics 2026 --feed anniversaries",
        "export ics 2026 --anniversary x", "month --table /dev/null", "works 2026-02-03 --region mainland,korea",
        "works abc --tsv --region korea", "month --region mainland,japan",
        "workdays 2026-12-01 2026-11-01 --region mainland", "export csv 2026 -o /no/such/folder/file",
        "day --format {lunr}", "next zhongqui", "2/30", "explain 2301", "days-off abc --region japan", "help mnth",
    ]

    @Test("each country is told in its own words", arguments: locales.indices)
    func table(locale: Int) throws {
        for (typed, status, said) in Self.wrong {
            let run = try almanac(typed, ["LANG": Self.locales[locale] + ".UTF-8"])
            run.expectFailure(status, mentioning: "almanac: ")
            #expect(run.errorText.contains(said[locale]), "\(run.errorText)")
        }
    }

    /// One line without a place left open, that is not the English one.
    @Test("every message is a line in the language", arguments: others)
    func everyMessage(line: String) throws {
        let texts = try Self.locales.map { locale in
            let run = try almanac(line, ["LANG": locale + ".UTF-8"])
            #expect(run.status != 0 && run.errors.count == 1 && run.output.isEmpty, "\(locale): \(run.errorText)")
            #expect(!run.errorText.contains("{0}") && !run.errorText.contains("\\("), "\(run.errorText)")
            return run.errorText
        }
        for (locale, text) in zip(Self.locales, texts).dropFirst() { #expect(text != texts[0], "\(locale): \(text)") }
        // The countries that write differently are told different things.
        #expect(Set(texts).count >= 5, "\(texts)")
    }

    @Test("a month where years are taken is told of years") func monthForYears() throws {
        for verb in ["phases", "terms", "months"] {
            try almanac("\(verb) 2026-12").expectFailure(64, mentioning: "write 2026, 1900...2100")
        }
        try almanac("terms 2026-2020").expectFailure(64, mentioning: "2020...2026")
    }

    @Test("the language of an option is that of its message, however it is written")
    func option() throws {
        for words in [["--language", "ja", "moth"], ["moth", "--language=ja"]] {
            try almanac(words, ["LANG": "ko_KR.UTF-8"])
                .expectFailure(64, mentioning: "コマンドはありません")
        }
    }

    @Test("texts that cannot be converted have no header, and rows have one")
    func header() throws {
        let mixed = try almanac("convert abc 2026-02-17")
        #expect(mixed.status == 65 && mixed.lines.count == 2 && mixed.lines[0].hasPrefix("day\t"))
        #expect(try CommandRun("almanac", ["convert", "-"], input: "").lines.count == 1)
    }

    // MARK: Help

    @Test("the first page of the help has a line for each verb in the language", arguments: locales)
    func firstPage(locale: String) throws {
        let page = try almanac("help", ["LANG": locale + ".UTF-8"])
        let english = try almanac("help", ["LANG": "C"])
        let (lines, others) = (Self.verbLines(page), Self.verbLines(english))
        #expect(lines.count == others.count && lines.count > 20)
        for (line, other) in zip(lines, others) where locale != "en_US" { #expect(line != other, "\(line)") }
        #expect(locale == "en_US" ? page.output == english.output : page.lines[0] != english.lines[0])
    }

    @Test("the manual of a verb is headed in the language")
    func heading() throws {
        let help = try almanac("help month", ["LANG": "ko_KR.UTF-8"])
        #expect(help.output.hasPrefix("almanac month: 한 달 달력\n\nalmanac month [MONTH...]"))
    }

    /// The lines of verbs, before the options.
    private static func verbLines(_ run: CommandRun) -> [Substring] {
        run.lines.dropFirst().prefix { $0.hasPrefix("almanac") }.map { $0 }
    }
}
