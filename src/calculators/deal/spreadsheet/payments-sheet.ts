import type { MonthEnd, PaymentPeriod } from "../../../dscr/adjustable/payment-periods.ts";
import { periodOf } from "../../../dscr/adjustable/payment-periods.ts";
import { fullyIndexedRate, type RatePath } from "../../../dscr/adjustable/rate-steps.ts";
import type {
  InputRow,
  ListBlock,
  ResultRow,
  Sheet,
  TableBlock,
  TableColumn,
  TableRow,
} from "../../spreadsheet/workbook.ts";
import {
  choiceInput,
  list,
  type NumberField,
  numberInputs,
  quoted,
  result,
} from "../../spreadsheet/workbook-rows.ts";
import { fixedYearsOf } from "../adjustable/adjustable-fields.ts";
import { changingLoanOf, historyOf, isPlainLoan, periodsOf } from "../adjustable/changing-loan.ts";
import { type LaterPayment, resetViewOf } from "../adjustable/reset-view.ts";
import { DEAL_FIELDS, type Deal } from "../deal.ts";
import { sayRatio } from "../ratios/ratio-labels.ts";

const NO_CHANGE = "no change within the term";
const NO_BALLOON = "repaid by the end of the term";

/** The terms that only such a loan has. Nothing for any other. */
export function changingInputs(deal: Deal): readonly InputRow[] {
  if (isPlainLoan(deal)) return [];
  const number = numberInputs<NumberField<typeof DEAL_FIELDS>>(DEAL_FIELDS, deal);
  return [
    number("amortizationYears", "number", "Years. 0 if the payments repay the loan by the end of the term."),
    choiceInput("adjustment", DEAL_FIELDS.adjustment, deal.adjustment),
    number("indexPercent", "percent", "On each day of a change: your assumption."),
    number("marginPercent", "percent"),
    number("firstCapPercent", "percent", "Percentage points."),
    number("periodicCapPercent", "percent", "Percentage points."),
    number("lifeCapPercent", "percent", "Percentage points."),
  ];
}

const FIXED_MONTHS = (["5-6", "7-6", "10-6"] as const).reduceRight(
  (otherwise, adjustment) =>
    `IF(adjustment=${quoted(DEAL_FIELDS.adjustment.say(adjustment))},${12 * (fixedYearsOf(adjustment) ?? 0)},${otherwise})`,
  "0",
);
const REPAID_MONTHS =
  "interestOnlyMonths+ROUND((MAX(termYears,amortizationYears)-MIN(interestOnlyYears,termYears))*12,0)";
const FULLY_INDEXED = "MAX(ROUNDUP((indexPercent+marginPercent)*8-0.5-0.000000001,0)/8,marginPercent)";

/** What the months compute with. */
export function changingTerms(deal: Deal): readonly ResultRow[] {
  const { repaidMonths } = changingLoanOf(deal);
  const { number, percent } = result;
  return [
    number("repaidMonths", "Months of repayment", REPAID_MONTHS, repaidMonths),
    number(
      "fixedMonths",
      "Months with the first rate",
      FIXED_MONTHS,
      (fixedYearsOf(deal.adjustment) ?? 0) * 12,
    ),
    percent("indexAndMargin", "Index and margin, to an eighth", FULLY_INDEXED, fullyIndexedRate(deal)),
  ];
}

/** Every month of the loan, on both paths. */
export function paymentsSheet(deal: Deal): Sheet {
  return { name: "Payments", blocks: [turns(deal), monthsTable(deal)] };
}

const IS_CHANGED = "AND(loanAmount>0,fixedMonths>0,fixedMonths<loanMonths)";
const ratioOn = (payment: string) =>
  `IF(ISNUMBER(${payment}),IF(loanAmount=0,0,IF(basis=${quoted(DEAL_FIELDS.basis.say("pitia"))},IF(${payment}+taxesInsuranceDues=0,0,lenderIncome/ROUND(${payment}+taxesInsuranceDues,2)),IF(${payment}=0,0,lenderIncome/${payment}))),${quoted(NO_CHANGE)})`;

function turns(deal: Deal): ListBlock {
  const view = resetViewOf(deal);
  const { usd, ratio } = result;
  const ratioOf = (later: LaterPayment | undefined) => (later ? (later.ratio ?? 0) : NO_CHANGE);
  const owed = view?.balloon?.owed;
  const when = (formula: string) => `IF(${IS_CHANGED},${formula},${quoted(NO_CHANGE)})`;
  const due = (formula: string) =>
    `IF(AND(loanAmount>0,repaidMonths>loanMonths),ROUND(INDEX(${formula},loanMonths),2),${quoted(NO_BALLOON)})`;
  return list("When the rate changes, and what falls due", [
    usd(
      "expectedReset",
      "Payment after the first change, expected",
      when("INDEX(expectedPayments,fixedMonths+1)"),
      view?.firstReset?.expected.payment ?? NO_CHANGE,
    ),
    ratio(
      "expectedResetRatio",
      "Lender's ratio then",
      ratioOn("expectedReset"),
      ratioOf(view?.firstReset?.expected),
      `${sayRatio(deal, view?.firstReset?.expected.ratio ?? null)} on the site, with today's rent and bills.`,
    ),
    usd(
      "worstReset",
      "Payment after the first change, at worst",
      when("INDEX(worstPayments,fixedMonths+1)"),
      view?.firstReset?.worst.payment ?? NO_CHANGE,
    ),
    ratio(
      "worstResetRatio",
      "Lender's ratio then, at worst",
      ratioOn("worstReset"),
      ratioOf(view?.firstReset?.worst),
    ),
    usd("highestPayment", "The highest payment at worst", "MAX(worstPayments)", highestOf(deal)),
    usd(
      "balloonExpected",
      "Due with the last payment, expected",
      due("expectedOwed"),
      owed?.expected ?? NO_BALLOON,
    ),
    usd("balloonWorst", "Due with the last payment, at worst", due("worstOwed"), owed?.worst ?? NO_BALLOON),
  ]);
}

function highestOf(deal: Deal): number {
  return Math.max(0, ...periodsOf(deal, "worst").map(({ payment }) => payment));
}

const PATHS = [
  ["expected", "Expected"],
  ["worst", "At worst"],
] as const satisfies readonly (readonly [RatePath, string])[];

function monthsTable(deal: Deal): TableBlock {
  const computed = PATHS.map(([path]) => ({
    path,
    periods: periodsOf(deal, path),
    ends: historyOf(deal, path),
  }));
  const months = changingLoanOf(deal).termMonths;
  return {
    kind: "table",
    heading: "Month by month",
    note: "Each payment is worked out from what is owed, the rate of the month and the months of repayment left. A longer term needs more lines.",
    columns: [
      { id: "month", kind: "label", name: "payMonths", label: "Month", format: "number" },
      ...PATHS.flatMap(([path, name]) => columnsOf(path, name)),
    ],
    rows: Array.from(
      { length: months },
      (_, index): TableRow => ({
        month: index + 1,
        ...Object.assign({}, ...computed.map((all) => cellsOf(index + 1, all))),
      }),
    ),
  };
}

function columnsOf(path: RatePath, name: string): readonly TableColumn[] {
  const column = (part: string, label: string, format: "usd" | "percent"): TableColumn => ({
    id: `${path}${part}`,
    kind: "result",
    name: `${path}${part}`,
    label: `${name}: ${label}`,
    format,
  });
  return [
    column("Rates", "rate", "percent"),
    column("Payments", "payment", "usd"),
    column("Interest", "interest", "usd"),
    column("Owed", "owed afterwards", "usd"),
  ];
}

interface ComputedPath {
  readonly path: RatePath;
  readonly periods: readonly PaymentPeriod[];
  readonly ends: readonly MonthEnd[];
}

function cellsOf(month: number, { path, periods, ends }: ComputedPath): TableRow {
  const [rate, owed] = [`{${path}Rates}`, `{${path}Owed@-1}`];
  const isFirst = month === 1;
  const before = isFirst ? "loanAmount" : owed;
  const last = isFirst ? "annualRatePercent" : `{${path}Rates@-1}`;
  const cap = "IF({month}=fixedMonths+1,firstCapPercent,periodicCapPercent)";
  const roof = `MIN(${last}+${cap},annualRatePercent+lifeCapPercent)`;
  const aimed = path === "worst" ? roof : `MIN(MAX(indexAndMargin,${last}-${cap}),${roof})`;
  const isChange = "AND(fixedMonths>0,{month}>fixedMonths,MOD({month}-1-fixedMonths,6)=0)";
  const interest = `${before}*${rate}/1200`;
  const level = `PMT(${rate}/1200,repaidMonths-{month}+1,-${before})`;
  const [end, start] = [ends[month], ends[month - 1]];
  const period = periodOf(periods, month);
  return {
    [`${path}Rates`]: {
      formula: isFirst ? last : `IF(${isChange},ROUND(MAX(0,${aimed}),9),${last})`,
      ours: period?.ratePercent ?? 0,
    },
    [`${path}Payments`]: {
      formula: `ROUND(IF({month}<=interestOnlyMonths,${interest},${level}),2)`,
      ours: period?.payment ?? 0,
    },
    [`${path}Interest`]: { formula: interest, ours: (end?.interestPaid ?? 0) - (start?.interestPaid ?? 0) },
    [`${path}Owed`]: {
      formula: `IF({month}<=interestOnlyMonths,${before},${before}+${interest}-${level})`,
      ours: end?.balance ?? 0,
    },
  };
}
