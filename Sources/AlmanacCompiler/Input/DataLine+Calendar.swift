import AlmanacCore

extension DataLine {
    /// A field as the name of a calendar.
    func calendarID(_ index: Int) throws(DataFileError) -> CalendarID {
        guard let id = CalendarID(word(index)) else {
            throw error(
                found: "'\(word(index))'",
                expected: "a calendar: one to eight small letters, digits or hyphens"
            )
        }
        return id
    }

    /// A field as the name of an authority.
    func authorityID(_ index: Int) throws(DataFileError) -> AuthorityID {
        guard let id = AuthorityID(word(index)) else {
            throw error(found: "'\(word(index))'", expected: "an authority: one to eight letters or digits")
        }
        return id
    }

    /// A field such as `+07:45:40` as seconds ahead of UTC.
    func clockOffset(_ index: Int) throws(DataFileError) -> Int32 {
        let text = word(index)
        let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.count == 2 && part.allSatisfy { ("0"..."9").contains($0) } ? Int32(part) : nil
        }
        guard text.first == "+" || text.first == "-", (2...3).contains(parts.count), numbers.count == parts.count,
            numbers[0] <= 14, numbers.dropFirst().allSatisfy({ (0..<60).contains($0) })
        else {
            throw error(found: "'\(text)'", expected: "a clock ahead of UTC, such as +08:00 or +07:45:40")
        }
        let seconds = numbers[0] * 3600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0)
        return text.first == "-" ? -seconds : seconds
    }
}
