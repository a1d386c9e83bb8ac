import { rateSteps } from "../../../dscr/adjustable/rate-steps.ts";
import { monthlyPayment } from "../../../dscr/amortization.ts";
import { changingLoanOf, repaymentYearsOf } from "../../deal/adjustable/changing-loan.ts";
import { type Deal, loanAmountOf } from "../../deal/deal.ts";
import { exitsOf } from "../../deal/prepayment/exit-cost.ts";
import type { LenderRatio } from "../../deal/ratios/lender-view.ts";
import { sayRatio } from "../../deal/ratios/ratio-labels.ts";
import { LOAN_FALLS_DUE } from "../../deal/ratios/ratio-text.ts";
import { IS_PITIA, IS_PURCHASE, ratioFormula } from "../../deal/spreadsheet/deal-results.ts";
import type { CellFormat, CellValue, MatrixBlock, MatrixRow } from "../../spreadsheet/workbook.ts";
import { PENALTY_YEARS, penaltyIn, quoted, resultsOf } from "../../spreadsheet/workbook-rows.ts";
import type { ComparedOffer } from "../comparison.ts";
import { FEE_LINES, OFFER_TABLE, USUAL_TERM_YEARS } from "../offer.ts";
import {
  CHANGING_FORMULAS,
  changingTermRows,
  fixedMonthsOf,
  indexAndMarginOf,
  isChangingSet,
  rateInMonth,
  repaidMonthsOf,
} from "./changing-offers.ts";
import type { NamedOffer } from "./named-offer.ts";

type NumberLine =
  | (typeof FEE_LINES)[number]
  | "annualRatePercent"
  | "points"
  | "termYears"
  | "interestOnlyYears"
  | "reserveMonths";

const NOT_STATED = "not stated";
const NO_YEARLY_COST = "above 1,000%";

/** Inputs above, results below them in the same column. */
export function offerMatrix(offers: readonly NamedOffer[]): MatrixBlock {
  return {
    kind: "matrix",
    heading: "Offers: terms and results",
    note: `Offers without a rate are left out. A term that is not stated counts as ${USUAL_TERM_YEARS} years, every other line as 0.`,
    columns: offers.map(({ name }) => name),
    rows: [...termRows(offers), ...resultRows(offers)],
  };
}

/** What a sheet does not state is text, and N() counts text as 0. */
function termRows(offers: readonly NamedOffer[]): readonly MatrixRow[] {
  const line = (id: NumberLine, format: CellFormat): MatrixRow => ({
    id,
    label: OFFER_TABLE[id].name,
    format,
    cells: offers.map(({ offer }) => offer[id] ?? NOT_STATED),
  });
  const penalties = Array.from(
    { length: PENALTY_YEARS },
    (_, index): MatrixRow => ({
      id: penaltyId(index + 1),
      label: `Penalty in year ${index + 1}, % of the balance`,
      format: "percent",
      limits: { min: 0, max: 100 },
      cells: offers.map(({ offer }): CellValue => offer.prepayment?.[index] ?? 0),
    }),
  );
  return [
    line("annualRatePercent", "percent"),
    line("points", "percent"),
    ...FEE_LINES.map((fee) => line(fee, "usd")),
    line("termYears", "number"),
    line("interestOnlyYears", "number"),
    ...(isChangingSet(offers) ? changingTermRows(offers) : []),
    line("reserveMonths", "number"),
    ...penalties,
  ];
}

function interestOnlyMonthsOf({ interestOnlyYears, termYears }: Deal): number {
  return Math.round(Math.min(interestOnlyYears, termYears) * 12);
}

function laterPaymentOf(deal: Deal): number {
  const { annualRatePercent, interestOnlyYears, termYears } = deal;
  const repaidYears = interestOnlyYears < termYears ? repaymentYearsOf(deal) - interestOnlyYears : 0;
  return monthlyPayment({ amount: loanAmountOf(deal), annualRatePercent, termYears: repaidYears });
}

/** In the first month after the interest-only ones. */
function rateAfterOf(deal: Deal): number {
  const { firstRatePercent, resets, interestOnlyMonths } = changingLoanOf(deal);
  const steps = rateSteps(firstRatePercent, resets, interestOnlyMonths + 1, "expected");
  return steps.at(-1)?.ratePercent ?? firstRatePercent;
}

export function penaltyId(year: number): string {
  return `penalty${year}of`;
}

const MONTH = "MIN(holdMonths,{months})";
const BALANCE = `IF(${MONTH}<={interestOnlyMonths},loanAmount,PV({rate},{months}-${MONTH},-{laterPayment}))`;
const YEAR = `MAX(1,ROUNDUP(${MONTH}/12,0))`;

const TERM = `IF(ISNUMBER({termYears}),{termYears},${USUAL_TERM_YEARS})`;
const ratioOn = (payment: string) =>
  ratioFormula("lenderIncome", `IF(${IS_PITIA},ROUND(${payment}+taxesInsuranceDues,2),${payment})`);

const FORMULAS = {
  rate: "{annualRatePercent}/1200",
  interestOnlyMonths: `ROUND(MIN(N({interestOnlyYears}),${TERM})*12,0)`,
  months: `{interestOnlyMonths}+ROUND((${TERM}-MIN(N({interestOnlyYears}),${TERM}))*12,0)`,
  laterPayment: "IF({months}={interestOnlyMonths},0,PMT({rate},{months}-{interestOnlyMonths},-loanAmount))",
  firstPayment: "ROUND(IF({interestOnlyMonths}>0,loanAmount*{rate},{laterPayment}),2)",
  ratio: ratioOn("{firstPayment}"),
  ratioAfter: `IF({interestOnlyMonths}=0,{ratio},IF({months}={interestOnlyMonths},${quoted(LOAN_FALLS_DUE)},${ratioOn("ROUND({laterPayment},2)")}))`,
  pointsPaid: "ROUND(loanAmount*N({points})/100,2)",
  fees: `ROUND(${FEE_LINES.map((fee) => `N({${fee}})`).join("+")},2)`,
  interest: `ROUND(loanAmount*{rate}*MIN(${MONTH},{interestOnlyMonths})+IF(${MONTH}>{interestOnlyMonths},(${MONTH}-{interestOnlyMonths})*{laterPayment}-loanAmount+${BALANCE},0),2)`,
  penalty: `IF(${MONTH}>={months},0,ROUND(ROUND(${BALANCE},2)*${penaltyIn(YEAR, (year) => `{${penaltyId(year)}}`)}/100,2))`,
  total: "ROUND({interest}+{pointsPaid}+{fees}+{penalty},2)",
  perYear: "ROUND({total}*12/holdMonths,2)",
  yearlyCost: `IFERROR(IF(IRR([flows],MAX({rate},0.001))>10/12,${quoted(NO_YEARLY_COST)},ROUNDUP(ROUND(IRR([flows],MAX({rate},0.001))*1200,6),2)),${quoted(NO_YEARLY_COST)})`,
  toClose: `ROUND(IF(${IS_PURCHASE},downPayment,payoff-loanAmount)+{pointsPaid}+{fees},2)`,
  reserves: `IF(ISNUMBER({reserveMonths}),ROUND(({firstPayment}+taxesInsuranceDues)*{reserveMonths},2),${quoted(NOT_STATED)})`,
} as const;

const MONTHS_ROW = `${MONTH}+1`;
const penaltyOn = (owed: string) =>
  `IF(${MONTH}>={months},0,ROUND(ROUND(INDEX(${owed},${MONTHS_ROW}),2)*${penaltyIn(YEAR, (year) => `{${penaltyId(year)}}`)}/100,2))`;
const FIXED_RATE = "a fixed rate";

/** Where a loan of the set changes: the same figures, from the columns of its months. */
const FORMULAS_OF_CHANGES = {
  ...FORMULAS,
  ...CHANGING_FORMULAS,
  repaidMonths: `{interestOnlyMonths}+ROUND((MAX(${TERM},{amortizationYears})-MIN(N({interestOnlyYears}),${TERM}))*12,0)`,
  laterPayment:
    "IF({months}={interestOnlyMonths},0,PMT({rate},{repaidMonths}-{interestOnlyMonths},-loanAmount))",
  rateAfter: rateInMonth("({interestOnlyMonths}+1)", "expected", (id) => `{${id}}`),
  ratioAfter: `IF({interestOnlyMonths}=0,{ratio},IF({months}={interestOnlyMonths},${quoted(LOAN_FALLS_DUE)},${ratioOn("ROUND(PMT({rateAfter}/1200,{repaidMonths}-{interestOnlyMonths},-loanAmount),2)")}))`,
  interest: `ROUND(INDEX([interestSoFar],${MONTHS_ROW}),2)`,
  penalty: penaltyOn("[owed]"),
  worstTotal: `IF({fixedMonths}=0,${quoted(FIXED_RATE)},ROUND(ROUND(INDEX([worstInterestSoFar],${MONTHS_ROW}),2)+{pointsPaid}+{fees}+${penaltyOn("[worstOwed]")},2))`,
} as const;

function resultRows(offers: readonly NamedOffer[]): readonly MatrixRow[] {
  const compared = offers.map((offer) => offer.compared);
  const isChanging = isChangingSet(offers);
  const formulas: Readonly<Record<keyof typeof FORMULAS, string>> = isChanging
    ? FORMULAS_OF_CHANGES
    : FORMULAS;
  const { usd, percent, ratio, number } = resultsOf(formulas, compared);
  const changes = resultsOf(FORMULAS_OF_CHANGES, compared);
  const said = ({ deal }: ComparedOffer, figure: LenderRatio) => figure ?? sayRatio(deal, figure);
  const ratioAfter = (offer: ComparedOffer) => {
    const { deal, lender } = offer;
    if (deal.interestOnlyYears === 0) return said(offer, lender.ratio);
    return deal.interestOnlyYears >= deal.termYears
      ? LOAN_FALLS_DUE
      : said(offer, lender.afterInterestOnlyRatio);
  };
  const laterLabel = "Payment once the loan is repaid, before rounding";
  return [
    number("rate", "Rate a month, as a fraction", ({ deal }) => deal.annualRatePercent / 1200),
    number("interestOnlyMonths", "Interest-only months", ({ deal }) => interestOnlyMonthsOf(deal)),
    number("months", "Months of the loan", ({ deal }) => exitsOf(deal).length),
    ...(isChanging
      ? [
          changes.number("repaidMonths", "Months of repayment", ({ deal }) => repaidMonthsOf(deal)),
          changes.number("fixedMonths", "Months with the first rate", ({ deal }) => fixedMonthsOf(deal)),
          changes.percent("indexAndMargin", "Index and margin, to an eighth", ({ deal }) =>
            indexAndMarginOf(deal),
          ),
          changes.percent("rateAfter", "Rate after interest-only, expected", ({ deal }) => rateAfterOf(deal)),
        ]
      : []),
    usd("laterPayment", laterLabel, ({ deal }) => laterPaymentOf(deal)),
    usd("firstPayment", "Principal and interest a month", ({ firstPayment }) => firstPayment),
    ratio("ratio", "Lender's ratio", (offer) => said(offer, offer.lender.ratio)),
    ratio("ratioAfter", "Ratio after interest-only", ratioAfter),
    usd("pointsPaid", "Points", ({ held }) => held.points),
    usd("fees", "Fees", ({ held }) => held.fees),
    usd("interest", "Interest until the exit", ({ held }) => held.interest),
    usd("penalty", "Penalty at the exit", ({ held }) => held.penalty),
    usd("total", "Total cost of the months held", ({ held }) => held.total),
    ...(isChanging
      ? [
          changes.usd(
            "worstTotal",
            "Total if the rate rises as the caps allow",
            ({ worstTotal }) => worstTotal ?? FIXED_RATE,
          ),
        ]
      : []),
    usd("perYear", "Cost per year held", ({ costPerYear }) => costPerYear),
    percent("yearlyCost", "Yearly cost with points and fees", (offer) => offer.yearlyCost ?? NO_YEARLY_COST),
    usd("toClose", "Cash to close", ({ cash }) => cash.toClose),
    usd("reserves", "Reserves to show", ({ cash }) => cash.reserves ?? NOT_STATED),
  ];
}
