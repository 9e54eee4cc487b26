// The files of the package as bytes inside one script: Scripts/build web-module puts this in the place of Sources/Web/module/files.js.

import holidays from "./holidays.bin";
import table from "./almanac.bin";
import words from "./almanac-words.wasm.gz";

/** The module is compressed, because base64 hides its redundancy; the tables are so already. */
const wasm = () => new Response(new Response(words).body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

/** The table of more years is for those who ask, and a file as in the package. */
const wide = () => new URL("./almanac-wide.bin", import.meta.url);

export const files = Object.freeze({ wasm, words: wasm, table: () => table, wide, holidays: () => holidays });
