import { describe, expect, test } from "vitest";
import { describeLimitSource, describeLimitSources } from "./limit-source.ts";

const sample = (name: string) => ({ name, confirmedOn: null });
const confirmed = (name: string, confirmedOn: string) => ({ name, confirmedOn });

test("one lender's limits are samples until the lender confirms them", () => {
  expect(describeLimitSource(sample("A"))).toBe("Sample limits, not confirmed by the lender");
  expect(describeLimitSource(confirmed("A", "2026-11-03"))).toBe(
    "Limits confirmed by the lender on November 3, 2026",
  );
});

describe("a list", () => {
  test.each([
    ["of samples", [sample("A"), sample("B")], "The limits are samples that no lender has confirmed."],
    [
      "of confirmed limits gives each its day",
      [confirmed("A", "2026-11-03"), confirmed("B", "2026-02-01")],
      "Limits confirmed by the lender: A (November 3, 2026) and B (February 1, 2026).",
    ],
    [
      "of both says which are which",
      [sample("A"), confirmed("B", "2026-11-03"), sample("C")],
      "Limits confirmed by the lender: B (November 3, 2026). Sample limits, not confirmed by the lender: A and C.",
    ],
  ])("%s", (_, lenders, sentence) => {
    expect(describeLimitSources(lenders)).toBe(sentence);
  });
});
