/// The reason why bytes are no usable file of holidays.
public struct HolidayTableError: Error, Hashable, Sendable {
    /// The fault, in the words of compiled files; `notATable` if the bytes are another file or of an older format.
    public let cause: TableError

    /// The error of a cause.
    package init(_ cause: TableError) {
        self.cause = cause
    }
}

extension HolidayTableError: CustomStringConvertible {
    /// One line: what is wrong and what would be right.
    public var description: String { cause.message(about: .holidays) }
}

extension TableError.FileWords {
    /// The words for files of holidays.
    fileprivate static var holidays: TableError.FileWords {
        TableError.FileWords(
            name: "file of holidays",
            format: "file of holidays of format",
            kind: "a compiled file of holidays of this format",
            writer: "almanac-gen holidays",
            release: "20261120"
        )
    }
}
