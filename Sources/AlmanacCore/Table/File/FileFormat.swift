/// The format of a compiled file: how its header begins, and which version of its layout this code writes.
package struct FileFormat: Equatable, Sendable {
    /// The file in the words of errors.
    package let file: TableError.File
    /// The first eight bytes: not text, not UTF-8, and damaged by any conversion of line ends.
    let signature: [UInt8]
    /// The major version this code writes and the greatest it reads.
    package let majorVersion: UInt16
    /// The minor version this code writes.
    package let minorVersion: UInt16

    /// A format whose signature has three letters of its own.
    package init(
        _ file: TableError.File,
        letters: (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar),
        majorVersion: UInt16,
        minorVersion: UInt16
    ) {
        let letters = [UInt8(ascii: letters.0), UInt8(ascii: letters.1), UInt8(ascii: letters.2)]
        self.file = file
        signature = [0x89] + letters + [0x0D, 0x0A, 0x1A, 0x0A]
        self.majorVersion = majorVersion
        self.minorVersion = minorVersion
    }

    /// The error of bytes that should have been such a file.
    package func error(_ reason: TableError.Reason) -> TableError { TableError(reason, in: file) }

    /// The days off, `holidays.bin`.
    package static var holidays: FileFormat {
        FileFormat(.holidays, letters: ("A", "L", "H"), majorVersion: 1, minorVersion: 1)
    }

    /// The table of the calendars, `almanac.bin`.
    package static var almanac: FileFormat {
        FileFormat(.table, letters: ("A", "L", "M"), majorVersion: 1, minorVersion: 1)
    }
}
