/* @title@
   @head@
   LocalDate.toEpochDay() is such a day. An answer that there is not is null, NONE or -1. */
public final class Lunisolar {
    public enum Calendar { @names@ }

    public enum Language { @languages@ }

    public static final int FIRST_DAY = @firstDay@, LAST_DAY = @lastDay@;
    public static final int NONE = Integer.MIN_VALUE;
    private static final int FIRST_LUNAR_YEAR = @firstLunarYear@, FIRST_YEAR = @firstYear@;

    /** By lunar year: bits 0-12 months of 30 days, 13-16 the leap month or 0, 17-22 days from 19 January
     * to New Year. */
    private static final int[][] MONTHS = {
@months@
    };
    /** By year: bit k is 1 if term k is a day later than predicted. */
    private static final int[][] TERMS = {
@terms@
    };
    /** The predictions of the first year, in 1/65536 of a day after 1 January. */
    private static final int[][] BASES = {
@bases@
    };

    /** By language: 24 terms, the first days of 12 months and of 12 leap months, days 2 to 30, the festivals of
     * the region. */
    private static final String[][] LABELS = {
@labels@
    };
@region@    /** By 57 days from the first: a digit for the day among them, one for its festival or 0, one for its mark or 0. */
@region@    private static final String[] NOTES = {
@region@@notes@
@region@    };

    private Lunisolar() {}

    public static final class Date {
        public final int year, month, day;
        public final boolean leap;

        public Date(int year, int month, boolean leap, int day) {
            this.year = year;
            this.month = month;
            this.leap = leap;
            this.day = day;
        }
    }

    /** The day of 1 January of a year after 0. */
    private static int january(int year) {
        return 365 * (year - 1970) + (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400 - 477;
    }

    private static int newYear(int[] years, int index) {
        return january(FIRST_LUNAR_YEAR + index) + 18 + (years[index] >> 17);
    }

    /** The lunar date of a day, or null. */
    public static Date dateOf(Calendar calendar, long day) {
        if (day < FIRST_DAY || day > LAST_DAY) return null;
        int[] years = MONTHS[calendar.ordinal()];
        int index = Math.min(((int) day - january(FIRST_LUNAR_YEAR)) / 365, years.length - 1);
        while (newYear(years, index) > day) index--;
        int word = years[index], leap = word >> 13 & 15, rest = (int) day - newYear(years, index), month = 0;
        while (rest >= 29 + (word >> month & 1)) rest -= 29 + (word >> month++ & 1);
        int number = leap != 0 && month >= leap ? month : month + 1;
        return new Date(FIRST_LUNAR_YEAR + index, number, leap != 0 && month == leap, rest + 1);
    }

    /** The day of a lunar date, or NONE. */
    public static int dayOf(Calendar calendar, int year, int month, boolean leap, int day) {
        int[] years = MONTHS[calendar.ordinal()];
        if (year < FIRST_LUNAR_YEAR || year >= FIRST_LUNAR_YEAR + years.length) return NONE;
        int word = years[year - FIRST_LUNAR_YEAR], leapMonth = word >> 13 & 15;
        if (month < 1 || month > 12 || leap && month != leapMonth) return NONE;
        int before = leapMonth != 0 && (leap || month > leapMonth) ? month : month - 1;
        if (day < 1 || day > 29 + (word >> before & 1)) return NONE;
        int longMonths = Integer.bitCount(word & (1 << before) - 1);
        int found = newYear(years, year - FIRST_LUNAR_YEAR) + 29 * before + longMonths + day - 1;
        return found < FIRST_DAY || found > LAST_DAY ? NONE : found;
    }

    /** The day of a solar term of a Gregorian year, or NONE. */
    public static int termDay(Calendar calendar, int year, int term) {
        int[] years = TERMS[calendar.ordinal()];
        if (year < FIRST_YEAR || year >= FIRST_YEAR + years.length || term < 0 || term > 23) return NONE;
        int index = year - FIRST_YEAR, predicted = 15873 * index + BASES[calendar.ordinal()][term] >> 16;
        return january(FIRST_YEAR) + 365 * index + predicted + (years[index] >> term & 1);
    }

    /** The term of a day, or -1 for most days. */
    public static int termOf(Calendar calendar, long day) {
        if (day < FIRST_DAY || day > LAST_DAY) return -1;
        int year = FIRST_YEAR + ((int) day - FIRST_DAY) / 366;
        while (january(year + 1) <= day) year++;
        int term = ((int) day - january(year)) / 16;
        while (term < 23 && termDay(calendar, year, term) < day) term++;
        return termDay(calendar, year, term) == day ? term : -1;
    }

@region@    /** A digit of the note of a day of the region: 1 for its festival, 2 for its mark; 0 without one. '#' is the digit 0. */
@region@    private static int noted(long day, int digit) {
@region@        if (day < FIRST_DAY || day > LAST_DAY) return 0;
@region@        int index = (int) day - FIRST_DAY, start = 0;
@region@        String notes = NOTES[index / 57];
@region@        while (start < notes.length() && notes.charAt(start) - '#' != index % 57) start += 3;
@region@        return start < notes.length() ? notes.charAt(start + digit) - '#' : 0;
@region@    }
@region@
@region@    /** 1 on a day off of the region, 2 on a day worked for one, 3 on half a day off, 0 on others; -1 where nobody has decided. */
@region@    public static int markOf(long day) {
@region@        int mark = noted(day, 2);
@region@        return mark > 0 || day >= @firstDecided@ && day <= @lastDecided@ ? mark : -1;
@region@    }
@region@
    /** The label under the number of a day: its term, else its month on the first day, else its lunar day; or null. */
    public static String labelOf(Calendar calendar, Language language, long day) {
        Date date = dateOf(calendar, day);
        if (date == null) return null;
@region@        int festival = noted(day, 1);
@region@        String name = LABELS[language.ordinal()][76 + festival];
@region@        if (festival > 0 && !name.isEmpty()) return name;
        int term = termOf(calendar, day), first = 23 + (date.leap ? 12 : 0) + date.month;
        return LABELS[language.ordinal()][term >= 0 ? term : date.day > 1 ? 46 + date.day : first];
    }
}
