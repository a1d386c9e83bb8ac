import { roundToCents } from "../../../dscr/cents.ts";
import { LISTED_LOAN_COSTS } from "../../deal/spreadsheet/deal-results.ts";
import type { InputRow, ListBlock } from "../../spreadsheet/workbook.ts";
import {
  choiceInput,
  dayCell,
  dayInput,
  list,
  type NumberField,
  numberInputs,
  quoted,
  result,
} from "../../spreadsheet/workbook-rows.ts";
import { HOLD_FIELDS, type HoldPlan } from "../hold-plan.ts";
import type { HoldYear } from "../hold-years.ts";
import {
  type AfterTax,
  allowanceOf,
  BUILDING_GAIN_PERCENT,
  LOSS_ALLOWANCE,
  SURTAX_PERCENT,
  SURTAX_THRESHOLD,
} from "../tax/after-tax.ts";
import {
  DEPRECIATION_MONTHS,
  depreciatedAtSale,
  depreciatedBy,
  loanCostsOf,
  taxBasisOf,
} from "../tax/depreciation.ts";
import { EXCHANGE_DAYS, exchangeDaysOf } from "../tax/exchange-days.ts";
import { describeRate, rateFormula } from "./sale-return.ts";
import { usd, type YearColumn } from "./year-column.ts";

/** What the tax columns count with. Empty unless tax is counted. */
export function taxInputs(plan: HoldPlan): readonly ListBlock[] {
  const number = numberInputs<NumberField<typeof HOLD_FIELDS>>(HOLD_FIELDS, plan);
  const basis = taxBasisOf(plan);
  const { filing, exchange, saleDay } = HOLD_FIELDS;
  const days = exchangeDaysOf(plan);
  const deadline = (days: number) =>
    `IF(AND(exchange=${quoted(exchange.say(true))},N(saleDay)>0),saleDay+${days},"")`;
  const rows: readonly InputRow[] = [
    number("incomeTaxPercent", "percent"),
    number("gainTaxPercent", "percent"),
    number("stateTaxPercent", "percent"),
    choiceInput("filing", filing, plan.filing),
    number("otherIncome", "usd"),
    number("landPercent", "percent"),
    number("costSegregationPercent", "percent", "Percent of the building."),
    choiceInput("exchange", exchange, plan.exchange),
    dayInput("saleDay", saleDay, plan.saleDay, "The deadlines of an exchange run from it. May stay empty."),
  ];
  const { single, joint } = SURTAX_THRESHOLD;
  const { most, fullUpTo } = LOSS_ALLOWANCE;
  return [
    list("Inputs: income tax", rows),
    list("What the tax law sees in the house", [
      result.usd(
        "loanCosts",
        "Costs of the loan, over its term",
        `ROUND(pointsPaid+${LISTED_LOAN_COSTS},2)`,
        loanCostsOf(plan.deal),
      ),
      result.usd(
        "taxBasis",
        "Price and other closing costs",
        `ROUND(price+closingCosts-${LISTED_LOAN_COSTS},2)`,
        basis.whole,
      ),
      result.usd(
        "writtenOff",
        "Written off in the first year",
        "ROUND((taxBasis-ROUND(taxBasis*landPercent/100,2))*costSegregationPercent/100,2)",
        basis.writtenOff,
      ),
      result.usd(
        "depreciable",
        "Building, over 27.5 years",
        "ROUND(taxBasis-ROUND(taxBasis*landPercent/100,2)-writtenOff,2)",
        basis.building,
      ),
      result.usd(
        "lossAllowance",
        "Losses that count in a year",
        `MAX(ROUND(${most}-MAX(otherIncome-${fullUpTo},0)/2,2),0)`,
        allowanceOf(plan),
      ),
      result.usd(
        "surtaxThreshold",
        `Income above which ${SURTAX_PERCENT}% more is due`,
        `IF(filing=${quoted(filing.say("joint"))},${joint},${single})`,
        SURTAX_THRESHOLD[plan.filing],
      ),
      result.day(
        "exchangeNamed",
        "Next house named in writing by",
        deadline(EXCHANGE_DAYS.named),
        dayCell(days?.named ?? ""),
      ),
      result.day(
        "exchangeBought",
        "Next house bought by",
        deadline(EXCHANGE_DAYS.bought),
        dayCell(days?.bought ?? ""),
      ),
    ]),
  ];
}

const before = (column: string, inYear: (earlier: string) => string) => ({
  formula: inYear(`{${column}@-1}`),
  first: inYear("0"),
});
const share = (amount: string, percent: string) => `ROUND((${amount})*${percent}/100,2)`;
const onIncome = (amount: string) =>
  `${share(amount, "incomeTaxPercent")}+${share(amount, "stateTaxPercent")}`;
const surtax = (income: string) =>
  share(`MAX(MIN(${income},otherIncome+${income}-surtaxThreshold),0)`, `${SURTAX_PERCENT}`);
/** Of an income, with the losses carried into the year. */
const counted = (income: string, carried: string) =>
  `IF(${income}-${carried}<0,-MIN(${carried}-${income},lossAllowance),ROUND(${income}-${carried},2))`;

const AT_INCOME_RATE = "OR({taxGain}<=0,{year}=1)";
const OF_PARTS = "MIN({taxGain},writtenOff)";
const OF_BUILDING = `MIN(ROUND({taxGain}-${OF_PARTS},2),{wornIfSold})`;
const ON_GAIN = `IF(${AT_INCOME_RATE},${share("{taxGain}", "incomeTaxPercent")},${share(OF_PARTS, "incomeTaxPercent")}+${share(OF_BUILDING, `MIN(incomeTaxPercent,${BUILDING_GAIN_PERCENT})`)}+${share(`ROUND({taxGain}-${OF_PARTS}-${OF_BUILDING},2)`, "gainTaxPercent")})+${share("{taxGain}", "stateTaxPercent")}`;
const worn = (months: string) =>
  `ROUND(depreciable*MIN(12*{year}-${months},${DEPRECIATION_MONTHS})/${DEPRECIATION_MONTHS},2)`;
const EARNED = "{rent}-{costs}+{reserves}-{interest}-IF({year}=1,writtenOff,0)";

export const TAX_COLUMNS = {
  reserves: usd("Reserves put aside", "ROUND(ROUND(({leased}+{booked})*capitalReservePercent/100,2)*12,2)"),
  reservesSoFar: {
    ...usd("Reserves so far", ""),
    ...before("reservesSoFar", (earlier) => `ROUND(${earlier}+{reserves},2)`),
  },
  interest: usd(
    "Interest",
    "MAX(ROUND({debt}-({balance@-1}-{balance}),2),0)",
    "MAX(ROUND({debt}-(loanAmount-{balance}),2),0)",
  ),
  pointsSoFar: usd("Costs of the loan counted so far", "ROUND(loanCosts*MIN({year},termYears)/termYears,2)"),
  wornSoFar: usd("Depreciation of the building so far", worn("0.5")),
  wornIfSold: usd("The same if sold", worn("1")),
  income: {
    ...usd("Taxable income", ""),
    formula: `ROUND(${EARNED}-({pointsSoFar}-{pointsSoFar@-1})-({wornSoFar}-{wornSoFar@-1}),2)`,
    first: `ROUND(${EARNED}-{pointsSoFar}-{wornSoFar},2)`,
  },
  taxed: {
    ...usd("Income that counts", ""),
    ...before("carried", (earlier) => counted("{income}", earlier)),
  },
  carried: {
    ...usd("Losses carried on", ""),
    ...before("carried", (earlier) => `ROUND({taxed}-({income}-${earlier}),2)`),
  },
  tax: usd("Tax", `ROUND(${onIncome("{taxed}")}+${surtax("{taxed}")},2)`),
  taxedCashFlow: {
    ...usd("Cash flow, after tax", "ROUND({cashFlow}-{tax},2)"),
    name: "[taxedCashFlows]",
  },
  soldIncome: {
    ...usd("Taxable income of the year, if sold", ""),
    formula: `ROUND(${EARNED}-(loanCosts-{pointsSoFar@-1})-{penalty}-({wornIfSold}-{wornSoFar@-1}),2)`,
    first: `ROUND(${EARNED}-loanCosts-{penalty}-{wornIfSold},2)`,
  },
  taxGain: usd(
    "Gain of a sale, for tax",
    "ROUND({value}-{saleCost}-(taxBasis+{reservesSoFar}-writtenOff-{wornIfSold}),2)",
  ),
  wholeTax: {
    ...usd("Tax of the year and the sale", ""),
    ...before("carried", (earlier) => {
      const freed = `ROUND({soldIncome}-${earlier},2)`;
      return `ROUND(${onIncome(freed)}+${ON_GAIN}+${surtax(`ROUND(${freed}+{taxGain},2)`)},2)`;
    }),
  },
  saleTax: {
    ...usd("Tax, with the exchange if there is one", ""),
    ...before("carried", (earlier) => {
      const kept = counted("{soldIncome}", earlier);
      return `IF(exchange=${quoted(HOLD_FIELDS.exchange.say(true))},ROUND(${onIncome(kept)}+${surtax(kept)},2),{wholeTax})`;
    }),
  },
  taxedProceeds: {
    ...usd("Left after a sale and its tax", "ROUND({proceeds}-{saleTax},2)"),
    name: "[taxedProceeds]",
  },
  taxedSaleFlow: usd("Cash flow and taxed sale together", "ROUND({cashFlow}+{taxedProceeds},2)"),
  taxedTurns: {
    label: "Changes of direction, after tax",
    format: "number",
    formula:
      "INDEX([taxedTurnsSoFar],{year})+IF(INDEX([taxedDirections],{year})*SIGN({taxedSaleFlow})<0,1,0)",
  },
  taxedRate: {
    label: "Internal rate of return a year, after tax",
    format: "percent",
    name: "[taxedReturns]",
    formula: rateFormula({
      flows: "[taxedFlows]",
      directions: "[taxedDirections]",
      saleFlow: "{taxedSaleFlow}",
      turns: "{taxedTurns}",
      guess: "N({internalRate})/100",
    }),
    isArray: true,
  },
} as const satisfies Record<string, YearColumn>;

type TaxColumnId = keyof typeof TAX_COLUMNS;

/** What the site computed for the tax columns of a year. The flows after tax begin with today. */
export function taxFigures(
  plan: HoldPlan,
  years: readonly HoldYear[],
  { years: kept, sales }: AfterTax,
  index: number,
  turns: number,
): Readonly<Record<TaxColumnId, number | string>> {
  const [held, year, sale] = [years[index], kept[index], sales[index]];
  if (!held || !year || !sale) throw new Error("A year has no tax.");
  const basis = taxBasisOf(plan);
  const sum = (amounts: readonly number[]) =>
    roundToCents(amounts.reduce((total, amount) => total + amount, 0));
  return {
    reserves: held.reserves,
    reservesSoFar: sum(years.slice(0, index + 1).map(({ reserves }) => reserves)),
    interest: year.interest,
    pointsSoFar: sum(kept.slice(0, index + 1).map(({ points }) => points)),
    wornSoFar: depreciatedBy(basis, year.year),
    wornIfSold: depreciatedAtSale(basis, year.year),
    income: year.income,
    taxed: year.taxed,
    carried: year.carried,
    tax: year.tax,
    taxedCashFlow: year.cashFlow,
    soldIncome: sale.income,
    taxGain: sale.gain,
    wholeTax: roundToCents(sale.tax + sale.deferred),
    saleTax: sale.tax,
    taxedProceeds: sale.proceeds,
    taxedSaleFlow: roundToCents(held.cashFlow + sale.proceeds),
    taxedTurns: turns,
    taxedRate: describeRate(turns, sale.internalRate),
  };
}
