import { cashFlowCalculator, dscrCalculator } from "../../content/calculators/calculators.ts";
import { company, disclaimer } from "../../content/company.ts";
import { calculateDscr } from "../dscr/dscr.ts";
import { formatUsd } from "../dscr/money.ts";
import type { CardPicture } from "../seo/card-picture.ts";
import { type CashFlowInput, calculateCashFlow } from "./cash-flow-calculator/cash-flow.ts";
import { toolPage } from "./tool/tool-catalog.server.ts";

export { cashFlowCalculator, dscrCalculator };

/** Company name and disclaimer, printed on every report. */
export const reportFrame = { companyName: company.name, disclaimer };

export const dscrCalculatorPage = toolPage("/dscr-calculator", dscrCalculator, {
  isEmbeddable: true,
  card: exampleRatio(dscrCalculator.example),
});
export const cashFlowCalculatorPage = toolPage("/cash-flow-calculator", cashFlowCalculator, {
  card: exampleMonth(cashFlowCalculator.example.inputs),
});

function exampleRatio({
  monthlyRent,
  taxesAndInsurance,
  principalAndInterest,
}: typeof dscrCalculator.example): CardPicture {
  const inputs = {
    monthlyRent,
    monthlyExpenses: taxesAndInsurance,
    monthlyDebtService: principalAndInterest,
  };
  return {
    kind: "ratio",
    caption: `Rent ${formatUsd(monthlyRent)}, taxes and insurance ${formatUsd(taxesAndInsurance)}, loan ${formatUsd(principalAndInterest)} a month`,
    ratio: calculateDscr(inputs).dscr,
  };
}

function exampleMonth(input: CashFlowInput): CardPicture {
  const { monthlyExpenses, monthlyPrincipalInterest, monthlyCashFlow } = calculateCashFlow(input);
  const { propertyTax, insurance, maintenance, vacancy } = monthlyExpenses;
  let left = input.monthlyRent;
  const costs = [propertyTax, insurance, maintenance, vacancy, monthlyPrincipalInterest].map((cost) => {
    left -= cost;
    return { from: left + cost, to: left, tone: "marginal" } as const;
  });
  return {
    kind: "bars",
    caption: "Where a month's rent goes, for a $300,000 house",
    bars: [
      { from: 0, to: input.monthlyRent, tone: "brand" },
      ...costs,
      { from: 0, to: monthlyCashFlow, tone: monthlyCashFlow < 0 ? "poor" : "good" },
    ],
  };
}
export const calculatorPages = [dscrCalculatorPage, cashFlowCalculatorPage];
