import Foundation

/// Why data could not be read as check-ins.
public struct CheckInJSONError: Error, Hashable, Sendable {
    /// The keys that lead to the value that is wrong, outermost first; empty for the object as a whole.
    public let path: [String]

    /// The fault in English: the missing key, or the message of Foundation's decoder or of the value.
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
