import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { lenderViewOf } from "../../calculators/deal/ratios/lender-view.ts";
import { dealSummaryText } from "../../calculators/deal/sharing/deal-export.ts";
import type { OfferedDeal } from "./offered-deal.ts";
import { sayLever } from "./refusal-lever.ts";
import { readSummaryDeal } from "./summary-deal.ts";

const offered: OfferedDeal = {
  state: "TX",
  county: "",
  purpose: "purchase",
  propertyType: "mixed-use",
  units: 6,
  use: "long-term",
  value: 300_000,
  valueAs: "band",
  loan: 240_000,
  ratio: 1.04,
  scoreFloor: 680,
  timing: "now",
  lease: "",
  taxes: "",
  condition: "",
  reserves: "",
  experience: "",
  entity: "",
};
const limits = {
  minDSCR: 1.1,
  maxLTV: 75,
  minLoanAmount: 250_000,
  maxLoanAmount: 2_000_000,
  minCreditScore: 700,
  maxUnits: 4,
  uses: ["short-term"],
  states: ["FL", "GA"],
} as const;
const matched = { reasons: [], confirmedOn: "2026-11-01", limits };

test("the summary gives the deal back, and one that was changed gives nothing", () => {
  for (const deal of [EXAMPLE_DEAL, { ...EXAMPLE_DEAL, interestOnlyYears: 5, downPaymentPercent: 20 }]) {
    const summary = dealSummaryText(deal);
    const read = readSummaryDeal(summary);
    expect(read && lenderViewOf(read).ratio).toBeCloseTo(lenderViewOf(deal).ratio ?? 0, 6);
    expect(readSummaryDeal(summary.replace("a month: $2,500", "a month: $9,500"))).toEqual(
      read && { ...read, leaseRent: 2500 },
    );
    expect(readSummaryDeal(summary.replaceAll("$2,500", "$9,500"))).toBeUndefined();
  }
  expect(readSummaryDeal("Call me at 512 555 0123")).toBeUndefined();
});

test("a no is told with the limit, the figure and the least that changes it", () => {
  const deal = { ...EXAMPLE_DEAL, leaseRent: 2225 };
  const lever = sayLever({ reason: "ratio", offered, matched, deal });
  const [, more = ""] =
    /^It asks 1\.10; yours is 1\.04; \$([\d,]+) more rent a month\.$/.exec(lever ?? "") ?? [];
  const ratioWith = (rent: number) => lenderViewOf({ ...deal, leaseRent: deal.leaseRent + rent }).ratio ?? 0;
  expect(ratioWith(Number(more))).toBeGreaterThanOrEqual(1.1);
  expect(ratioWith(Number(more) - 1)).toBeLessThan(1.1);
});

test.each([
  ["ratio", "It asks 1.10; yours is 1.04."],
  ["leverage", "It lends up to 75% of the value; $15,000 less loan."],
  ["amount", "Its smallest loan is $250,000; $10,000 more loan."],
  ["score", "It asks a score of 700; yours is 680 to 699."],
  ["property", "It takes up to 4 units; yours has 6."],
  ["place", "It lends in FL and GA; yours is in TX."],
  ["use", "It takes short-term rentals only."],
  ["capacity", "That is not about your deal: it can be offered there again later."],
] as const)(
  "without the figures of the deal, the %s says what the lender had confirmed, and no sample",
  (reason, said) => {
    expect(sayLever({ reason, offered, matched, deal: undefined })).toBe(said);
    const samples = { ...matched, confirmedOn: null };
    for (const other of [undefined, samples]) {
      const unsaid = reason === "capacity" ? said : undefined;
      expect(sayLever({ reason, offered, matched: other, deal: undefined })).toBe(unsaid);
    }
  },
);

test("a type that a lender does not take is said once the number of units is within its limit", () => {
  const types = { ...limits, maxUnits: 8, propertyTypes: ["single-family", "duplex"] } as const;
  expect(
    sayLever({ reason: "property", offered, matched: { ...matched, limits: types }, deal: undefined }),
  ).toBe("It takes these types: single-family home and duplex; yours is: mixed-use building.");
});

test("a lender that says no within its own limits is not explained", () => {
  const within = { ...offered, ratio: 1.2, loan: 225_000, value: 400_000, scoreFloor: 720, units: 4 };
  const wide = { ...limits, minLoanAmount: 100_000, uses: undefined, states: undefined };
  for (const reason of ["ratio", "leverage", "amount", "score", "property", "place", "use"] as const) {
    expect(
      sayLever({ reason, offered: within, matched: { ...matched, limits: wide }, deal: undefined }),
    ).toBeUndefined();
  }
});
