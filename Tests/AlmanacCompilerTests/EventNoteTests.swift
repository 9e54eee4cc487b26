import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// Notes of a calendar: what they say, how they are stored, and that any bytes in their place are safe.
@Suite struct EventNoteTests {
    private static let notes = [
        EventNote(event: .term, index: 0, remark: .exception(computedDaysLater: -1, by: "china")),
        EventNote(event: .term, index: 65_535, remark: .nearMidnight),
        EventNote(event: .newMoon, index: 7, remark: .dispute(daysLater: 1, by: "hko")),
        EventNote(event: .newMoon, index: 8, remark: .exception(computedDaysLater: 1, by: "hko")),
        EventNote(event: .newMoon, index: 9, remark: .exception(computedDaysLater: .min, by: "hnd")),
    ]

    private func bytes(of notes: [EventNote]) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(notes)
        return writer.bytes
    }

    private func notes(in bytes: [UInt8]) throws(TableError) -> [EventNote] {
        try bytes.read(as: 16, EventNote.readList)
    }

    @Test("notes are read as they were written") func notesAreRead() throws {
        #expect(try notes(in: bytes(of: Self.notes)) == Self.notes)
        #expect(try notes(in: bytes(of: [])).isEmpty)
    }

    /// An exception in six bytes: bit 0 for a new moon, then index, days, the index of the authority, zero.
    @Test("an exception has its authority") func anExceptionHasItsAuthority() {
        let exception = EventNote(event: .newMoon, index: 258, remark: .exception(computedDaysLater: -1, by: "hnd"))
        let dispute = EventNote(event: .term, index: 3, remark: .dispute(daysLater: 1, by: "hko"))
        #expect(
            bytes(of: [dispute, exception])
                == [2] + Array("hko\0\0\0\0\0hnd\0\0\0\0\0".utf8) + [2, 0] + [2, 3, 0, 1, 0, 0] + [1, 2, 1, 255, 1, 0]
        )
    }

    @Test("an authority that is not there is an error") func anAuthorityThatIsNotThere() {
        for what in [0, 1, 2, 3] as [UInt8] {
            let list = [1] + Array("hko\0\0\0\0\0".utf8) + [1, 0] + [what, 0, 0, 1, 1, 0]
            #expect(throws: TableError.self) { try notes(in: list) }
            #expect(throws: TableError.self) { try notes(in: [0, 1, 0, what, 0, 0, 1, 0, 0]) }
        }
        // A day near midnight has no authority.
        #expect(throws: Never.self) { try notes(in: [0, 1, 0, 4, 0, 0, 0, 9, 0]) }
    }

    @Test("a note says the certainty of its day") func whatANote() {
        let exception = EventNote.Remark.exception(computedDaysLater: 1, by: "hko")
        #expect(
            exception.certainty(on: day("2057-09-28"), marginSeconds: 44)
                == .published(by: "hko", computedDay: day("2057-09-29"))
        )
        let dispute = EventNote.Remark.dispute(daysLater: -1, by: "hko")
        #expect(
            dispute.certainty(on: day("2057-09-29"), marginSeconds: 44) == .disputed(by: "hko", day: day("2057-09-28"))
        )
        for remark in [exception, dispute, .nearMidnight] {
            #expect(remark.certainty(on: day("2000-01-01"), marginSeconds: 1).level == remark.level)
        }
    }

    /// Hostile notes at the ends of all days wrap instead of trapping.
    @Test("any number of days is safe", arguments: [Int8.min, -1, 0, 1, .max])
    func anyNumberOfDays(days: Int8) {
        for day in [Day.min, .max] {
            let published = EventNote.Remark.exception(computedDaysLater: days, by: "x").certainty(
                on: day,
                marginSeconds: 0
            )
            let disputed = EventNote.Remark.dispute(daysLater: days, by: "x").certainty(on: day, marginSeconds: 0)
            #expect(published.otherDay == disputed.otherDay)
            #expect(published.otherDay?.rawValue == day.rawValue &+ Int32(days))
        }
    }

    /// Of two notes on one event, which no compiler writes, the first counts, on a page as in the list of events.
    @Test("the first note of an event counts") func theFirstNote() async throws {
        let body = try await Fixture.compilation.value.body
        let china = try #require(try TestTable.open(body).calendar(.china))
        let dahan = try #require(china.notes.firstIndex { $0.remark.authority == "china" })
        let note = china.notes[dahan]
        #expect(china.remark(note.event, index: note.index) == note.remark)
        let section = try #require(try TestTable.open(body).calendarSections.first { $0.id == .china })
        let doubled = CalendarSection(
            id: section.id,
            eras: section.eras,
            following: section.following,
            months: section.months,
            termDays: section.termDays,
            notes: section.notes
                + section.notes.map { EventNote(event: $0.event, index: $0.index, remark: .nearMidnight) }
        )
        let calendar = LunisolarCalendar(storage: .init(doubled, at: 0, of: try TestTable.open(body)))
        #expect(calendar.termEvents(in: .min ... .max).elementsEqual(china.termEvents(in: .min ... .max)))
        let month = YearMonth(day("1979-01-21"))
        #expect(calendar.grid(of: month)?.map(\.termCertainty) == china.grid(of: month)?.map(\.termCertainty))
    }

    /// The compiler writes one note at most for an event, and every exception with an authority of the rule files.
    @Test("an event has one note") func anEventHasOneNote() async throws {
        for section in try await Fixture.table().calendarSections {
            let events = section.notes.map { "\($0.event) \($0.index)" }
            #expect(Set(events).count == events.count, "\(section.id)")
            for note in section.notes {
                guard case .exception(let days, let authority) = note.remark else { continue }
                #expect(abs(days) == 1 && ["china", "hko", "hnd"].contains(authority), "\(section.id)")
            }
        }
    }
}
