import { formatRatio } from "../../../dscr/dscr.ts";
import { formatUsdExact } from "../../../dscr/money.ts";
import { formatLtv } from "../../deal/ratios/loan-to-value.ts";
import { sayRatio } from "../../deal/ratios/ratio-labels.ts";
import { type LabeledFigure, labelFigure, mapRows } from "../../fields/field-rows.ts";
import { fieldsOf } from "../../sharing/dscr-fragment.ts";
import {
  appraisalForAllCash,
  appraisalLadder,
  delayedFinancingOf,
  plannedCashOut,
} from "../refinance-answers.ts";
import type { Outcome, Planner } from "../refinance-outcome.ts";
import { explainOrder, isAsked, REFINANCE_TABLE, type RefinancePlan } from "../refinance-plan.ts";

/** The inputs that count, as people read them and as a spreadsheet takes them. */
export function inputRowsOf(plan: RefinancePlan): readonly LabeledFigure[] {
  const rows = mapRows(REFINANCE_TABLE, plan, labelFigure);
  const estimated: Partial<Record<keyof RefinancePlan, string>> = {
    ...(plan.estimatedTaxPercent > 0 && { propertyTax: "Estimated property taxes a month" }),
    ...(plan.estimatedInsurancePercent > 0 && { insurance: "Estimated insurance a month" }),
  };
  return fieldsOf(REFINANCE_TABLE).flatMap((field) => {
    const isShown = isAsked(field, plan) && !(isPlace(field) && plan[field] === "");
    const row = rows[field];
    return isShown ? [{ ...row, label: estimated[field] ?? row.label }] : [];
  });
}

function isPlace(field: keyof RefinancePlan) {
  return field === "state" || field === "county";
}

/** The answer: the planned cash-out, before tax. */
export function resultRowsOf(planner: Planner): readonly LabeledFigure[] {
  const order = explainOrder(planner.plan);
  return [
    ...(order ? [{ label: "Order of the months", text: order, figure: order }] : []),
    ...outcomeRowsOf(plannedCashOut(planner)),
    neededRow(planner),
    ...delayedRowsOf(planner),
  ];
}

function outcomeRowsOf(outcome: Outcome): readonly LabeledFigure[] {
  return [
    { label: "Month of the refinance", text: `${outcome.month}`, figure: outcome.month },
    usd("Value that counts", outcome.countedValue),
    usd("New loan", outcome.loan),
    { label: "New loan to value", text: formatLtv(outcome.ltv), figure: outcome.ltv },
    usd("Old loan's balance", outcome.balance),
    usd("Old loan's penalty", outcome.penalty),
    usd("Closing costs", outcome.costs),
    usd("Points, in dollars", outcome.points),
    usd("Cash out, an estimate", outcome.cashOut),
    usd("Cash put in", outcome.cashIn),
    usd("Cash left in the deal", outcome.cashLeft),
    usd("New payment a month", outcome.payment),
    newRatioRow(outcome),
    usd("Cash flow a month, before tax", outcome.monthlyCashFlow),
  ];
}

function delayedRowsOf(planner: Planner): readonly LabeledFigure[] {
  const delayed = delayedFinancingOf(planner);
  if (delayed === null) return [];
  return [
    usd("New loan by delayed financing", delayed.loan),
    usd("Cash out by delayed financing", delayed.cashOut),
  ];
}

function newRatioRow({ deal, ratio }: Outcome): LabeledFigure {
  const text = ratio === null ? sayRatio(deal, ratio) : formatRatio(ratio);
  return { label: "New ratio", text, figure: ratio ?? text };
}

export function ladderRowsOf(planner: Planner): readonly LabeledFigure[] {
  return appraisalLadder(planner)
    .filter(({ percentBelow }) => percentBelow > 0)
    .map(({ percentBelow, outcome }) => usd(`Cash left, appraisal ${percentBelow}% lower`, outcome.cashLeft));
}

function neededRow(planner: Planner): LabeledFigure {
  const { value } = appraisalForAllCash(planner);
  const label = "Appraisal that returns all cash";
  return value === null ? { label, text: "none is enough", figure: "none is enough" } : usd(label, value);
}

function usd(label: string, figure: number): LabeledFigure {
  return { label, text: formatUsdExact(figure), figure };
}
