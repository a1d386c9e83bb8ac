import { z } from "zod";
import { riseFor, settlePlan } from "../../../calculators/hold/appreciation.ts";
import { breakPointsOf } from "../../../calculators/hold/break-points.ts";
import { writeHoldFragment } from "../../../calculators/hold/hold-link.ts";
import { growthIn, HOLD_FIELDS, type HoldCase, type HoldPlan } from "../../../calculators/hold/hold-plan.ts";
import { type HoldProjection, projectHold } from "../../../calculators/hold/hold-projection.ts";
import { taxNoteOf } from "../../../calculators/hold/hold-rows.ts";
import type { InternalRate } from "../../../calculators/hold/internal-rate.ts";
import { priceNotes } from "../../../calculators/hold/price-text.ts";
import type { TaxedSale, TaxYear } from "../../../calculators/hold/tax/after-tax.ts";
import { exchangeDaysOf } from "../../../calculators/hold/tax/exchange-days.ts";
import { answerFrame, frameAnswer } from "../answer-frame.server.ts";
import { apiFacts } from "../api-facts-catalog.server.ts";
import { defineCall } from "../call.ts";
import { figure, figureOrNull, numberOf } from "../fields.server.ts";
import { tableInput } from "../table-input.server.ts";
import { dealAssumptions } from "./deal-assumptions.server.ts";
import { dealInput, dealOf } from "./deal-input.server.ts";

const year = z.object({
  year: figure("Year of the hold, from 1."),
  yearlyRentUsd: figure("Rent of a full year before vacancy, in dollars."),
  yearlyCostsUsd: figure("Bills and the owner's costs of the year, in dollars."),
  yearlyDebtServiceUsd: figure("Principal and interest of the year, in dollars."),
  yearlyCashFlowUsd: figure("What is left of the year, in dollars."),
  ratio: figureOrNull("The lender's ratio on the year's last payment. Null without one."),
  valueUsd: figure("Value at the end of the year, in dollars."),
  balanceUsd: figure("Loan at the end of the year, in dollars."),
  equityUsd: figure("Value less loan, in dollars."),
  penaltyUsd: figure("Prepayment penalty of a sale then, in dollars."),
  saleCostUsd: figure("Cost of a sale then, in dollars."),
  saleProceedsUsd: figure("What a sale then leaves, in dollars. Negative if it must be paid in."),
  gainUsd: figure("All cash back less all cash in, if sold then, in dollars."),
  equityMultiple: figureOrNull("Cash back over cash in, if sold then. Null if nothing was paid in."),
  internalRatePercent: figureOrNull(
    "Return, percent a year, if sold then. Null if there is none or no single one.",
  ),
  afterTax: z
    .object({
      interestUsd: figure("If the house is kept, like the next five."),
      depreciationUsd: figure("With what is written off in the first year."),
      taxableIncomeUsd: figure("Negative: a loss."),
      carriedLossUsd: figure("Losses left for later years."),
      taxUsd: figure("Negative: tax on other income is saved."),
      cashFlowUsd: figure("What is left of the year."),
      saleTaxableGainUsd: figure("Over the basis that is left, if sold then."),
      saleTaxUsd: figure("Of the whole year, if sold then."),
      deferredTaxUsd: figure("What an exchange puts off."),
      saleProceedsUsd: figure("After that tax."),
      internalRatePercent: figureOrNull("If sold then. Null as above."),
    })
    .nullable()
    .describe("Null unless countIncomeTax is true and the deal is a purchase."),
});

const holdCase = z.object({
  years: z.array(year).readonly().describe("Up to the sale; fewer if the whole loan falls due before."),
  firstYearBelowOne: figureOrNull("The first year with a ratio below 1.00, or null."),
  firstYearPayingIn: figureOrNull("The first year with a negative cash flow, or null."),
});

const hold = tableInput(HOLD_FIELDS, {
  holdYears: ["holdYears", "Years until the sale."],
  rentGrowthPercent: ["yearlyRentGrowthPercent", "Growth of rents, percent a year."],
  taxGrowthPercent: ["yearlyTaxGrowthPercent", "Growth of property taxes, percent a year."],
  insuranceGrowthPercent: ["yearlyInsuranceGrowthPercent", "Growth of insurance, percent a year."],
  costGrowthPercent: ["yearlyCostGrowthPercent", "Growth of dues and utilities, percent a year."],
  appreciationPercent: [
    "yearlyAppreciationPercent",
    numberOf(
      HOLD_FIELDS.rentGrowthPercent,
      "Growth of the value, percent a year. If left out, the lower of rent growth and the state's rise since 1991.",
    ).optional(),
  ],
  lowAppreciationPercent: [
    "lowYearlyAppreciationPercent",
    numberOf(
      HOLD_FIELDS.rentGrowthPercent,
      "The same in the low case, and never above the expected figure. If left out, the state's worst five, ten or fifteen years since 1985, whichever is nearest to the hold.",
    ).optional(),
  ],
  swingPercent: ["swingPercent", "Percentage points between the expected case and the other two."],
  saleCostPercent: ["saleCostPercent", "Cost of the sale, percent of the value then."],
  afterTax: ["countIncomeTax", "True: federal income tax is counted as well, in a purchase."],
  filing: ["taxReturn", "Decides the income above which 3.8% more is due on rent and gain."],
  otherIncome: ["otherYearlyIncomeUsd", "Income besides this house, in dollars a year."],
  incomeTaxPercent: ["incomeTaxPercent", "Federal tax on the next dollar of income."],
  gainTaxPercent: ["gainTaxPercent", "Federal tax on a gain beyond earlier depreciation."],
  stateTaxPercent: ["stateTaxPercent", "A state's tax on income and gain, on top of both."],
  landPercent: ["landPercent", "Land, percent of price and closing costs."],
  costSegregationPercent: [
    "firstYearWriteOffPercent",
    "Percent of the building that is written off in the first year.",
  ],
  exchange: ["exchangeAtSale", "True: the sale is a tax-deferred exchange."],
  saleDay: ["saleDay", "Closing day of the sale, as 2027-01-15: the deadlines of an exchange run from it."],
});

export const projectionCall = defineCall({
  name: "projection",
  title: "Hold projection",
  summary: "A deal year by year until it is sold, in a low, an expected and a high case.",
  input: z.strictObject({
    deal: dealInput.describe("The deal, as in the call deal."),
    ...hold.shape,
    yearlyAppreciationBasis: z
      .enum(["long-run", "last-five-years"])
      .default("long-run")
      .describe(
        "What a left out yearlyAppreciationPercent is: last-five-years says what happens if they repeat.",
      ),
  }),
  output: z.object({
    investedUsd: figure("Down payment, closing costs and points, in dollars."),
    yearlyAppreciationPercent: figure("Growth of the value in the expected case."),
    lowYearlyAppreciationPercent: figure("Growth of the value in the low case."),
    low: holdCase.describe(
      "Rents grow more slowly, bills faster, the value by its low figure, and a changing rate as fast as its caps allow.",
    ),
    expected: holdCase.describe("As sent."),
    high: holdCase.describe("The reverse of the low case."),
    exchangeDays: z
      .object({
        named: z.iso.date().describe("Named in writing by this day."),
        bought: z.iso.date().describe("Owned by this day."),
      })
      .nullable()
      .describe("Last days to name and to buy the next house. Null without an exchange or a saleDay."),
    ...answerFrame,
  }),
  cost: 5,
  example: {
    deal: {
      priceUsd: 300_000,
      ratePercent: 7.25,
      interestOnlyYears: 5,
      state: "TX",
      monthlyLeaseRentUsd: 2600,
      monthlyPropertyTaxUsd: 375,
      monthlyInsuranceUsd: 150,
      monthlyAssociationDuesUsd: 75,
    },
    holdYears: 10,
  },
  answer({ deal: sent, yearlyAppreciationBasis, ...input }, siteUrl) {
    const deal = dealOf(sent);
    const { fiveYears } = riseFor(deal.state, apiFacts.rises);
    const {
      appreciationPercent = yearlyAppreciationBasis === "last-five-years" ? fiveYears : null,
      lowAppreciationPercent = null,
      ...figures
    } = hold.valuesOf(input);
    const typed = { ...figures, appreciationPercent, lowAppreciationPercent };
    const plan: HoldPlan = settlePlan({ deal, hold: typed }, apiFacts.rises);
    const projection = projectHold(plan);
    return {
      investedUsd: projection.invested,
      yearlyAppreciationPercent: plan.appreciationPercent,
      lowYearlyAppreciationPercent: growthIn("low", plan).value,
      low: describeCase(projection, "low"),
      expected: describeCase(projection, "expected"),
      high: describeCase(projection, "high"),
      exchangeDays: exchangeDaysOf(plan),
      ...frameAnswer(`${siteUrl}/hold-projection${writeHoldFragment(plan)}`, [
        ...dealAssumptions(deal),
        ...priceNotes(plan, apiFacts.rises),
        taxNoteOf(projection),
      ]),
    };
  },
});

function describeCase(projection: HoldProjection, name: HoldCase) {
  const { years, exits, afterTax } = projection[name];
  const { ratio, cashFlow } = breakPointsOf(years);
  return {
    years: years.flatMap((held, index) => {
      const exit = exits[index];
      if (!exit) return [];
      return [
        {
          year: held.year,
          yearlyRentUsd: held.rent,
          yearlyCostsUsd: held.costs,
          yearlyDebtServiceUsd: held.debt,
          yearlyCashFlowUsd: held.cashFlow,
          ratio: held.ratio,
          valueUsd: held.value,
          balanceUsd: held.balance,
          equityUsd: held.equity,
          penaltyUsd: held.penalty,
          saleCostUsd: exit.saleCost,
          saleProceedsUsd: exit.proceeds,
          gainUsd: exit.gain,
          equityMultiple: exit.equityMultiple,
          internalRatePercent: singleRate(exit.internalRate),
          afterTax: describeTaxes(afterTax?.years[index], afterTax?.sales[index]),
        },
      ];
    }),
    firstYearBelowOne: ratio?.year ?? null,
    firstYearPayingIn: cashFlow?.year ?? null,
  };
}

function describeTaxes(kept: TaxYear | undefined, sale: TaxedSale | undefined) {
  if (!kept || !sale) return null;
  return {
    interestUsd: kept.interest,
    depreciationUsd: kept.depreciation,
    taxableIncomeUsd: kept.income,
    carriedLossUsd: kept.carried,
    taxUsd: kept.tax,
    cashFlowUsd: kept.cashFlow,
    saleTaxableGainUsd: sale.gain,
    saleTaxUsd: sale.tax,
    deferredTaxUsd: sale.deferred,
    saleProceedsUsd: sale.proceeds,
    internalRatePercent: singleRate(sale.internalRate),
  };
}

function singleRate(rate: InternalRate): number | null {
  return rate.kind === "one" ? rate.percent : null;
}
