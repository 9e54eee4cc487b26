import Almanac

extension Asked.Note {
    /// One line without a full stop: how words were read, and the other reading.
    func text(about asked: Asked, in reader: OperandReader) -> String {
        let language = reader.language
        switch self {
        case .order(let order, let other): return order.text(other, in: language)
        case .gregorian(let lunar): return Self.other(language.lunar(lunar.text(in: language)), in: language)
        case .nextWeekday(let day): return Self.other("\(day)", in: language)
        case .week(let weekday, let day):
            let first = weekday.name(in: language)
            let other = Self.other("\(day)", in: language)
            return Names(
                "每周从\(first)起；\(other)",
                "每週從\(first)起；\(other)",
                "weeks begin on \(first); \(other)",
                "한 주는 \(first)부터입니다. \(other)",
                "週は\(first)から。\(other)",
                "tuần bắt đầu từ \(first); \(other)"
            )[language]
        case .lastDayOfYear:
            return Names(
                "这个腊月有29天：按除夕",
                "這個臘月有29天：按除夕",
                "this month 12 has 29 days: New Year's Eve",
                "이 섣달은 29일까지입니다: 섣달그믐",
                "この師走は29日まで: 大晦日（旧暦）",
                "tháng Chạp này có 29 ngày: ngày cuối năm"
            )[language]
        case .beginning:
            guard case .occasion(let occasion, _) = asked.subject else { return "" }
            return reader.occasion(occasion).name
        }
    }

    private static func other(_ reading: String, in language: CalendarLanguage) -> String {
        Names(
            "也可指 \(reading)",
            "也可指 \(reading)",
            "it may also mean \(reading)",
            "\(reading)일 수도 있습니다",
            "\(reading) とも読めます",
            "cũng có thể là \(reading)"
        )[language]
    }
}

extension DateOrder {
    fileprivate func text(_ other: Day, in language: CalendarLanguage) -> String {
        let isDayFirst = self == .dayFirst
        return Names(
            "按\(isDayFirst ? "日/月" : "月/日")读，不是 \(other)",
            "按\(isDayFirst ? "日/月" : "月/日")讀，不是 \(other)",
            "read as \(isDayFirst ? "day/month" : "month/day"), not \(other)",
            "\(isDayFirst ? "일/월" : "월/일") 순으로 읽었습니다 (\(other) 아님)",
            "\(isDayFirst ? "日/月" : "月/日")と読みました（\(other)ではなく）",
            "đọc theo \(isDayFirst ? "ngày/tháng" : "tháng/ngày"), không phải \(other)"
        )[language]
    }
}
