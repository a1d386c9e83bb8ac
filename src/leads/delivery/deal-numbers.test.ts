import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { dealSummaryText } from "../../calculators/deal/sharing/deal-export.ts";
import { listDealNumbers, readDealFigures } from "./deal-numbers.ts";

test("the deal in three numbers, as the deal analyzer sums it up", () => {
  expect(listDealNumbers(dealSummaryText(EXAMPLE_DEAL))).toEqual([
    { label: "Ratio", value: "1.17" },
    { label: "Rent", value: "$2,500 a month" },
    { label: "Loan", value: "$225,000 of $300,000" },
  ]);
});

test("of a refinance too", () => {
  const deal = { ...EXAMPLE_DEAL, purpose: "cash-out", payoff: 150_000, price: 400_000.4 } as const;
  expect(listDealNumbers(dealSummaryText(deal))).toMatchObject([
    {},
    {},
    { value: "$300,000.30 of $400,000.40" },
  ]);
});

test.each([
  null,
  "Price: $1",
  "Lender's ratio: 9\nQualifying rent a month: call me\nLoan amount: $1\nPrice: $2",
])("%j is not one of its summaries", (summary) => expect(listDealNumbers(summary)).toEqual([]));

test("the figures by which leads are sorted and added up", () => {
  expect(readDealFigures(dealSummaryText(EXAMPLE_DEAL))).toEqual({ ratioPercent: 117, loan: 225_000 });
  expect(
    readDealFigures(dealSummaryText(EXAMPLE_DEAL).replace("$225,000", "$2,250,000,000")),
  ).toBeUndefined();
  expect(readDealFigures("A house")).toBeUndefined();
  expect(readDealFigures("Loan amount: $225,000")).toEqual({ ratioPercent: null, loan: 225_000 });
  expect(readDealFigures("A house\nLender's ratio: 1.17")).toEqual({ ratioPercent: 117, loan: null });
});
