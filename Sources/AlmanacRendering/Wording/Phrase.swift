import Almanac
import CAlmanacTexts

/// A text of a page, a file or a message: a row of `Data/texts`, which has a file for each language.
package enum Phrase: Int, CaseIterable {
    case lunarDate, lunarMonth, lunarYear, era, pillars, fourPillars, otherwise, zodiac, nextTerm, moon, nextPhase,
        festivals, work, custom, dayBefore, dayAfter, week, calendar, yearLimits, monthLimits, dayLimits, hourLimits,
        near, decidedDays, elsewhere, publishedTimes, sources
    case julian, instant, instantTitle, firstOfMonth, trueSolarTime, fromThen, beforeThen, untilTime, fromTime,
        dayIsCertain, issuedBy, issuedIn, computed, blindYear, doubleSpring, leapYear,
        commonYear
    case year, month, day, hour, fromNewYearsDay, fromSpring, fromTermDay, fromTermInstant, fromFirst, fromMidnight,
        fromElevenPM
    case yesterday, today, tomorrow, daysLater, daysAgo, days, bothEndsCounted, daysApart, todayIs, daysUntil, daysSince
    case newMoonsAndTerms, newMoon, theNewMoon, principalTerm, noPrincipalTerm, twelve, thirteen, withLeapMonth, rule,
        withoutTerms, follows, incomplete, issued, twelveMonths, thirteenMonths, leap, withoutTermOfTwelve,
        withoutTermAfterLeap, termBeforeNewMoon, leapByClockTimes, noLeapByClockTimes, published, nearMidnight, disputed
    case answerWork, answerOff, answerHalf, answerUnknown, morningOff, afternoonOff, halfOff, byTheWeek, workdays,
        halfDays, daysOff, daysInARow, daysOrMore, workdaysByTheWeek, decided, undecided, bridge, lookedUpBefore,
        ifLawStays, completeness, regionCompleteness, incompleteYear, notLookedUp, notDecided, notKnown, untilDay,
        fromDay, secondsDecide, publishedOtherwise, offForOthers
    case birthday, memorialDay, lunarBirthday, lunar, gregorian, never, turns, ifGregorian, noBirthday, sharedBirthdays,
        countingAge, ofPerson, timeTwice, noSuchPillar
    case termsFeed, phasesFeed, festivalsFeed, lunarFeed, anniversariesFeed, daysOffFeed, dayOffEvent, halfDayEvent,
        workdayEvent, byLaw
    case dayWords, occasionWords, noneBefore, moreUnconverted, noDifference, unknownHome, missingHolidays, oneArgument,
        skippedTime, unknownEra, beyondDecided, onlyLaw, decidedUntil, oneDay, atLine, unpairedBraces
    case unknownVerb, unknownOption, noVerb, unknownValue, didYouMean, seeHelp, oneOf, foreignOption, takesNoValue,
        givenTwice, needsValue, missing, oneTooMany, onlyFor, notBoth, descending, noNumber, zone, zoneFile, wideTable,
        cannotRead, cannotWrite, otherFile, newerFile, damagedFile, standardInput, standardOutput

    /// The text with values in the places of `{0}`, `{1}` and so on.
    package func text(in language: CalendarLanguage, _ values: [String] = []) -> String {
        Self.texts.sentence(rawValue, in: language, values)
    }

    /// The text of a number; `{1}` is the ending of an English plural.
    func text(of count: Int, in language: CalendarLanguage) -> String {
        text(in: language, ["\(count)", count == 1 ? "" : "s"])
    }

    /// The line of a verb of `almanac` on the first page of its help, of `almanac` itself, or the heading of its `options`; nil for others.
    package static func text(ofVerb name: String, in language: CalendarLanguage) -> String? {
        texts.row(of: "verb:" + name).map { texts.sentence($0, in: language) }
    }

    private static let texts = TextTable(UnsafeBufferPointer(start: almanac_texts(), count: almanac_texts_size()))
}
