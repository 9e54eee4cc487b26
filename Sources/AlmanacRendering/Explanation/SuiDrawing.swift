import Almanac

/// One sui of an explanation, drawn to the scale of days: a band for each month with its new moon at the beginning, the
/// principal terms on its lower edge, months of the Gregorian calendar above, statements below.
///
/// Lengths are in millimetres.
struct SuiDrawing {
    let sui: Sui
    let sentences: ExplanationSentences
    /// The statements on the sui.
    let facts: Paragraph
    /// The left edge.
    let x: Double
    /// The upper edge.
    let y: Double
    let width: Double

    /// The width of a day; a sui that the table does not hold completely takes its part of the width.
    private var dayWidth: Double { width / Double(max(sui.days.count, Self.fewestDays)) }

    // Millimetres below the upper edge of the sui.
    private static let headingLine = 4.5
    private static let scaleLine = 12.0
    private static let bandTop = 24.0
    private static let bandHeight = 19.0
    /// The room below the band for the names and the times of terms.
    private static let termHeight = 12.0
    private static let gapBelow = 9.0
    /// The greatest width of what is written at a new moon or a term: no two are nearer than 29 days.
    private static let labelWidth = 20.0

    /// The days of a sui of twelve months, about; a shorter strip is not stretched.
    private static let fewestDays = 354

    /// The upper edge of the statements, below the names of terms if there are any.
    private var factsTop: Double { Self.bandTop + Self.bandHeight + 6 + (sui.hasTerms ? Self.termHeight : 0) }

    /// The height of strip, statements and the gap below them.
    var height: Double { factsTop + facts.height + Self.gapBelow }

    /// The group of elements of the sui.
    var text: String {
        "<g>\n" + heading + scale + sui.months.enumerated().map { band(of: $1, isEven: $0.isMultiple(of: 2)) }.joined()
            + sui.months.flatMap(\.principalTerms).map(mark).joined() + newMoons
            + facts.text("ink", x: x, y: y + factsTop) + "</g>\n"
    }

    private var heading: String {
        let text = sentences.heading(sui).joined(separator: " · ")
        return text.isEmpty ? "" : Drawing.text(text, "month", x: x, y: y + Self.headingLine, size: 4.6, within: width)
    }

    /// The left edge of a day.
    private func left(of day: Day) -> Double {
        x + Double(day.days(since: sui.days.firstDay)) * dayWidth
    }

    /// The Gregorian months that begin in the sui.
    private var scale: String {
        sui.days.filter { GregorianDate($0).day == 1 }.map(scaleMark).joined()
    }

    /// A tick with the name of the month that begins on a day; nothing where the name would leave the sheet.
    private func scaleMark(at day: Day) -> String {
        let left = left(of: day)
        guard left + Self.scaleLabelWidth < x + width else { return "" }
        return Drawing.path("tick", x: left, y: y + Self.scaleLine - 2.6, "v3.4")
            + Drawing.text("\(YearMonth(day))", "soft", x: left + 0.8, y: y + Self.scaleLine, size: 2.4)
    }

    private static let scaleLabelWidth = 12.0
    private static let bandMargin = 1.5
    /// The greatest size of names of months.
    private static let largestName = 4.4

    /// The size of the names of months: the largest in which every plain month has its name on one line.
    private var nameSize: Double {
        let sizes = sui.months.filter { !$0.name.isLeap }.map { month in
            // Heavy letters are a tenth wider than the estimate.
            (Double(month.days.count) * dayWidth - 2 * Self.bandMargin) / sentences.name(month.name).widthInEms / 1.1
        }
        return min(Self.largestName, sizes.min() ?? Self.largestName)
    }

    /// The size of the names of terms: the largest in which every name is narrow enough.
    private var termSize: Double {
        let widest = sui.months.flatMap(\.principalTerms).map { sentences.name($0).widthInEms }.max() ?? 1
        return min(3.1, Self.labelWidth / widest)
    }

    private func band(of month: Sui.Month, isEven: Bool) -> String {
        let (x, width) = (left(of: month.month.firstDay), Double(month.days.count) * dayWidth)
        let bounds = Rectangle(x: x, y: y + Self.bandTop, width: width, height: Self.bandHeight)
        let fill = month.name.isLeap ? "leap" : isEven ? "even" : "odd"
        return Drawing.box(bounds, fill) + label(of: month, within: bounds.inset(Self.bandMargin))
    }

    /// The new moons on the upper edge, each at the beginning of its day, with day and time.
    private var newMoons: String {
        sui.monthsAndNext.map { month in
            let left = left(of: month.month.firstDay)
            let disc = Drawing.disc(x: left, y: y + Self.bandTop, radius: 1.5, "moon")
            // The moon that begins the next sui is labelled there.
            guard month != sui.next else { return disc }
            return disc + label(of: month.newMoon, "soft", x: left, y: y + Self.bandTop - 5.6)
        }.joined()
    }

    /// The day and below it the time, from a point to the right.
    private func label(of event: SuiEvent, _ style: String, x: Double, y: Double) -> String {
        Drawing.text(day(of: event), "month", x: x, y: y, size: 2.6, within: Self.labelWidth)
            + Drawing.text(time(of: event), style, x: x, y: y + 3.2, size: 2.3, within: Self.labelWidth)
    }

    /// A principal term on the lower edge, in the middle of its day, with its name, day and time.
    private func mark(_ term: SuiEvent) -> String {
        guard let kind = term.term else { return "" }
        let middle = left(of: term.day) + dayWidth / 2
        let edge = y + Self.bandTop + Self.bandHeight
        let style = kind.season.styleClass
        let rows = [
            (sentences.name(term), style + " month", termSize), (day(of: term), "ink", 2.4),
            (time(of: term), "soft", 2.3),
        ]
        let labels = rows.enumerated().map { number, row in
            let y = edge + 5.6 + Double(number) * 3.6
            return Drawing.text(row.0, row.1 + " middle", x: middle, y: y, size: row.2, within: Self.labelWidth)
        }
        return Drawing.path("term", x: middle, y: edge - 3.5, "v3.5")
            + Drawing.diamond(x: middle, y: edge, radius: 1.4, "sun") + labels.joined()
    }

    /// Month and day, after `≈` if the day is not certain.
    private func day(of event: SuiEvent) -> String { event.certainty.sign + "\(MonthDay(event.day))" }

    /// The time of the clock, with its own day if that is another.
    private func time(of event: SuiEvent) -> String {
        let time = event.time.hoursMinutesSeconds
        return event.time.day == event.day ? time : "\(MonthDay(event.time.day)) \(time)"
    }
}

// MARK: - The names of months

extension SuiDrawing {
    /// The distance from one line to the next, in sizes of the letters.
    private static let leading = 1.3
    /// The height at the lower edge of a band where marks of terms are.
    private static let marks = 2.0

    /// The name of a month in its band without a margin, and below it a note if the month has no principal term; broken
    /// into lines where they are too long, and centred in the part of the band that the marks of terms leave free.
    private func label(of month: Sui.Month, within bounds: Rectangle) -> String {
        let isLeap = month.name.isLeap
        let name = Self.lines(sentences.name(month.name), isLeap ? "p" : "month", sizes: [nameSize, 3.2], bounds.width)
        let note = Self.lines(sentences.noPrincipalTerm, isLeap ? "p" : "soft", sizes: [2.8, 2.4], bounds.width)
        let lines = name + (month.isWithoutTerm ? note : [])
        let height = lines.reduce(0) { $0 + $1.size * Self.leading }
        let (x, width) = (bounds.x + bounds.width / 2, bounds.width)
        var y = bounds.y + (bounds.height - Self.marks - height) / 2
        return lines.map { text, style, size in
            y += size * Self.leading
            let baseline = y - size * (Self.leading - 1)
            return Drawing.text(text, style + " middle", x: x, y: baseline, size: size, within: width)
        }.joined()
    }

    /// A text on one line in the larger of two sizes, or broken into lines in the smaller.
    private static func lines(_ text: String, _ style: String, sizes: [Double], _ width: Double)
        -> [(text: String, style: String, size: Double)]
    {
        let size = sizes.first { text.widthInEms * $0 <= width } ?? sizes[sizes.count - 1]
        return LineBreaks(text) { $0.widthInEms * size <= width }.lines.map { ($0, style, size) }
    }
}
