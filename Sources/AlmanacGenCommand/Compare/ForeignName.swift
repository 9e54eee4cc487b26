import AlmanacCore
import AlmanacNames
import AlmanacWords

/// A meaning that a name of somebody else's row, or a part of it, can have.
enum Reading: Hashable {
    /// One of the festivals that have the name, or a day some days after it.
    case festival([FestivalID], shift: Int)
    case term(SolarTerm)
    /// A day of a lunar month; a month that is nil may be any.
    case lunar(LunarMonthNumber?, day: Int)
    /// A Gregorian month and day, as New Year's Day is called in Korea.
    case date(MonthDay)

    /// The word for its kind, for counts.
    var kind: String {
        switch self {
        case .festival: "festivals"
        case .term: "terms"
        case .lunar: "lunar dates"
        case .date: "dates"
        }
    }
}

/// A name in its parts: `腊八 小寒` has two, `元日 / New Year's Day` one with two readings.
struct ForeignName {
    /// The parts that are understood, with all their readings.
    var parts: [(text: String, readings: [Reading])] = []
    /// Whether the name says that the day is off, or that it is worked; both if it only says that days are exchanged.
    var saysOff = false
    var saysWorked = false
    /// The parts that nothing is known of, translations of known ones aside.
    var unread: [String] = []

    var hasMark: Bool { saysOff || saysWorked }
}

/// Reads names, each once.
struct NameReader {
    private let finders: [FestivalFinder]
    private let lunarTexts: [String: Reading]
    private var known: [String: ForeignName] = [:]

    /// A reader of the names of a region's festivals, and of those of all regions, which only other regions keep.
    init(_ festivals: Festivals, _ everywhere: Festivals) {
        finders = [FestivalFinder(festivals), FestivalFinder(everywhere)]
        var texts: [String: Reading] = [:]
        for day in 1...30 {
            let name = LunarMonthDay(month: 1, day: day)?.dayName(in: .simplifiedChinese) ?? ""
            texts[name] = .lunar(nil, day: day)
        }
        for month in (1...24).compactMap({ LunarMonthNumber(number: ($0 + 1) / 2, isLeap: $0 % 2 == 0) }) {
            for language in CalendarLanguage.allCases {
                for style in [LunarMonthNumber.NameStyle.numbered, .traditional] {
                    let name = Self.key(month.name(in: language, style: style))
                    // 4월 and Month 4 are months of any calendar.
                    if !name.contains(where: { $0.isASCII && $0.isNumber }) { texts[name] = .lunar(month, day: 1) }
                }
            }
        }
        lunarTexts = texts
    }

    /// A text without spaces and without the word for lunar: 农历四月.
    private static func key(_ text: String) -> String {
        var text = text.lowercased().filter { $0 != " " }
        for word in ["农历", "農曆", "阴历", "陰曆", "旧历", "舊曆"] where text.hasPrefix(word) { text.removeFirst(2) }
        return text
    }

    mutating func read(_ name: String) -> ForeignName {
        if let read = known[name] { return read }
        var text = name.lowercased().replacing("\u{318D}", with: "\u{B7}")
        // A year in front of a month: 甲辰[龙]正月.
        if let end = text.firstIndex(of: "]"), text.prefix(3).last == "[" { text = String(text[end...].dropFirst()) }
        let read = text.utf8.count <= 200 ? parts(of: text) : ForeignName(unread: [text])
        known[name] = read
        return read
    }

    /// The readings of a text that is one name.
    private func readings(of text: String) -> [Reading] {
        var found = lunarTexts[Self.key(text)].map { [$0] } ?? []
        if let term = SolarTerm(named: text) { found.append(.term(term)) }
        let whole = festivals(text)
        if !whole.isEmpty { found.append(.festival(whole, shift: 0)) }
        if found.isEmpty, let written = WrittenLunarDate(text) {
            let (month, day) = (written.monthDay.month, written.monthDay.day)
            let date = MonthDay(month: month.number, day: day).map { Reading.date($0) }
            found += written.isUnmistakable ? [.lunar(month, day: day)] : date.map { [$0] } ?? []
        }
        for (meaning, shift) in [("name day-after", 1), ("name day-before", -1)] where found.isEmpty {
            guard let word = ForeignWords[meaning].first(where: text.contains) else { continue }
            let ids = festivals(text.replacing(word, with: " "))
            if !ids.isEmpty { found.append(.festival(ids, shift: shift)) }
        }
        return found
    }

    private func festivals(_ text: String) -> [FestivalID] {
        // 农历除夕 is 除夕, but 农历新年 is not 新年.
        let plain = ["农历", "農曆"].first(where: text.hasPrefix).map { String(text.dropFirst($0.count)) }
        let found =
            [text, plain].compactMap(\.self).lazy.flatMap { text in
                finders.lazy.map { $0.matching(text).filter(\.fit.isWhole) }
            }.first { !$0.isEmpty } ?? []
        return found.filter { $0.fit == found[0].fit }.map(\.value)
    }

    private func parts(of text: String) -> ForeignName {
        var name = ForeignName()
        // What is in parentheses may say that the day is worked.
        let whole = text.contains { "(（".contains($0) } ? [] : readings(of: text)
        if !whole.isEmpty {
            name.parts = [(text, whole)]
            return name
        }
        if ForeignWords["name election"].contains(where: text.contains) {
            name.saysOff = true
            return name
        }
        var rest = text
        func take(_ meaning: String) -> Bool {
            ForeignWords[meaning].reduce(false) { isTaken, word in
                guard rest.contains(word) else { return isTaken }
                rest = rest.replacing(word, with: " ")
                return true
            }
        }
        name.saysWorked = take("name work")
        // 上班(补春节假期) is worked for 春节.
        if name.saysWorked { rest = String(rest.map { "补補".contains($0) ? " " : $0 }) }
        let isExchanged = take("name exchanged")
        name.saysOff = take("name off") && !name.saysWorked
        if isExchanged, !name.hasMark { (name.saysOff, name.saysWorked) = (true, true) }
        var unread: [(text: String, isLatin: Bool, isAside: Bool)] = []
        var scripts: [Bool] = []
        for piece in Self.pieces(of: rest) {
            let words = piece.text.split(separator: " ").map(String.init)
            let whole = readings(of: piece.text)
            let isList = whole.isEmpty && !piece.isLatin && words.contains { !readings(of: $0).isEmpty }
            for text in isList ? words : [piece.text] {
                let found = isList ? readings(of: text) : whole
                if ForeignWords["part off"].contains(text), !name.saysWorked {
                    name.saysOff = true
                } else if ForeignWords["part work"].contains(text) {
                    (name.saysWorked, name.saysOff) = (true, false)
                } else if found.isEmpty, Self.isCount(text) {
                    continue
                } else if found.isEmpty {
                    unread.append((text, piece.isLatin, piece.isAside))
                } else if !scripts.isEmpty, piece.isAside || !scripts.contains(piece.isLatin) {
                    // A translation, or a second name of the same day.
                    name.parts[name.parts.count - 1].readings += found
                } else {
                    name.parts.append((text, found))
                    scripts.append(piece.isLatin)
                }
            }
        }
        // A translation of the words for days off is understood with them.
        if scripts.isEmpty, name.hasMark, text.contains(where: { $0.isLetter && !Self.isLatin($0) }) {
            scripts = [false]
        }
        name.unread = unread.filter { scripts.isEmpty || !$0.isAside && scripts.contains($0.isLatin) }.map(\.text)
        return name
    }

    private static func isLatin(_ character: Character) -> Bool {
        let value = character.unicodeScalars.first?.value ?? 0
        return character.isLetter && (value < 0x1100 || 0x1E00...0x1EFF ~= value)
    }

    /// Whether a text is the number of a day of some days: 第1天, 共8天, 1.
    private static func isCount(_ text: String) -> Bool {
        text.allSatisfy { "0123456789第共天日 .'’一二三四五六七八九十".contains($0) }
            && (text.contains("第") || !text.contains { "一二三四五六七八九十".contains($0) })
    }

    /// The pieces of a text between separators and where the script changes,
    private static func pieces(of text: String) -> [(text: String, isLatin: Bool, isAside: Bool)] {
        var pieces: [(text: String, isLatin: Bool, isAside: Bool)] = []
        var (piece, depth): (String, Int) = ("", 0)
        func end() {
            let text = piece.split(separator: " ").joined(separator: " ")
            if !text.isEmpty { pieces.append((text, text.contains(where: isLatin), depth > 0)) }
            piece = ""
        }
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            let last = piece.last { $0.isLetter }
            let isOpen = "(（[【「".contains(character), isClosed = ")）]】」".contains(character)
            let isBetweenWords =
                character == "-" && index > 0 && index + 1 < characters.count
                && isLatin(characters[index - 1]) && isLatin(characters[index + 1])
            if isOpen || isClosed || "、，,/／・|｜;；&＆:：~–—及".contains(character) || character == "-" && !isBetweenWords {
                end()
                depth = max(0, depth + (isOpen ? 1 : isClosed ? -1 : 0))
            } else {
                if character.isLetter, let last, isLatin(last) != isLatin(character) { end() }
                piece.append(character)
            }
        }
        end()
        return pieces
    }
}
