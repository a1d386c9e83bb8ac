import { formatUsd } from "../../../dscr/money.ts";
import type { LenderRatio } from "../../deal/ratios/lender-view.ts";
import { formatLtv } from "../../deal/ratios/loan-to-value.ts";
import { NO_DEBT, NO_PAYMENT } from "../../deal/ratios/ratio-labels.ts";
import { formatRatioBeside } from "../../deal/ratios/ratio-text.ts";
import { type LabeledFigure, labelFigure, mapRows } from "../../fields/field-rows.ts";
import { BLANKET_TABLE, type BlanketTerms } from "./blanket-fields.ts";
import type { Blanket, HouseShare } from "./blanket-loan.ts";

export type Cell = Omit<LabeledFigure, "label">;

/** A figure of the one loan beside that of the separate loans: the single source for page, print and files. */
export interface ComparedRow {
  readonly label: string;
  readonly one: Cell;
  /** Empty for what several loans have each for itself. */
  readonly separate: Cell;
}

/** Whole dollars; the files have the cents. */
const usd = (figure: number): Cell => ({ text: formatUsd(figure), figure });
const NONE: Cell = { text: "", figure: "" };

/** A loan and its ratio, beside the lowest that the lender takes: never rounded up to it. */
const ratioCell = (ratio: LenderRatio, loan: number, { minimumRatio }: BlanketTerms): Cell => {
  const reason = loan === 0 ? NO_DEBT : NO_PAYMENT;
  return ratio === null ? words(reason) : { text: formatRatioBeside(ratio, minimumRatio), figure: ratio };
};
const ltvCell = (ltv: number): Cell => ({ text: formatLtv(ltv), figure: ltv });

export function termRowsOf(terms: BlanketTerms): readonly LabeledFigure[] {
  const { termYears, interestOnlyYears, ...rows } = mapRows(BLANKET_TABLE, terms, labelFigure);
  const years = (row: LabeledFigure) => ({ ...row, text: `${row.figure} years` });
  return [
    years(termYears),
    ...(terms.interestOnlyYears > 0 ? [years(interestOnlyYears)] : []),
    ...Object.values<LabeledFigure>(rows),
  ];
}

export function comparedRowsOf(blanket: Blanket, terms: BlanketTerms): readonly ComparedRow[] {
  const { separate } = blanket;
  const ltv = blanket.value === 0 ? 0 : (separate.loan / blanket.value) * 100;
  const row = (label: string, one: Cell, other: Cell): ComparedRow => ({ label, one, separate: other });
  return [
    row("Loan", usd(blanket.loan), usd(separate.loan)),
    row(
      "Rent over the full payment",
      ratioCell(blanket.ratio, blanket.loan, terms),
      ratioCell(separate.ratio, separate.loan, terms),
    ),
    row("Loan to value", ltvCell(blanket.ltv), ltvCell(ltv)),
    row("Full payment a month", usd(blanket.fullPayment), usd(separate.payment)),
    row("Cash flow a month, before tax", usd(blanket.cashFlow), usd(separate.cashFlow)),
    row("Points", usd(blanket.points), usd(separate.points)),
    row("Houses below the lowest ratio by themselves", NONE, {
      text: `${separate.missing}`,
      figure: separate.missing,
    }),
  ];
}

/** A figure of each house, with its heading. */
export type HouseColumn = readonly [heading: string, cell: (house: HouseShare) => Cell];

/** What a house brings into the loan, how its own loan does, and its share. */
export function houseColumnsOf(terms: BlanketTerms): readonly HouseColumn[] {
  return [
    ["Value", ({ value }) => usd(value)],
    ["Rent that counts", ({ rent }) => usd(rent)],
    ["Taxes, insurance and dues", ({ bills }) => usd(bills)],
    ["Ratio by itself", ({ own }) => ratioCell(own.ratio, own.loan, terms)],
    ["Share of the loan", ({ share }) => usd(share)],
  ];
}

/** What its sale takes, and leaves. */
export function saleColumnsOf(terms: BlanketTerms): readonly HouseColumn[] {
  return [
    ["Release price", ({ sale }) => usd(sale.release)],
    ["Cash to you", ({ sale }) => usd(sale.cash)],
    ["Loan left", ({ sale }) => usd(sale.loan)],
    ["Ratio left", ({ sale }) => ratioCell(sale.ratio, sale.loan, terms)],
    ["LTV left", ({ sale }) => ltvCell(sale.ltv)],
    ["Still qualifies", ({ sale }) => words(sale.qualifies ? "Yes" : "No")],
  ];
}

function words(text: string): Cell {
  return { text, figure: text };
}
