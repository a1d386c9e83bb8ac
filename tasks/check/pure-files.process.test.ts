import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");

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

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pure-files-"));
  for (const name of ["tsconfig.json", "tsconfig.pure.json"]) {
    copyFileSync(path.join(ROOT, name), path.join(folder, name));
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a pure file that names the DOM, Node or the network does not compile; other layers are not looked at", () => {
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(ROOT, "node_modules/typescript/bin/tsc"),
      "--noEmit",
      "--pretty",
      "false",
      "-p",
      "tsconfig.pure.json",
    ],
    { cwd: folder, encoding: "utf8" },
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
