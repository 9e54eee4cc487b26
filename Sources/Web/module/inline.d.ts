/** Everything of `almanac-calendars` as one script, with the module, the words and the tables inside: nothing is fetched or read. */
export * from "./almanac.js";
