/// Puts little-endian numbers one after the other: the counterpart of the reader.
package struct ByteWriter {
    /// What was written.
    package private(set) var bytes: [UInt8] = []

    /// A writer of nothing yet.
    package init() {}

    /// Appends a number.
    package mutating func write<Number: FixedWidthInteger>(_ number: Number) {
        for byte in 0..<Number.bitWidth / 8 {
            bytes.append(UInt8(truncatingIfNeeded: number >> Number(truncatingIfNeeded: 8 * byte)))
        }
    }

    /// Appends numbers.
    package mutating func write(_ numbers: [some FixedWidthInteger]) {
        for number in numbers { write(number) }
    }

    /// Appends bytes as they are.
    package mutating func write(bytes more: [UInt8]) {
        bytes += more
    }

    /// Appends a name of at most eight bytes as eight bytes, padded with zeros.
    package mutating func write(_ name: ASCIIName) {
        bytes += name.padded(to: 8)
    }
}
