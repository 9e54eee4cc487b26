// All cells of a page at once, without festivals and with them.

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
    public func fill(_ cells: inout MutableSpan<DayCell>) { fill(&cells, from: 0) }

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
        withUnsafeTemporaryAllocation(of: Step.self, capacity: 42) { steps in
            layOut(steps)
            var cell = unmarkedCell(at: 0)
            cells.initializeElement(at: 0, to: cell)
            for index in 1..<count {
                cell.words &+= steps[index]
                cells.initializeElement(at: index, to: cell)
            }
        }
        mark(cells, from: 0)
    }

    /// Writes the steps to the cells from the ones before them; the first is not used.
    @inline(__always)
    private func layOut(_ steps: UnsafeMutableBufferPointer<Step>) {
        steps.initialize(repeating: .nextDay)
        func add(_ step: Step, at index: Int) {
            if index < steps.count { steps[index] &+= step }
        }
        let endOfMonth = Int(leadingCount) &+ Int(monthLength)
        add(.fields(dayOfMonth: -Int(previousMonthLength), isInMonth: 1), at: Int(leadingCount))
        add(.fields(dayOfMonth: -Int(monthLength), isInMonth: -1), at: endOfMonth)
        add(.fields(pillar: -60), at: 60 &- Int(firstPillar))
        add(.lunarDate(from: lunarMonths.first.base, to: lunarMonths.second.base), at: Int(lunarMonths.second.start))
        add(.lunarDate(from: lunarMonths.second.base, to: lunarMonths.third.base), at: Int(lunarMonths.third.start))
        for monday in stride(from: 8 &- Int(firstWeekday.rawValue), to: steps.count, by: 7) {
            steps[monday] &+= .fields(weekday: -7)
        }
    }
}

/// The change of the words of a cell from one to the next.
///
/// Fields that share a word may borrow from one another in a step, but not in the cell that it leads to.
private typealias Step = SIMD4<UInt32>

extension Step {
    /// The step to the next day of the same Gregorian month, lunar month, week and cycle of sixty.
    fileprivate static var nextDay: Step { fields(dayOfMonth: 1, weekday: 1, pillar: 1) &+ Step(1, 1, 0, 0) }

    /// A step from one lunar month to another, by the dates of both months at index 0.
    @inline(__always)
    fileprivate static func lunarDate(from first: UInt32, to second: UInt32) -> Step { Step(0, second &- first, 0, 0) }

    /// A step of some of the small fields.
    @inline(__always)
    fileprivate static func fields(dayOfMonth: Int = 0, weekday: Int = 0, pillar: Int = 0, isInMonth: Int = 0) -> Step {
        let fields =
            DayCell.Field.dayOfMonth.bits(of: UInt32(truncatingIfNeeded: dayOfMonth))
            &+ DayCell.Field.weekday.bits(of: UInt32(truncatingIfNeeded: weekday))
            &+ DayCell.Field.pillar.bits(of: UInt32(truncatingIfNeeded: pillar))
            &+ DayCell.Field.isInMonth.bits(of: UInt32(truncatingIfNeeded: isInMonth))
        return Step(0, 0, fields, 0)
    }
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

// MARK: - Festivals

extension MonthGrid {
    /// Writes the cells into a buffer of the caller's, each with the indices of its festivals.
    ///
    /// The festivals of a cell are `festivals[cell.festivalIndices]`, running spans included. Nothing is allocated.
    ///
    /// - Parameters:
    ///   - cells: Room for at least `count` cells, 42 are always enough; the rest of it is left unchanged.
    ///   - festivals: Festivals of the calendar that made the page, or of another calendar on the same days.
    /// - Complexity: O(number of cells and festivals).
    public func fill(_ cells: inout MutableSpan<DayCell>, festivals: Festivals) {
        fill(&cells)
        guard let known = days.intersection(festivals.days) else { return }
        let start = Int(known.firstDay.rawValue &- days.firstDay.rawValue)
        cells.withUnsafeMutableBufferPointer { cells in
            festivals.storage.forEachDay(of: known) { offset, index, count in
                cells[start &+ offset].setFestivals(first: index, count: count)
            }
        }
    }

    /// The cells, row by row, each with the indices of its festivals in `festivals`.
    ///
    /// - Complexity: O(number of cells and festivals), and one allocation.
    public func cells(festivals: Festivals) -> [DayCell] {
        var cells: [DayCell] = []
        fill(&cells, festivals: festivals)
        return cells
    }

    /// Makes an array hold the cells, each with the indices of its festivals, and nothing else; nothing is allocated once it
    /// has had room for 42.
    ///
    /// - Complexity: O(number of cells and festivals).
    public func fill(_ cells: inout [DayCell], festivals: Festivals) {
        cells.resize(to: count)
        var span = cells.mutableSpan
        fill(&span, festivals: festivals)
    }
}
