import { describe, expect, test } from "vitest";
import { propertyTypeGuides } from "../../../content/guides/property-type-guides.ts";
import { shippedLenders } from "../../../content/lenders.ts";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { PROPERTY_TYPES } from "../../calculators/deal/lenders/property-types.ts";
import { dealSummaryText } from "../../calculators/deal/sharing/deal-export.ts";
import type { Lead } from "../../leads/records/lead-record.ts";
import { lenderRecord } from "../../lenders/lender-record.server.ts";
import { fitLender } from "./fit.ts";
import { dealOfLead, listDealFacts, type OfferedDeal, type TypedDeal } from "./offered-deal.ts";
import { parseStoredDeal, readDeal } from "./read-deal.server.ts";

/**
 * What becomes of each field of a lead before a lender is released the name. A new field does not compile until somebody
 * has decided; `prefills` fields pass through choices and numbers, never as text.
 */
const FIELDS = {
  id: "never leaves",
  reference: "never leaves",
  createdAt: "never leaves",
  name: "never leaves",
  email: "never leaves",
  phone: "never leaves",
  phoneTyped: "never leaves",
  state: "prefills",
  loanPurpose: "prefills",
  source: "never leaves",
  dealSummary: "prefills",
  message: "never leaves",
  origin: "never leaves",
  suspicions: "never leaves",
  hasFormToken: "never leaves",
  status: "never leaves",
  agreedChannels: "never leaves",
  lastContactAt: "never leaves",
  owner: "never leaves",
  dealRatio: "never leaves",
  loanAmount: "never leaves",
} as const satisfies Record<keyof Lead, "never leaves" | "prefills">;

const counties = (state: string) => (state === "TX" ? ["Travis County"] : []);
const typed: TypedDeal = {
  state: "TX",
  county: "Travis County",
  purpose: "purchase",
  propertyType: "duplex",
  units: "2",
  use: "long-term",
  value: "$300,000",
  valueAs: "band",
  loan: "225,000",
  ratio: "1.17",
  scoreFloor: "720",
  timing: "now",
  lease: "",
  taxes: "",
  condition: "",
  reserves: "",
  experience: "",
  entity: "",
};
const read = (changes: Partial<TypedDeal> = {}) => readDeal({ ...typed, ...changes }, counties);
function known(reading: ReturnType<typeof read>): OfferedDeal {
  if (!("deal" in reading)) throw new Error(JSON.stringify(reading.problems));
  return reading.deal;
}

test("a lead fills the form from the fields that may, and from no other", () => {
  const canary = Object.fromEntries(Object.keys(FIELDS).map((field) => [field, `canary ${field}`]));
  const filled = dealOfLead({
    ...canary,
    state: "TX",
    loanPurpose: "purchase",
    dealSummary: "County: canary",
  });
  expect(Object.values(filled).filter((text) => text.includes("canary"))).toEqual(["canary"]);
  expect(readDeal(filled, counties)).toMatchObject({ problems: {} });
  // What a stranger wrote as a county is none of the state's, so it goes no further.
  expect(read({ county: "canary" })).toMatchObject({ problems: { county: expect.any(String) } });
});

test("the analyzer's summary fills what it states", () => {
  const dealSummary = dealSummaryText({ ...EXAMPLE_DEAL, state: "TX" });
  const lead = { state: null, loanPurpose: "purchase", dealSummary } as const;
  expect(known(readDeal(dealOfLead(lead), counties))).toMatchObject({
    state: "TX",
    units: 1,
    value: 300_000,
    loan: 225_000,
    ratio: 1.17,
    scoreFloor: 720,
  });
});

describe("is refused with the reason", () => {
  test.each<[string, Partial<TypedDeal>, keyof TypedDeal]>([
    ["text in place of an amount", { loan: "call me at 512 555 0123 Dana" }, "loan"],
    ["a loan above the value", { loan: "300,001" }, "loan"],
    ["no state", { state: "" }, "state"],
    ["a type that nobody knows", { propertyType: "Dana's house" }, "propertyType"],
    ["a type with another number of units", { propertyType: "fourplex" }, "propertyType"],
    ["text in place of a detail", { condition: "call me" }, "condition"],
    ["half a unit", { units: "1.5" }, "units"],
    ["no score", { scoreFloor: "" }, "scoreFloor"],
    ["a score between the bands", { scoreFloor: "725" }, "scoreFloor"],
    ["another use", { use: "Dana lives here" }, "use"],
  ])("%s", (_, changes, field) => {
    expect(read(changes)).toMatchObject({ problems: { [field]: expect.any(String) } });
  });
});

test("a value told as a range gives no exact figure away", () => {
  const facts = (deal: OfferedDeal) => listDealFacts(deal).map(({ label, value }) => `${label}: ${value}`);
  expect(facts(known(read()))).toEqual([
    "State: TX",
    "County: Travis County",
    "Purpose: Purchase Investment Property",
    "Property type: Duplex",
    "Units: 2",
    "Use: Long-term lease",
    "Value: $300,000 to $350,000",
    "Loan: $225,000",
    "Loan to value: 64% to 75%",
    "Rent over the full payment: 1.17",
    "Credit score: 720 to 739",
    "Timing: Under contract or ready to apply",
  ]);
  expect(facts(known(read({ valueAs: "exact", county: "", scoreFloor: "780" })))).toEqual(
    expect.arrayContaining(["Value: $300,000", "Loan to value: 75%", "Credit score: 780 or more"]),
  );
  expect(facts(known(read({ scoreFloor: "300" })))).toContain("Credit score: below 620");
});

test("what a lender asked besides is told by choices, and an offer of before has none", () => {
  const deal = known(read({ propertyType: "", lease: "signed", experience: "5-plus" }));
  const facts = listDealFacts(deal).map(({ label, value }) => `${label}: ${value}`);
  expect(facts.slice(-2)).toEqual(["Rent: By a signed lease", "Rentals owned: 5 or more"]);
  expect(facts.join()).not.toContain("Property type");
  const { propertyType, lease, taxes, condition, reserves, experience, entity, ...before } = deal;
  expect(parseStoredDeal(JSON.stringify(before))).toEqual({ ...deal, lease: "", experience: "" });
});

test("each property type has a guide, and a lender's record takes it", () => {
  const slugs = propertyTypeGuides.map(({ slug }) => slug);
  const propertyTypes = PROPERTY_TYPES.map(({ value }) => value);
  for (const type of propertyTypes) expect(slugs).toContain(type);
  const [lender] = shippedLenders;
  expect(lenderRecord.parse({ ...lender, propertyTypes })).toMatchObject({ propertyTypes });
});

test("two values in one range are told in the same words", () => {
  const told = (value: string, loan: string) => listDealFacts(known(read({ value, loan })));
  expect(told("300,000", "225,000")).toEqual(told("349,999", "225,000"));
  // The value is never below the loan, which says nothing new.
  expect(told("349,000", "340,000")).toContainEqual({ label: "Loan to value", value: "97% to 100%" });
  expect(told("20,000", "10,000")).toContainEqual({ label: "Loan to value", value: "20% to 100%" });
});

describe("a lender", () => {
  const limits = { minDSCR: 1.1, maxLTV: 75, minLoanAmount: 150_000, maxLoanAmount: 225_000 };

  test("that the deal meets exactly would take it, and every limit is a reason", () => {
    const { isFit, reasons } = fitLender(known(read({ ratio: "1.1" })), limits);
    expect(isFit).toBe(true);
    expect(reasons).toHaveLength(4);
  });

  test.each([
    ["ratio", { ratio: "1.09" }, {}, "Minimum ratio: asks 1.10, the deal has 1.09"],
    ["leverage", {}, { maxLTV: 74 }, "Maximum loan to value: asks 74%, the deal has 75%"],
    ["size", {}, { maxLoanAmount: 200_000 }, "Largest loan: asks $200,000, the deal has $225,000"],
    ["score", {}, { minCreditScore: 740 }, "Minimum credit score: asks 740 or more, the deal has 720"],
    ["state", {}, { states: ["FL"] }, "State: asks FL, the deal has TX"],
    [
      "property type",
      {},
      { propertyTypes: ["triplex"] as const },
      "Property type: asks Triplex, the deal has Duplex",
    ],
  ])("that the %s misses would not, for that reason alone", (_, changes, more, reason) => {
    const fit = fitLender(known(read(changes)), { ...limits, ...more });
    expect(fit).toEqual({ isFit: false, reasons: [reason] });
  });
});
