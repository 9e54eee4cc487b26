/// An event of an iCalendar file (RFC 5545, 3.6.1), as its lines state it.
package struct Event {
    /// The number of the line with `BEGIN:VEVENT`, from 1 on.
    package let line: Int
    /// The properties by name, in capitals; each as often as it is there.
    package var properties: [String: [(parameters: String, value: String)]] = [:]
    /// The zone that the file names for all events, `X-WR-TIMEZONE`; nil without one that is known.
    fileprivate(set) var fileZone: ReaderZone?

    /// The text of a property on one line; empty if it is not there.
    package func text(_ name: String) -> String {
        var (text, isEscaped) = ("", false)
        for scalar in (properties[name]?.first?.value ?? "").unicodeScalars {
            // Tabs separate the columns.
            let isControl = scalar.properties.generalCategory == .control
            switch scalar {
            case "\\" where !isEscaped: isEscaped = true
            case "n" where isEscaped, "N" where isEscaped, _ where isControl: (text, isEscaped) = (text + " ", false)
            default:
                text.unicodeScalars.append(scalar)
                isEscaped = false
            }
        }
        return text
    }
}

/// The events of an iCalendar file, read line by line; anything else in it is passed over.
package struct EventFile {
    /// The events, in the order of the file.
    package private(set) var events: [Event] = []
    private var zoneName: String?

    /// Reads the bytes of a file, in O(length).
    package init(_ bytes: [UInt8]) {
        var (content, number, first): ([UInt8], Int, Int) = ([], 0, 1)
        var open: [String] = []
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) + [[]] {
            number += 1
            let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if let byte = text.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
                content += text.dropFirst()
                continue
            }
            read(String(decoding: content, as: UTF8.self), at: first, &open)
            (content, first) = (Array(text), number)
        }
        read(String(decoding: content, as: UTF8.self), at: first, &open)
        let fileZone = zoneName.flatMap { try? ReaderZone(named: $0) }
        for index in events.indices { events[index].fileZone = fileZone }
    }

    /// Reads a content line, unfolded; `open` has the components that it is in.
    private mutating func read(_ content: String, at line: Int, _ open: inout [String]) {
        var isQuoted = false
        let colon = content.utf8.firstIndex { byte in
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            return byte == UInt8(ascii: ":") && !isQuoted
        }
        guard let colon else { return }
        let value = String(content[content.index(after: colon)...])
        let head = content[..<colon]
        let name = head.prefix { $0 != ";" }.uppercased()
        switch name {
        case "BEGIN":
            open.append(value.uppercased())
            if open.last == "VEVENT" { events.append(Event(line: line)) }
        case "END": if open.last == value.uppercased() { open.removeLast() }
        // Lines within an alarm are not of the event.
        case _ where open.last == "VEVENT" && !events.isEmpty:
            let parameters = String(head.dropFirst(name.count))
            events[events.count - 1].properties[name, default: []].append((parameters, value))
        case "X-WR-TIMEZONE" where open == ["VCALENDAR"]: zoneName = value
        default: break
        }
    }
}
