import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../tests/setup/properties.ts";
import { type Deal, INITIAL_RENT } from "../calculators/deal/deal.ts";
import { EXAMPLE_DEAL } from "../calculators/deal/example-deal.ts";
import { arbitraryDeals } from "../calculators/deal/test-deals.ts";
import { dealToCsv, dealToJson } from "./deal-files.ts";

test("the JSON has each line at closing, where they are listed", () => {
  const resultsOf = (deal: Deal) => JSON.parse(dealToJson(deal)).results;
  expect(resultsOf(EXAMPLE_DEAL)).not.toHaveProperty("closingLines");
  const listed = { ...EXAMPLE_DEAL, hasClosingLines: true, closingDay: "2026-10-20" };
  expect(resultsOf(listed)).toMatchObject({
    closingLines: { lenderFees: 1600, interest: 536.3 },
    owner: { cash: { due: expect.any(Number) } },
  });
});

describe("dealToCsv", () => {
  test("has a row for each input and result", () => {
    const rows = dealToCsv(EXAMPLE_DEAL).trimEnd().split("\r\n");
    expect(rows[0]).toBe("label,value");
    expect(rows).toContain("Loan amount,225000");
    expect(rows).toContain("Owner's cash flow a month,-209.9");
    expect(rows).toContain('Rent rule,"The lease, until an appraiser states the market rent"');
  });

  test("holds nothing that a spreadsheet would run", () => {
    forAll(cases(), [arbitraryDeals(fc)], (deal) => {
      for (const row of dealToCsv(deal).trimEnd().split("\r\n")) {
        expect(row).toMatch(
          /^[A-Za-z][A-Za-z0-9:' .-]*,(-?\d+(\.\d+)?(e[+-]?\d+)?|"?[A-Z0-9][^"=+@\t]*"?|value)$/,
        );
      }
    });
  });
});

test("the JSON leads back to the deal", () => {
  forAll(cases(), [arbitraryDeals(fc)], (deal) => {
    const parsed: { version: number; deal: Deal } = JSON.parse(dealToJson(deal));
    expect(parsed).toMatchObject({ version: 1, deal });
  });
});

describe("a rent roll", () => {
  const unit = { ...INITIAL_RENT, leaseRent: 1500, marketRent: 1450 };
  const booked = { ...INITIAL_RENT, use: "short-term", shortTermGross: 30_000 } as const;
  const deal: Deal = { ...EXAMPLE_DEAL, ...INITIAL_RENT, units: 2, rentRoll: [unit, booked] };

  test("has a row for every figure in the file", () => {
    expect(dealToCsv(deal)).toContain(
      [
        "Unit 1: use,Leased",
        "Unit 1: Rent on the lease a month,1500",
        "Unit 1: Market rent a month,1450",
        "Unit 1: rent rule,Lower of lease and market",
        "Unit 1: qualifying rent a month,1450",
        "Unit 2: use,Short-term rental",
        "Unit 2: Bookings a year,30000",
        "Unit 2: rent rule,80% of 12-month gross",
        "Unit 2: qualifying rent a month,2000",
        "Qualifying rent a month,3450",
      ].join("\r\n"),
    );
  });

  test("is part of what programs read", () => {
    const { deal: inputs, results } = JSON.parse(dealToJson(deal));
    expect(inputs.rentRoll).toEqual([unit, booked]);
    expect(results.qualifyingRent).toEqual({
      rent: 3450,
      rule: "unit-by-unit",
      units: [
        { rent: 1450, rule: "lower-of-two" },
        { rent: 2000, rule: "gross-80" },
      ],
    });
  });
});

describe("a rate that changes", () => {
  const adjustable: Deal = { ...EXAMPLE_DEAL, annualRatePercent: 6.5, adjustment: "5-6" };

  test("is in both files where the deal has one", () => {
    expect(dealToCsv(adjustable)).toContain("Expected first change: rate from month 61,7.25\r\n");
    expect(dealToCsv(adjustable)).toContain("Worst first change: principal and interest,1696.01\r\n");
    expect(JSON.parse(dealToJson(adjustable)).results.resets).toMatchObject({
      fullyIndexedPercent: 7.25,
      firstReset: { worst: { month: 61, ratePercent: 8.5 } },
      balloon: null,
    });
  });

  test("is in neither otherwise", () => {
    expect(dealToCsv(EXAMPLE_DEAL)).not.toMatch(/Margin|change/);
    expect(JSON.parse(dealToJson(EXAMPLE_DEAL)).results.resets).toBeUndefined();
  });
});

describe("who borrows", () => {
  const rare: Deal = { ...EXAMPLE_DEAL, hasBorrowerChecks: true, residency: "itin" };

  test("is in both files where it is checked", () => {
    expect(dealToCsv(rare)).toContain("Borrower,Resident with an ITIN\r\n");
    expect(dealToCsv(rare)).toContain(
      'Borrower with an ITIN: minimum credit score,"Meets 680 or more, with 720"',
    );
    expect(JSON.parse(dealToJson(rare)).results.borrower).toMatchObject([
      {
        id: "itin",
        rules: [
          { id: "maximum-ltv", status: "miss" },
          { id: "credit-score", status: "pass" },
        ],
      },
    ]);
  });

  test("is in neither otherwise", () => {
    expect(dealToCsv(EXAMPLE_DEAL)).not.toContain("ITIN");
    expect(JSON.parse(dealToJson(EXAMPLE_DEAL)).results.borrower).toBeUndefined();
  });
});
