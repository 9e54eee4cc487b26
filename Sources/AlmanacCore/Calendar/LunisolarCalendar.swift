/// One country's lunisolar calendar, as a table holds it.
///
/// Every question is answered by arithmetic in constant time, whatever the date, and all calendars cost the same. A day
/// outside the table's reach gives nil, never a guess.
///
/// A calendar is one reference to storage that is never written to again: copying it costs next to nothing, and it can
/// be used from any number of threads.
public struct LunisolarCalendar: Sendable {
    /// What the table says of the calendar.
    @usableFromInline let storage: Storage

    /// The calendar of a section of a table, which is its `index`-th.
    init(_ section: CalendarSection, at index: Int, of table: AlmanacTable) {
        storage = Storage(section, at: index, of: table)
    }

    /// Which calendar.
    public var id: CalendarID { storage.id }

    /// The days the calendar reaches: whole months, a little more on both sides than the table promises.
    public var days: DayRange { months.days }

    /// The lunar years the calendar reaches; the first is there from its eleventh month on only.
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
    /// Where the calendar is among those of its table.
    package var index: Int { storage.index }
}
