extension FestivalRow.Anchor {
    /// Whether it is a day of a lunar month or the last of a lunar year.
    var isLunar: Bool {
        switch self {
        case .lunar, .lastOfLunarYear: true
        case .gregorian, .term, .list: false
        }
    }
}

// MARK: - Reading and writing

extension FestivalRow.Anchor {
    /// The anchor as three numbers: its kind, then the month or term, then the day, days or list.
    var fields: (kind: UInt8, first: UInt8, second: Int16) {
        switch self {
        case .gregorian(let month, let day): (0, month, Int16(day))
        case .lunar(let month, let day, let leapToo): (leapToo ? 2 : 1, month, Int16(day))
        case .lastOfLunarYear: (3, 0, 0)
        case .term(let term, let days): (4, term.rawValue, days)
        case .list(let number): (5, 0, Int16(bitPattern: number))
        }
    }

    /// The anchor of three numbers, or nil if they are not one.
    ///
    /// - Parameter listCount: The number of lists in the section.
    init?(kind: UInt8, first: UInt8, second: Int16, listCount: Int) {
        let day = UInt8(truncatingIfNeeded: second)
        switch kind {
        case 0:
            guard GregorianDate(year: 2000, month: Int(first), day: Int(second)) != nil else { return nil }
            self = .gregorian(month: first, day: day)
        case 1, 2:
            guard (1...12).contains(first), (1...30).contains(second) else { return nil }
            self = .lunar(month: first, day: day, leapToo: kind == 2)
        case 3: self = .lastOfLunarYear
        case 4:
            guard let term = SolarTerm(rawValue: first), abs(Int(second)) <= 366 else { return nil }
            self = .term(term, days: second)
        case 5:
            guard Int(UInt16(bitPattern: second)) < listCount else { return nil }
            self = .list(UInt16(bitPattern: second))
        default: return nil
        }
    }
}
