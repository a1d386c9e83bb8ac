import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../run-tool.ts";
import { isInput } from "./build.mjs";

/** What `npm run build` runs, and what React Router's compiler begins with. */
const ROOTS = [
  "tasks/build.ts",
  "react-router.config.ts",
  "vite.config.ts",
  "src/entry.client.tsx",
  "src/entry.server.tsx",
  "src/root.tsx",
  "src/routes.ts",
];

const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"?]+)/g;
const QUOTED = /"([^"\s?]+\.\w+)(?:\?\w+)?"/g;
const CODE = /\.(tsx?|mjs)$/;
/** Not sources: packages, which the lock file stands for, and what the build writes. */
const MADE = /^(node_modules|dist|src\/ui\/fonts)\//;

/**
 * Every file of the checkout that the build loads: imports, and paths in quotes, because fonts, pictures and programs
 * are read by path. The server's quoted paths are left out: it reads and runs those later.
 */
function reach(roots: readonly string[]): string[] {
  // A set may grow while it is iterated.
  const reached = new Set(roots);
  for (const file of reached) {
    if (!CODE.test(file)) continue;
    const folder = path.dirname(file);
    const code = readFileSync(path.join(ROOT, file), "utf8");
    const named = [
      ...pathsIn(code, IMPORT).map((name) => path.posix.join(folder, name)),
      ...(file.startsWith("server/")
        ? []
        : pathsIn(code, QUOTED).flatMap((name) => [path.posix.join(folder, name), path.posix.join(name)])),
    ];
    for (const each of named.filter(isSource)) reached.add(each);
  }
  return [...reached];
}

function pathsIn(code: string, pattern: RegExp): string[] {
  return Array.from(code.matchAll(pattern), ([, name = ""]) => name);
}

function isSource(file: string): boolean {
  const stats = statSync(path.join(ROOT, file), { throwIfNoEntry: false });
  return !MADE.test(file) && !file.startsWith("..") && stats?.isFile() === true;
}

const reached = reach(ROOTS);

test("whatever the build loads is an input, so that a change to it builds the site again", () => {
  expect(reached.filter((file) => !isInput(file))).toEqual([]);
});

test.each([
  ["imported", "server/edition/prerender.ts"],
  ["imported when it is needed", "server/edition/pdf/requirements-pdf.ts"],
  ["imported by Vite's configuration", "tasks/build/style-rules.ts"],
  ["compiled into a text", "src/start/head-script.browser.ts"],
  ["named by the list of routes", "src/home/home.route.tsx"],
  ["run by its path", "tasks/build/compile-server.mjs"],
  ["imported by a program that is run", "server/main.ts"],
  ["read by its path", "public/favicon.svg"],
])("what is %s is found", (_, file) => {
  expect(reached).toContain(file);
});

test.each([
  "server/edition/prerender.test.ts",
  "src/ui/fonts/instrument-sans.woff2",
  "operator/program.ts",
  "tests/setup/budget.ts",
  "README.md",
  "package.json.orig",
])("%s is no input", (file) => {
  expect(isInput(file)).toBe(false);
});
