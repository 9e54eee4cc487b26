import AlmanacCore

/// One new notice in the data folder: the changed file, what it compiles to, and the days that change.
package struct HolidayUpdate: Sendable {
    /// The holiday file of the region with the notice in it.
    package let file: SourceFile
    /// The number of the line on which the notice begins, with its source.
    package let firstLine: Int
    /// What the folder compiles to with it.
    package let compilation: HolidayCompilation
    /// What becomes of which days, for the usual audience and then for those with other days.
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
        let name = "holidays/\(block.head.region.word(1)).txt"
        guard let old = folder.files.first(where: { $0.name == name }), name != MovingFile.name else {
            throw block.head.region.error(
                found: "region '\(block.head.region.word(1))'",
                expected: "a region of Data/holidays"
            )
        }
        let before = try HolidayCompilation(folder, with: table).holidays
        try HolidayBlockChecks.requireLaterHead(block, than: try HolidayFile(old, table))
        let text = try Self.text(of: old, with: block, table)
        let files = SourceFolder(files: folder.files.filter { $0.name != name } + [text.file])
        (compilation, changes) = try text.blaming {
            let checks = try HolidayBlockChecks(of: block, in: HolidayFile(text.file, table))
            try checks.requireEachDayOnce()
            let after = try HolidayCompilation(files, with: table)
            let changes = HolidayChanges(in: checks.file, table, from: before, to: after.holidays)
            try checks.requireNothingOlder(changes)
            return (after, changes.changes)
        }
        file = text.file
        firstLine = text.firstLine
    }

    /// The file with the block in it.
    private static func text(
        of old: SourceFile,
        with block: HolidayBlock,
        _ table: AlmanacTable
    ) throws -> HolidayFileText {
        // At the end every notice that it may supersede stands above it.
        let last = HolidayFileText(block, in: old, after: 0)
        let file = try last.blaming { try HolidayFile(last.file, table) }
        return HolidayFileText(block, in: old, after: file.line(beforeLastNoticeOf: old))
    }
}
