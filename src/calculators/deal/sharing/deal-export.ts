import type { LabeledFigure } from "../../fields/field-rows.ts";
import { ESTIMATE_NOTE } from "../../reports/estimate-note.ts";
import type { Deal } from "../deal.ts";
import { loanRowsOf, propertyRowsOf, resultRowsOf } from "./deal-rows.ts";

/** The length that fits into a lead's message next to the visitor's own words. */
export const SUMMARY_LIMIT = 1800;

/** The exact text attached to a lead, if the visitor agrees, and printed on the page. */
export function dealSummaryText(deal: Deal): string {
  return [
    "LOAN",
    ...loanRowsOf(deal).map(lineOf),
    "",
    "PROPERTY",
    ...propertyRowsOf(deal).map(lineOf),
    "",
    "RESULT",
    ...resultRowsOf(deal).map(lineOf),
    ESTIMATE_NOTE,
  ]
    .join("\n")
    .slice(0, SUMMARY_LIMIT);
}

function lineOf({ label, text }: LabeledFigure): string {
  return `${label}: ${text}`;
}
