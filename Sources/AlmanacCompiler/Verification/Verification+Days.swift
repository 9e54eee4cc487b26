import AlmanacCore

extension Verification {
    /// Compares first days, names and lengths of months.
    func months(
        in calendar: LunisolarCalendar,
        against published: [PublishedMonth],
        of publisher: Publisher
    ) -> Finding {
        var finding = Finding("months of \(calendar.id), \(publisher.title)")
        for month in published {
            let name = "\(month.year)-\(month.month)"
            guard let ours = calendar.month(month.month, inLunarYear: month.year) else {
                finding.fail("\(name): not in the table, published from \(month.firstDay)")
                continue
            }
            if ours.firstDay != month.firstDay {
                let certainty = calendar.newMoon(of: ours)?.certainty
                finding.file("\(name): \(ours.firstDay)", certainty, publisher.authority, month.firstDay)
            } else if let length = month.length, length != ours.length,
                !isDisputed(calendar.month(after: ours), in: calendar, by: publisher.authority)
            {
                finding.fail("\(name): \(ours.length) days, published \(length)")
            } else {
                finding.agree()
            }
        }
        return finding
    }

    /// Whether an authority begins the month on another day; the month before then has another length.
    private func isDisputed(_ month: LunarMonth?, in calendar: LunisolarCalendar, by authority: AuthorityID) -> Bool {
        if case .disputed(authority, _) = month.flatMap({ calendar.newMoon(of: $0)?.certainty }) { true } else { false }
    }

    func terms(in calendar: LunisolarCalendar, against published: [PublishedTerm], of publisher: Publisher) -> Finding {
        var finding = Finding("terms of \(calendar.id), \(publisher.title)")
        for row in published {
            guard let ours = calendar.termEvent(row.term, inYear: GregorianDate(row.day).year) else {
                finding.fail("\(row.term): not in the table, published \(row.day)")
                continue
            }
            if ours.day == row.day {
                finding.agree()
            } else {
                finding.file("\(row.term): \(ours.day)", ours.certainty, publisher.authority, row.day)
            }
        }
        return finding
    }

    /// Compares the civil days of terms and new moons with the calendar's clock: all but the cited exceptions follow it.
    func clock(of section: CalendarSection) -> Finding {
        var finding = Finding("civil days of \(section.id), its own clock")
        guard let calendar = table.calendar(section.id) else { return finding }
        for (index, event) in calendar.termEvents(in: .min ... .max).enumerated() {
            finding.compare(event, "\(event.kind)", calendar, isException: section.excepts(.term, index))
        }
        let newMoons = calendar.phaseEvents(in: .min ... .max).filter { $0.kind == .newMoon }
        for (index, event) in newMoons.enumerated() {
            finding.compare(event, "new-moon", calendar, isException: section.excepts(.newMoon, index))
        }
        return finding
    }
}

extension CalendarSection {
    /// Whether a note puts the event on another day than its clock. The compiler takes that from a cited row only.
    fileprivate func excepts(_ event: EventNote.Event, _ index: Int) -> Bool {
        notes.contains { note in
            if case .exception = note.remark { note.event == event && note.index == index } else { false }
        }
    }
}

extension Finding {
    /// Adds a difference: explained if the calendar itself names the authority's day.
    fileprivate mutating func file(_ line: String, _ certainty: Certainty?, _ authority: AuthorityID, _ day: Day) {
        if certainty == .disputed(by: authority, day: day) {
            explain("\(line), published \(day) (disputed, cited in the calendar's file)")
        } else {
            fail("\(line), published \(day)")
        }
    }

    /// Compares a civil day with the clock's.
    fileprivate mutating func compare<Kind>(
        _ event: CelestialEvent<Kind>,
        _ name: String,
        _ calendar: LunisolarCalendar,
        isException: Bool
    ) {
        guard let clockDay = calendar.civilDay(of: event.instant), clockDay != event.day else { return agree() }
        let line = "\(name) \(event.day), by the clock \(clockDay)"
        if isException {
            explain("\(line) (exception, cited in the calendar's file)")
        } else {
            fail(line)
        }
    }
}
