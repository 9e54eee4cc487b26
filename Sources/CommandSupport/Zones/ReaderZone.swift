import AlmanacCore

/// The time zone in which the reader wants to see clock times.
package struct ReaderZone: Sendable {
    /// What to call it, such as `Asia/Tokyo`; nil if it has no name but that of a file or a rule.
    package let name: String?
    private let clock: Clock

    private enum Clock: Hashable, Sendable {
        case file(ZoneFile)
        case rule(ZoneRule)
    }

    /// The zone of a name of the tz database or of a path, from the files of the system.
    ///
    /// - Throws: What is wrong with the name or the file, exit status 64.
    package init(named name: String) throws(UsageError) {
        do throws(ZoneError) {
            clock = .file(try Self.file(name))
        } catch {
            throw UsageError(error.description(of: name))
        }
        self.name = name.hasPrefix("/") ? nil : name
    }

    /// The zone of the environment variable `TZ`, or nil if that is not set: a name, a path, or a rule of POSIX such as
    /// `EST5EDT,M3.2.0,M11.1.0`.
    ///
    /// - Throws: What is wrong with it, exit status 64.
    package static func ofEnvironment() throws(UsageError) -> ReaderZone? {
        guard let text = Platform.environment("TZ") else { return nil }
        let name = text.hasPrefix(":") ? String(text.dropFirst()) : text
        do throws(ZoneError) {
            return ReaderZone(name: name.hasPrefix("/") ? nil : name, clock: .file(try file(name)))
        } catch {
            if let rule = ZoneRule(name) { return ReaderZone(name: nil, clock: .rule(rule)) }
            throw UsageError("TZ: " + error.description(of: text))
        }
    }

    private init(name: String?, clock: Clock) {
        self.name = name
        self.clock = clock
    }

    /// How far the clocks of the zone are ahead of UTC at an instant, seconds. Instants before 1972 are UT1, within a
    /// second of the time that clocks showed.
    package func offset(at instant: Instant) -> Int32 {
        switch clock {
        case .file(let file): file.offset(at: instant)
        case .rule(let rule): rule.offset(at: instant)
        }
    }

    /// The file of a zone: an absolute path, or a name within `TZDIR` or the folders of the system.
    private static func file(_ name: String) throws(ZoneError) -> ZoneFile {
        if name.hasPrefix("/") {
            guard let bytes = try Platform.zoneFile(name) else { throw .unknown }
            return try ZoneFile(bytes)
        }
        guard isName(name) else { throw .noName }
        for folder in Platform.environment("TZDIR").map({ [$0] }) ?? Platform.zoneFolders {
            if let bytes = try Platform.zoneFile(folder + "/" + name) { return try ZoneFile(bytes) }
        }
        throw .unknown
    }

    /// Whether a name is one of the tz database's form, so that it leads nowhere else: `America/Argentina/Ushuaia`.
    private static func isName(_ name: String) -> Bool {
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return name.utf8.count <= 255
            && parts.allSatisfy { part in
                !part.isEmpty && part.first != UInt8(ascii: ".")
                    && part.allSatisfy { byte in
                        switch byte {
                        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
                        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
                        default: byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                        }
                    }
            }
    }
}
