import AlmanacCore

/// The days that a user has selected, in one of four ways of selecting.
///
/// Every operation takes constant time, except that a tap on one of several days copies their marks if another value
/// shares them.
public enum DaySelection: Hashable, Sendable {
    /// No day can be selected.
    case none
    /// At most one day; a tap on another day selects that one instead.
    case single(Day?)
    /// Any days of a range; a tap selects a day or deselects it.
    case multiple(DayMarks)
    /// Consecutive days, from one tap to the next.
    case range(RangeSelection)

    /// Changes the selection as a tap on a day does.
    public mutating func tap(_ day: Day) {
        switch self {
        case .none:
            break
        case .single:
            self = .single(day)
        case .multiple(var marks):
            // Without this the marks would be shared, and copied on every tap.
            self = .none
            marks.toggle(day)
            self = .multiple(marks)
        case .range(let selection):
            self = .range(selection.tapped(day))
        }
    }

    /// Deselects all days; the way of selecting stays.
    public mutating func clear() {
        switch self {
        case .none: break
        case .single: self = .single(nil)
        case .multiple(let marks): self = .multiple(DayMarks(over: marks.days))
        case .range: self = .range(.empty)
        }
    }

    /// Whether a day is selected.
    public func contains(_ day: Day) -> Bool {
        switch self {
        case .none: false
        case .single(let selected): selected == day
        case .multiple(let marks): marks.contains(day)
        case .range(let selection): selection.days?.contains(day) ?? false
        }
    }

    /// The part that a day has in the selection.
    public func role(of day: Day) -> SelectionRole {
        guard contains(day) else { return .none }
        guard case .range(let selection) = self, let days = selection.days, days.count > 1 else { return .single }
        if day == days.firstDay { return .first }
        return day == days.lastDay ? .last : .middle
    }
}

#if !hasFeature(Embedded)
    extension DaySelection: Codable {
        private enum Manner: String, Codable {
            case none, single, multiple, range
        }

        private struct Form: Codable {
            let manner: Manner
            var day: Day?
            var marks: DayMarks?
            var lastDay: Day?

            enum CodingKeys: CodingKey { case manner, day, marks, lastDay }
        }

        /// Decodes an object of `manner` and what is selected: `day`, `marks`, or `day` and `lastDay`.
        ///
        /// - Throws: `DecodingError`, also if marks are missing or if `lastDay` is before `day`.
        public init(from decoder: any Decoder) throws {
            let form = try Form(from: decoder)
            switch form.manner {
            case .none: self = .none
            case .single: self = .single(form.day)
            case .multiple:
                guard let marks = form.marks else {
                    throw decoder.contradiction("several days without marks", at: Form.CodingKeys.marks)
                }
                self = .multiple(marks)
            case .range:
                guard let range = RangeSelection(from: form.day, to: form.lastDay) else {
                    throw decoder.contradiction("the last day is before the first", at: Form.CodingKeys.lastDay)
                }
                self = .range(range)
            }
        }

        /// Encodes an object of `manner` and what is selected: `day`, `marks`, or `day` and `lastDay`.
        public func encode(to encoder: any Encoder) throws {
            try form.encode(to: encoder)
        }

        private var form: Form {
            switch self {
            case .none: Form(manner: .none)
            case .single(let day): Form(manner: .single, day: day)
            case .multiple(let marks): Form(manner: .multiple, marks: marks)
            case .range(.complete(let days)): Form(manner: .range, day: days.firstDay, lastDay: days.lastDay)
            case .range(let selection): Form(manner: .range, day: selection.days?.firstDay)
            }
        }
    }

    extension RangeSelection {
        /// The selection with these ends, as far as they are known; nil if the last day is before the first.
        fileprivate init?(from day: Day?, to lastDay: Day?) {
            guard let day else {
                self = .empty
                return
            }
            guard let lastDay else {
                self = .begun(day)
                return
            }
            guard let days = DayRange(from: day, to: lastDay) else { return nil }
            self = .complete(days)
        }
    }
#endif
