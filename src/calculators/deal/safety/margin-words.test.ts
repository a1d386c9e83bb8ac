import { expect, test } from "vitest";
import type { Deal } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { type Margin, marginsInWords } from "./margin-of-safety.ts";
import { ROUNDED_WORDS } from "./margin-words.ts";

test("for people, to whole dollars and 0.05 of a point, on the side that meets the target", () => {
  const said = (targetRatio: number) =>
    marginsInWords({ ...EXAMPLE_DEAL, targetRatio }, 80, ROUNDED_WORDS).map(({ sentence }) => sentence);
  expect(said(1.1)).toEqual([
    "The rent can fall by $151 a month (6.0%), to $2,349, before the ratio drops below 1.10.",
    "The value can fall by $18,750 (6.3%), to $281,250, before the loan is more than 80% of it.",
    "The rate can rise by about 0.85 percentage points, to 8.10%, before the ratio drops below 1.10.",
    "Property taxes can rise by $137 a month (36.5%), to $512, before the ratio drops below 1.10.",
    "Insurance can rise by $137 a month (91.3%), to $287, before the ratio drops below 1.10.",
  ]);
  expect(said(1.25)).toEqual([
    "The rent must rise by $169 a month (6.8%), to $2,669, for the ratio to reach 1.25.",
    "The value can fall by $18,750 (6.3%), to $281,250, before the loan is more than 80% of it.",
    "The rate must fall by about 0.95 percentage points, to 6.30%, for the ratio to reach 1.25.",
    "Property taxes must fall by $135 a month (36.0%), to $240, for the ratio to reach 1.25.",
    "Insurance must fall by $135 a month (90.0%), to $15, for the ratio to reach 1.25.",
  ]);
});

test.each<[string, Margin["id"], Partial<Deal>, string]>([
  [
    "cents of rent",
    "rent",
    { leaseRent: 2669 },
    "The rent can fall by less than $1 a month before the ratio drops below 1.25.",
  ],
  [
    "hundredths of a point",
    "rate",
    { annualRatePercent: 6.325 },
    "The rate can rise by less than 0.05 percentage points before the ratio drops below 1.25.",
  ],
])("room that is too small to state: %s", (_, id, changes, sentence) => {
  const [said] = marginsInWords({ ...EXAMPLE_DEAL, ...changes }, 80, ROUNDED_WORDS).filter(
    (candidate) => candidate.id === id,
  );
  expect(said?.sentence).toBe(sentence);
});
