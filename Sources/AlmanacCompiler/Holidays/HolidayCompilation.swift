import AlmanacCore

/// The compilation of `Data/holidays`: the file of holidays that goes with a table.
package struct HolidayCompilation: Sendable {
    /// Header and body of the file.
    package let contents: CompiledContents
    /// The file as it is when opened.
    package let holidays: HolidayTable

    package var fileBytes: [UInt8] { contents.fileBytes }

    /// Compiles the files of a folder.
    ///
    /// - Parameters:
    ///   - folder: The files of `Data/holidays`; the result depends on them and the table alone.
    ///   - table: The table whose festivals they name.
    /// - Throws: `DataFileError` for a row that cannot be used, `CompileError` if the rows make no file.
    package init(_ folder: SourceFolder, with table: AlmanacTable) throws {
        try folder.requireText()
        let files = try folder.files(in: "holidays")
            .filter { $0.name.hasSuffix(".txt") }
            .map { try HolidayFile($0, table) }
        let rules = try table.regionIDs.compactMap { id in
            try files.first { $0.head.id == id }.map { try HolidayRules($0, table) }
        }
        let body = try HolidayEncoder(rules, table).bodyBytes()
        contents = try CompiledContents(of: .holidays, release: Self.release(files), body: body, digest: folder.digest)
        holidays = try HolidayTable(header: contents.header, body: body)
        let written = HolidayTable.bodyBytes(madeWith: holidays.madeWith, holidays.names, holidays.regions)
        guard written == body else { throw CompileError.notReadBack("days off") }
    }

    /// The name of the file: the latest day on which notices were looked for, as eight digits.
    private static func release(_ files: [HolidayFile]) -> ASCIIName {
        let latest = files.map(\.head.lookedUp).max()
        let digits = latest.map { "\($0)" }?.utf8.filter { $0 != UInt8(ascii: "-") }
        return digits.flatMap { ASCIIName(bytes: $0) } ?? "none"
    }
}
