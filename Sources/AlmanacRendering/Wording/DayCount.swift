import Almanac

/// A number of days from one day to another, in words.
package struct DayCount: Hashable, Sendable {
    /// Days after, or before if negative.
    package let days: Int

    /// A number of days.
    package init(_ days: Int) {
        self.days = days
    }

    /// When a day is by the count: `today`, `in 298 days`, `12天前`.
    package func text(in language: CalendarLanguage) -> String {
        switch days {
        case -1: yesterday[language]
        case 0: today[language]
        case 1: tomorrow[language]
        case 2...: later(in: language)
        default: earlier(in: language)
        }
    }

    /// How many days there are, whatever their direction: `298 days`, `298天`.
    package func length(in language: CalendarLanguage) -> String {
        switch language {
        case .simplifiedChinese, .traditionalChinese: "\(days.magnitude)天"
        case .english: days.magnitude == 1 ? "1 day" : "\(days.magnitude) days"
        case .korean: "\(days.magnitude)일"
        case .japanese: "\(days.magnitude)日"
        case .vietnamese: "\(days.magnitude) ngày"
        }
    }

    private func later(in language: CalendarLanguage) -> String {
        let length = length(in: language)
        return switch language {
        case .simplifiedChinese: length + "后"
        case .traditionalChinese, .japanese: length + "後"
        case .english: "in " + length
        case .korean: length + " 후"
        case .vietnamese: length + " nữa"
        }
    }

    private func earlier(in language: CalendarLanguage) -> String {
        let length = length(in: language)
        return switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese: length + "前"
        case .english: length + " ago"
        case .korean: length + " 전"
        case .vietnamese: length + " trước"
        }
    }

    private var yesterday: Names { Names("昨天", "昨天", "yesterday", "어제", "昨日", "hôm qua") }
    private var today: Names { Names("今天", "今天", "today", "오늘", "今日", "hôm nay") }
    private var tomorrow: Names { Names("明天", "明天", "tomorrow", "내일", "明日", "ngày mai") }
}

extension DayCount {
    /// How many days there are until something named, in a sentence: `298 days until Mid-Autumn Festival`.
    package func sentence(until name: String, in language: CalendarLanguage) -> String {
        let length = length(in: language)
        if days == 0 { return todaySentence(name, in: language) }
        let isAhead = days > 0
        return switch language {
        case .simplifiedChinese: isAhead ? "距\(name)还有\(length)" : "距\(name)已过\(length)"
        case .traditionalChinese: isAhead ? "距\(name)還有\(length)" : "距\(name)已過\(length)"
        case .english: isAhead ? "\(length) until \(name)" : "\(length) since \(name)"
        case .korean: isAhead ? "\(name)까지 \(length)" : "\(name)부터 \(length) 지남"
        case .japanese: isAhead ? "\(name)まであと\(length)" : "\(name)から\(length)"
        case .vietnamese: isAhead ? "Còn \(length) đến \(name)" : "Đã \(length) kể từ \(name)"
        }
    }

    private func todaySentence(_ name: String, in language: CalendarLanguage) -> String {
        switch language {
        case .simplifiedChinese, .traditionalChinese: "今天是\(name)"
        case .english: "today is \(name)"
        case .korean: "오늘: \(name)"
        case .japanese: "今日は\(name)"
        case .vietnamese: "Hôm nay là \(name)"
        }
    }
}
