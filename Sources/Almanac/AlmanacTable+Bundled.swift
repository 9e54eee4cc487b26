// The table inside the library.

import CAlmanacData

extension AlmanacTable {
    /// The table that was compiled into this library, opened when it is first used.
    ///
    /// It cannot fail: the bytes are part of the program, and the tests open the same ones.
    ///
    /// - Complexity: Some 0.2 ms for the first use, nothing after it.
    public static let bundled: AlmanacTable = {
        let bytes = UnsafeBufferPointer(start: almanac_bundled_table(), count: almanac_bundled_table_size())
        do {
            return try AlmanacTable(bytes: Array(bytes))
        } catch {
            preconditionFailure("the bundled almanac table is damaged: \(error)")
        }
    }()
}
