/// The colour in which calendars of a region print the number of a day.
///
/// A page has a palette of its own for the three; red means rest, blue is the custom of some countries for Saturdays.
public enum DayColour: UInt8, CaseIterable, Codable, Hashable, Sendable {
    /// The colour of text: a workday, or a Saturday where the custom does not set it apart.
    case plain
    /// A Saturday where the custom gives it a colour of its own.
    case blue
    /// A Sunday, a day off, and a Saturday where the custom is to print it as one.
    case red
}

extension DayColour {
    /// `plain`, `blue` or `red`: the same in every release.
    public var identifier: String {
        switch self {
        case .plain: "plain"
        case .blue: "blue"
        case .red: "red"
        }
    }

    /// The colour of a weekday without a holiday, as of the head of a column.
    ///
    /// - Parameters:
    ///   - weekday: The weekday.
    ///   - saturdays: The colour of Saturdays by the custom of the region.
    public init(_ weekday: Weekday, saturdays: DayColour) {
        switch weekday {
        case .sunday: self = .red
        case .saturday: self = saturdays
        case .monday, .tuesday, .wednesday, .thursday, .friday: self = .plain
        }
    }

    /// The colour of a day with a mark: a holiday is red, a make-up workday is plain, half a day off has the colour of its
    /// weekday.
    ///
    /// - Parameters:
    ///   - weekday: The weekday of the day.
    ///   - mark: The mark of the day; nil if it is what its weekday makes it.
    ///   - saturdays: The colour of Saturdays by the custom of the region.
    public init(_ weekday: Weekday, _ mark: WorkStatus.Mark?, saturdays: DayColour) {
        switch mark {
        case .holiday: self = .red
        case .makeUpWorkday: self = .plain
        case .halfDay, nil: self.init(weekday, saturdays: saturdays)
        }
    }
}
