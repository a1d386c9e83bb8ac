import path from "node:path";
import { expect, test } from "vitest";
import { compileScript } from "./inline-script.ts";

test("the script of the head is one program without imports, small enough for every document", async () => {
  const code = await compileScript(
    path.resolve(import.meta.dirname, "../../src/start/head-script.browser.ts"),
  );
  expect(() => new Function(code)).not.toThrow();
  expect(code).not.toMatch(/^import |<\/script/m);
  expect(code.length).toBeLessThan(7_600);
});
