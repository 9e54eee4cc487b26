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
