/// Why a time zone cannot be used; the caller adds its name.
enum ZoneError: Error, Hashable {
    /// No folder of the system has a zone of this name.
    case unknown
    /// The name leads out of the folders of zones, or is no name at all.
    case noName
    /// The file of the zone is none of RFC 9636, and why.
    case malformed(String)
    /// The file of the zone cannot be read, in the system's words.
    case unreadable(String)

    /// The reason after the name, without a full stop.
    func description(of name: String) -> String {
        switch self {
        case .unknown: "no time zone \(quoted(name)) on this system: expected a name such as Asia/Tokyo"
        case .noName: "\(quoted(name)) is no time zone such as Asia/Tokyo"
        case .malformed(let reason): "time zone \(quoted(name)): \(reason)"
        case .unreadable(let reason): "cannot read time zone \(quoted(name)): \(reason)"
        }
    }
}
