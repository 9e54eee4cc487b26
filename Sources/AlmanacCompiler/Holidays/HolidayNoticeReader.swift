import AlmanacCore

/// Reads the notices of a holiday file and the rows below them.
struct HolidayNoticeReader {
    private(set) var notices: [HolidayNoticeRow] = []
    private(set) var rows: [HolidayRow] = []
    /// The index of each notice.
    private var indices: [ASCIIName: Int] = [:]
    private let authorities: [AuthorityID]
    private let festivals: [FestivalID]

    /// A reader for a file with some authorities, and a table with some festivals.
    init(authorities: [AuthorityID], festivals: [FestivalID]) {
        self.authorities = authorities
        self.festivals = festivals
    }

    /// Reads a row.
    mutating func read(_ line: DataLine) throws(DataFileError) {
        switch line.word(0) {
        case "notice": try readNotice(line)
        case "supersedes": try readSuperseded(line)
        case "off", "work", "half", "revert", "swap": try readDecision(line)
        default:
            throw line.error(
                found: "'\(line.word(0))'",
                expected: "notice, supersedes, off, work, swap, half or revert; rows of the head stand before notices"
            )
        }
    }

    private mutating func readNotice(_ line: DataLine) throws(DataFileError) {
        guard let id = ASCIIName(line.word(1)), indices[id] == nil else {
            throw line.error(
                found: "notice '\(line.word(1))'",
                expected: "an ID of one to 24 small letters, digits or hyphens, each once"
            )
        }
        guard line.count >= 5 else {
            throw line.error(found: "\(line.count) fields", expected: "'notice ID DAY AUTHORITY NUMBER…'")
        }
        guard let authority = AuthorityID(line.word(3)).flatMap({ authorities.firstIndex(of: $0) }) else {
            throw line.error(found: "authority '\(line.word(3))'", expected: "an authority of the head")
        }
        let number = try line.text(from: 4)
        guard notices.count < HolidayRegion.mostNotices else {
            throw line.error(found: "one notice more", expected: "at most \(HolidayRegion.mostNotices)")
        }
        indices[id] = notices.count
        notices.append(
            HolidayNoticeRow(
                id: id,
                day: line.word(2) == "-" ? nil : try line.day(2, "the day of the notice, or '-'"),
                authority: authority,
                number: number == "-" ? "" : number,
                line: line
            )
        )
    }

    private mutating func readSuperseded(_ line: DataLine) throws(DataFileError) {
        guard let last = notices.indices.last, rows.last?.notice != last, line.count > 1,
            notices[last].superseded.isEmpty
        else {
            throw line.error(found: "'supersedes'", expected: "it once, with IDs, directly below a notice")
        }
        for index in 1..<line.count {
            guard let earlier = ASCIIName(line.word(index)).flatMap({ indices[$0] }), earlier < last else {
                throw line.error(found: "notice '\(line.word(index))'", expected: "the ID of an earlier notice")
            }
            notices[last].superseded.formUnion([earlier] + notices[earlier].superseded)
        }
    }

    private mutating func readDecision(_ line: DataLine) throws(DataFileError) {
        guard let notice = notices.indices.last else {
            throw line.error(found: "'\(line.word(0))'", expected: "a notice above it")
        }
        rows += try HolidayRowReader(line, notice: notice, festivals: festivals).rows()
    }
}
