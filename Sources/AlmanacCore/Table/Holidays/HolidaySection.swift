/// What a section of a file of holidays holds.
package enum HolidaySection: UInt16, Sendable {
    /// The table that it was made with.
    case about = 1
    /// The festivals and audiences that it names.
    case names = 2
    /// The regions: their weeks, and from when to when they are complete.
    case regions = 3
    /// Authorities and notices of each region.
    case notices = 4
    /// What the notices of each region decide.
    case decisions = 5
    /// What laws add to the public holidays of the table.
    case laws = 6
    /// What laws say of every week and every year.
    case rest = 7

    var malformed: TableError { .malformedSection(rawValue) }
}
