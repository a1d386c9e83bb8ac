import { describe, expect, test } from "vitest";
import { compareTexts } from "./text-changes.server.ts";

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

  test("long ones without a common line take no time", () => {
    const many = (name: string) =>
      Array.from({ length: 20_000 }, (_, index) => `${name} ${index}`).join("\n");
    expect(compareTexts(many("old"), many("new"))).toHaveLength(40_000);
  });
});
