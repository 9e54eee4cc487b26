/// The colour in which calendars print the number of a day.
public enum DayColour: UInt8, CaseIterable, Codable, Hashable, Sendable {
    /// That of text: a workday.
    case plain
    /// A colour of Saturdays, where they have one of their own.
    case blue
    /// A Sunday or a day off.
    case red
}
