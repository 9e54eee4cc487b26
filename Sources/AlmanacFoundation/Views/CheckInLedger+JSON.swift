import AlmanacViews
import Foundation

extension CheckInLedger {
    /// The ledger as JSON: an object of `rules`, `checkIns` and `madeUp`. Equal ledgers give the same bytes.
    ///
    /// - Throws: `CheckInJSONError`, if the encoder fails, which it does for no ledger.
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
    /// Safe on untrusted data: memory is bounded by a constant factor of the data's size.
    ///
    /// - Throws: `CheckInJSONError`, if the data is not JSON or not a ledger.
    public init(json: Data) throws(CheckInJSONError) {
        do {
            self = try JSONDecoder().decode(CheckInLedger.self, from: json)
        } catch {
            throw CheckInJSONError(error)
        }
    }
}
