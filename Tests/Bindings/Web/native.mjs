// The answers of the native command, for comparison: its path is in ALMANAC_COMMAND.

import { execFileSync } from "node:child_process";

const command = process.env.ALMANAC_COMMAND ?? ".build/debug/almanac";

/** The rows of a table that the command prints, as objects by the names of the columns. */
export function rows(separator, ...words) {
  const text = execFileSync(command, words, { encoding: "utf8", maxBuffer: 1 << 30 });
  const lines = text.replaceAll("\r\n", "\n").trimEnd().split("\n").map((line) => fields(line, separator));
  const [names, ...rest] = lines;
  return rest.map((values) => Object.fromEntries(names.map((name, index) => [name, values[index]])));
}

/** The fields of a line; a field in quotes may hold the separator. */
function fields(line, separator) {
  if (!line.includes('"')) return line.split(separator);
  return [...line.matchAll(/(?:^|[,\t])(?:"((?:[^"]|"")*)"|([^,\t]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
}

/** The lines that the command prints, none of them broken. */
export function lines(...words) {
  const options = { encoding: "utf8", maxBuffer: 1 << 30, env: { ...process.env, COLUMNS: "1000" } };
  return execFileSync(command, words, options).split("\n");
}

/** Every day of years in a calendar. */
export function days(years, calendar, region, language) {
  return rows(",", "export", "csv", years, "--calendar", calendar, "--region", region, "--language", language);
}
