import { z } from "zod";
import {
  BLANKET_FIELDS,
  type BlanketTerms,
  LEAST_HOUSES,
} from "../../../calculators/my-deals/blanket/blanket-fields.ts";
import { writeBlanketFragment } from "../../../calculators/my-deals/blanket/blanket-link.ts";
import { blanketOf, type HouseShare } from "../../../calculators/my-deals/blanket/blanket-loan.ts";
import { answerFrame, frameAnswer } from "../answer-frame.server.ts";
import { defineCall } from "../call.ts";
import { figure, figureOrNull } from "../fields.server.ts";
import { tableInput } from "../table-input.server.ts";
import { dealInput, dealOf } from "./deal-input.server.ts";

const MOST_HOUSES = 20;

const terms = tableInput(BLANKET_FIELDS, {
  annualRatePercent: ["ratePercent", "Rate of the one loan, percent a year."],
  termYears: ["termYears", "Term of the one loan in years."],
  interestOnlyYears: ["interestOnlyYears", "Years at the start in which only interest is paid. 0 for none."],
  ltvPercent: ["loanToValueLimitPercent", "Most that is lent on all values together. A sample."],
  minimumRatio: ["minimumRatio", "Lowest rent over full payment that the lender takes. A sample."],
  releasePercent: ["releasePercent", "Percent of a house's share that must be paid to sell it. A custom."],
  points: ["pointsPercent", "Percent of the loan, paid at closing."],
});

const sale = z.object({
  releasePriceUsd: figure("What the lender takes, in dollars."),
  cashUsd: figure("Value less release price, in dollars, before the cost of the sale."),
  loanLeftUsd: figure("What the other houses then owe, in dollars."),
  ratio: figureOrNull("Rent over the full payment of the others. Null if nothing is owed or paid."),
  loanToValuePercent: figure("The loan left in percent of the other values."),
  qualifies: z.boolean().describe("True if lowest ratio and limit are still met."),
});

const house = z.object({
  index: figure("Place of the house in the request, from 0."),
  shareUsd: figure("Its share of the loan, by value, in dollars."),
  ownRatio: figureOrNull("Rent over the full payment on its own loan. Null if nothing is owed or paid."),
  ifSold: sale.describe("If this house is sold at its value on closing day."),
});

const separate = z.object({
  loanUsd: figure("All own loans, in dollars."),
  ratio: figureOrNull("All rents over all full payments. Null if nothing is owed or paid."),
  fullMonthlyPaymentUsd: figure("All full payments a month, in dollars."),
  monthlyCashFlowUsd: figure("Cash flow of all deals a month, in dollars."),
  pointsUsd: figure("Points of all own loans, in dollars."),
  housesBelowMinimumRatio: figure("Houses whose own loan misses minimumRatio."),
});

export const portfolioCall = defineCall({
  name: "portfolio",
  title: "One loan on several houses",
  summary:
    "One loan on several houses: its size and ratio, each house's share and release price, and what is left after a sale.",
  input: z.strictObject({
    houses: z
      .array(dealInput)
      .min(LEAST_HOUSES)
      .max(MOST_HOUSES)
      .describe("Each with the loan it would have by itself, as in the call deal."),
    ...terms.shape,
  }),
  output: z.object({
    loanUsd: figure("The largest loan that limit and lowest ratio allow, in dollars."),
    limitedBy: z.enum(["value", "ratio"]).describe("What a larger loan would break."),
    ratio: figureOrNull("All rents over the full payment, not rounded. Null if nothing is owed or paid."),
    loanToValuePercent: figure("The loan in percent of all values."),
    monthlyPaymentUsd: figure("Principal and interest of the first month, in dollars."),
    fullMonthlyPaymentUsd: figure("With taxes, insurance and dues, in dollars."),
    monthlyCashFlowUsd: figure("What is left for the owner a month, in dollars."),
    pointsUsd: figure("Points in dollars."),
    moreCashAtClosingUsd: figure("Against the separate loans, in dollars. Negative if this loan takes less."),
    separate: separate.describe("The loans that the houses have by themselves."),
    houses: z.array(house).readonly().describe("In the order of the request."),
    ...answerFrame,
  }),
  cost: 5,
  example: {
    houses: [
      {
        priceUsd: 300_000,
        ratePercent: 7.25,
        monthlyLeaseRentUsd: 2900,
        monthlyPropertyTaxUsd: 400,
        monthlyInsuranceUsd: 200,
      },
      {
        priceUsd: 200_000,
        ratePercent: 7.25,
        monthlyLeaseRentUsd: 1500,
        monthlyPropertyTaxUsd: 250,
        monthlyInsuranceUsd: 150,
      },
    ],
    ratePercent: 7.5,
    releasePercent: 120,
  },
  answer({ houses, ...input }, siteUrl) {
    const deals = houses.map(dealOf);
    const asked: BlanketTerms = terms.valuesOf(input);
    const blanket = blanketOf(deals, asked);
    const named = deals.map((deal, index) => ({ name: `House ${index + 1}`, deal }));
    return {
      loanUsd: blanket.loan,
      limitedBy: blanket.limitedBy,
      ratio: blanket.ratio,
      loanToValuePercent: blanket.ltv,
      monthlyPaymentUsd: blanket.payment,
      fullMonthlyPaymentUsd: blanket.fullPayment,
      monthlyCashFlowUsd: blanket.cashFlow,
      pointsUsd: blanket.points,
      moreCashAtClosingUsd: blanket.moreCash,
      separate: {
        loanUsd: blanket.separate.loan,
        ratio: blanket.separate.ratio,
        fullMonthlyPaymentUsd: blanket.separate.payment,
        monthlyCashFlowUsd: blanket.separate.cashFlow,
        pointsUsd: blanket.separate.points,
        housesBelowMinimumRatio: blanket.separate.missing,
      },
      houses: blanket.houses.map(describeHouse),
      ...frameAnswer(`${siteUrl}/my-deals${writeBlanketFragment({ houses: named, terms: asked })}`, [
        "Every house is tested by rent over the full payment: principal, interest, taxes, insurance and dues.",
        "Shares follow the values. A house is sold at its value on closing day, and the payment is worked out anew.",
        "Limit, lowest ratio and release price are samples unless you send a lender's own.",
        "Fields that were left out have the form's initial values, which the schema lists as defaults.",
        "Before income tax.",
      ]),
    };
  },
});

function describeHouse({ share, own, sale: sold }: HouseShare, index: number) {
  return {
    index,
    shareUsd: share,
    ownRatio: own.ratio,
    ifSold: {
      releasePriceUsd: sold.release,
      cashUsd: sold.cash,
      loanLeftUsd: sold.loan,
      ratio: sold.ratio,
      loanToValuePercent: sold.ltv,
      qualifies: sold.qualifies,
    },
  };
}
