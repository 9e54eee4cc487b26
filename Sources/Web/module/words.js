// The words of the library, in the order of the numbers of almanac.h.

import { UnknownNameError, written } from "./errors.js";

const list = (words) => Object.freeze(words.split(" "));

export const languages = list("zh-Hant zh-Hans ja ko vi en");

export const terms = list(
  "xiaohan dahan lichun yushui jingzhe chunfen qingming guyu lixia xiaoman mangzhong xiazhi " +
    "xiaoshu dashu liqiu chushu bailu qiufen hanlu shuangjiang lidong xiaoxue daxue dongzhi",
);
export const phases = list("new first-quarter full last-quarter");
export const seasons = list("spring summer autumn winter");
export const certainties = list("certain near-midnight disputed published");
export const festivalKinds = list("public traditional observance season note");
export const workKinds = list("workday weekend day-off half-day make-up-workday unknown");
export const workReasons = list("week law substitute between holiday moved exchanged bridge once election");
/** For whom days off can be asked; a file of holidays may know others, whose names are these words. */
export const audiences = list("all public-offices workers women youth children soldiers banks listed");
export const halves = Object.freeze([null, "morning", "afternoon", "either"]);

export const labelSources = list("festival term lunar");
export const labelSubjects = list("festival term lunar-month lunar-day");
export const spanDayRules = list("first all");

export const rowRules = Object.freeze(["natural", 6]);

export const monthStyles = list("numbered traditional");
export const yearStyles = list("number number-and-pillar pillar");

export const leapMonthRules = list("skip plain leap both");
export const thirtiethRules = list("skip last next");

export const yearBoundaries = list("new-year lichun-day lichun-instant");
export const monthBoundaries = list("term-day term-instant lunar-month");
export const dayBoundaries = list("midnight 23h");

/** The number of a word; throws for one that is not in its list. */
export function numberOf(word, words) {
  const number = words.indexOf(word);
  if (number < 0) throw new UnknownNameError(`${written(word)} is none of ${words.map(written).join(", ")}`);
  return number;
}

export function seasonOf(term) {
  // Lichun, the third term of a year, begins the spring.
  return seasons[Math.floor(((numberOf(term, terms) + 22) % 24) / 6)];
}
