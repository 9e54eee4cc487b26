import Almanac
import Foundation

extension CheckInLedger {
    /// The ledger as JSON, the same bytes for the same ledger: an object of `rules`, `checkIns` and `madeUp`.
    public func json() throws(CheckInJSONError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do {
            return try encoder.encode(self)
        } catch {
            throw CheckInJSONError(error)
        }
    }

    /// Reads what `json()` gives.
    ///
    /// Safe on untrusted data: the ledger takes no more memory than the file's size and a constant factor.
    ///
    /// - Throws: `CheckInJSONError`, if it is not JSON or not that of a ledger.
    public init(json: Data) throws(CheckInJSONError) {
        do {
            self = try JSONDecoder().decode(CheckInLedger.self, from: json)
        } catch {
            throw CheckInJSONError(error)
        }
    }
}
