import java.nio.charset.StandardCharsets;
import java.util.Locale;

public final class Ask {
    public static void main(String[] words) {
        StringBuilder output = new StringBuilder();
        for (Lunisolar.Calendar calendar : Lunisolar.Calendar.values()) {
            String name = calendar.name().toLowerCase(Locale.ROOT);
            for (int day = Lunisolar.FIRST_DAY - 1; day <= Lunisolar.LAST_DAY + 1; day++) {
                Lunisolar.Date date = Lunisolar.dateOf(calendar, day);
                if (date == null) {
                    if (Lunisolar.labelOf(calendar, Lunisolar.Language.EN, day) != null) throw new AssertionError(day);
                    output.append(name + " " + day + " -\n");
                    continue;
                }
                if (Lunisolar.dayOf(calendar, date.year, date.month, date.leap, date.day) != day) throw new AssertionError(day);
                output.append(name).append(' ').append(day).append(' ').append(date.year).append(' ').append(date.month).append(' ')
                    .append(date.leap ? 1 : 0).append(' ').append(date.day).append(' ').append(Lunisolar.termOf(calendar, day));
                for (Lunisolar.Language language : Lunisolar.Language.values()) output.append('|').append(Lunisolar.labelOf(calendar, language, day));
                output.append('|').append(Lunisolar.markOf(day));
                output.append('\n');
            }
            int count = 0;
            for (int year = 1897; year < 2103; year++)
                for (int n = 0; n < 14 * 2 * 32; n++)
                    if (Lunisolar.dayOf(calendar, year, n / 64, n / 32 % 2 == 1, n % 32) != Lunisolar.NONE) count++;
            output.append(name + " " + count + " dates\n");
        }
        byte[] bytes = output.toString().getBytes(StandardCharsets.UTF_8);
        System.out.write(bytes, 0, bytes.length);
        System.out.flush();
        int days = Lunisolar.LAST_DAY - Lunisolar.FIRST_DAY + 1;
        long sum = 0;
        long[] times = {System.nanoTime(), 0, 0, 0};
        for (int n = 0; n < 20; n++)
            for (int day = Lunisolar.FIRST_DAY; day <= Lunisolar.LAST_DAY; day++) sum += Lunisolar.dateOf(Lunisolar.Calendar.CHINA, day).day;
        times[1] = System.nanoTime();
        for (int n = 0; n < 20 * days; n++) sum += Lunisolar.dayOf(Lunisolar.Calendar.CHINA, 1901 + n % 199, 1 + n % 12, false, 1 + n % 29);
        times[2] = System.nanoTime();
        for (int n = 0; n < 20; n++)
            for (int day = Lunisolar.FIRST_DAY; day <= Lunisolar.LAST_DAY; day++) sum += Lunisolar.termOf(Lunisolar.Calendar.CHINA, day);
        times[3] = System.nanoTime();
        for (int n = 0; n < 3; n++) System.err.printf(Locale.ROOT, "%.1f ", (times[n + 1] - times[n]) / 20.0 / days);
        if (sum == 0) throw new AssertionError();
    }
}
