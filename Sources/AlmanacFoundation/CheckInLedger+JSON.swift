import Almanac
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

/// Why data could not be read as check-ins.
public struct CheckInJSONError: Error, Hashable, Sendable {
    /// The keys that lead to the value that is wrong, outermost first; empty for the object as a whole.
    public let path: [String]

    /// The mistake, in English: which key is missing, or the message of Foundation's decoder or of the value.
    public let reason: String

    init(_ error: any Error) {
        let context = CheckInJSONError.context(of: error)
        path = context?.codingPath.map(\.stringValue) ?? []
        // Foundation's message prints the key as a Swift value.
        reason =
            if case .keyNotFound(let key, _)? = error as? DecodingError {
                "\(key.stringValue) is missing"
            } else {
                context?.debugDescription ?? "\(error)"
            }
    }

    private static func context(of error: any Error) -> DecodingError.Context? {
        guard let error = error as? DecodingError else { return nil }
        return switch error {
        case .typeMismatch(_, let context): context
        case .valueNotFound(_, let context): context
        case .keyNotFound(_, let context): context
        case .dataCorrupted(let context): context
        @unknown default: nil
        }
    }
}

extension CheckInJSONError: CustomStringConvertible {
    /// The message, in English: `rules.cutoff: not an hour from 0 to 23`.
    public var description: String {
        path.isEmpty ? reason : "\(path.joined(separator: ".")): \(reason)"
    }
}

extension DayCutoff {
    /// The day for which a check-in at an instant counts, or nil if `Day` does not hold it.
    ///
    /// - Parameters:
    ///   - date: The instant; with the present one, the result is the user's today.
    ///   - timeZone: The user's time zone.
    public func day(at date: Date, in timeZone: TimeZone) -> Day? {
        LocalTime(date, in: timeZone).flatMap { day(at: $0.day, secondOfDay: $0.secondOfDay) }
    }
}
