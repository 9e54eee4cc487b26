/// The reason why a text is not a value: the expected part, and the byte at which it is missing.
///
/// ```swift
/// do {
///     print(try LunarDate(parsing: "2025-13-1"))
/// } catch {
///     print(error)  // expected a month from 1 to 12 at byte 5
/// }
/// ```
public struct ParsingError: Error, Hashable, Sendable {
    /// The part of a text that would have been right at `offset`.
    public let expected: Expectation

    /// The number of UTF-8 bytes before the first one that does not fit; the length of the text if it ended too soon.
    public let offset: Int

    /// An error at a byte of a text.
    public init(expected: Expectation, offset: Int) {
        self.expected = expected
        self.offset = offset
    }

    /// A part of a text that a reader can expect.
    public enum Expectation: UInt8, CaseIterable, Hashable, Sendable {
        /// A decimal digit.
        case digit
        /// `-`.
        case hyphen
        /// `:`.
        case colon
        /// `T`, between date and time.
        case letterT
        /// `W`, before the number of a week.
        case letterW
        /// `Z`, for UTC.
        case letterZ
        /// A year within range, written as it prints.
        case year
        /// A month, 1 … 12.
        case month
        /// A day that the month has.
        case day
        /// A week that the year has.
        case week
        /// An hour 00 … 23.
        case hour
        /// A minute 00 … 59.
        case minute
        /// A second 00 … 59.
        case second
        /// A number of seconds that fits 64 bits.
        case secondsSince1970
        /// A name of an identifier's small letters, digits and hyphens.
        case name
        /// The end of the text.
        case endOfText
    }
}

extension ParsingError.Expectation: CustomStringConvertible {
    /// The expected part, in English: `a month from 1 to 12`.
    public var description: String {
        switch self {
        case .digit: "a digit"
        case .hyphen: "\"-\""
        case .colon: "\":\""
        case .letterT: "\"T\""
        case .letterW: "\"W\""
        case .letterZ: "\"Z\""
        case .year: "a year"
        case .month: "a month from 1 to 12"
        case .day: "a day that the month has"
        case .week: "a week that the year has"
        case .hour: "an hour from 00 to 23"
        case .minute: "a minute from 00 to 59"
        case .second: "a second from 00 to 59"
        case .secondsSince1970: "seconds since 1970 in 64 bits"
        case .name: "a name"
        case .endOfText: "the end"
        }
    }
}

extension ParsingError: CustomStringConvertible {
    /// The message, in English: `expected a month from 1 to 12 at byte 5`. Bytes are counted from 0.
    public var description: String { "expected \(expected.description) at byte \(offset)" }
}
