// Reading a rule; Data/festivals/README.md is the specification of the format.

import AlmanacCore

extension DataLine {
    /// The fields from `index` to the end of the line as a rule.
    func festivalRule(from index: Int) throws(DataFileError) -> FestivalRule {
        var position = index
        let base = try festivalBase(&position)
        var offset = 0
        if word(position).hasPrefix("+") || word(position).hasPrefix("-") {
            offset = try integer(position, "days later or earlier", in: -366...366)
            position += 1
        }
        var duration = FestivalRule.Duration.days(1)
        switch word(position) {
        case "lasting":
            duration = .days(try integer(position + 1, "how many days", in: 2...255))
            position += 2
        case "to-eve-of":
            let isTerm = word(position + 1) == "term" && count > position + 2
            duration = .untilEve(
                of: isTerm ? .term(try value(position + 2, .solarTerms)) : .festival(try festivalID(position + 1))
            )
            position += isTerm ? 3 : 2
        default: break
        }
        guard position == count else {
            throw error(
                found: "'\(word(position))'",
                expected: "+DAYS, 'lasting N', 'to-eve-of ID' or the end"
            )
        }
        return FestivalRule(base: base, offset: offset, duration: duration, line: self)
    }

    private func festivalBase(_ position: inout Int) throws(DataFileError) -> FestivalRule.Base {
        let keyword = word(position)
        let first = position + 1
        position = first
        switch keyword {
        case "gregorian":
            position += 2
            return try gregorianBase(first)
        case "weekday":
            position += 3
            return try weekdayBase(first)
        case "easter": return .westernEaster
        case "orthodox-easter": return .orthodoxEaster
        case "lunar":
            let leapToo = word(first + 2) == "leap-too"
            position += leapToo ? 3 : 2
            return .lunar(
                month: try integer(first, "a lunar month", in: 1...12),
                day: try integer(first + 1, "a day of the month", in: 1...30),
                leapToo: leapToo
            )
        case "last-of-year": return .lastOfLunarYear
        case "term":
            position += 1
            return .term(try value(first, .solarTerms))
        case "stem":
            position += 3
            return .stem(try value(first, .stems), ordinal: try ordinal(first + 1), try value(first + 2, .solarTerms))
        case "branch":
            position += 3
            return .branch(
                try value(first, .branches),
                ordinal: try ordinal(first + 1),
                try value(first + 2, .solarTerms)
            )
        case "nearest-stem":
            position += 2
            return .nearestStem(try value(first, .stems), try value(first + 1, .solarTerms))
        case "each-branch":
            position += 2
            return .eachBranch(try value(first, .branches), try festivalID(first + 1))
        case "month-of":
            position += 1
            return .monthOf(try value(first, .solarTerms))
        case "longitude":
            position += 1
            return .longitude(try longitude(first))
        case "from":
            position += 1
            return .festival(try festivalID(first))
        default:
            throw error(
                found: "'\(keyword)'",
                expected: "gregorian, weekday, easter, orthodox-easter, lunar, last-of-year, term, stem, branch, "
                    + "nearest-stem, each-branch, month-of, longitude or from"
            )
        }
    }
}

// MARK: - Fields

extension DataLine {
    /// A field as the name of a festival.
    func festivalID(_ index: Int) throws(DataFileError) -> FestivalID {
        guard let id = FestivalID(word(index)) else {
            throw error(found: "'\(word(index))'", expected: "a festival: one to 24 small letters, digits or hyphens")
        }
        return id
    }

    private func gregorianBase(_ index: Int) throws(DataFileError) -> FestivalRule.Base {
        let month = try integer(index, "a month", in: 1...12)
        let day = try integer(index + 1, "a day of the month", in: 1...31)
        guard GregorianDate(year: 2000, month: month, day: day) != nil else {
            throw error(found: "day \(day) of month \(month)", expected: "a date that some years have")
        }
        return .gregorian(month: month, day: day)
    }

    private func weekdayBase(_ index: Int) throws(DataFileError) -> FestivalRule.Base {
        let month = try integer(index, "a month", in: 1...12)
        let isLast = word(index + 1) == "last"
        let ordinal = isLast ? nil : try integer(index + 1, "'last' or which one of the month", in: 1...5)
        return .weekday(month: month, ordinal: ordinal, try value(index + 2, .weekdays))
    }

    private func ordinal(_ index: Int) throws(DataFileError) -> Int {
        try integer(index, "which one, counted from the day of the term", in: 1...36)
    }

    private func longitude(_ index: Int) throws(DataFileError) -> Double {
        let degrees = try number(index, "a longitude of the Sun in degrees")
        guard degrees >= 0, degrees < 360, degrees.truncatingRemainder(dividingBy: 15) != 0 else {
            throw error(found: "longitude \(word(index))", expected: "0 to 360 degrees; multiples of 15 are terms")
        }
        return degrees
    }
}
