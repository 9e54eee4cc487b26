import Almanac
import Foundation

/// Time zones by name, and dates by the text of ISO 8601, for tests that know both to exist.
enum Places {
    static func zone(_ name: String) -> TimeZone {
        guard let zone = TimeZone(identifier: name) else { preconditionFailure("no time zone \(name) on this machine") }
        return zone
    }

    static func date(_ text: String) -> Date {
        guard let instant = Instant(text) else { preconditionFailure("\(text) is not an instant") }
        return Date(instant)
    }
}
