/// Appends little-endian numbers to an array of bytes: the counterpart of `ByteReader`.
package struct ByteWriter {
    /// The bytes written so far.
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func write<Number: FixedWidthInteger>(_ number: Number) {
        for byte in 0..<Number.bitWidth / 8 {
            bytes.append(UInt8(truncatingIfNeeded: number >> Number(truncatingIfNeeded: 8 * byte)))
        }
    }

    package mutating func write(_ numbers: [some FixedWidthInteger]) {
        for number in numbers { write(number) }
    }

    package mutating func write(bytes more: [UInt8]) { bytes += more }

    /// Appends a name of at most eight bytes as eight bytes, padded with zeros.
    package mutating func write(_ name: ASCIIName) { bytes += name.padded(to: 8) }
}
