import { describe, expect, test } from "vitest";
import { splitAtNoBreaks } from "./no-break.ts";

const keptIn = (text: string) => splitAtNoBreaks(text).filter((_, index) => index % 2 === 1);

describe("what stays on one line", () => {
  test.for([
    ["Buildings of 1-8 units.", ["1-8"]],
    ["A 5-4-3-2-1 or 3-2-1 schedule", ["5-4-3-2-1", "3-2-1"]],
    ["stops at 70-75% of $100,000-$2.5M", ["70-75%", "$100,000-$2.5M"]],
    ["From 1.10x-1.25x, or 7%-9%.", ["1.10x-1.25x", "7%-9%"]],
    ["a 30-year loan after a 14-day notice", ["30-year", "14-day"]],
    ["call (512) 555-0142.", ["(512) 555-0142"]],
    ["Ohio Revised Code §§ 2329.17, 2329.20; 17 U.S.C. § 105.", ["§§ 2329.17", "§ 105"]],
    ["Tex. Prop. Code § 92.0563(a-1)", ["§ 92.0563"]],
    ["From 1987 Q1 to 1988 Q4, 8 Quarters", ["1987 Q1", "1988 Q4"]],
    ["No figure in a well-known sentence, and 100 of them", []],
  ] as const)("%s", ([text, kept]) => {
    expect(keptIn(text)).toEqual(kept);
    expect(splitAtNoBreaks(text).join("")).toBe(text);
  });

  test("a text of digits takes no time", () => {
    // Without the limits on lengths this would take minutes, and end by the time limit of tests.
    const text = "1".repeat(200_000);
    expect(splitAtNoBreaks(text)).toEqual([text]);
  });
});
