import { describe, expect, test } from "vitest";
import { exactly } from "../../../content/figures/landlord-tax.ts";
import type { StateEstimates } from "../deal/bill-estimates.ts";
import type { Deal } from "../deal/deal.ts";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { lenderRatioOf } from "../deal/ratios/lender-view.ts";
import {
  EMPTY_ENTRY,
  editEntry as editEntryIn,
  entryOf,
  explainAmount,
  missingIn,
  readEntry,
} from "./deal-entry.ts";
import type { DealEntry, DealField } from "./deal-fields.ts";

const example = entryOf(EXAMPLE_DEAL);

const STATES: readonly StateEstimates[] = [
  {
    code: "TX",
    name: "Texas",
    tax: exactly(2),
    insurancePercent: 1,
    ownerTax: { payer: "owner", percent: 1.3 },
    storms: "hail",
  },
  {
    code: "OH",
    name: "Ohio",
    tax: exactly(1.4),
    insurancePercent: 0.6,
    ownerTax: { payer: "owner", percent: 1.4 },
  },
];
const editEntry = (entry: DealEntry, field: DealField, text: string) =>
  editEntryIn(entry, field, text, STATES);

describe("a deal in the fields", () => {
  test.each<[string, Partial<Deal>]>([
    ["the example", {}],
    ["a short-term rental", { use: "short-term", shortTermGross: 61_250.5, shortTermRule: "net-of-fees" }],
    ["a projection", { use: "short-term", hasShortTermHistory: false, marketRent: 2100 }],
    ["a cash-out of six units", { purpose: "cash-out", payoff: 120_000, units: 6, basis: "noi" }],
    ["a custom prepayment", { prepayment: "custom", customPrepayment: [5, 5, 2.5] }],
    ["an uneven down payment", { downPaymentPercent: (61_234.56 / 300_000) * 100 }],
    ["bills of nothing", { propertyTax: 0, insurance: 0 }],
    ["a first rental, vacant", { isNewInvestor: true, isVacant: true }],
  ])("%s comes back as it was", (_, changes) => {
    const deal = { ...EXAMPLE_DEAL, ...changes };
    const read = readEntry(entryOf(deal));
    expect({ ...read, downPaymentPercent: 0 }).toEqual({ ...deal, downPaymentPercent: 0 });
    expect(read.downPaymentPercent).toBeCloseTo(deal.downPaymentPercent, 8);
  });

  test("an empty sheet estimates taxes and insurance from the price", () => {
    const deal = readEntry(editEntry(EMPTY_ENTRY, "price", "$240,000"));
    expect(deal.propertyTax).toBe(250);
    expect(deal.insurance).toBe(120);
    expect(entryOf(deal)).toMatchObject({ propertyTax: "", insurance: "" });
  });

  test.each([
    ["purpose", "steal", { purpose: "purchase" }],
    ["units", "77", { units: 8 }],
    ["annualRatePercent", "101", { annualRatePercent: 100 }],
    ["termYears", "20", { termYears: 20 }],
    ["termYears", "", { termYears: 30 }],
    ["termYears", "0", { termYears: 0.5 }],
    ["leaseRent", "-5", { leaseRent: 0 }],
    ["creditScore", "", { creditScore: 720 }],
    ["creditScore", "good", { creditScore: 720 }],
    ["creditScore", "0", { creditScore: 300 }],
    ["targetRatio", " ", { targetRatio: 1.25 }],
    ["points", "", { points: 1 }],
    ["points", "0", { points: 0 }],
    ["vacancyPercent", "", { vacancyPercent: 5 }],
    ["annualRatePercent", "0", { annualRatePercent: 0 }],
    ["price", "-300k", { price: 0 }],
  ] as const)("%s of %o counts as a valid value", (field, text, read) => {
    expect(readEntry(editEntry(example, field, text))).toMatchObject(read);
  });
});

describe("an edit brings along what follows from it", () => {
  test.each<[DealField, string, Partial<Record<DealField, string>>]>([
    ["downPaymentPercent", "20", { downPayment: "$60,000" }],
    ["downPayment", "$90,000", { downPaymentPercent: "30" }],
    ["downPayment", "400000", { downPaymentPercent: "100" }],
    ["downPayment", "-5", { downPaymentPercent: "0" }],
    ["downPayment", "", { downPaymentPercent: "" }],
    ["downPaymentPercent", "", { downPayment: "$75,000" }],
    ["price", "$400,000", { downPaymentPercent: "25", downPayment: "$100,000" }],
    ["units", "6", { basis: "noi" }],
    ["units", "2", { basis: "pitia" }],
  ])("%s = %s", (field, text, others) => {
    expect(editEntry(example, field, text)).toMatchObject({ [field]: text, ...others });
  });
});

test("a down payment before the price leaves the percentage alone", () => {
  expect(editEntry(EMPTY_ENTRY, "downPayment", "60000")).toMatchObject({ downPaymentPercent: "25" });
});

describe("the state", () => {
  const sheet = editEntry(editEntry(EMPTY_ENTRY, "price", "240000"), "leaseRent", "2000");
  const inTexas = editEntry(sheet, "state", "TX");

  test("sets the bills that nobody typed, and follows the price from then on", () => {
    expect(readEntry(inTexas)).toMatchObject({ propertyTax: 400, insurance: 200 });
    expect(readEntry(editEntry(inTexas, "price", "120000"))).toMatchObject({ propertyTax: 200 });
    expect(readEntry(editEntry(inTexas, "state", "OH"))).toMatchObject({ propertyTax: 280, insurance: 120 });
    expect(readEntry(editEntry(inTexas, "state", ""))).toMatchObject({ propertyTax: 250, insurance: 120 });
  });

  test("follows the number of units where the tax does, but keeps a percentage that came by a link", () => {
    const states = STATES.map((state) => ({ ...state, code: "TN", fromTwoUnits: exactly(0.72) }));
    const inTennessee = editEntryIn(sheet, "state", "TN", states);
    expect(inTennessee.estimatedTaxPercent).toBe("2");
    expect(editEntryIn(inTennessee, "units", "2", states).estimatedTaxPercent).toBe("0.72");
    const linked = { ...inTennessee, estimatedTaxPercent: "1.1" };
    expect(editEntryIn(linked, "units", "2", states).estimatedTaxPercent).toBe("1.1");
  });

  test("leaves a typed bill alone, and stands in again when it is emptied", () => {
    const typed = editEntry(editEntry(sheet, "propertyTax", "333"), "state", "TX");
    expect(readEntry(typed)).toMatchObject({ propertyTax: 333, insurance: 200 });
    const opened = entryOf(readEntry(typed));
    expect(readEntry(editEntry(opened, "propertyTax", ""))).toMatchObject({ propertyTax: 400 });
  });

  test("a deal keeps the percentages it was opened with, whatever the figures are by now", () => {
    const old = { ...readEntry(inTexas), estimatedTaxPercent: 1.8, propertyTax: 360 };
    expect(readEntry(entryOf(old))).toEqual(old);
  });

  test("a house at 1.25 with the usual estimates is at 1.09 in Texas", () => {
    const house = editEntry(editEntry(EMPTY_ENTRY, "price", "300000"), "leaseRent", "2497");
    expect(lenderRatioOf(readEntry(house))).toBeCloseTo(1.25, 3);
    expect(lenderRatioOf(readEntry(editEntry(house, "state", "TX")))).toBeCloseTo(1.093, 3);
  });
});

describe("what is still missing", () => {
  const shortTerm = { use: "short-term", leaseRent: "$2,500" };
  test.each<[string, Partial<Record<DealField, string>>, readonly DealField[]]>([
    ["nothing in the example", {}, []],
    ["the price", { price: "" }, ["price"]],
    ["a price below zero", { price: "-300000" }, ["price"]],
    ["the rate", { annualRatePercent: " " }, ["annualRatePercent"]],
    ["no rate of nothing", { annualRatePercent: "0" }, []],
    ["the rent", { leaseRent: "" }, ["leaseRent"]],
    ["no lease beside a market rent", { leaseRent: "", marketRent: "2400" }, []],
    ["the bookings of a short-term rental, whatever the lease says", shortTerm, ["shortTermGross"]],
    ["nothing beside bookings", { ...shortTerm, shortTermGross: "60000" }, []],
    [
      "the market rent beside a projection",
      { ...shortTerm, leaseRent: "", shortTermGross: "60000", hasShortTermHistory: "0" },
      ["marketRent"],
    ],
    [
      "the projection itself, which the owner lives on",
      { ...shortTerm, marketRent: "2400", hasShortTermHistory: "0" },
      ["shortTermGross"],
    ],
  ])("%s", (_, changes, missing) => {
    expect(missingIn({ ...example, ...changes })).toEqual(missing);
  });

  test("a price and a rent in an empty sheet", () => {
    expect(missingIn(EMPTY_ENTRY)).toEqual(["price", "leaseRent"]);
  });
});

describe("what is said under an amount", () => {
  test.each<[DealField, Partial<Record<DealField, string>>, string | undefined]>([
    ["price", {}, undefined],
    ["downPayment", { downPayment: "300000" }, undefined],
    ["downPayment", { downPayment: "300000.01" }, "This is more than the price, so it counts as $300,000."],
    [
      "downPayment",
      { downPayment: "400000", purpose: "cash-out" },
      "This is more than the value, so it counts as $300,000.",
    ],
    ["downPayment", { downPayment: "400000", price: "" }, undefined],
    ["marketRent", { marketRent: "400000" }, undefined],
    ["units", { units: "-4" }, undefined],
  ])("%s of %o", (field, changes, words) => {
    expect(explainAmount(field, { ...example, ...changes })).toBe(words);
  });
});

describe("closing taxes", () => {
  const closing = {
    onPrice: { parts: [{ upTo: 300_000, percent: 0.7 }, { percent: 1.4 }] },
    onLoan: { percents: [0.55] },
  };
  const states = STATES.map((state) => ({ ...state, closing }));
  const edit = (entry: DealEntry, field: DealField, text: string) => editEntryIn(entry, field, text, states);
  const taxesIn = ({ deedTaxPercent, mortgageTaxPercent }: DealEntry) => [deedTaxPercent, mortgageTaxPercent];
  const listed = edit(edit(example, "state", "TX"), "hasClosingLines", "1");

  test("of the state are filled in once closing costs are listed, half of the deed's", () => {
    expect(taxesIn(edit(example, "state", "TX"))).toEqual(["0", "0"]);
    expect(taxesIn(listed)).toEqual(["0.35", "0.55"]);
    expect(taxesIn(edit(edit(example, "hasClosingLines", "1"), "state", "TX"))).toEqual(["0.35", "0.55"]);
  });

  test("follow price and loan until somebody types them", () => {
    // Half of 2,100 and 4,200, on 600,000.
    expect(taxesIn(edit(listed, "price", "$600,000"))).toEqual(["0.525", "0.55"]);
    const typed = edit(listed, "deedTaxPercent", "1");
    expect(taxesIn(edit(typed, "price", "$600,000"))).toEqual(["1", "0.55"]);
    expect(taxesIn(edit(listed, "downPayment", "$300,000"))).toEqual(["0.35", "0"]);
    const none = edit(listed, "deedTaxPercent", "0");
    expect(taxesIn(edit(edit(none, "price", ""), "price", "$600,000"))).toEqual(["0", "0.55"]);
  });

  test("are nothing where no rate is confirmed", () => {
    expect(taxesIn(editEntry(listed, "state", "OH"))).toEqual(["0", "0"]);
  });
});
