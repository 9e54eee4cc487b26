import AlmanacCore

extension HolidayFile {
    /// The number of the line after which a new notice goes, the last of the file.
    ///
    /// Notices stand by what they are about, and then by the days for which they decide, with a blank line between. So it goes
    /// after the last notice of the same authority that decides for no later days, and below those that it supersedes; to the
    /// end if the authority has no other.
    ///
    /// - Parameter text: The text of the file, with the new notice as the last.
    func line(beforeLastNoticeOf text: SourceFile) -> Int {
        guard let new = notices.indices.last else { return 0 }
        let firstDay = firstDay(of: new) ?? notices[new].day
        let earlier = notices.indices.dropLast().filter { index in
            guard notices[index].authority == notices[new].authority else { return false }
            guard let firstDay, let other = self.firstDay(of: index) else { return true }
            return other <= firstDay
        }
        let last = (earlier + notices[new].superseded).map { notices[$0].line.number }.max()
        return last.map { text.endOfParagraph(at: $0) } ?? 0
    }

    /// The first day that a notice decides; nil if it decides none.
    private func firstDay(of notice: Int) -> Day? {
        rows.filter { $0.notice == notice }.map(\.days.firstDay).min()
    }
}

extension SourceFile {
    /// The number of the last line before the next blank one.
    fileprivate func endOfParagraph(at line: Int) -> Int {
        var end = line
        var isOver = false
        forEachLine { number, text in
            if number > line && text.isBlank { isOver = true }
            if number >= line && !isOver { end = number }
        }
        return end
    }
}
