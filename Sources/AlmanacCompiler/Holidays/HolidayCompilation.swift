import AlmanacCore

/// The compilation of `Data/holidays`: the file of holidays that goes with a table.
package struct HolidayCompilation: Sendable {
    /// Header and body of the file.
    package let contents: CompiledContents
    /// What the file gives when it is opened.
    package let holidays: HolidayTable

    /// The bytes of the file.
    package var fileBytes: [UInt8] { contents.fileBytes }

    /// Compiles the files of a folder.
    ///
    /// - Parameters:
    ///   - folder: The files of `Data/holidays`; the result depends on them and the table alone.
    ///   - table: The table whose festivals they name.
    /// - Throws: `DataFileError` for a row that cannot be used, `CompileError` if the rows make no file.
    package init(_ folder: SourceFolder, with table: AlmanacTable) throws {
        let rules = try MovingFile(from: folder, table).rules
        var files: [HolidayFile] = []
        for file in folder.files(in: "holidays") where file.name.hasSuffix(".txt") && file.name != MovingFile.name {
            files.append(try HolidayFile(file, table))
        }
        var encoder = HolidayEncoder(table)
        for id in table.regionIDs {
            guard let file = files.first(where: { $0.region == id }) else { continue }
            try encoder.add(file, rules.filter { $0.region == id })
        }
        let body = try encoder.bodyBytes()
        let deflated = try deflate(body)
        let header = TableHeader(
            format: .holidays,
            release: Self.release(files),
            body: body,
            deflatedByteCount: deflated.count,
            digest: folder.digest.bytes
        )
        contents = CompiledContents(header: header, body: body, deflated: deflated)
        holidays = try HolidayTable(header: header, body: body)
        let written = HolidayTable.bodyBytes(holidays.about, holidays.names, holidays.regions)
        guard written == body else { throw CompileError.notReadBack("days off") }
    }

    /// The name of the file: the latest day on which notices were looked for, as eight digits.
    private static func release(_ files: [HolidayFile]) -> ASCIIName {
        let latest = files.map(\.lookedUp).max()
        let digits = latest.map { "\($0)" }?.utf8.filter { $0 != UInt8(ascii: "-") }
        return digits.flatMap { ASCIIName(bytes: $0) } ?? "none"
    }
}
