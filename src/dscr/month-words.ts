import { formatUsd } from "./money.ts";

/** What a month leaves: "You keep $98 a month." */
export function sayMonth(monthlyCashFlow: number): string {
  const amount = formatUsd(Math.abs(monthlyCashFlow));
  if (amount === formatUsd(0)) return "You break even.";
  return monthlyCashFlow > 0 ? `You keep ${amount} a month.` : `It costs you ${amount} a month.`;
}
