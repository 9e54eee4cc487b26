// The fields of the section in the order of the file.

extension NameSection {
    init(reading reader: inout ByteReader) throws(TableError) {
        let languageCount = Int(try reader.read(UInt8.self))
        guard languageCount <= 16 else { throw reader.malformed }
        let tags = try reader.readList(count: languageCount) { reader throws(TableError) in try reader.readName() }
        let substitutes = try reader.read(UInt8.self, count: languageCount)
        guard substitutes.allSatisfy({ Int($0) < languageCount }) else { throw reader.malformed }
        languages = [Language](count: languageCount) { Language(tag: tags[$0], substitute: Int(substitutes[$0])) }
        festivalCount = Int(try reader.read(UInt16.self))
        regionCount = Int(try reader.read(UInt16.self))
        calendarCount = Int(try reader.read(UInt16.self))
        var offsets: [Int32] = [0]
        var text: [UInt8] = []
        let nameCount = festivalCount + regionCount + calendarCount
        try Self.readTexts(languageCount * nameCount, from: &reader, &offsets, &text)
        let keyCount = Int(try reader.read(UInt16.self))
        let keyRegions = try reader.read(UInt8.self, count: keyCount)
        let subjects = try reader.read(UInt16.self, count: keyCount)
        let (festivals, regions) = (festivalCount, regionCount)
        guard keyRegions.allSatisfy({ Int($0) < regions }), subjects.allSatisfy({ Int($0) <= festivals }) else {
            throw reader.malformed
        }
        regionalKeys = [RegionalKey](count: keyCount) { RegionalKey(region: keyRegions[$0], subject: subjects[$0]) }
        try Self.readTexts(languageCount * keyCount, from: &reader, &offsets, &text)
        self.offsets = offsets
        self.text = text
    }

    /// Reads the lengths of some texts, then the texts.
    private static func readTexts(
        _ count: Int,
        from reader: inout ByteReader,
        _ offsets: inout [Int32],
        _ text: inout [UInt8]
    ) throws(TableError) {
        let first = Int32(truncatingIfNeeded: text.count)
        var end = first
        // Read before anything is reserved: a count without as many bytes costs nothing.
        let lengths = try reader.readBytes(count)
        offsets.reserveCapacity(offsets.count + count)
        for length in lengths {
            end += Int32(length)
            offsets.append(end)
        }
        text += try reader.readText(count: Int(end - first))
    }

    /// The section as it is in the body.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(UInt8(truncatingIfNeeded: languages.count))
        for language in languages { writer.write(language.tag) }
        writer.write(languages.map { UInt8(truncatingIfNeeded: $0.substitute) })
        writer.write(UInt16(truncatingIfNeeded: festivalCount))
        writer.write(UInt16(truncatingIfNeeded: regionCount))
        writer.write(UInt16(truncatingIfNeeded: calendarCount))
        let regional = languages.count * nameCount
        write(texts: 0..<regional, to: &writer)
        writer.write(UInt16(truncatingIfNeeded: regionalKeys.count))
        writer.write(regionalKeys.map { $0.region })
        writer.write(regionalKeys.map { $0.subject })
        write(texts: regional..<offsets.count - 1, to: &writer)
        return writer.bytes
    }

    /// Writes the lengths of some texts, then the texts.
    private func write(texts: Range<Int>, to writer: inout ByteWriter) {
        writer.write(texts.map { UInt8(truncatingIfNeeded: offsets[$0 + 1] - offsets[$0]) })
        writer.write(bytes: Array(text[Int(offsets[texts.lowerBound])..<Int(offsets[texts.upperBound])]))
    }
}
