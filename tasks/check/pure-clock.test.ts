import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** The language has a clock and chance built in, so the compiler cannot keep them out of the pure layer. */
const UNREPEATABLE = /\bnew Date\(\s*\)|\bDate\.now\b|\bDate\(\s*\)|\bMath\.random\b|\bTemporal\.Now\b/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm;

function findUnrepeatable(source: string): string[] {
  return source.replace(COMMENTS, "").match(UNREPEATABLE) ?? [];
}

/** As in tsconfig.pure.json: what is left of src/, desk/ and content/ when every other suffix is taken away. */
function listPureFiles(): string[] {
  return globSync("{src,desk,content}/**/*.ts", { cwd: ROOT }).filter(
    (file) => !path.basename(file, ".ts").includes("."),
  );
}

test.each([
  ["export const today = new Date();", ["new Date()"]],
  ["export const at = (now = Date.now()) => now;", ["Date.now"]],
  ["const clock = Date.now;", ["Date.now"]],
  ["Math.random() < 0.5", ["Math.random"]],
  ["new Date(2026, 0, 1); // not new Date()", []],
  ["/** Never Date.now() */ const url = 'https://x.example/';", []],
])("%s", (source, expected) => {
  expect(findUnrepeatable(source)).toEqual(expected);
});

test("no pure file reads the clock or chance", () => {
  const files = listPureFiles();
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    findUnrepeatable(readFileSync(path.join(ROOT, file), "utf8")).map((call) => `${file}: ${call}`),
  );
  expect(found).toEqual([]);
});
