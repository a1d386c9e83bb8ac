import type { LabeledFigure } from "../../fields/field-rows.ts";
import { ESTIMATE_NOTE } from "../../reports/estimate-note.ts";
import { toCsv } from "../../sharing/csv.ts";
import type { Deal } from "../deal.ts";
import { lenderViewOf } from "../ratios/lender-view.ts";
import { ownerViewOf, simpleRatioOf } from "../ratios/owner-view.ts";
import { underwrite } from "../ratios/underwritten-deal.ts";
import { qualifyingRentsOf } from "../rent/qualifying-rent.ts";
import { loanRowsOf, ownerRowsOf, propertyRowsOf, resultRowsOf } from "./deal-rows.ts";

const FORMAT_VERSION = 1;

/** The length that fits into a lead's message next to the visitor's own words. */
export const SUMMARY_LIMIT = 1800;

/** For programs: inputs as typed, results unrounded. */
export function dealToJson(deal: Deal): string {
  const underwritten = underwrite(deal);
  const { rent, rule } = underwritten.qualifying;
  const units = qualifyingRentsOf(deal).map((unit) => ({ rent: unit.rent, rule: unit.rule.id }));
  const results = {
    qualifyingRent: { rent, rule: rule.id, ...(deal.rentRoll.length > 0 && { units }) },
    lender: lenderViewOf(deal, underwritten),
    simpleRatio: simpleRatioOf(deal, underwritten),
    owner: ownerViewOf(deal, underwritten),
  };
  return `${JSON.stringify({ version: FORMAT_VERSION, deal, results }, null, 2)}\n`;
}

export function dealToCsv(deal: Deal): string {
  const rows = [
    ...loanRowsOf(deal),
    ...propertyRowsOf(deal, "cells"),
    ...ownerRowsOf(deal),
    ...resultRowsOf(deal),
  ];
  return toCsv([["label", "value"], ...rows.map(({ label, figure }) => [label, figure])]);
}

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
