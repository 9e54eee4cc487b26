// All cells of a page at once.

extension MonthGrid {
    /// The cells, row by row.
    ///
    /// - Complexity: O(number of cells), and one allocation; `fill(_:)` makes none.
    public var cells: [DayCell] {
        [DayCell](unsafeUninitializedCapacity: count) { cells, initializedCount in
            writeCells(to: cells)
            initializedCount = count
        }
    }

    /// Makes an array hold the cells and nothing else; nothing is allocated once it has had room for 42.
    ///
    /// - Complexity: O(number of cells), about a nanosecond each.
    public func fill(_ cells: inout [DayCell]) {
        cells.resize(to: count)
        cells.withUnsafeMutableBufferPointer { writeCells(to: $0) }
    }

    /// Writes the cells into a buffer of the caller's; nothing is allocated.
    ///
    /// - Parameter cells: Room for at least `count` cells, 42 are always enough; the rest of it is left unchanged.
    /// - Complexity: O(number of cells), about a nanosecond each.
    public func fill(_ cells: inout MutableSpan<DayCell>) {
        fill(&cells, from: 0)
    }

    func fill(_ cells: inout MutableSpan<DayCell>, from start: Int) {
        precondition(start + count <= cells.count, "no room for all cells of the page")
        cells.withUnsafeMutableBufferPointer { cells in
            writeCells(to: UnsafeMutableBufferPointer(rebasing: cells[start..<start + count]))
        }
    }

    /// Writes the cells to `count` places, which need not be initialised.
    ///
    /// First the steps from each cell to the next are laid out, then they are added up. A loop that computes every cell
    /// from its index takes four times as long: where months begin cannot be predicted.
    private func writeCells(to cells: UnsafeMutableBufferPointer<DayCell>) {
        withUnsafeTemporaryAllocation(of: DayCell.Step.self, capacity: 42) { steps in
            layOut(steps)
            var cell = unmarkedCell(at: 0)
            cells.initializeElement(at: 0, to: cell)
            for index in 1..<count {
                cell.advance(by: steps[index])
                cells.initializeElement(at: index, to: cell)
            }
        }
        terms.mark(cells)
        lunarMonths.mark(cells)
    }

    /// Writes the steps to the cells from the ones before them; the first is not used.
    @inline(__always)
    private func layOut(_ steps: UnsafeMutableBufferPointer<DayCell.Step>) {
        steps.initialize(repeating: .nextDay)
        func add(_ step: DayCell.Step, at index: Int) {
            if index < steps.count { steps[index] += step }
        }
        let endOfMonth = Int(leadingCount) &+ Int(monthLength)
        add(.fields(dayOfMonth: -Int(previousMonthLength), isInMonth: 1), at: Int(leadingCount))
        add(.fields(dayOfMonth: -Int(monthLength), isInMonth: -1), at: endOfMonth)
        add(.fields(pillar: -60), at: 60 &- Int(firstPillar))
        add(.lunarDate(from: lunarMonths.first.base, to: lunarMonths.second.base), at: Int(lunarMonths.second.start))
        add(.lunarDate(from: lunarMonths.second.base, to: lunarMonths.third.base), at: Int(lunarMonths.third.start))
        for monday in stride(from: 8 &- Int(firstWeekday.rawValue), to: steps.count, by: 7) {
            steps[monday] += .fields(weekday: -7)
        }
    }
}

extension DayCell {
    /// What changes from a cell to the next.
    ///
    /// Fields that share a word may borrow from one another in a step, but not in the cell that it leads to.
    struct Step {
        fileprivate var words: SIMD4<UInt32>

        /// The step to the next day of the same Gregorian month, lunar month, week and cycle of sixty.
        static var nextDay: Step {
            var step = fields(dayOfMonth: 1, weekday: 1, pillar: 1)
            step.words.x = 1
            step.words.y = 1
            return step
        }

        /// A step from one lunar month to another, by the dates of both months at index 0.
        @inline(__always)
        static func lunarDate(from first: UInt32, to second: UInt32) -> Step {
            Step(words: SIMD4(0, second &- first, 0, 0))
        }

        /// A step of some of the small fields.
        @inline(__always)
        static func fields(dayOfMonth: Int = 0, weekday: Int = 0, pillar: Int = 0, isInMonth: Int = 0) -> Step {
            let fields =
                DayCell.Field.dayOfMonth.bits(of: UInt32(truncatingIfNeeded: dayOfMonth))
                &+ DayCell.Field.weekday.bits(of: UInt32(truncatingIfNeeded: weekday))
                &+ DayCell.Field.pillar.bits(of: UInt32(truncatingIfNeeded: pillar))
                &+ DayCell.Field.isInMonth.bits(of: UInt32(truncatingIfNeeded: isInMonth))
            return Step(words: SIMD4(0, 0, fields, 0))
        }

        @inline(__always)
        static func += (step: inout Step, other: Step) { step.words &+= other.words }
    }

    /// Makes the cell the one that a step leads to.
    @inline(__always)
    mutating func advance(by step: Step) { words &+= step.words }
}

extension [DayCell] {
    /// Makes the array `count` cells long.
    mutating func resize(to count: Int) {
        if self.count < count {
            append(contentsOf: repeatElement(.blank, count: count - self.count))
        } else {
            removeLast(self.count - count)
        }
    }
}

// MARK: - The solar terms of a page

extension MonthGrid {
    /// The solar terms of up to 42 days: at most three, as they are 14 days apart or more.
    struct Terms: Hashable, Sendable {
        /// A term on a page.
        struct Term: Hashable, Sendable {
            /// The index of its day, 127 if it is not on the page.
            var index: Int8 = .max
            /// `SolarTerm.index`.
            var term: UInt8 = 0
            /// How sure its day is.
            var certainty: Certainty.Level = .certain

            /// Marks the day of the term, if it is on the page.
            @inline(__always)
            func mark(_ cells: UnsafeMutableBufferPointer<DayCell>) {
                guard index != .max else { return }
                cells[Int(index)].mark(termIndex: term, certainty: certainty)
            }
        }

        let first: Term
        let second: Term
        let third: Term

        /// Marks a cell with the term on its day, if there is one.
        func mark(_ cell: inout DayCell, at index: Int) {
            if index == Int(first.index) { cell.mark(termIndex: first.term, certainty: first.certainty) }
            if index == Int(second.index) { cell.mark(termIndex: second.term, certainty: second.certainty) }
            if index == Int(third.index) { cell.mark(termIndex: third.term, certainty: third.certainty) }
        }

        /// Marks the cells of a page with its terms.
        @inline(__always)
        func mark(_ cells: UnsafeMutableBufferPointer<DayCell>) {
            first.mark(cells)
            second.mark(cells)
            third.mark(cells)
        }
    }
}

extension LunisolarCalendar {
    /// The solar terms of a range of up to 42 days, as far as the calendar reaches.
    @inline(__always)
    func terms(on days: DayRange) -> MonthGrid.Terms {
        let number = termDays.firstNumber(onOrAfter: days.firstDay)
        return MonthGrid.Terms(
            first: term(number, on: days),
            second: term(number &+ 1, on: days),
            third: term(number &+ 2, on: days)
        )
    }

    @inline(__always)
    private func term(_ number: Int, on days: DayRange) -> MonthGrid.Terms.Term {
        guard number < termDays.numbers.upperBound else { return MonthGrid.Terms.Term() }
        let day = termDays.day(number)
        // A good table has no term before the first that is on the days or after them; a hostile one might.
        guard days.contains(day) else { return MonthGrid.Terms.Term() }
        return MonthGrid.Terms.Term(
            index: Int8(truncatingIfNeeded: day.rawValue &- days.firstDay.rawValue),
            term: UInt8(truncatingIfNeeded: SolarTerm.index(wrapping: number)),
            certainty: termDays.isUncertain(number)
                ? certainty(.term, index: number &- termDays.numbers.lowerBound) : .certain
        )
    }
}

// MARK: - The lunar dates of a page: the days of up to three lunar months

extension MonthGrid {
    /// The lunar months of up to 42 days.
    ///
    /// At most two new moons fall on the days after the first, as they are 29 days apart.
    struct LunarMonths: Hashable, Sendable {
        /// A lunar month on a page.
        struct Month: Hashable, Sendable {
            /// The index of its first day, negative if that is before the page; 127 if the month is not on the page.
            var start: Int8 = .max
            /// How sure its first day is.
            var certainty: Certainty.Level = .certain
            /// The raw value of its first date minus `start`: with an index added it is the date there.
            var base: UInt32 = 0

            /// Marks the first day of the month, if it is on the page and not certain.
            @inline(__always)
            func mark(_ cells: UnsafeMutableBufferPointer<DayCell>) {
                guard certainty != .certain, start >= 0 else { return }
                cells[Int(start)].mark(newMoonCertainty: certainty)
            }
        }

        let first: Month
        let second: Month
        let third: Month

        /// The date at an index.
        func date(at index: Int) -> LunarDate {
            let month = index >= Int(third.start) ? third : index >= Int(second.start) ? second : first
            return LunarDate(uncheckedRawValue: month.base &+ UInt32(truncatingIfNeeded: index))
        }

        /// Marks a cell with the certainty of the new moon on its day, if there is one.
        func mark(_ cell: inout DayCell, at index: Int) {
            if index == Int(first.start) { cell.mark(newMoonCertainty: first.certainty) }
            if index == Int(second.start) { cell.mark(newMoonCertainty: second.certainty) }
            if index == Int(third.start) { cell.mark(newMoonCertainty: third.certainty) }
        }

        /// Marks the cells of a page with the certainty of its new moons.
        @inline(__always)
        func mark(_ cells: UnsafeMutableBufferPointer<DayCell>) {
            first.mark(cells)
            second.mark(cells)
            third.mark(cells)
        }
    }
}

extension LunisolarCalendar {
    /// The lunar months of a range of up to 42 days, or nil if the calendar does not reach all of it.
    @inline(__always)
    func lunarMonths(on days: DayRange) -> MonthGrid.LunarMonths? {
        guard let lunation = months.lunation(containing: days.firstDay), days.lastDay <= self.days.lastDay else {
            return nil
        }
        let first = lunarMonth(lunation, on: days)
        let second = lunarMonth(lunation &+ 1, on: days)
        // If the second is not on the page, the third is not either, and the table may not hold it.
        let third = second.start == .max ? second : lunarMonth(lunation &+ 2, on: days)
        return MonthGrid.LunarMonths(first: first, second: second, third: third)
    }

    @inline(__always)
    private func lunarMonth(_ lunation: Int, on days: DayRange) -> MonthGrid.LunarMonths.Month {
        let firstDay = months.firstDay(ofLunation: lunation)
        guard firstDay <= days.lastDay else { return MonthGrid.LunarMonths.Month() }
        let start = firstDay.rawValue &- days.firstDay.rawValue
        return MonthGrid.LunarMonths.Month(
            start: Int8(truncatingIfNeeded: start),
            certainty: months.isUncertain(lunation) ? certainty(.newMoon, index: lunation) : .certain,
            base: months.firstDate(ofLunation: lunation).rawValue &- UInt32(bitPattern: start)
        )
    }

    /// How sure the day of an event is on which there is a note.
    ///
    /// - Complexity: O(number of notes), a handful.
    @inline(never)
    func certainty(_ event: EventNote.Event, index: Int) -> Certainty.Level {
        remark(event, index: index)?.level ?? .certain
    }
}
