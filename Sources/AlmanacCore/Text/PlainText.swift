/// A value that is a short text of ASCII: what it prints, it reads, and codes as (`2026-02-17`, `6L`, `china`).
///
/// A conforming type of this library says how it is read and written, and has the rest by default: `description`,
/// `init?(_:)`, `init(parsing:)`, and `Codable` as the text where it declares that conformance. Readers are strict: no
/// spaces, nothing after the value, and no other forms than the type names, such as the leading zeros of
/// `2025-06L-01`. They are safe on any input.
///
/// ```swift
/// if let date = LunarDate("2025-6L-1") { print(date, LunarDate(date.description) == date) }  // 2025-6L-1 true
/// ```
public protocol PlainText: CustomStringConvertible, LosslessStringConvertible, Sendable {
    /// An upper bound on the bytes of the text. Printing allocates nothing if it is at most 15.
    static var textCapacity: Int { get }

    /// Reads the value from the front of a text.
    ///
    /// - Throws: `ParsingError` with the offset of the first byte that does not fit.
    init(reading reader: inout ASCIIReader) throws(ParsingError)

    /// Writes the value as it prints.
    func write(to writer: inout ASCIIWriter)
}

extension PlainText {
    /// The value as text.
    @inlinable
    public var description: String { ASCIIWriter.string(capacity: Self.textCapacity) { write(to: &$0) } }

    /// Reads a value as `description` prints it, or in another form that the type names; nil if the text is anything else.
    @inlinable
    public init?(_ description: String) {
        guard let value = try? Self(parsing: description.utf8) else { return nil }
        self = value
    }

    /// Reads a value as `description` prints it, or in another form that the type names, and nothing more.
    ///
    /// - Throws: `ParsingError` with the offset of the first byte that does not fit.
    @inlinable
    public init(parsing text: String) throws(ParsingError) { try self.init(parsing: text.utf8) }

    /// Reads a value as `description` prints it, or in another form that the type names, and nothing more, from bytes of
    /// ASCII.
    ///
    /// - Throws: `ParsingError` with the offset of the first byte that does not fit.
    @inlinable
    public init(parsing text: some Collection<UInt8>) throws(ParsingError) {
        let value =
            text.withContiguousStorageIfAvailable { Self.read($0) }
            ?? Array(text).withUnsafeBufferPointer { Self.read($0) }
        self = try value.get()
    }

    @inlinable
    static func read(_ text: UnsafeBufferPointer<UInt8>) -> Result<Self, ParsingError> {
        var reader = ASCIIReader(text)
        do throws(ParsingError) {
            let value = try Self(reading: &reader)
            try reader.readEnd()
            return .success(value)
        } catch {
            return .failure(error)
        }
    }
}

#if hasFeature(Embedded)
    /// Embedded Swift has no coders: there the word demands nothing, so that types can name it in their declarations.
    public typealias Codable = Any
#else
    extension PlainText where Self: Decodable {
        /// Decodes the text, a string; what is wrong with it is in the error.
        public init(from decoder: any Decoder) throws {
            let text = try String(from: decoder)
            do throws(ParsingError) {
                try self.init(parsing: text)
            } catch {
                throw decoder.refusal(error.description)
            }
        }
    }

    extension PlainText where Self: Encodable {
        /// Encodes the text, a string.
        public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
    }

    extension Decoder {
        /// The error for a value that decodes but is none of its type; its path leads to `key`, if it is about a part.
        package func refusal(_ message: String, at key: (any CodingKey)? = nil) -> DecodingError {
            .dataCorrupted(.init(codingPath: codingPath + (key.map { [$0] } ?? []), debugDescription: message))
        }
    }
#endif
