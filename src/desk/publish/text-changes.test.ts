import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../../tests/setup/properties.ts";
import { compareLists, compareTexts } from "./text-changes.ts";

/** As people read it: "-" removed, "+" added, changed words in brackets. */
function write(before: string, after: string): readonly string[] {
  return compareTexts(before, after).map((line) => {
    if (line.kind === "skipped") return `... ${line.count}`;
    const mark = { same: " ", removed: "-", added: "+" }[line.kind];
    return mark + line.parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");
  });
}

describe("two texts", () => {
  test("equal ones show nothing but how long they are", () => {
    expect(write("a\nb\nc", "a\nb\nc")).toEqual(["... 3"]);
  });

  test("a changed line has its changed words marked", () => {
    expect(write("Rates start at 6.75 percent.", "Rates start at 6.5 percent.")).toEqual([
      "-Rates start at [6.75 ]percent.",
      "+Rates start at [6.5 ]percent.",
    ]);
  });

  test("a new line and a removed one are whole", () => {
    expect(write("a\nb", "a\nnew\nb")).toEqual([" a", "+[new]", " b"]);
    expect(write("a\nold\nb", "a\nb")).toEqual([" a", "-[old]", " b"]);
    expect(write("", "a")).toEqual(["-", "+[a]"]);
  });

  test("equal lines far from a change are left out", () => {
    const lines = Array.from({ length: 12 }, (_, index) => `line ${index}`);
    const changed = lines.with(5, "other 5");
    expect(write(lines.join("\n"), changed.join("\n"))).toEqual([
      "... 3",
      " line 3",
      " line 4",
      "-[line ]5",
      "+[other ]5",
      " line 6",
      " line 7",
      "... 4",
    ]);
  });
});

describe("two lists", () => {
  const words = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 30 });

  test("without what is added it is the first, without what is removed the second", () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const steps = compareLists(before, after);
        const without = (kind: string) =>
          steps.filter((step) => step.kind !== kind).map(({ value }) => value);
        expect(without("added")).toEqual(before);
        expect(without("removed")).toEqual(after);
      }),
      cases(),
    );
  });

  test("what stays is as long as it can be", () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const kept = compareLists(before, after).filter(({ kind }) => kind === "same").length;
        expect(kept).toBe(longestCommon(before, after));
      }),
      cases(),
    );
  });

  test("two long texts without a common line take no time", () => {
    const many = (name: string) => Array.from({ length: 20_000 }, (_, index) => `${name} ${index}`);
    expect(compareLists(many("old"), many("new"))).toHaveLength(40_000);
  });
});

/** Length of the longest common subsequence, by the textbook's table. */
function longestCommon(one: readonly string[], other: readonly string[]): number {
  let row = other.map(() => 0);
  for (const value of one) {
    const next: number[] = [];
    other.forEach((candidate, index) => {
      const diagonal = index === 0 ? 0 : (row[index - 1] ?? 0);
      next.push(candidate === value ? diagonal + 1 : Math.max(next[index - 1] ?? 0, row[index] ?? 0));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}
