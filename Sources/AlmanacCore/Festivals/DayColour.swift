/// The colour in which calendars of a region print the number of a day.
///
/// A page has a palette of its own for the three; red means rest, blue is the custom of some countries for Saturdays.
public enum DayColour: UInt8, NamedCase {
    /// The colour of text: a workday, or a Saturday where the custom does not set it apart.
    case plain
    /// A Saturday where the custom gives it a colour of its own.
    case blue
    /// A Sunday, a day off, and a Saturday where the custom is to print it as one.
    case red

    /// `plain`, `blue` or `red`: the same in every release.
    public var identifier: String {
        switch self {
        case .plain: "plain"
        case .blue: "blue"
        case .red: "red"
        }
    }

    /// The colour of a day: a holiday is red, a make-up workday is plain, any other day has the colour of its weekday, as the head of a
    /// column has.
    ///
    /// - Parameters:
    ///   - weekday: The weekday of the day.
    ///   - mark: The mark of the day; nil if it is what its weekday makes it.
    ///   - saturdays: The colour of Saturdays by the custom of the region.
    public init(_ weekday: Weekday, _ mark: WorkStatus.Mark? = nil, saturdays: DayColour) {
        switch (mark, weekday) {
        case (.holiday, _): self = .red
        case (.makeUpWorkday, _): self = .plain
        case (_, .sunday): self = .red
        case (_, .saturday): self = saturdays
        case (_, .monday), (_, .tuesday), (_, .wednesday), (_, .thursday), (_, .friday): self = .plain
        }
    }
}

extension AlmanacTable {
    /// The colour of Saturdays on calendars of a region, by its custom; red for a region without one of its own, and for nil.
    ///
    /// - Complexity: O(number of territories + number of regions).
    public func saturdayColour(in region: RegionID?) -> DayColour {
        guard let region, let index = festivals.regions.firstIndex(where: { $0.id == region }) else { return .red }
        if customs.hasPlainSaturdays(inRegion: index) { return .plain }
        return territories.territories.first { $0.region == region }?.hasBlueSaturdays == true ? .blue : .red
    }
}

// MARK: - The mark of a day on a page of festivals

extension Festivals {
    /// The mark of a day on a page of these festivals: its days off decide, or the public holidays where no days off are known.
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - work: The status of the day in the first region; nil if nothing is known of its days off.
    /// - Returns: nil for a day that is what its weekday makes it.
    /// - Complexity: O(number of festivals of the day).
    package func mark(on day: Day, work: WorkStatus?) -> WorkStatus.Mark? {
        if let work { return work.mark }
        return on(day).contains { $0.kind == .publicHoliday } ? .holiday : nil
    }
}
