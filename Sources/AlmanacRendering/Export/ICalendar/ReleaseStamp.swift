/// The value of DTSTAMP, from the name of the release: `2026a` is midnight UTC of 1 January 2026, `2026b` of the 2nd, and
/// so on.
///
/// It tells which of two exports is newer and does not depend on the time of the export, so the same request always
/// gives the same bytes.
struct ReleaseStamp: Hashable, Sendable {
    /// `20260101T000000Z`; midnight of 1970-01-01 if the name of the release has another form.
    let text: String

    /// The stamp of a release, such as `2026a`.
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
