import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { SAMPLE_LENDER } from "../formula-vectors/vector-builders.ts";
import { checkLender } from "./eligibility.ts";
import { checkStatedLimits, type LimitedFacts, type StatedLimits } from "./stated-limits.ts";

const facts: LimitedFacts = { creditScore: 700, units: 4, uses: ["long-term"], state: "TX" };
const both = { uses: ["long-term", "short-term"] } as const;

test.each<[string, Partial<LimitedFacts>, StatedLimits, object]>([
  ["a score at the minimum", {}, { minCreditScore: 700 }, { status: "pass", required: "700 or more" }],
  [
    "a score below it",
    { creditScore: 680 },
    { minCreditScore: 700 },
    { status: "miss", missBy: "20 points too low" },
  ],
  ["as many units as it takes", {}, { maxUnits: 4 }, { status: "pass", required: "1 to 4 units" }],
  ["one unit more", { units: 5 }, { maxUnits: 4 }, { status: "miss", missBy: "1 unit too many" }],
  ["a single house alone", { units: 3 }, { maxUnits: 1 }, { required: "1 unit", missBy: "2 units too many" }],
  ["a type that it takes", { propertyType: "duplex" }, { propertyTypes: ["duplex"] }, { status: "pass" }],
  [
    "a type that it does not take",
    { propertyType: "mixed-use" },
    { propertyTypes: ["single-family", "duplex"] },
    { status: "miss", required: "Single-family home, Duplex", actual: "Mixed-use building" },
  ],
  ["no type", {}, { propertyTypes: ["duplex"] }, { status: "not-stated", actual: "no type stated" }],
  ["a use that it takes", {}, { uses: ["long-term"] }, { status: "pass", actual: "long-term leases" }],
  [
    "one of two uses that it does not take",
    both,
    { uses: ["long-term"] },
    { status: "miss", actual: "long-term leases and short-term rentals" },
  ],
  ["a state where it lends", {}, { states: ["FL", "TX"] }, { status: "pass", required: "FL, TX" }],
  ["a state where it does not", { state: "CA" }, { states: ["TX"] }, { status: "miss", actual: "CA" }],
  ["no state", { state: "" }, { states: ["TX"] }, { status: "not-stated", actual: "no state chosen" }],
])("%s", (_, changes, limits, expected) => {
  expect(checkStatedLimits({ ...facts, ...changes }, limits)).toMatchObject([expected]);
});

test("a lender that states nothing more has no rule more", () => {
  expect(checkStatedLimits(facts, {})).toEqual([]);
});

test("what a lender states is judged with its other limits, and no longer listed as not stated", () => {
  const lender = { ...SAMPLE_LENDER, minCreditScore: 740, maxUnits: 2, uses: ["long-term"] } as const;
  const { verdict, rules } = checkLender({ ...EXAMPLE_DEAL, units: 2 }, lender);
  expect(verdict).toBe("misses");
  expect(rules.map(({ id, status }) => `${id} ${status}`)).toEqual([
    "minimum-ratio pass",
    "maximum-ltv pass",
    "smallest-loan pass",
    "largest-loan pass",
    "credit-score miss",
    "units pass",
    "short-term pass",
    "reserves not-stated",
    "prepayment not-stated",
  ]);
});
