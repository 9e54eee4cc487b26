// Today, as the reader's clock has it.

/// A Gregorian date of the reader's own time zone.
package struct LocalDate: Hashable, Sendable {
    /// The year.
    package let year: Int
    /// The month, 1 … 12.
    package let month: Int
    /// The day of the month, 1 … 31.
    package let day: Int

    /// Today, or nil if the system does not know.
    package static var now: LocalDate? { Platform.localDate() }
}
