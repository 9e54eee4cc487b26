// The files of the package, by addresses that bundlers find: each is written out whole.

export const files = Object.freeze({
  wasm: () => new URL("./almanac.wasm", import.meta.url),
  words: () => new URL("./almanac-words.wasm", import.meta.url),
  table: () => new URL("./almanac.bin", import.meta.url),
  wide: () => new URL("./almanac-wide.bin", import.meta.url),
  holidays: () => new URL("./holidays.bin", import.meta.url),
});
