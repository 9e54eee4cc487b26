import AlmanacCore

/// The days that a user has selected, in one of four ways of selecting.
///
/// Every operation takes constant time, except that a tap on one of several days copies their marks if another value
/// shares them.
///
/// ```swift
/// if let day = Day("2026-02-17"), let later = day.advanced(by: 3) {
///     var selection = DaySelection.range(.empty)
///     selection.tap(day)
///     selection.tap(later)
///     print(selection.contains(day), selection.role(of: later))  // true last
/// }
/// ```
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
                    throw decoder.refusal("several days without marks", at: Form.CodingKeys.marks)
                }
                self = .multiple(marks)
            case .range:
                guard let day = form.day else {
                    self = .range(.empty)
                    return
                }
                guard let days = DayRange(from: day, to: form.lastDay ?? day) else {
                    throw decoder.refusal("the last day is before the first", at: Form.CodingKeys.lastDay)
                }
                self = .range(form.lastDay == nil ? .begun(day) : .complete(days))
            }
        }

        /// Encodes an object of `manner` and what is selected: `day`, `marks`, or `day` and `lastDay`.
        public func encode(to encoder: any Encoder) throws { try form.encode(to: encoder) }

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
#endif

/// A range of days that is selected with two taps.
public enum RangeSelection: Hashable, Sendable {
    /// No day is selected yet.
    case empty
    /// One end is selected.
    case begun(Day)
    /// Both ends are selected.
    case complete(DayRange)

    /// The days selected so far, or nil if there are none.
    public var days: DayRange? {
        switch self {
        case .empty: nil
        case .begun(let day): day...day
        case .complete(let days): days
        }
    }

    /// The selection after a tap on a day: the first tap begins a range, the second ends it, before or after the first
    /// day, and a third begins another range.
    func tapped(_ day: Day) -> RangeSelection {
        guard case .begun(let other) = self else { return .begun(day) }
        return .complete(min(day, other)...max(day, other))
    }
}

/// The part that a day has in a selection, so that a view can draw a range as one bar with round ends.
public enum SelectionRole: UInt8, CaseIterable, Hashable, Sendable {
    /// Not selected.
    case none
    /// Selected by itself.
    case single
    /// The first of several days of a range.
    case first
    /// Between the first and the last day of a range.
    case middle
    /// The last of several days of a range.
    case last
}
