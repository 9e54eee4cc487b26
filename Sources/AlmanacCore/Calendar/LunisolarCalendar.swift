/// One country's lunisolar calendar, as a table holds it.
///
/// Days, dates, months, terms and phases are looked up in constant time, whatever the date, and all calendars cost the same.
/// Only three answers take longer: a whole lunar year takes a step for each of its months, an event that is disputed or
/// near midnight a step for each note of the calendar, and an instant a step for each change of the country's clocks. A day
/// that the table does not hold gives nil, never an estimate.
///
/// Whose days these are, in the bundled table:
///
/// | calendar | authority and clock |
/// | --- | --- |
/// | `china` | as issued to 2017, since then as GB/T 33661-2017 computes it; UTC+8, from 1914 to 1928 Beijing's mean time |
/// | `hongkong` | China's, except where the Hong Kong Observatory publishes another day |
/// | `korea` | China's to 1911, then computed for UTC+9; compared with the tables of KASI |
/// | `vietnam` | China's to 1967, then computed for UTC+7 |
/// | `japan` | 旧暦 computed for UTC+9: there has been no official one since 1873 |
///
/// Days of the future can change: an authority may publish another day, and leap seconds to come are unknown. Events that
/// are within their uncertainty of midnight, or on whose day authorities differ, say so in `CelestialEvent.certainty`. China
/// and Hong Kong differ in 2057, 2084 and 2097; in Vietnam days of 2054, 2077 and 2085 are disputed.
///
/// A calendar is one reference to storage that is never written to again: copying it costs next to nothing, and it can
/// be used from any number of threads.
public struct LunisolarCalendar: Sendable {
    @usableFromInline let storage: Storage

    /// The calendar of a section of a table, which is its `index`-th.
    init(_ section: CalendarSection, at index: Int, of table: AlmanacTable) {
        storage = Storage(section, at: index, of: table)
    }

    /// The name of the calendar, by which `AlmanacTable.calendar(_:)` finds it.
    public var id: CalendarID { storage.id }

    /// The days that the calendar holds: whole months, a little more at both ends than the table promises.
    public var days: DayRange { months.days }

    /// The lunar years of which the calendar holds a month; in the bundled table the first begins with its eleventh month.
    public var lunarYears: ClosedRange<Int> { months.lunarYears }

    /// Another country's calendar that applied at first, such as `china` in Vietnam, or nil if none did.
    public var followedCalendar: CalendarID? { following?.calendar }

    /// The last day on which `followedCalendar` applied, or nil if none did.
    public var lastFollowedDay: Day? { following?.lastDay }
}

extension LunisolarCalendar {
    /// The parts of the table that a calendar looks into.
    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let months: Lunations
        let id: CalendarID
        let termDays: TermDayTable
        let eras: [CalendarSection.Era]
        let notes: [EventNote]
        let terms: TermSection
        let phases: PhaseSection
        let uncertaintyModel: UncertaintyModel
        let following: CalendarSection.Following?
        let index: Int
        let festivals: FestivalSection
        let names: NameSection
        let aliases: AliasSection

        init(_ section: CalendarSection, at index: Int, of table: AlmanacTable) {
            self.index = index
            id = section.id
            months = Lunations(section.months, notes: section.notes)
            termDays = section.termDays
            eras = section.eras
            notes = section.notes
            terms = table.terms
            phases = table.phases
            uncertaintyModel = UncertaintyModel(about: table.about, deltaT: table.deltaT)
            following = section.following
            festivals = table.festivals
            names = table.names
            aliases = table.aliases
        }
    }

    @inlinable var months: Lunations { storage.months }
    var termDays: TermDayTable { storage.termDays }
    var eras: [CalendarSection.Era] { storage.eras }
    var notes: [EventNote] { storage.notes }
    var terms: TermSection { storage.terms }
    var phases: PhaseSection { storage.phases }
    var uncertaintyModel: UncertaintyModel { storage.uncertaintyModel }
    var following: CalendarSection.Following? { storage.following }
    package var festivalSection: FestivalSection { storage.festivals }
    package var names: NameSection { storage.names }
    package var aliasSection: AliasSection { storage.aliases }
    /// Where the calendar is among those of its table.
    package var index: Int { storage.index }
}

extension LunisolarCalendar: CustomStringConvertible {
    /// The identifier, such as `china`.
    public var description: String { id.description }
}
