import { spawnSync } from "node:child_process";
import { copyFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderOfEachTest, writeFiles } from "../../tests/setup/test-folder.ts";
import { ROOT } from "../run-tool.ts";

const TSC = path.join(ROOT, "node_modules/typescript/bin/tsc");

/**
 * One line of code per file. tsconfig.pure.json should include only the pure files, and report errors in all but one of
 * them.
 */
const FILES = {
  "src/leads/page.ts": "export const x = document.title;",
  "src/leads/environment.ts": "export const x = process.env;",
  "src/leads/file.ts": 'export { readFileSync } from "node:fs";',
  "src/leads/request.ts": 'export const x = fetch("/");',
  "content/title.ts": "export const x = window.name;",
  "src/leads/sum.ts": "export const x = [1, 2].toSorted();",
  "src/leads/page.browser.ts": "export const x = document.title;",
  "src/leads/page.server.ts": "export const x = process.env;",
  "src/leads/page.tsx": "export const x = document.title;",
  "src/leads/sum.test.ts": "export const x = process.env;",
};

const inFolder = folderOfEachTest();

test("a pure file that names the DOM, Node or the network does not compile; other layers are not looked at", () => {
  for (const name of ["tsconfig.json", "tsconfig.pure.json"]) {
    copyFileSync(path.join(ROOT, name), inFolder(name));
  }
  symlinkSync(path.join(ROOT, "node_modules"), inFolder("node_modules"));
  writeFiles(inFolder(), FILES);
  const { stdout } = spawnSync(
    process.execPath,
    [TSC, ...["--noEmit", "--pretty", "false", "-p", "tsconfig.pure.json"]],
    { cwd: inFolder(), encoding: "utf8" },
  );
  const complaints = new Set(stdout.split("\n").flatMap((line) => /^([^(\s]+)\(/.exec(line)?.[1] ?? []));
  expect([...complaints].sort()).toEqual([
    "content/title.ts",
    "src/leads/environment.ts",
    "src/leads/file.ts",
    "src/leads/page.ts",
    "src/leads/request.ts",
  ]);
});
