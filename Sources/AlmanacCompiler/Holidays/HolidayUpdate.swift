import AlmanacCore

/// One new notice in the data folder: the changed file, what it compiles to, and the days that change.
package struct HolidayUpdate: Sendable {
    /// The holiday file of the region with the notice in it.
    package let file: SourceFile
    /// The number of the line on which the notice begins, with its source.
    package let firstLine: Int
    package let compilation: HolidayCompilation
    /// The days that change, for the usual audience and then for audiences with other days.
    package let changes: [HolidayChange]

    /// Adds a block to the files of a folder.
    ///
    /// - Parameters:
    ///   - blockFile: The text of the block, under the name by which errors call it.
    ///   - folder: The files of `Data/holidays`.
    ///   - table: The table whose festivals they name.
    /// - Throws: `DataFileError` for a block that cannot be right, and whatever a compilation throws.
    package init(_ blockFile: SourceFile, into folder: SourceFolder, with table: AlmanacTable) throws {
        let block = try HolidayBlock(blockFile)
        let name = "holidays/\(block.region.word(1)).txt"
        guard let old = folder.files.first(where: { $0.name == name }) else {
            throw block.region.error(at: 1, "region", expected: "a region of Data/holidays")
        }
        let before = try HolidayCompilation(folder, with: table).holidays
        try HolidayFile(old, table).requireLaterHead(of: block)
        // At the end every notice that it may supersede stands above it.
        let last = HolidayFileText(block, in: old, after: 0)
        let withLast = try last.blaming { try HolidayFile(last.file, table) }
        let text = HolidayFileText(block, in: old, after: withLast.line(beforeLastNoticeOf: old))
        let files = SourceFolder(files: folder.files.filter { $0.name != name } + [text.file])
        (compilation, changes) = try text.blaming {
            let new = try HolidayFile(text.file, table)
            guard let notice = new.notices.firstIndex(where: { "\($0.fields.id)" == block.notice.word(1) }) else {
                throw block.notice.error(at: 1, expected: "the ID of a notice")
            }
            try new.requireEachDayOnce(in: notice)
            let after = try HolidayCompilation(files, with: table)
            let changes = HolidayChanges(in: new, table, from: before, to: after.holidays)
            try new.requireNothingOlder(in: notice, changes)
            return (after, changes.changes)
        }
        file = text.file
        firstLine = text.firstLine
    }
}

/// The text of a holiday file with a block in it, and where each of its lines comes from.
private struct HolidayFileText {
    let file: SourceFile
    let firstLine: Int
    private let block: HolidayBlock
    /// The numbers of head rows that were replaced, each with its number in the block.
    private let replacedLines: [Int: Int]

    /// Adds a block to a holiday file of its region, the notice after a line; 0 is the end of the file.
    init(_ block: HolidayBlock, in file: SourceFile, after line: Int) {
        var lines = file.lines
        while lines.last?.isBlank == true { lines.removeLast() }
        var replaced: [Int: Int] = [:]
        for row in block.replacements {
            guard let old = file.dataLines().first(where: row.replaces) else { continue }
            lines[old.number - 1] = block.lines[row.number - 1]
            replaced[old.number] = row.number
        }
        let index = line == 0 ? lines.count : line
        lines.insert(contentsOf: [[]] + block.noticeLines, at: index)
        self.file = SourceFile(name: file.name, bytes: Array((lines + [[]]).joined(separator: [UInt8(ascii: "\n")])))
        self.block = block
        firstLine = index + 2
        replacedLines = replaced
    }

    /// Runs `body`, whose errors about lines that come from the block become errors about the block.
    func blaming<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as DataFileError where error.file == file.name {
            let index = error.line - firstLine + block.noticeLines.startIndex
            let isOfNotice = block.noticeLines.indices.contains(index)
            guard let line = isOfNotice ? index + 1 : replacedLines[error.line] else { throw error }
            throw DataFileError(file: block.file.name, line: line, found: error.found, expected: error.expected)
        }
    }
}

// MARK: - Where a notice goes

extension HolidayFile {
    /// The number of the line after which a new notice goes, the last of the file.
    ///
    /// Notices stand by what they are about, and then by the days for which they decide, with a blank line between. So it goes
    /// after the last notice of the same authority that decides for no later days, and below those that it supersedes; to the
    /// end if the authority has no other.
    ///
    /// - Parameter text: The text of the file, with the new notice as the last.
    fileprivate func line(beforeLastNoticeOf text: SourceFile) -> Int {
        guard let new = notices.indices.last else { return 0 }
        let firstDay = firstDay(of: new) ?? notices[new].fields.day
        let earlier = notices.indices.dropLast().filter { index in
            guard notices[index].fields.authorityID == notices[new].fields.authorityID else { return false }
            guard let firstDay, let other = self.firstDay(of: index) else { return true }
            return other <= firstDay
        }
        let last = (earlier + notices[new].superseded).map { notices[$0].line.number }.max()
        // To the next blank line.
        return last.map { line in line + text.lines[line...].prefix { !$0.isBlank }.count } ?? 0
    }

    /// The first day that a notice decides; nil if it decides none.
    private func firstDay(of notice: Int) -> Day? { rows.filter { $0.notice == notice }.map(\.days.firstDay).min() }
}

// MARK: - Days that were decided before

extension HolidayFile {
    /// Throws if the days that are complete become fewer by a block, or its notice was looked up before the others.
    fileprivate func requireLaterHead(of block: HolidayBlock) throws(DataFileError) {
        for row in block.replacements {
            if row.word(0) == "complete" {
                let days = try row.days(1)
                let audience = try row.audienceAtEnd(otherwise: head.usual.audience).audience
                guard let before = head.completeDays(for: audience) else {
                    throw row.error("days of \(audience)", expected: "an audience that the file has in 'complete'")
                }
                guard days.intersection(before) == before else {
                    throw row.error("\(days)", expected: "all days of \(before), and more")
                }
            } else {
                let day = try row.day(1, "the day on which the last notice was looked for")
                try row.require(day >= head.lookedUp, "\(day)", expected: "\(head.lookedUp) or a later day")
            }
        }
    }

    /// Throws at the first day that a notice has twice, or that another one decides which it does not supersede.
    fileprivate func requireEachDayOnce(in notice: Int) throws(DataFileError) {
        let others = rows.filter { $0.notice != notice && !notices[notice].superseded.contains($0.notice) }
        var seen: [HolidayRow] = []
        for row in rows where row.notice == notice {
            for day in row.days {
                if (seen + [row]).count(where: { $0.decides(day, for: row.audience) }) > 1 {
                    throw row.line.error("\(day) a second time", expected: "each day once in a notice")
                }
                if let other = others.first(where: { $0.decides(day, for: row.audience) }) {
                    let id = notices[other.notice].fields.id
                    let expected = "other days, or 'supersedes \(id)' below the notice"
                    throw row.line.error("\(day), which notice \(id) decides", expected: expected)
                }
            }
            seen.append(row)
        }
    }

    /// Throws at the first of the days that were complete before that becomes something else, unless the notice supersedes
    /// another.
    fileprivate func requireNothingOlder(in notice: Int, _ changes: HolidayChanges) throws(DataFileError) {
        guard notices[notice].superseded.isEmpty else { return }
        guard let change = changes.changes.first(where: { $0.completeDays?.overlaps($0.days) == true }) else { return }
        let row = rows.first { $0.notice == notice && $0.days.overlaps(change.days) }
        throw (row?.line ?? notices[notice].line).error(
            "a change of days that were decided, \(change)",
            expected:
                "days after \(change.completeDays?.lastDay.description ?? "-"), or 'supersedes ID' below the notice"
        )
    }
}
