import AlmanacC
import CAlmanac
import Testing

/// Null pointers where something is needed: an error code, never a trap, for every function of the header by its sections.
@Suite struct NullPointerTests {
    private let abi = UInt32(ALMANAC_ABI)
    private let library: CLibrary
    private let korea: CDaysOff
    private let date = almanac_lunar(2026, 1, 0, 1)
    private var calendar: OpaquePointer { library.calendar }

    init() throws {
        library = try CLibrary(.china)
        korea = try CDaysOff("korea", nil)
    }

    /// Expects `ALMANAC_ERROR_NULL` of every call.
    private func expectErrors(_ calls: KeyValuePairs<String, almanac_status>) {
        #expect(calls.filter { $0.value != ALMANAC_ERROR_NULL }.map { "\($0.key): \($0.value)" } == [])
    }

    @Test("tables refuse null pointers")
    func tables() {
        expectErrors([
            "almanac_table_open": almanac_table_open(abi, nil),
            "almanac_table_open_file": almanac_table_open_file(abi, nil, nil),
            "almanac_table_open_bytes": almanac_table_open_bytes(abi, nil, 0, nil),
            "almanac_table_release": almanac_table_release(nil, nil, 0, nil),
            "almanac_table_digest": almanac_table_digest(nil, nil, 0, nil),
            "almanac_table_days of nothing": almanac_table_days(nil, nil, nil),
            "almanac_table_days to nowhere": almanac_table_days(library.table, nil, nil),
            "almanac_table_calendar": almanac_table_calendar(nil, 0, nil, 0, nil),
            "almanac_table_region": almanac_table_region(nil, 0, nil, 0, nil),
            "almanac_region_calendar of nothing": almanac_region_calendar(nil, "taiwan", nil, 0, nil),
            "almanac_region_calendar of no region": almanac_region_calendar(library.table, nil, nil, 0, nil),
            "almanac_region_territory of nothing": almanac_region_territory(nil, "taiwan", 0, nil, 0, nil),
            "almanac_region_territory of no region": almanac_region_territory(library.table, nil, 0, nil, 0, nil),
            "almanac_territory_region of nothing": almanac_territory_region(nil, "TW", nil, 0, nil),
            "almanac_territory_region of no territory": almanac_territory_region(library.table, nil, nil, 0, nil),
            "almanac_region_named of nothing": almanac_region_named(nil, "HK", nil, 0, nil),
            "almanac_region_named without a name": almanac_region_named(library.table, nil, nil, 0, nil),
            "almanac_locale_language": almanac_locale_language(nil, nil, 0, nil),
            "almanac_locale_territory": almanac_locale_territory(nil, nil, 0, nil),
            "almanac_first_weekday": almanac_first_weekday(nil, "taiwan", nil),
            "almanac_first_weekday of nothing": almanac_first_weekday(library.table, nil, nil),
            "almanac_first_weekday to nowhere": almanac_first_weekday(library.table, "TW", nil),
        ])
        almanac_table_close(nil)
    }

    @Test("Gregorian days refuse null pointers")
    func gregorianDays() {
        expectErrors([
            "almanac_day_of": almanac_day_of(2026, 1, 1, nil),
            "almanac_date_on": almanac_date_on(0, nil),
            "almanac_parse_day of nothing": almanac_parse_day(nil, nil),
            "almanac_parse_day to nowhere": almanac_parse_day("2026-01-01", nil),
        ])
    }

    @Test("calendars and lunar dates refuse null pointers")
    func calendarsAndLunarDates() {
        expectErrors([
            "almanac_calendar_open of nothing": almanac_calendar_open(nil, "china", nil),
            "almanac_calendar_open of no name": almanac_calendar_open(library.table, nil, nil),
            "almanac_calendar_open to nowhere": almanac_calendar_open(library.table, "china", nil),
            "almanac_calendar_days": almanac_calendar_days(nil, nil, nil),
            "almanac_lunar_absence": almanac_lunar_absence(nil, 0),
            "almanac_lunar_dates_on of nothing": almanac_lunar_dates_on(nil, nil, 0, nil, nil),
            "almanac_lunar_dates_on of no days": almanac_lunar_dates_on(calendar, nil, 1, nil, nil),
            "almanac_days_of_lunar": almanac_days_of_lunar(calendar, nil, 1, nil, nil),
            "almanac_parse_lunar": almanac_parse_lunar(nil, nil),
            "almanac_has_holidays of nothing": almanac_has_holidays(nil, "korea", nil),
            "almanac_has_holidays of no region": almanac_has_holidays(calendar, nil, nil),
            "almanac_has_holidays to nowhere": almanac_has_holidays(calendar, "korea", nil),
        ])
        almanac_calendar_close(nil)
        #expect(almanac_lunar_date_on(nil, 0) == 0 && almanac_day_of_lunar(nil, 0) == .min)
        #expect(almanac_lunar_dates_on(calendar, nil, 0, nil, nil) == 0)
    }

    @Test("months and anniversaries refuse null pointers")
    func months() {
        expectErrors([
            "almanac_month_on of nothing": almanac_month_on(nil, 0, nil),
            "almanac_month_on to nowhere": almanac_month_on(calendar, 0, nil),
            "almanac_months_of_year of nothing": almanac_months_of_year(nil, 2026, nil, 0, nil),
            "almanac_months_of_year to nowhere": almanac_months_of_year(calendar, 2026, nil, 13, nil),
            "almanac_leap_month of nothing": almanac_leap_month(nil, 2026, nil),
            "almanac_leap_month to nowhere": almanac_leap_month(calendar, 2026, nil),
            "almanac_next_anniversary of nothing": almanac_next_anniversary(nil, date, 0, 2, 1, nil),
            "almanac_next_anniversary to nowhere": almanac_next_anniversary(calendar, date, 0, 2, 1, nil),
            "almanac_anniversaries of nothing": almanac_anniversaries(nil, date, 2026, 2027, 2, 1, nil, 0, nil),
            "almanac_anniversaries_between": almanac_anniversaries_between(nil, date, 0, 9, 2, 1, nil, 0, nil),
            "almanac_recurrence of nothing": almanac_recurrence(nil, "FREQ=YEARLY", 0, 0, 9, nil, 0, nil),
            "almanac_recurrence without a rule": almanac_recurrence(library.table, nil, 0, 0, 9, nil, 0, nil),
            "almanac_recurrence to nowhere": almanac_recurrence(library.table, "FREQ=YEARLY", 0, 0, 9, nil, 9, nil),
            "almanac_recurrence_fault of nothing": almanac_recurrence_fault(nil, "", 0, nil, 0, nil),
            "almanac_recurrence_fault without a rule": almanac_recurrence_fault(library.table, nil, 0, nil, 0, nil),
            "almanac_anniversaries to nowhere": almanac_anniversaries(calendar, date, 2026, 2027, 2, 1, nil, 9, nil),
        ])
    }

    @Test("terms and phases refuse null pointers")
    func termsAndPhases() {
        expectErrors([
            "almanac_term": almanac_term(nil, 2026, 0, nil),
            "almanac_term_season": almanac_term_season(0, nil),
            "almanac_terms": almanac_terms(nil, 0, 1, nil, 0, nil),
            "almanac_phases": almanac_phases(nil, 0, 1, nil, 0, nil),
            "almanac_lunar_doubt": almanac_lunar_doubt(nil, 0, nil),
            "almanac_anniversary_doubt": almanac_anniversary_doubt(nil, 0, 0, 0, nil),
            "almanac_festival_doubt": almanac_festival_doubt(nil, nil, 0, nil),
            "almanac_work_doubt": almanac_work_doubt(nil, 0, nil),
        ])
    }

    @Test("pillars refuse null pointers")
    func pillars() {
        expectErrors([
            "almanac_pillars_on": almanac_pillars_on(nil, 0, nil),
            "almanac_pillars_at": almanac_pillars_at(nil, 0, 0, 0, 0, nil),
            "almanac_pillar_moments": almanac_pillar_moments(nil, 0, 0, 0, 0, 0, 1, 0, 0, 0, nil, 0, nil),
        ])
    }

    @Test("festivals refuse null pointers")
    func festivals() {
        expectErrors([
            "almanac_festivals_open of nothing": almanac_festivals_open(nil, nil, nil),
            "almanac_festivals_open to nowhere": almanac_festivals_open(calendar, nil, nil),
            "almanac_festivals_between": almanac_festivals_between(nil, 0, 1, nil, 0, nil),
            "almanac_festival_after": almanac_festival_after(nil, "x", 0, nil),
            "almanac_finder_open": almanac_finder_open(nil, nil, nil),
            "almanac_finder_open to nowhere": almanac_finder_open(library.table, nil, nil),
            "almanac_find": almanac_find(nil, "x", nil, 0, nil),
            "almanac_ask of nothing": almanac_ask(nil, nil, nil, "x", "en", 0, nil, nil, 0, nil),
            "almanac_ask without words": almanac_ask(library.table, nil, nil, nil, "en", 0, nil, nil, 0, nil),
            "almanac_festivals_without_holidays": almanac_festivals_without_holidays(nil, nil),
        ])
        almanac_festivals_close(nil)
        almanac_finder_close(nil)
    }

    @Test("files of holidays refuse null pointers")
    func holidays() {
        expectErrors([
            "almanac_holidays_open": almanac_holidays_open(nil),
            "almanac_holidays_open_file": almanac_holidays_open_file(nil, nil),
            "almanac_holidays_open_bytes": almanac_holidays_open_bytes(nil, 0, nil),
            "almanac_holidays_release": almanac_holidays_release(nil, nil, 0, nil),
            "almanac_holidays_digest": almanac_holidays_digest(nil, nil, 0, nil),
            "almanac_holidays_made_with of nothing": almanac_holidays_made_with(nil, nil, nil),
            "almanac_holidays_made_with of no holidays": almanac_holidays_made_with(nil, library.table, nil),
            "almanac_holidays_region": almanac_holidays_region(nil, 0, nil, 0, nil),
            "almanac_holidays_audience": almanac_holidays_audience(nil, "korea", 0, nil, 0, nil),
        ])
        almanac_holidays_close(nil)
    }

    @Test("questions about days off refuse null pointers")
    func questionsAboutDaysOff() {
        expectErrors([
            "almanac_days_off_open of nothing": almanac_days_off_open(nil, nil, "korea", nil, nil),
            "almanac_days_off_open of no region": almanac_days_off_open(library.table, nil, nil, nil, nil),
            "almanac_days_off_open to nowhere": almanac_days_off_open(library.table, nil, "korea", nil, nil),
            "almanac_days_off_audience": almanac_days_off_audience(nil, nil, 0, nil),
            "almanac_days_off_complete of nothing": almanac_days_off_complete(nil, nil, nil),
            "almanac_days_off_complete to nowhere": almanac_days_off_complete(korea.handle, nil, nil),
            "almanac_days_off_looked_up": almanac_days_off_looked_up(nil, nil),
            "almanac_work_status_on of nothing": almanac_work_status_on(nil, 0, nil),
            "almanac_work_status_on to nowhere": almanac_work_status_on(korea.handle, 0, nil),
            "almanac_work_kinds_on of nothing": almanac_work_kinds_on(nil, nil, 0, nil),
            "almanac_work_kinds_on to nowhere": almanac_work_kinds_on(korea.handle, nil, 1, nil),
            "almanac_work_statuses_on of nothing": almanac_work_statuses_on(nil, nil, 0, nil),
            "almanac_work_statuses_on to nowhere": almanac_work_statuses_on(korea.handle, [0], 1, nil),
            "almanac_count_workdays of nothing": almanac_count_workdays(nil, 0, 1, nil),
            "almanac_count_workdays to nowhere": almanac_count_workdays(korea.handle, 0, 1, nil),
            "almanac_add_workdays of nothing": almanac_add_workdays(nil, 0, 1, nil),
            "almanac_add_workdays to nowhere": almanac_add_workdays(korea.handle, 20501, 1, nil),
            "almanac_breaks of nothing": almanac_breaks(nil, 2026, nil, 0, nil),
            "almanac_breaks to nowhere": almanac_breaks(korea.handle, 2026, nil, 99, nil),
            "almanac_bridges": almanac_bridges(nil, 2026, 1, nil, 0, nil),
            "almanac_notice_at of nothing": almanac_notice_at(nil, 0, nil),
            "almanac_notice_at to nowhere": almanac_notice_at(korea.handle, 0, nil),
            "almanac_notice_authority": almanac_notice_authority(nil, 0, nil, 0, nil),
            "almanac_notice_number": almanac_notice_number(nil, 0, nil, 0, nil),
        ])
        almanac_days_off_close(nil)
        #expect(almanac_work_kind_on(nil, 0) == ALMANAC_UNKNOWN_DAY && almanac_is_workday(nil, 0) == -1)
        #expect(almanac_work_kinds_on(korea.handle, nil, 0, nil) == 0)
        #expect(almanac_work_kinds_on(korea.handle, nil, -1, nil) == ALMANAC_ERROR_ARGUMENT)
    }

    @Test("pages refuse null pointers")
    func pages() {
        expectErrors([
            "almanac_festival_at": almanac_festival_at(nil, 0, nil),
            "almanac_day_face of nothing": almanac_day_face(nil, nil, nil, 0, nil, "en", nil, nil, 0, nil, nil, 0, nil),
            "almanac_day_face in no language":
                almanac_day_face(calendar, nil, nil, 20501, nil, nil, nil, nil, 0, nil, nil, 0, nil),
            "almanac_day_face to nowhere":
                almanac_day_face(calendar, nil, nil, 20501, nil, "en", nil, nil, 9, nil, nil, 999, nil),
            "almanac_weekday_colour of nothing": almanac_weekday_colour(nil, nil, 6, nil),
            "almanac_weekday_colour to nowhere": almanac_weekday_colour(library.table, nil, 6, nil),
            "almanac_page of nothing": almanac_page(nil, nil, 2026, 1, 1, 0, nil, 42, nil),
            "almanac_page to nowhere": almanac_page(calendar, nil, 2026, 1, 1, 0, nil, 42, nil),
        ])
    }

    @Test("names and words refuse null pointers")
    func names() {
        expectErrors([
            "almanac_word": almanac_word(0, 0, nil, 99, nil),
            "almanac_lunar_date_text": almanac_lunar_date_text(date, 0, 0, nil, nil, 0, nil),
            "almanac_lunar_day_name": almanac_lunar_day_name(date, nil, nil, 0, nil),
            "almanac_lunar_title": almanac_lunar_title(nil, 2026, 1, "en", nil, 0, nil),
            "almanac_festival_day_name of nothing": almanac_festival_day_name(nil, "x", 0, "en", nil, 0, nil),
            "almanac_word_name": almanac_word_name(0, 0, nil, nil, 0, nil),
            "almanac_regional_name": almanac_regional_name(nil, 5, 0, "en", nil, 0, nil),
            "almanac_era_year": almanac_era_year(nil, 0, 0, "en", nil, 0, nil),
            "almanac_work_mark_kind": almanac_work_mark_kind(1, nil),
            "almanac_zodiac_name": almanac_zodiac_name(nil, 2026, "en", nil, 0, nil),
            "almanac_calendar_name": almanac_calendar_name(nil, "en", nil, 0, nil),
            "almanac_festival_name": almanac_festival_name(nil, "x", "en", nil, 0, nil),
            "almanac_region_name of nothing": almanac_region_name(nil, "korea", "en", nil, 0, nil),
            "almanac_region_name of no region": almanac_region_name(library.table, nil, "en", nil, 0, nil),
            "almanac_audience_name": almanac_audience_name(nil, "en", nil, 0, nil),
        ])
    }
}
