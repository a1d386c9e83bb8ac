import { describe, expect, test } from "vitest";
import { MONEY_LIMIT } from "../../../dscr/money.ts";
import { ESTIMATE_NOTE } from "../../reports/estimate-note.ts";
import { type Deal, INITIAL_RENT } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { RENT_RULES } from "../rent/qualifying-rent.ts";
import { dealSummaryText, SUMMARY_LIMIT } from "./deal-export.ts";

/** The most lines and digits a deal can have. */
const LONGEST: Deal = {
  ...EXAMPLE_DEAL,
  purpose: "rate-term",
  price: MONEY_LIMIT - 0.01,
  downPaymentPercent: 33.3333333333,
  payoff: MONEY_LIMIT - 0.01,
  annualRatePercent: 12.345,
  interestOnlyYears: 10,
  propertyTax: 99_999_999.99,
  insurance: 99_999_999.99,
  estimatedTaxPercent: 1.25,
  estimatedInsurancePercent: 0.6,
  associationDues: 99_999_999.99,
  units: 8,
  basis: "noi",
  use: "short-term",
  leaseRent: MONEY_LIMIT - 0.01,
  marketRent: MONEY_LIMIT - 0.01,
  shortTermGross: MONEY_LIMIT - 0.01,
  hasShortTermHistory: false,
  prepayment: "custom",
  hasBorrowerChecks: true,
  customPrepayment: [1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25],
};

describe("dealSummaryText", () => {
  test("says what the example deal is", () => {
    expect(dealSummaryText(EXAMPLE_DEAL).split("\n")).toEqual([
      "LOAN",
      "Purpose: Purchase",
      "Price: $300,000",
      "Down payment: $75,000",
      "Loan amount: $225,000",
      "Loan to value: 75%",
      "Rate: 7.25%",
      "Term: 30 years",
      "Points: 1%",
      "Prepayment penalty: 5-4-3-2-1",
      "Credit score: 720",
      "Experience: Has owned a rental",
      "",
      "PROPERTY",
      "Units: 1",
      "Use: Long-term lease",
      "Rent on the lease a month: $2,500",
      "Qualifying rent a month: $2,500",
      "Rent rule: The lease, until an appraiser states the market rent",
      "Property taxes a month: $375",
      "Insurance a month: $150",
      "Association dues a month: $75",
      "",
      "RESULT",
      "Ratio test: Rent over the full payment (PITIA)",
      "Principal and interest a month: $1,534.90",
      "Lender's ratio: 1.17",
      "Ratio if interest-only: 1.28",
      "Simple ratio: 1.24",
      "Target ratio: 1.25",
      "Owner's cash flow a month: -$209.90",
      "Cash-on-cash return: -3.0%",
      "Due on closing day: $83,250",
      "Reserves to keep besides: $12,809.40",
      "Cash needed at closing: $96,059.40",
      "An estimate, not a credit decision.",
    ]);
  });

  test.each<[string, Partial<Deal>, string, string]>([
    ["points keep their decimals", { points: 1.25 }, "Points: 1.25%", "Points: 1.3%"],
    [
      "a refinance that pays out says so",
      { purpose: "cash-out", payoff: 150_000 },
      "Cash to you at closing: $53,940.60",
      "Cash needed",
    ],
    [
      "a refinance that costs more than it pays says what it needs",
      { purpose: "rate-term", payoff: 220_000 },
      "Cash needed at closing: $16,059.40",
      "Cash to you",
    ],
    [
      "bookings take the lease's place",
      { use: "short-term", shortTermGross: 60_000 },
      "Bookings a year: $60,000",
      "Rent on the lease",
    ],
    [
      "a lease that stands in for the market rent is listed",
      { use: "short-term", shortTermGross: 60_000, hasShortTermHistory: false },
      "Rent on the lease a month: $2,500",
      "Market rent",
    ],
    [
      "once there is a market rent it is not",
      { use: "short-term", shortTermGross: 60_000, hasShortTermHistory: false, marketRent: 2400 },
      "Market rent a month: $2,400",
      "Rent on the lease",
    ],
    [
      // 2500 / 1959.38 is 1.27592.
      "an interest-only ratio short of the target is not shown as reaching it",
      { targetRatio: 1.28 },
      "Ratio if interest-only: 1.27",
      "Ratio if interest-only: 1.28",
    ],
    [
      "interest-only to the end leaves no ratio behind",
      { interestOnlyYears: 30 },
      "Ratio after interest-only: None: the whole loan falls due",
      "Ratio after interest-only: 4",
    ],
    [
      "an estimated bill is called one",
      { estimatedTaxPercent: 1.25 },
      "Estimated property taxes a month: $375",
      "Estimated insurance",
    ],
  ])("%s", (_, changes, line, absent) => {
    const text = dealSummaryText({ ...EXAMPLE_DEAL, ...changes });
    expect(text.split("\n")).toContain(line);
    expect(text).not.toContain(absent);
  });

  test.each(["7-6", "5-6"] as const)(
    "a %s loan with a balloon and eight booked units ends with its last line",
    (adjustment) => {
      const unit = { ...INITIAL_RENT, use: "short-term", shortTermGross: 99_999_999.99 } as const;
      const rentRoll = Array.from({ length: 8 }, () => unit);
      const text = dealSummaryText({
        ...LONGEST,
        rentRoll,
        adjustment,
        termYears: 10,
        amortizationYears: 30,
      });
      expect(text.length).toBeLessThanOrEqual(SUMMARY_LIMIT);
      expect(text).toContain("More on the printed sheet\n\nRESULT");
      expect(text).toMatch(/An estimate, not a credit decision\.$/);
    },
  );

  test("the longest still ends with its last line", () => {
    const longestRule = Math.max(...Object.values(RENT_RULES).map(({ name }) => name.length));
    const text = dealSummaryText(LONGEST);
    expect(text.length + longestRule).toBeLessThanOrEqual(SUMMARY_LIMIT);
    expect(text).toMatch(/An estimate, not a credit decision\.$/);
  });
});

describe("a rent roll", () => {
  const unit = { ...INITIAL_RENT, leaseRent: 1500, marketRent: 1450 };
  const booked = { ...INITIAL_RENT, use: "short-term", shortTermGross: 30_000 } as const;
  const deal: Deal = { ...EXAMPLE_DEAL, ...INITIAL_RENT, units: 2, rentRoll: [unit, booked] };

  test("is a line for each unit in the summary", () => {
    expect(dealSummaryText(deal)).toContain(
      [
        "Units: 2",
        "Unit 1: $1,450 counts (Leased; Lower of lease and market)",
        "Unit 2: $2,000 counts (Short-term rental; 80% of 12-month gross)",
        "Qualifying rent a month: $3,450",
        "Property taxes",
      ].join("\n"),
    );
  });

  test("of eight units is not cut off in the summary", () => {
    const long = { ...booked, shortTermGross: 123_456.78, shortTermRule: "lower-80" } as const;
    const rentRoll = Array.from({ length: 8 }, () => long);
    const text = dealSummaryText({ ...deal, units: 8, basis: "noi", rentRoll });
    expect(text.endsWith(ESTIMATE_NOTE)).toBe(true);
  });
});
