import type { LabeledFigure } from "../../fields/field-rows.ts";
import { ESTIMATE_NOTE } from "../../reports/estimate-note.ts";
import type { Deal } from "../deal.ts";
import { loanRowsOf, propertyRowsOf, resultRowsOf } from "./deal-rows.ts";

/** The length that fits into a lead's message next to the visitor's own words. */
export const SUMMARY_LIMIT = 1800;

/** The exact text attached to a lead, if the visitor agrees, and printed on the page. */
export function dealSummaryText(deal: Deal): string {
  const loan = ["LOAN", ...loanRowsOf(deal).map(lineOf), ""];
  const property = ["PROPERTY", ...propertyRowsOf(deal).map(lineOf)];
  const result = ["", "RESULT", ...resultRowsOf(deal).map(lineOf), ESTIMATE_NOTE];
  const textWith = (lines: readonly string[]) => [...loan, ...lines, ...result].join("\n");
  // What does not fit is left out by whole lines of the property: the result and its note say what the deal is worth.
  for (let kept = property.length; kept > 0; kept -= 1) {
    const lines =
      kept === property.length ? property : [...property.slice(0, kept), "More on the printed sheet"];
    const text = textWith(lines);
    if (text.length <= SUMMARY_LIMIT) return text;
  }
  return textWith([]).slice(0, SUMMARY_LIMIT);
}

function lineOf({ label, text }: LabeledFigure): string {
  return `${label}: ${text}`;
}
