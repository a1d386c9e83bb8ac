import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd, formatUsdExact } from "../../dscr/money.ts";
import { formatRate } from "../../dscr/rate-estimate.ts";
import { formatSolvedRate } from "../../dscr/solved-figures.ts";
import { RESET_FIELDS } from "../deal/adjustable/adjustable-fields.ts";
import { isPlainLoan } from "../deal/adjustable/changing-loan.ts";
import { type LaterPayment, type ResetView, resetViewOf } from "../deal/adjustable/reset-view.ts";
import type { Deal } from "../deal/deal.ts";
import type { LenderRatio } from "../deal/ratios/lender-view.ts";
import { sayRatio } from "../deal/ratios/ratio-labels.ts";
import { LOAN_FALLS_DUE } from "../deal/ratios/ratio-text.ts";
import { type LabeledFigure, labelFigure, mapRows } from "../fields/field-rows.ts";
import { fieldsOf } from "../sharing/dscr-fragment.ts";
import type { ComparedOffer, Comparison } from "./comparison.ts";
import { OFFER_TABLE, type Offer, type OfferField } from "./offer.ts";

/** One labeled line with a cell for each offer: the single source for the page, print and files. */
export interface OfferRow {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly OfferCell[];
}

export type OfferCell = Omit<LabeledFigure, "label">;

/** The terms as the sheets state them. Those of a changing rate only where an offer has one. */
export function termRowsOf(offers: readonly Offer[]): readonly OfferRow[] {
  const isAdjustable = offers.some(({ adjustment }) => adjustment !== "fixed");
  const isLonger = offers.some(({ amortizationYears }) => amortizationYears > 0);
  const said = offers.map((offer) => mapRows(OFFER_TABLE, offer, labelFigure));
  return fieldsOf(OFFER_TABLE)
    .filter((field) => field !== "name")
    .filter((field) => isLonger || field !== "amortizationYears")
    .filter((field) => isAdjustable || (field !== "adjustment" && !isReset(field)))
    .map((field) => ({
      id: field,
      label: OFFER_TABLE[field].name,
      cells: said.map(
        (cells, place): OfferCell =>
          isReset(field) && offers[place]?.adjustment === "fixed" ? NONE : cells[field],
      ),
    }));
}

const NONE: OfferCell = { text: "none", figure: "" };
const NO_CHANGE: OfferCell = { text: "no change", figure: "" };

function isReset(field: OfferField): boolean {
  return RESET_FIELDS.some((reset) => reset === field);
}

/** Words for the offers whose cost is a lower bound, before the figure. */
const AT_LEAST = "at least ";
const NO_RATE: OfferCell = { text: "no rate stated", figure: "" };

/** Whether a payment has its cents and a yearly cost its thousandths, as in print and files. */
export type OfferPrecision = "exact" | "rounded";

/** The figures that the page computes. An offer without a rate has none. */
export function resultRowsOf(
  comparison: Comparison,
  offerCount: number,
  precision: OfferPrecision = "exact",
): readonly OfferRow[] {
  const isExact = precision === "exact";
  // A cost is never stated too low, and a lower bound never too high.
  const sayCost = (cost: number, isAtLeast: boolean) =>
    isExact ? formatRate(cost) : formatSolvedRate(cost, isAtLeast ? "down" : "up");
  const { holdMonths, offers } = comparison;
  const row = (id: string, label: string, cell: (offer: ComparedOffer) => OfferCell): OfferRow => ({
    id,
    label,
    cells: Array.from({ length: offerCount }, (_, place) => {
      const offer = offers.find(({ index }) => index === place);
      return offer ? cell(offer) : NO_RATE;
    }),
  });
  const usd = (figure: number, isAtLeast = false): OfferCell => ({
    text: `${isAtLeast ? AT_LEAST : ""}${formatUsd(figure)}`,
    figure,
  });
  return [
    row("total", `Total cost to month ${holdMonths}`, ({ held, isAtLeast }) => usd(held.total, isAtLeast)),
    ...(offers.some(({ worstTotal }) => worstTotal !== null)
      ? [
          row("worstTotal", "Total if the rate rises as the caps allow", ({ worstTotal, held, isAtLeast }) =>
            usd(worstTotal ?? held.total, isAtLeast),
          ),
        ]
      : []),
    row("interest", "Interest", ({ held }) => usd(held.interest)),
    row("pointsPaid", "Points", ({ held }) => usd(held.points)),
    row("fees", "Fees", ({ held }) => usd(held.fees)),
    row("penalty", `Penalty in month ${holdMonths}`, ({ held }) => usd(held.penalty)),
    row("perYear", "Cost per year held", ({ costPerYear, isAtLeast }) => usd(costPerYear, isAtLeast)),
    row("yearlyCost", "Yearly cost with points and fees", ({ yearlyCost, isAtLeast }) =>
      yearlyCost === null
        ? { text: "above 1,000%", figure: "" }
        : { text: `${isAtLeast ? AT_LEAST : ""}${sayCost(yearlyCost, isAtLeast)}`, figure: yearlyCost },
    ),
    row("payment", "Principal and interest a month", ({ firstPayment }) => ({
      text: (isExact ? formatUsdExact : formatUsd)(firstPayment),
      figure: firstPayment,
    })),
    row("ratio", "Lender's ratio", ({ deal, lender }) => ratioCell(deal, lender.ratio)),
    ...(offers.some(({ deal }) => deal.interestOnlyYears > 0)
      ? [row("ratioAfter", "Ratio after interest-only", afterInterestOnly)]
      : []),
    ...(offers.some(({ deal }) => !isPlainLoan(deal)) ? changingRows(row, offers, isExact) : []),
    row("cash", "Cash to close", ({ cash, isAtLeast }) =>
      cash.toClose < 0
        ? { text: `${formatUsd(-cash.toClose)} to you`, figure: cash.toClose }
        : usd(cash.toClose, isAtLeast),
    ),
    row("reserves", "Reserves to show", ({ cash }) =>
      cash.reserves === null ? { text: "not stated", figure: "" } : usd(cash.reserves),
    ),
  ];
}

type MakeRow = (id: string, label: string, cell: (offer: ComparedOffer) => OfferCell) => OfferRow;

/** What the first change makes of the payment and the ratio, and what falls due. */
function changingRows(row: MakeRow, offers: readonly ComparedOffer[], isExact: boolean): readonly OfferRow[] {
  const views = offers.map(({ deal }) => resetViewOf(deal));
  const at =
    (path: "expected" | "worst", cell: (later: LaterPayment, deal: Deal) => OfferCell) =>
    ({ deal }: ComparedOffer): OfferCell => {
      const later = resetViewOf(deal)?.firstReset?.[path];
      return later ? cell(later, deal) : NO_CHANGE;
    };
  const payment = ({ payment: figure }: LaterPayment): OfferCell => ({
    text: (isExact ? formatUsdExact : formatUsd)(figure),
    figure,
  });
  const ratio = (later: LaterPayment, deal: Deal) => ratioCell(deal, later.ratio);
  const due = (balloon: ResetView["balloon"] | undefined): OfferCell =>
    balloon
      ? {
          text: `${formatUsd(balloon.owed.expected)} after month ${balloon.month}`,
          figure: balloon.owed.expected,
        }
      : NONE;
  const resets = [
    row("expectedPayment", "Payment after the first change, expected", at("expected", payment)),
    row("expectedRatio", "Ratio after the first change, expected", at("expected", ratio)),
    row("worstPayment", "Payment after the first change, at worst", at("worst", payment)),
    row("worstRatio", "Ratio after the first change, at worst", at("worst", ratio)),
  ];
  return [
    ...(views.some((view) => view?.firstReset) ? resets : []),
    ...(views.some((view) => view?.balloon)
      ? [row("balloon", "Falls due at once, expected", ({ deal }) => due(resetViewOf(deal)?.balloon))]
      : []),
  ];
}

function ratioCell(deal: Deal, ratio: LenderRatio): OfferCell {
  return ratio === null ? wordsCell(sayRatio(deal, ratio)) : { text: formatRatio(ratio), figure: ratio };
}

function wordsCell(text: string): OfferCell {
  return { text, figure: text };
}

/** Without interest-only years the ratio stays as it is. */
function afterInterestOnly({ deal, lender }: ComparedOffer): OfferCell {
  if (deal.interestOnlyYears === 0) return ratioCell(deal, lender.ratio);
  return deal.interestOnlyYears >= deal.termYears
    ? wordsCell(LOAN_FALLS_DUE)
    : ratioCell(deal, lender.afterInterestOnlyRatio);
}
