// The package in a project of its own: bundled by esbuild for browsers and for Node, and compiled by tsc with old and new settings.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { after, before, test } from "node:test";

const folder = process.env.ALMANAC_PACKAGE ?? ".build/web/module/package";
let project;
before(async () => {
  project = await mkdtemp(`${tmpdir()}/almanac-`);
  await cp(folder, `${project}/node_modules/almanac-calendars`, { recursive: true });
  await writeFile(`${project}/package.json`, '{ "type": "module" }');
  const program = (name) => `
    import { Almanac } from "${name}";
    const almanac = await Almanac.open();
    console.log(\`\${almanac.calendar("china").lunar(new Date(2026, 1, 17))}\`);`;
  await writeFile(`${project}/files.js`, program("almanac-calendars"));
  await writeFile(`${project}/inline.js`, program("almanac-calendars/inline"));
});
after(() => rm(project, { recursive: true }));

const run = (command, ...words) => execFileSync(command, words, { cwd: project, encoding: "utf8", stdio: "pipe" });

for (const platform of ["browser", "node"]) {
  test(`esbuild bundles both entries for ${platform}`, async () => {
    const out = `${project}/${platform}`;
    run("esbuild", "files.js", "inline.js", "--bundle", "--minify", "--format=esm", "--log-level=error", `--platform=${platform}`, `--outdir=${out}`);
    assert.equal(run("node", `${out}/inline.js`), "2026-1-1\n");
    assert.doesNotMatch(await readFile(`${out}/files.js`, "utf8"), /(?:from|import) ?\(?"node:/);
    // esbuild leaves the files to the builder.
    for (const file of ["almanac.wasm", "almanac.bin", "holidays.bin"]) await cp(`${folder}/${file}`, `${out}/${file}`);
    assert.equal(run("node", `${out}/files.js`), "2026-1-1\n");
  });
}

test("every file is named in a literal that bundlers find", async () => {
  const files = await readFile(`${folder}/files.js`, "utf8");
  const named = [...files.matchAll(/new URL\("\.\/([\w.-]+)", import\.meta\.url\)/g)].map(([, name]) => name);
  assert.deepEqual(named, ["almanac.wasm", "almanac-words.wasm", "almanac.bin", "almanac-wide.bin", "holidays.bin"]);
});

test("the table of more years is loaded when asked for, with days that histories give", async () => {
  const program = `
    import { Almanac, Day } from "almanac-calendars";
    const wide = await Almanac.open({ wide: true });
    const china = wide.calendar("china");
    console.log(\`\${china.lunar(Day.of(1711, 2, 17))} \${china.lunar(Day.of(1811, 11, 26))} \${china.lunar(Day.of(2150, 1, 29))}\`);`;
  await writeFile(`${project}/wide.js`, program);
  // New Year of 康熙 50, the birth of 曾國藩 on 嘉慶 16-10-11, and the New Year that computation has.
  assert.equal(run("node", "wide.js"), "1711-1-1 1811-10-11 2150-1-1\n");
});

test("tsc finds the types, with and without those of browsers", { skip: spawnSync("tsc", ["--version"]).error && "tsc is missing" }, async () => {
  await mkdir(`${project}/typed`);
  const text = 'import { Almanac, Day } from "almanac-calendars";\nimport { LunarDate } from "almanac-calendars/inline";\n';
  await writeFile(`${project}/typed/program.ts`, `${text}export const open = async () => (await Almanac.open()).calendar("china").lunar(Day.of(2026, 2, 17)) as LunarDate;\n`);
  for (const settings of [["node16", "node16", "es2022,dom"], ["nodenext", "nodenext", "es2022"], ["es2022", "node", "es2022"]]) {
    const [module, resolution, lib] = settings;
    const words = ["--strict", "--noEmit", "--target", "es2022", "--module", module, "--moduleResolution", resolution, "--lib", lib];
    assert.equal(run("tsc", ...words, "--exactOptionalPropertyTypes", "typed/program.ts"), "", settings.join());
  }
});
