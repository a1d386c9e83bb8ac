import { expect, test } from "vitest";
import { wrapHelp } from "./wrap-help.ts";

const wrap = (...lines: readonly string[]) => wrapHelp(lines.join("\n"), 30).split("\n");

test("what fits stays as it is", () => {
  const lines = ["Usage: leads list", "", "Examples:", "  leads list --status new", "a", "b"];
  expect(wrap(...lines)).toEqual(lines);
});

test("a paragraph is filled again, lines beside it are not", () => {
  expect(wrap("One sentence that is longer than", "the width. Another.", "", "Short.")).toEqual([
    "One sentence that is longer",
    "than the width. Another.",
    "",
    "Short.",
  ]);
});

test("an explanation continues below itself", () => {
  expect(wrap("  IN TIME   contacted within the promise")).toEqual([
    "  IN TIME   contacted within",
    "            the promise",
  ]);
});

test("a command can be copied with its line breaks, which are never between quotes", () => {
  expect(wrap('  npm run operator -- desk invite "Ann Lee" --yes')).toEqual([
    "  npm run operator -- desk \\",
    '      invite "Ann Lee" --yes',
  ]);
});
