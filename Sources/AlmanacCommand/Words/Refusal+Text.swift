import Almanac
import AlmanacRendering
import CommandSupport

extension Refusal {
    /// One line, without a full stop.
    func text(in language: CalendarLanguage) -> String {
        switch self {
        case .notUnderstood(let text, let expectation):
            UsageError.notUnderstood(text, example: expectation.example(in: language)).text(in: language)
        case .quoted(let text): oneArgument(shown(text), text, in: language)
        case .unknownName(let name, let nearest): unknownName(shown(name), nearest, in: language)
        case .noSuchDay(let text, let month): noSuchDay(shown(text), month, in: language)
        case .noSuchMonth(let text): noSuchMonth(shown(text), in: language)
        case .noSuchLeapMonth(let text, let year, let month):
            noSuchLeapMonth(shown(text), year, month?.name(in: language), in: language)
        case .noThirtiethDay(let text, let month, let year):
            noThirtiethDay(shown(text), month.name(in: language), year, in: language)
        case .outside(let text, let first, let last):
            UsageError.outside(text, first: first, last: last).text(in: language)
        case .ambiguous(let text, let readings): ambiguous(shown(text), readings, in: language)
        case .never(let name, let first, let last): never(name, first, last, in: language)
        case .noToday: noToday(in: language)
        }
    }
}

// MARK: - Words and names

extension Refusal {
    private func oneArgument(_ shown: String, _ words: String, in language: CalendarLanguage) -> String {
        Names(
            "\(shown)是一个参数，请不加引号输入：almanac \(words)",
            "\(shown)是一個參數，請不加引號輸入：almanac \(words)",
            "\(shown) is one argument: write almanac \(words), without quotation marks",
            "\(shown)은(는) 인수 하나입니다: 따옴표 없이 almanac \(words)(이)라고 쓰세요",
            "\(shown)は一つの引数です。引用符なしで almanac \(words) と書いてください",
            "\(shown) là một tham số: hãy viết almanac \(words), không có dấu ngoặc kép"
        )[language]
    }

    private func unknownName(_ name: String, _ nearest: String, in language: CalendarLanguage) -> String {
        Names(
            "没有名为\(name)的节日、节气或月相，是否要输入“\(nearest)”？",
            "沒有名為\(name)的節日、節氣或月相，是否要輸入「\(nearest)」？",
            "no festival, term or phase \(name): did you mean '\(nearest)'?",
            "\(name)(이)라는 명절, 절기, 위상이 없습니다: '\(nearest)'인가요?",
            "\(name)という行事、節気、月相はありません。「\(nearest)」ですか",
            "không có lễ, tiết khí hay pha Mặt Trăng \(name): ý bạn là '\(nearest)'?"
        )[language]
    }
}

/// The typed text, quoted; of a long text only the beginning, so that the message stays one line of a terminal.
private func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return quoted(scalars.count > 60 ? String(String.UnicodeScalarView(scalars.prefix(60))) + "…" : text)
}

// MARK: - The refusals of days, months and years, each as one line without a full stop

extension Refusal {
    func noSuchDay(_ text: String, _ month: YearMonth, in language: CalendarLanguage) -> String {
        let (name, length) = (month.text(in: language), DayCount(month.length).length(in: language))
        return Names(
            "没有\(text)这一天：\(name)有\(length)",
            "沒有\(text)這一天：\(name)有\(length)",
            "there is no \(text): \(name) has \(length)",
            "\(text)은(는) 없는 날입니다: \(name)은 \(length)까지입니다",
            "\(text)という日はありません。\(name)は\(length)までです",
            "không có ngày \(text): \(name) có \(length)"
        )[language]
    }

    func noSuchMonth(_ text: String, in language: CalendarLanguage) -> String {
        Names(
            "没有\(text)：月份为1至12",
            "沒有\(text)：月份為1至12",
            "there is no \(text): months are 1 to 12",
            "\(text)은(는) 없습니다: 달은 1에서 12까지입니다",
            "\(text)はありません。月は1から12までです",
            "không có \(text): tháng từ 1 đến 12"
        )[language]
    }

    func noSuchLeapMonth(_ text: String, _ year: Int, _ month: String?, in language: CalendarLanguage) -> String {
        guard let month else {
            return Names(
                "没有\(text)：农历\(year)年没有闰月",
                "沒有\(text)：農曆\(year)年沒有閏月",
                "there is no \(text): lunar year \(year) has no leap month",
                "\(text)은(는) 없습니다: 음력 \(year)년에는 윤달이 없습니다",
                "\(text)はありません。旧暦\(year)年に閏月はありません",
                "không có \(text): năm âm lịch \(year) không có tháng nhuận"
            )[language]
        }
        return Names(
            "没有\(text)：农历\(year)年的闰月是\(month)",
            "沒有\(text)：農曆\(year)年的閏月是\(month)",
            "there is no \(text): the leap month of lunar year \(year) is \(month)",
            "\(text)은(는) 없습니다: 음력 \(year)년의 윤달은 \(month)입니다",
            "\(text)はありません。旧暦\(year)年の閏月は\(month)です",
            "không có \(text): tháng nhuận của năm âm lịch \(year) là \(month)"
        )[language]
    }

    func noThirtiethDay(_ text: String, _ month: String, _ year: Int, in language: CalendarLanguage) -> String {
        Names(
            "没有\(text)：农历\(year)年\(month)有29天",
            "沒有\(text)：農曆\(year)年\(month)有29天",
            "there is no \(text): \(month) of lunar year \(year) has 29 days",
            "\(text)은(는) 없습니다: 음력 \(year)년 \(month)은 29일까지입니다",
            "\(text)はありません。旧暦\(year)年\(month)は29日までです",
            "không có \(text): \(month) năm âm lịch \(year) có 29 ngày"
        )[language]
    }

    func ambiguous(_ text: String, _ readings: [String], in language: CalendarLanguage) -> String {
        let list = readings.joined(separator: language.listSeparator)
        return Names(
            "\(text)有多种读法，请输入其一：\(list)",
            "\(text)有多種讀法，請輸入其一：\(list)",
            "\(text) has several readings, type one of: \(list)",
            "\(text)은(는) 여러 뜻이 있습니다. 다음 중 하나를 쓰세요: \(list)",
            "\(text)は幾通りにも読めます。次のどれかを入力してください: \(list)",
            "\(text) có nhiều cách hiểu, hãy gõ một trong: \(list)"
        )[language]
    }

    func never(_ name: String, _ first: Day, _ last: Day, in language: CalendarLanguage) -> String {
        Names(
            "\(first)至\(last)之间没有\(name)",
            "\(first)至\(last)之間沒有\(name)",
            "no \(name) from \(first) to \(last)",
            "\(first)부터 \(last)까지 \(name)이(가) 없습니다",
            "\(first)から\(last)までに\(name)はありません",
            "không có \(name) từ \(first) đến \(last)"
        )[language]
    }

    func noToday(in language: CalendarLanguage) -> String {
        Names(
            "系统不知道今天的日期，请写出日期",
            "系統不知道今天的日期，請寫出日期",
            "the system does not know today: write a date",
            "시스템이 오늘 날짜를 모릅니다: 날짜를 쓰세요",
            "システムが今日の日付を返しません。日付を書いてください",
            "hệ thống không biết hôm nay là ngày nào: hãy viết ngày"
        )[language]
    }
}
