import Testing

@testable import AlmanacRendering

/// The durations of alarms (RFC 5545, 3.3.6): from 0h of the event back to the time of the alarm.
@Suite struct AlarmTests {
    @Test(
        "an alarm has the duration from the event",
        arguments: [
            (1, 9 * 3600, "-PT15H"), (0, 9 * 3600, "PT9H"), (0, 0, "PT0S"), (1, 0, "-P1D"), (7, 0, "-P7D"),
            (7, 18 * 3600 + 1800, "-P6DT5H30M"), (1, 86_399, "-PT1S"), (2, 82_801, "-P1DT59M59S"),
            (0, 3601, "PT1H0M1S"),
        ]
    )
    func alarmTriggers(daysBefore: Int, secondOfDay: Int, trigger: String) {
        let lines = ICalendarAlarm(daysBefore: daysBefore, secondOfDay: secondOfDay).lines(summary: "a, b")
        #expect(lines == "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:a\\, b\r\nTRIGGER:\(trigger)\r\nEND:VALARM\r\n")
    }
}
