import Almanac
import AlmanacC
import AlmanacWords
import CAlmanac
import TestSupport
import Testing

/// Festivals by what people type.
@Suite struct FinderTests {
    /// The identifiers that a finder finds, the best first.
    private func find(_ words: String, _ finder: OpaquePointer?) -> [String]? {
        list(of: almanac_match()) { almanac_find(finder, words, $0, $1, $2) }?.map { string(in: $0.id) }
    }

    @Test("a name of every festival finds it")
    func everyName() throws {
        let library = try CLibrary(.china)
        var finder: OpaquePointer?
        #expect(almanac_finder_open(library.table, nil, &finder) == 0)
        defer { almanac_finder_close(finder) }
        let swift = FestivalFinder(AlmanacTable.bundled)
        let languages = CalendarLanguage.allCases
        for (index, id) in AlmanacTable.bundled.festivals.ids.enumerated() {
            let name = AlmanacTable.bundled.name(of: id, in: languages[index % languages.count])
            let found = list(of: almanac_match()) { almanac_find(finder, name, $0, $1, $2) } ?? []
            let expected = swift.matching(name)
            #expect(
                found.contains { string(in: $0.id) == "\(id)" && $0.fit == ALMANAC_FIT_EXACT }
                    && found.map { string(in: $0.id) } == expected.map { "\($0.value)" }
                    && found.map(\.fit) == expected.map(\.fit.rawValue),
                "\(name): \(found.map { string(in: $0.id) })"
            )
        }
        #expect(find("추석", finder)?.contains("chuseok") == true && find("no such feast", finder) == [])
        #expect(find("", finder) == [])
    }

    @Test("a finder of regions knows their festivals alone")
    func regions() throws {
        let library = try CLibrary(.vietnam)
        let festivals = try library.festivals(in: "vietnam")
        var finder: OpaquePointer?
        #expect(almanac_finder_open(nil, festivals, &finder) == 0)
        almanac_festivals_close(festivals)  // a finder outlives its festivals
        defer { almanac_finder_close(finder) }
        #expect(find("tet nguyen dan", finder)?.isEmpty == false)
        #expect(find("chuseok", finder) == [])
    }

    @Test("any bytes are words that may find nothing")
    func hostileWords() throws {
        let library = try CLibrary(.china)
        var finder: OpaquePointer?
        #expect(almanac_finder_open(library.table, nil, &finder) == 0)
        defer { almanac_finder_close(finder) }
        for words in [" ", "\u{FFFD}", "%s%n", String(repeating: "中秋", count: 5000), "\u{301}\u{301}"] {
            #expect(find(words, finder) != nil)
        }
        // No UTF-8: the finder reads what it can.
        let broken: [CChar] = [-28, -72, 0]
        #expect(almanac_find(finder, broken, nil, 0, nil) >= 0)
    }
}
