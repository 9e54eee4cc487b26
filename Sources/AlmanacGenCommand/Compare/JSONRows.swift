import AlmanacCore
import CommandSupport

/// The rows of a file of JSON: everything in it that has a day.
struct JSONRows {
    private(set) var rows: [[(key: String, value: String)]] = []
    /// How many elements of arrays have no day, by the key of the array.
    private(set) var leftOut: [(key: String, count: Int)] = []

    init(_ node: JSONNode) { add(node, key: "the file", year: "", above: ("day", [])) }

    /// Adds the rows of a value.
    ///
    /// - Parameters:
    ///   - key: The last key on the way to the value that is no number.
    ///   - year: The last key of four digits, which days such as `02-17` are of.
    ///   - above: The key of the first day of the object around it, and its texts that are no days.
    private mutating func add(
        _ node: JSONNode,
        key: String,
        year: String,
        above: (day: String, texts: [(key: String, value: String)])
    ) {
        let off: [(key: String, value: String)] = Self.off(of: key).map { [("list", $0)] } ?? []
        switch node {
        case .array(let elements):
            for element in elements {
                let (count, texts) = (rows.count, element.texts)
                if case .text(let text) = element {
                    if Day(foreign: text) != nil { rows.append(above.texts + off + [(above.day, text)]) }
                } else if case .array = element, texts.contains(where: { Day(foreign: $0.value) != nil }) {
                    rows.append(texts)
                } else {
                    add(element, key: key, year: year, above: above)
                }
                if rows.count == count, !element.isEmpty { leaveOut(key) }
            }
        case .object(let members):
            let texts = node.texts
            // An object around rows is none, whatever day it was made on.
            let hasDay = texts.contains { Day(foreign: $0.value) != nil } && members.allSatisfy(\.value.isFlat)
            if hasDay { rows.append(off + texts) }
            let days = texts.filter { Day(foreign: $0.value) != nil }
            let shared = (days.first?.key ?? "day", texts.filter { Day(foreign: $0.value) == nil })
            for (name, value) in members {
                if let day = Day(foreign: name) ?? Day(foreign: "\(year)-\(name)") {
                    rows.append(off + [("day", "\(day)")] + value.members)
                } else if case .text = value {
                    continue
                } else {
                    let isNumber = name.allSatisfy(\.isNumber)
                    add(
                        value,
                        key: isNumber ? key : name,
                        year: isNumber && name.count == 4 ? name : year,
                        above: hasDay ? shared : ("day", [])
                    )
                }
            }
        case .text: break
        }
    }

    private mutating func leaveOut(_ key: String) {
        if let last = leftOut.last, last.key == key {
            leftOut[leftOut.count - 1].count += 1
        } else {
            leftOut.append((key, 1))
        }
    }

    /// Whether the days of a list are off, by its name: `inLieuDays`; `workdays`, `CompDays`. Not every list of holidays is one of days off.
    private static func off(of key: String) -> String? {
        let key = key.lowercased()
        return ["work", "off"].first { ForeignWords["list \($0)"].contains(where: key.contains) }
    }
}

extension JSONNode {
    /// The texts of an object by key, of an array by number.
    fileprivate var texts: [(key: String, value: String)] {
        let members: [(key: String, value: JSONNode)] =
            switch self {
            case .object(let members): members
            case .array(let elements): elements.enumerated().map { ("\($0.offset + 1)", $0.element) }
            case .text: []
            }
        return members.compactMap { key, value in if case .text(let text) = value { (key, text) } else { nil } }
    }

    /// What a day is the key of: a text, names in an array, or an object.
    fileprivate var members: [(key: String, value: String)] {
        switch self {
        case .text(let text): [("value", text)]
        case .array: [("value", texts.map(\.value).joined(separator: "、"))]
        case .object: texts.filter { Day(foreign: $0.value) == nil }
        }
    }

    /// Whether it is a text or an array of texts.
    fileprivate var isFlat: Bool {
        switch self {
        case .text: true
        case .array(let elements): texts.count == elements.count
        case .object(let members): members.isEmpty
        }
    }

    fileprivate var isEmpty: Bool {
        switch self {
        case .text(let text): text.isEmpty
        case .array(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        }
    }
}
