import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const files = globSync("{content,src,platform,server,operator,tasks,tests}/**/*.test.{ts,tsx}", {
  cwd: ROOT,
});
const countIn = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const propertyTests = files
  .filter((file) => !file.endsWith("setup/properties.test.ts"))
  .map((file) => [file, readFileSync(path.join(ROOT, file), "utf8")] as const)
  .map(([file, text]) => ({ file, text, properties: countIn(text, /\b(fc\.assert|forAll)\(/g) }))
  .filter(({ properties }) => properties > 0);

test("every property names its cases, so that each run tries the same ones", () => {
  expect(propertyTests.length).toBeGreaterThan(40);
  const unnamed = propertyTests
    .filter(({ text, properties }) => countIn(text, /\bcases\([\d_]*\)/g) !== properties)
    .map(({ file }) => file);
  expect(unnamed, "Give each property in these files cases()").toEqual([]);
});
