/// An identifier that is a short ASCII name of the data files: of a calendar, a region, an authority, a festival.
///
/// A type of each kind, so that one cannot be taken for another; what they share is here.
public protocol ASCIIIdentifier: PlainText, Hashable, Comparable, ExpressibleByStringLiteral {
    /// The name, of at most `longestName` bytes.
    var name: ASCIIName { get }

    /// The longest name of this kind, in bytes.
    static var longestName: Int { get }

    /// The identifier of a name, or nil if it is longer than `longestName`.
    init?(_ name: ASCIIName)
}

extension ASCIIIdentifier {
    /// Eight bytes: what the fields of a table have room for.
    public static var longestName: Int { 8 }

    /// The identifier of a name in a part of a text, or nil unless that is one to `longestName` of a … z, 0 … 9 and hyphens.
    public init?(_ text: Substring) {
        self.init(bytes: text.utf8)
    }

    /// The identifier of a name in ASCII bytes, or nil unless they are one to `longestName` of a … z, 0 … 9 and hyphens.
    public init?(bytes: some Sequence<UInt8>) {
        guard let name = ASCIIName(bytes: bytes) else { return nil }
        self.init(name)
    }

    /// The identifier of a name written in the program text: `calendar.festivals(in: ["taiwan"])`.
    ///
    /// - Precondition: The literal is one to `longestName` of a … z, 0 … 9 and hyphens.
    public init(stringLiteral text: StaticString) {
        let identifier = text.withUTF8Buffer { bytes -> Self? in Self(bytes: bytes) }
        guard let identifier else { preconditionFailure("not the name of a calendar, region, authority or festival") }
        self = identifier
    }

    /// Whether the left name comes first in a dictionary.
    public static func < (left: Self, right: Self) -> Bool { left.name < right.name }
}

/// The name, as in the data files and on the command line.
extension ASCIIIdentifier {
    /// Room for the longest name of this kind.
    public static var textCapacity: Int { longestName }

    /// Reads a name from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let start = reader.offset
        guard let identifier = Self(try ASCIIName(reading: &reader)) else {
            throw ParsingError(expected: .name, offset: start)
        }
        self = identifier
    }

    /// Writes the name.
    public func write(to writer: inout ASCIIWriter) {
        name.write(to: &writer)
    }
}
