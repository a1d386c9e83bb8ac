import { monthlyPayment } from "../../../dscr/amortization.ts";
import { type Deal, loanAmountOf } from "../../deal/deal.ts";
import { exitsOf } from "../../deal/prepayment/exit-cost.ts";
import { LOAN_FALLS_DUE } from "../../deal/ratios/ratio-text.ts";
import { IS_PITIA, IS_PURCHASE } from "../../deal/spreadsheet/deal-results.ts";
import { quoted } from "../../spreadsheet/input-rows.ts";
import type { CellFormat, CellValue, Computed, MatrixBlock, MatrixRow } from "../../spreadsheet/workbook.ts";
import type { ComparedOffer } from "../comparison.ts";
import { FEE_LINES, OFFER_TABLE, type Offer, USUAL_TERM_YEARS } from "../offer.ts";

/** An offer with its name and what the site computed for it. */
export interface NamedOffer {
  readonly name: string;
  readonly offer: Offer;
  readonly compared: ComparedOffer;
}

type NumberLine =
  | (typeof FEE_LINES)[number]
  | "annualRatePercent"
  | "points"
  | "termYears"
  | "interestOnlyYears"
  | "reserveMonths";

const NOT_STATED = "not stated";
const NO_YEARLY_COST = "above 1,000%";
export const PENALTY_YEARS = 10;

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
    line("reserveMonths", "number"),
    ...penalties,
  ];
}

/** Names the offer's cells and columns: `totalA`. */
export function letterOf(index: number): string {
  return String.fromCharCode("A".charCodeAt(0) + index);
}

function interestOnlyMonthsOf({ interestOnlyYears, termYears }: Deal): number {
  return Math.round(Math.min(interestOnlyYears, termYears) * 12);
}

function laterPaymentOf(deal: Deal): number {
  const { annualRatePercent, interestOnlyYears, termYears } = deal;
  const repaidYears = termYears - Math.min(interestOnlyYears, termYears);
  return monthlyPayment({ amount: loanAmountOf(deal), annualRatePercent, termYears: repaidYears });
}

export function penaltyId(year: number): string {
  return `penalty${year}of`;
}

const MONTH = "MIN(holdMonths,{months})";
const BALANCE = `IF(${MONTH}<={interestOnlyMonths},loanAmount,PV({rate},{months}-${MONTH},-{laterPayment}))`;
const YEAR = `MAX(1,ROUNDUP(${MONTH}/12,0))`;

function resultRows(offers: readonly NamedOffer[]): readonly MatrixRow[] {
  const row = (
    [id, label, format]: readonly [string, string, CellFormat],
    formula: string,
    ours: (offer: NamedOffer) => CellValue,
  ): MatrixRow => ({
    id,
    label,
    format,
    cells: offers.map(
      (offer, index): Computed => ({
        formula: formula.replaceAll("{flows}", `flows${letterOf(index)}`),
        ours: ours(offer),
      }),
    ),
  });
  const ratio = (payment: string) =>
    `IF(IF(${IS_PITIA},${payment}+taxesInsuranceDues,${payment})=0,0,lenderIncome/IF(${IS_PITIA},ROUND(${payment}+taxesInsuranceDues,2),${payment}))`;
  const term = `IF(ISNUMBER({termYears}),{termYears},${USUAL_TERM_YEARS})`;
  return [
    row(
      ["rate", "Rate a month, as a fraction", "number"],
      "{annualRatePercent}/1200",
      ({ compared }) => compared.deal.annualRatePercent / 1200,
    ),
    row(
      ["interestOnlyMonths", "Interest-only months", "number"],
      `ROUND(MIN(N({interestOnlyYears}),${term})*12,0)`,
      ({ compared }) => interestOnlyMonthsOf(compared.deal),
    ),
    row(
      ["months", "Months of the loan", "number"],
      `{interestOnlyMonths}+ROUND((${term}-MIN(N({interestOnlyYears}),${term}))*12,0)`,
      ({ compared }) => exitsOf(compared.deal).length,
    ),
    row(
      ["laterPayment", "Payment once the loan is repaid, before rounding", "usd"],
      "IF({months}={interestOnlyMonths},0,PMT({rate},{months}-{interestOnlyMonths},-loanAmount))",
      ({ compared }) => laterPaymentOf(compared.deal),
    ),
    row(
      ["firstPayment", "Principal and interest a month", "usd"],
      "ROUND(IF({interestOnlyMonths}>0,loanAmount*{rate},{laterPayment}),2)",
      ({ compared }) => compared.firstPayment,
    ),
    row(
      ["ratio", "Lender's ratio", "ratio"],
      ratio("{firstPayment}"),
      ({ compared }) => compared.lender.ratio,
    ),
    row(
      ["ratioAfter", "Ratio after interest-only", "ratio"],
      `IF({interestOnlyMonths}=0,{ratio},IF({months}={interestOnlyMonths},${quoted(LOAN_FALLS_DUE)},${ratio("ROUND({laterPayment},2)")}))`,
      ({ compared: { deal, lender } }) =>
        deal.interestOnlyYears > 0 ? (lender.afterInterestOnlyRatio ?? LOAN_FALLS_DUE) : lender.ratio,
    ),
    row(
      ["pointsPaid", "Points", "usd"],
      "ROUND(loanAmount*N({points})/100,2)",
      ({ compared }) => compared.held.points,
    ),
    row(
      ["fees", "Fees", "usd"],
      `ROUND(${FEE_LINES.map((fee) => `N({${fee}})`).join("+")},2)`,
      ({ compared }) => compared.held.fees,
    ),
    row(
      ["interest", "Interest until the exit", "usd"],
      `ROUND(loanAmount*{rate}*MIN(${MONTH},{interestOnlyMonths})+IF(${MONTH}>{interestOnlyMonths},(${MONTH}-{interestOnlyMonths})*{laterPayment}-loanAmount+${BALANCE},0),2)`,
      ({ compared }) => compared.held.interest,
    ),
    row(
      ["penalty", "Penalty at the exit", "usd"],
      `ROUND(ROUND(${BALANCE},2)*IF(${YEAR}>${PENALTY_YEARS},0,CHOOSE(MIN(${YEAR},${PENALTY_YEARS}),${Array.from({ length: PENALTY_YEARS }, (_, index) => `{${penaltyId(index + 1)}}`).join(",")}))/100,2)`,
      ({ compared }) => compared.held.penalty,
    ),
    row(
      ["total", "Total cost of the months held", "usd"],
      "ROUND({interest}+{pointsPaid}+{fees}+{penalty},2)",
      ({ compared }) => compared.held.total,
    ),
    row(
      ["perYear", "Cost per year held", "usd"],
      "ROUND({total}*12/holdMonths,2)",
      ({ compared }) => compared.costPerYear,
    ),
    row(
      ["yearlyCost", "Yearly cost with points and fees", "percent"],
      `IFERROR(IF(IRR({flows},MAX({rate},0.001))>10/12,${quoted(NO_YEARLY_COST)},ROUNDUP(ROUND(IRR({flows},MAX({rate},0.001))*1200,6),2)),${quoted(NO_YEARLY_COST)})`,
      ({ compared }) => compared.yearlyCost ?? NO_YEARLY_COST,
    ),
    row(
      ["toClose", "Cash to close", "usd"],
      `ROUND(IF(${IS_PURCHASE},downPayment,payoff-loanAmount)+{pointsPaid}+{fees},2)`,
      ({ compared }) => compared.cash.toClose,
    ),
    row(
      ["reserves", "Reserves to show", "usd"],
      `IF(ISNUMBER({reserveMonths}),ROUND(({firstPayment}+taxesInsuranceDues)*{reserveMonths},2),${quoted(NOT_STATED)})`,
      ({ compared }) => compared.cash.reserves ?? NOT_STATED,
    ),
  ];
}
