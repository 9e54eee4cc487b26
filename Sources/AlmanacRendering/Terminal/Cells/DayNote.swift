/// A label below the page of a month, after the number of its day.
struct DayNote {
    /// The day of the month, from 1.
    let dayOfMonth: Int
    /// The text of the note.
    let label: StyledText

    /// Notes one after the other, in lines of a width.
    static func lines(_ notes: [DayNote], width: Int) -> [StyledText] {
        Flow(pieces: notes.map(\.text), separator: StyledText(" · ", .dimmed)).lines(width: width)
    }

    private var text: StyledText {
        var text = StyledText("\(dayOfMonth) ")
        text.append(label)
        return text
    }
}
