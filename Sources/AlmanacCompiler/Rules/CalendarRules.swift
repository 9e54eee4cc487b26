import AlmanacCore

/// The rules of one calendar, as its file in `Data/calendars` states them.
struct CalendarRules {
    /// A row `exception EVENT AUTHORITY`: the authority issued the calendar with the event on this day.
    struct Exception {
        let event: EventName
        /// The calendar itself if the row names nobody.
        let authority: AuthorityID
        let line: DataLine
    }

    /// A row `dispute EVENT AUTHORITY DAY`: the authority has the event on that day, not on this calendar's.
    struct Dispute {
        let event: EventName
        let authority: AuthorityID
        let day: Day
        let line: DataLine
    }

    /// A row `follows CALENDAR until DAY`: until then the days of another calendar apply.
    struct Following {
        let calendar: CalendarID
        let lastDay: Day
        let line: DataLine
    }

    /// A row `base CALENDAR`: that calendar's eras, exceptions and disputes apply unless a row here says otherwise.
    struct Base {
        let calendar: CalendarID
        let line: DataLine
    }

    let file: SourceFile
    let id: CalendarID
    /// What it is called; empty if the file does not say.
    var names = NameTexts()
    var base: Base?
    var following: Following?
    var eras: [CalendarSection.Era] = []
    /// The row of the first meridian, for errors.
    var firstMeridian: DataLine?
    var exceptions: [Exception] = []
    var disputes: [Dispute] = []

    init(file: SourceFile, id: CalendarID) {
        self.file = file
        self.id = id
    }
}
