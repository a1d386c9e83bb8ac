import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const files = globSync("{content,src,platform,server,operator,tasks,tests}/**/*.test.{ts,tsx}", {
  cwd: ROOT,
});
const propertyTests = files
  .map((file) => [file, readFileSync(path.join(ROOT, file), "utf8")] as const)
  .filter(([file, text]) => text.includes("fc.assert(") && !file.endsWith("setup/properties.test.ts"));

test("every property names its cases, so that each run tries the same ones", () => {
  expect(propertyTests.length).toBeGreaterThan(40);
  const unnamed = propertyTests
    .filter(([, text]) => text.match(/\bcases\([\d_]*\)/g)?.length !== text.split("fc.assert(").length - 1)
    .map(([file]) => file);
  expect(unnamed, "Give each fc.assert in these files cases()").toEqual([]);
});
