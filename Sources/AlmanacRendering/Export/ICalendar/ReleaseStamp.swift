// When the data of an event were made, as far as the name of the release tells.

/// The time that stands in DTSTAMP: the release `2026a` has midnight UTC of 1 January 2026, `2026b` of the 2nd, and so on.
///
/// It says which of two exports is the newer, and it is the same whenever the export is made.
struct ReleaseStamp: Hashable, Sendable {
    /// `20260101T000000Z`; 1970 for a release of another form.
    let text: String

    /// The stamp of a release.
    init(_ release: String) {
        let year = release.utf8.prefix(4)
        let letters = release.utf8.dropFirst(4)
        let letter = letters.first.map { Int($0) - Int(UInt8(ascii: "a")) + 1 } ?? 0
        let isStandard = year.count == 4 && year.allSatisfy { (0x30...0x39).contains($0) } && letters.count == 1
        guard isStandard, (1...26).contains(letter) else {
            text = "19700101T000000Z"
            return
        }
        text = String(decoding: year, as: UTF8.self) + "01" + (letter < 10 ? "0" : "") + "\(letter)T000000Z"
    }
}
