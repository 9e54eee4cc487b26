// What a thing is called, by its index.

extension NameSection {
    /// The name of a festival by its index, or nil if the table has none.
    package func festival(_ index: Int, in tag: ASCIIName) -> String? {
        index < festivalCount ? name(index, in: tag) : nil
    }

    /// What a region calls a festival, both by index, or nil if it has no name of its own in the language.
    package func festival(_ index: Int, region: Int, in tag: ASCIIName) -> String? {
        index < festivalCount ? regionalName(index, region: region, in: tag) : nil
    }

    /// What a region, by its index, calls a public holiday, or nil if it has no word of its own in the language.
    package func publicHoliday(region: Int, in tag: ASCIIName) -> String? {
        regionalName(festivalCount, region: region, in: tag)
    }

    /// The name of a region by its index, or nil if the table has none.
    package func region(_ index: Int, in tag: ASCIIName) -> String? {
        index < regionCount ? name(festivalCount + index, in: tag) : nil
    }

    /// The name of a calendar by its index, or nil if the table has none.
    package func calendar(_ index: Int, in tag: ASCIIName) -> String? {
        index < calendarCount ? name(festivalCount + regionCount + index, in: tag) : nil
    }

    /// The name of the thing at an index, or nil if the table has none in the language and in none that stands in for it.
    private func name(_ index: Int, in tag: ASCIIName) -> String? {
        guard let language = languages.firstIndex(where: { $0.tag == tag }) else { return nil }
        return name(index, language) ?? name(index, languages[language].substitute)
    }

    private func name(_ index: Int, _ language: Int) -> String? {
        text(at: language * nameCount + index)
    }

    /// The text of a name by its index among all names, or nil if it is empty.
    private func text(at index: Int) -> String? {
        let range = Int(offsets[index])..<Int(offsets[index + 1])
        return range.isEmpty ? nil : String(decoding: text[range], as: UTF8.self)
    }

    /// What a region calls a subject in a language, or nil if it has no name of its own.
    private func regionalName(_ subject: Int, region: Int, in tag: ASCIIName) -> String? {
        guard let language = languages.firstIndex(where: { $0.tag == tag }),
            let key = regionalKeys.firstIndex(where: { Int($0.region) == region && Int($0.subject) == subject })
        else { return nil }
        return text(at: languages.count * nameCount + language * regionalKeys.count + key)
    }
}
