import { z } from "zod";
import { BORROWER_TABLE } from "../../calculators/offers/conventional/borrower-fields.ts";
import type { ConventionalTest } from "../../calculators/offers/conventional/conventional-test.ts";
import { figure, figureOrNull } from "./fields.server.ts";
import { tableInput } from "./table-input.server.ts";

/** Whom a conventional lender would test the first offer with. */
export const borrower = tableInput(BORROWER_TABLE, {
  monthlyIncome: ["monthlyIncomeUsd", "Before tax, without this house."],
  monthlyDebts: ["monthlyDebtsUsd", "With the own home, without this house."],
  financedProperties: ["financedProperties", "With this one and the own home."],
  dtiLimit: ["dtiLimitPercent", "Debts of income at most."],
});

export const conventionalTest = z.object({
  grossRentUsd: figure("The rent a conventional lender starts from, in dollars a month."),
  countedRentUsd: figure("75% of it."),
  paymentUsd: figure("Principal, interest, taxes, insurance and dues, in dollars a month."),
  netRentUsd: figure("Counted rent less the payment. Negative if it adds to debts."),
  incomeUsd: figure("Income with net rent, if that counts, in dollars a month."),
  debtsUsd: figure("Debts with the missing rent, in dollars a month."),
  dtiPercent: figureOrNull("Debts of income, not rounded. Null without income."),
  isWithinDti: z.boolean().describe("True if that is at most the limit."),
  isWithinCount: z.boolean().describe("True with at most ten financed properties."),
  isWithinUnits: z.boolean().describe("True with at most four units."),
  passes: z.boolean().describe("True if all three hold."),
});

export const CONVENTIONAL_SOURCE =
  "A conventional lender counts 75% of the rent (Fannie Mae, Selling Guide, B3-3.8-02) and at most ten financed properties (B2-2-03); score, loan limit, down payment and reserves are not tested.";

export function describeTest(test: ConventionalTest) {
  const { isWithinDti, isWithinCount, isWithinUnits, passes } = test;
  return {
    grossRentUsd: test.grossRent,
    countedRentUsd: test.countedRent,
    paymentUsd: test.payment,
    netRentUsd: test.net,
    incomeUsd: test.income,
    debtsUsd: test.debts,
    dtiPercent: test.dti,
    isWithinDti,
    isWithinCount,
    isWithinUnits,
    passes,
  };
}
