import { expect, test } from "vitest";
import { collectNames } from "./script-names.ts";

test("names come from the scripts, from those they load, and from those that these load", () => {
  const all = {
    "/page.js": { names: [".a"], scripts: ["/shared.js"] },
    "/shared.js": { names: [".a", ".b"], scripts: ["/later.js"] },
    "/later.js": { names: ["dialog"], scripts: ["/page.js"] },
    "/other.js": { names: [".c"], scripts: [] },
  };
  expect([...collectNames(all, ["/page.js", "/unknown.js"])]).toEqual([".a", ".b", "dialog"]);
});
