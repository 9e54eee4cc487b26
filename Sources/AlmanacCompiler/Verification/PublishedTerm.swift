import AlmanacCore

/// A solar term of the conversion table of the Hong Kong Observatory.
package struct PublishedTerm: Sendable {
    /// The civil day.
    package let day: Day
    /// The term.
    package let term: SolarTerm
}

extension SourceFile {
    /// The rows `date term_index name` below the header.
    package func publishedTerms() throws(DataFileError) -> [PublishedTerm] {
        var terms: [PublishedTerm] = []
        for line in dataLines().dropFirst() {
            let index = try line.integer(1, "the index of the term", in: 0...23)
            terms.append(PublishedTerm(day: try line.day(0, "the civil day"), term: SolarTerm(wrapping: index)))
        }
        return terms
    }
}
