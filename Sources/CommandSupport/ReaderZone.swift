import AlmanacCore
import AlmanacFiles

/// The time zone in which the reader wants to see clock times, as the C library knows it.
///
/// A zone becomes that of the process when it is asked, since `localtime_r` has no other: ask from one thread only.
package struct ReaderZone: Sendable {
    /// The name, such as `Asia/Tokyo`; nil for a zone of a path or a rule.
    package let name: String?
    /// The value of `TZ` for it.
    let setting: String
}

extension ReaderZone {
    /// The zone of a name of the tz database or of a path, from the files of the system, or of a distance from UTC: `UTC+8`.
    ///
    /// - Throws: An error that names the zone, exit status 64.
    package init(named name: String) throws(UsageError) {
        if let rule = Self.rule(ofOffset: name) {
            (self.name, setting) = (name, rule)
        } else {
            setting = try Self.file(name)
            self.name = name.hasPrefix("/") ? nil : name
        }
    }

    /// The zone of the environment variable `TZ`, or nil if that is not set: a name, a path, or a rule of POSIX such as
    /// `EST5EDT,M3.2.0,M11.1.0`.
    ///
    /// - Throws: An error that names it, exit status 64.
    package static func ofEnvironment() throws(UsageError) -> ReaderZone? {
        guard let text = Platform.environment("TZ") else { return nil }
        let name = text.hasPrefix(":") ? String(text.dropFirst()) : text
        do throws(UsageError) {
            _ = try file(name)
        } catch {
            guard isRule(name) else { throw .zone(name, in: "TZ") }
            return ReaderZone(name: nil, setting: text)
        }
        return ReaderZone(name: name.hasPrefix("/") ? nil : name, setting: text)
    }

    /// How far the clocks of the zone are ahead of UTC at an instant, seconds. Instants before 1972 are UT1, within a
    /// second of the time that clocks showed.
    package func offset(at instant: Instant) -> Int32 {
        let shown = Platform.clockSeconds(at: instant, in: setting)
        return shown.map { Int32($0 - instant.secondsSince1970) } ?? 0
    }

    /// The time that the clocks of the zone show at an instant; nil if `Day` does not hold the day.
    package func localTime(of instant: Instant) -> LocalTime? {
        LocalTime(of: instant, utcOffsetSeconds: offset(at: instant))
    }
}

// MARK: - Files and rules

extension ReaderZone {
    /// The folders in which systems keep the files of their time zones.
    private static let folders = [
        "/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/lib/zoneinfo", "/etc/zoneinfo",
    ]

    /// The rule of POSIX, which counts the other way round, for a distance from UTC such as `+8`, `UTC+9` or `-03:30`.
    private static func rule(ofOffset text: String) -> String? {
        let offset = text.hasPrefix("UTC") || text.hasPrefix("GMT") ? text.dropFirst(3) : text[...]
        guard let sign = offset.first, sign == "+" || sign == "-" else { return nil }
        let parts = offset.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.count <= 2 && part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
        }
        guard (1...2).contains(parts.count), numbers.count == parts.count, numbers[0] <= 14,
            numbers.count == 1 || numbers[1] < 60
        else { return nil }
        return "<UTC>\(sign == "+" ? "-" : "+")\(numbers.map { "\($0)" }.joined(separator: ":"))"
    }

    /// The path of a zone's file: an absolute one, or a name within `TZDIR` or the folders of the system.
    ///
    /// The C library takes UTC, without a word, for a zone that it does not find or cannot read.
    private static func file(_ name: String) throws(UsageError) -> String {
        let folders = Platform.environment("TZDIR").map { [$0] } ?? folders
        let isPath = name.hasPrefix("/")
        // No part of a name begins with a dot, so that it leads nowhere else.
        guard !name.isEmpty, isPath || !"/\(name)".contains("/.") else { throw .zone(name) }
        // The C library takes no relative path.
        for path in isPath ? [name] : folders.map({ "\($0)/\(name)" }) where path.hasPrefix("/") {
            let bytes: [UInt8]
            do {
                // The files of the tz database have less than 4 KB.
                bytes = try FileStore.read(path, limit: 1 << 16)
            } catch {
                if error.isMissing { continue }
                throw .told { [error] in error.text(in: $0) }
            }
            // A header of 44 bytes (RFC 8536), and from version 2 on a footer that ends the file with a line feed.
            guard bytes.count >= 44, bytes.starts(with: Array("TZif".utf8)), bytes[4] == 0 || bytes.last == 0x0A else {
                throw .zoneFile(name)
            }
            return path
        }
        throw .zone(name)
    }

    /// Whether a text begins as a rule of POSIX does, `JST-9`: a name of three letters or more, or in `<` and `>`, and an offset.
    private static func isRule(_ text: String) -> Bool {
        let letters = text.prefix { $0.isASCII && $0.isLetter }
        let name = text.hasPrefix("<") ? text.prefix { $0 != ">" } : letters
        let offset = text.dropFirst(name.count).drop { ">+-".contains($0) }
        return name.count >= 3 && offset.first.map { ("0"..."9").contains($0) } == true
    }
}

// MARK: - From clocks to instants

extension ReaderZone {
    /// The instants at which the clocks of the zone show a time: one, or two if they are put back, the earlier first. None if they are
    /// put forward past it: then `before` is the instant that it would be by the clocks before the change, and `after` by those after it.
    ///
    /// The offsets are those of a day before and after, which is more than any zone differs from UTC.
    package func instants(of time: WallTime) -> (found: [Instant], before: Instant, after: Instant) {
        let utc = time.instant(utcOffsetSeconds: 0).secondsSince1970
        let offsets = [-86_400, 86_400].map { offset(at: Instant(secondsSince1970: utc + $0)) }
        let (before, after) = (time.instant(utcOffsetSeconds: offsets[0]), time.instant(utcOffsetSeconds: offsets[1]))
        let found =
            switch (offset(at: before) == offsets[0], offset(at: after) == offsets[1]) {
            case (true, true): before == after ? [before] : [before, after]
            case (true, false): [before]
            case (false, true): [after]
            case (false, false): [Instant]()
            }
        return (found, before, after)
    }
}
