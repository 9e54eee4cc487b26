// Several things in one question, each with its own answer.

import AlmanacCore
import AlmanacNames

extension Reading {
    /// Two days or years in a row, each of which is named, as what they are together; of any other two things the first, with the second
    /// beside it: 除夕和初一, tet 2027 and 2028, 端午和父亲节.
    mutating func both(_ values: SlotValues) throws(QuestionError) -> Asked? {
        let isPart = whole != nil
        let first = isPart ? nil : try part(of: .named, values, .text)
        let several = first == nil ? nil : together(first, try part(of: .named, values, .lastText))
        // Days of two regions are no days in a row: 中国春节和韩国春节.
        if let several, several.parts.contains(where: { region(of: $0) != nil }) { return several }
        let row = (try? range(values)) ?? nil
        switch row?.subject {
        case .days(let days) where days.count == 2: return row
        case .years(let years) where years.count == 2: return row
        case .occasion(_, in: let days?) where (730...731).contains(days.count): return row
        default: return several
        }
    }

    /// Two questions as one. A year or a question about days off that only one of them has belongs to both.
    func together(_ first: Asked?, _ second: Asked?) -> Asked? {
        guard var one = first?.sharing(second), let other = second?.sharing(first), one.question == other.question,
            one.isPeriod == other.isPeriod
        else { return nil }
        one.notes.append(.also(other))
        return one
    }

    private func region(of asked: Asked) -> RegionID? {
        guard asked.region == nil, case .occasion(let occasion, _) = asked.subject, !reader.isHere(occasion) else {
            return asked.region
        }
        return reader.home(of: occasion).regions.first
    }

    /// Names in a row, perhaps of one year: 初伏、中伏、末伏 2027, qingming, dragon boat and mid-autumn next year.
    mutating func names(in part: Range<Int>) throws(QuestionError) -> Asked? {
        var (found, days, index) = ([Asked.Occasion](), DayRange?.none, part.lowerBound)
        if let year = chart.readings(.year, index, 0).first {
            (days, index) = (try reader.days(ofYear: year.value), year.end)
            // 年, 년, 의, の, 的
            while index < part.upperBound, [0x5E74, 0xB144, 0xC758, 0x306E, 0x7684].contains(text.letters[index]) {
                index += 1
            }
        }
        while index < part.upperBound, !work.isOver {
            if !found.isEmpty, let word = Vocabulary.shared.readings(.region, text, index, 0).first { index = word.end }
            if let name = longestName(in: index..<part.upperBound) {
                found.append(name.occasion)
                index = name.end
            } else {
                guard found.count > 1, days == nil else { return nil }
                whole = .named
                defer { whole = nil }
                guard case .years(let years)? = try asked(index..<part.upperBound)?.subject else { return nil }
                (days, index) = (DayRange(years: years), part.upperBound)
            }
        }
        guard found.count > 1 else { return nil }
        let others = found.dropFirst().map { Asked.Note.also(Asked(.occasion($0, in: days))) }
        return Asked(.occasion(found[0], in: days), .plain, others)
    }

    /// The longest name with which some letters begin, of at most forty, and where it ends. A name without its lesser words counts only
    /// where no exact one begins: trung thu, tết is two names.
    private func longestName(in letters: Range<Int>) -> (occasion: Asked.Occasion, end: Int)? {
        var longest: (Asked.Occasion, Int)?
        for end in (letters.lowerBound..<min(letters.upperBound, letters.lowerBound + 40)).reversed().map({ $0 + 1 })
        where text.isWordStart(end) {
            work.spend(20)
            let name = text.part(letters.lowerBound..<end)
            if let exact = (try? occasion(name, upTo: .exact)) ?? nil { return (exact, end) }
            if longest == nil { longest = ((try? occasion(name, upTo: .essential)) ?? nil).map { ($0, end) } }
        }
        return longest
    }
}

extension Asked {
    /// Whether it is of a month or of years: 2027년 한국 is no festival.
    fileprivate var isPeriod: Bool {
        switch subject {
        case .month, .years: true
        default: false
        }
    }

    /// The question with the year and the question about days off of another where it has none of its own; nil for a question without
    /// days.
    fileprivate func sharing(_ other: Asked?) -> Asked? {
        guard let other, let own = subject, reason == nil, kind == nil, question != .nextWorkday else { return nil }
        // 节气 beside a day is what the day's page says of it.
        if case .occasion(.anyTerm, _) = own { return nil }
        var subject = own
        if case .occasion(let occasion, in: nil) = own, case .occasion(_, in: let days?)? = other.subject {
            subject = .occasion(occasion, in: days)
        }
        var shared = Asked(subject, question == .plain ? other.question : question, notes)
        (shared.region, shared.isLunar, shared.anchor) = (region, isLunar, anchor)
        return shared
    }
}
