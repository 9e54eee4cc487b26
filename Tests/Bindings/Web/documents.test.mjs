// The JavaScript of the documents does what the comments beside it say.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

const folder = process.env.ALMANAC_PACKAGE ?? ".build/web/module/package";

for (const path of ["README.md", "Sources/Web/module/README.md", "Sources/Almanac/Almanac.docc/OtherLanguages.md"]) {
  test(path, async () => {
    const text = await readFile(path, "utf8");
    const programs = [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, program]) => program);
    assert.ok(programs.length > 0);
    for (const program of programs) await run(program);
  });
}

/** Runs a program in which a line may end with a comment of what it gives: `expression; // value`. */
async function run(program) {
  const body = program
    .replace(/^import (\{.*\}) from "almanac-calendars";$/m, "const $1 = module;")
    .replace(/^(.+); \/\/ (.+)$/gm, "assert.deepEqual($1, $2);");
  const AsyncFunction = run.constructor;
  const module = await import(pathToFileURL(`${folder}/almanac.js`).href);
  await new AsyncFunction("module", "assert", body)(module, assert);
}
