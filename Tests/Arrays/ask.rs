mod lunisolar;
use lunisolar::{day, label, lunar_date, Language, term, Calendar, LunarDate, FIRST_DAY, LAST_DAY};
use lunisolar::mark;
use std::io::{BufWriter, Write};
use std::time::Instant;

const LANGUAGES: [Language; 6] = [Language::ZhHans, Language::ZhHant, Language::En, Language::Ko, Language::Ja, Language::Vi];

fn main() -> std::io::Result<()> {
    let mut output = BufWriter::new(std::io::stdout().lock());
    for calendar in [Calendar::China, Calendar::Hongkong, Calendar::Japan, Calendar::Korea, Calendar::Vietnam] {
        let name = format!("{calendar:?}").to_lowercase();
        for number in FIRST_DAY - 1..=LAST_DAY + 1 {
            let Some(date) = lunar_date(calendar, number) else {
                assert_eq!(label(calendar, Language::En, number), None);
                writeln!(output, "{name} {number} -")?;
                continue;
            };
            assert_eq!(day(calendar, date), Some(number));
            let term = term(calendar, number).map_or(-1, |term| term as i32);
            write!(output, "{name} {number} {} {} {} {} {term}", date.year, date.month, date.leap as u8, date.day)?;
            for language in LANGUAGES {
                write!(output, "|{}", label(calendar, language, number).unwrap())?;
            }
            write!(output, "|{}", mark(number).map_or(-1, |mark| mark as i32))?;
            writeln!(output)?;
        }
        let mut count = 0;
        for year in 1897..2103 {
            for (month, leap, of_month) in (0..14 * 2 * 32).map(|n| (n / 64, n / 32 % 2 == 1, n % 32)) {
                count += day(calendar, LunarDate { year, month: month as u8, leap, day: of_month as u8 }).is_some() as i32;
            }
        }
        writeln!(output, "{name} {count} dates")?;
    }
    let days = (LAST_DAY - FIRST_DAY + 1) as u128;
    let mut sum = 0;
    let mut times = vec![Instant::now()];
    for _ in 0..20 {
        sum += (FIRST_DAY..=LAST_DAY).map(|day| lunar_date(Calendar::China, day).map_or(0, |date| date.day as i64)).sum::<i64>();
    }
    times.push(Instant::now());
    for n in 0..20 * days as i32 {
        let date = LunarDate { year: 1901 + n % 199, month: (1 + n % 12) as u8, leap: false, day: (1 + n % 29) as u8 };
        sum += day(Calendar::China, date).unwrap_or(0) as i64;
    }
    times.push(Instant::now());
    for _ in 0..20 {
        sum += (FIRST_DAY..=LAST_DAY).map(|day| term(Calendar::China, day).unwrap_or(0) as i64).sum::<i64>();
    }
    times.push(Instant::now());
    for pair in times.windows(2) {
        eprint!("{:.1} ", (pair[1] - pair[0]).as_nanos() as f64 / (20 * days) as f64);
    }
    assert_ne!(sum, 0);
    Ok(())
}
