/// Numbers 0 … 3, four to a byte, the first in the lowest bits.
package enum TwoBitNumbers {
    /// How many bytes hold `count` numbers after room for `skipped` others.
    package static func byteCount(of count: Int, skipping skipped: Int) -> Int { (skipped + count + 3) / 4 }

    /// Unpacks `count` numbers from bytes that hold at least as many, one to a byte.
    ///
    /// All numbers of a byte at once and without the checks of an array: opening a table unpacks tens of thousands.
    static func unpack(_ bytes: UnsafeBufferPointer<UInt8>, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 4 * bytes.count) { output, initializedCount in
            for index in 0..<bytes.count {
                let byte = UInt32(bytes[index])
                let numbers = (byte | byte << 6 | byte << 12 | byte << 18) & 0x0303_0303
                UnsafeMutableRawBufferPointer(output).storeBytes(
                    of: numbers.littleEndian,
                    toByteOffset: 4 &* index,
                    as: UInt32.self
                )
            }
            initializedCount = count
        }
    }
}
