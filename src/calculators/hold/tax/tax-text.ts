import { formatPercent, formatUsd } from "../../../dscr/money.ts";
import { formatDate } from "../../../ui/text/dates.ts";
import type { HoldExit } from "../hold-exits.ts";
import { type HoldPlan, sayYears } from "../hold-plan.ts";
import type { HoldProjection } from "../hold-projection.ts";
import { sayReturn } from "../hold-text.ts";
import type { AfterTax, TaxedSale } from "./after-tax.ts";
import { EXCHANGE_DAYS, exchangeDaysOf } from "./exchange-days.ts";

/** "After tax, expect 8.7% a year instead of 9.8%. Of the sale after 10 years, $38,635 goes to tax." Empty without tax. */
export function describeAfterTax({ expected }: Pick<HoldProjection, "expected">): string {
  const [exit, sale] = [expected.exits.at(-1), expected.afterTax?.sales.at(-1)];
  return exit && sale ? `${sayBothReturns(exit, sale)} ${saySale(sale)}` : "";
}

function sayBothReturns(exit: HoldExit, sale: TaxedSale): string {
  const after =
    sale.internalRate.kind === "one" ? `expect ${formatPercent(sale.internalRate.percent)} a year` : "";
  if (after === "") return `After tax there is no single rate of return: ${sayReturn(sale)}.`;
  return `After tax, ${after} instead of ${sayReturn(exit)}.`;
}

function saySale({ year, tax, deferred }: TaxedSale): string {
  const due =
    tax < 0
      ? `The sale after ${sayYears(year)} brings back ${formatUsd(-tax)} of tax`
      : `In the year of the sale, after ${sayYears(year)}, ${formatUsd(tax)} is due on rent and gain`;
  return deferred > 0 ? `${due}; the exchange puts off ${formatUsd(deferred)}.` : `${due}.`;
}

/** What the years before the sale did, in the line of a closed section. */
export function describeLosses({ years }: AfterTax): string {
  const first = years[0];
  const lastLoss = years.findLast(({ carried }) => carried > 0);
  if (!first) return "";
  const start =
    first.income < 0
      ? `Depreciation turns the first year into a loss of ${formatUsd(-first.income)} for the tax office`
      : `The first year has ${formatUsd(first.income)} of taxable income`;
  return lastLoss
    ? `${start}. ${formatUsd(lastLoss.carried)} of losses still ${lastLoss === years.at(-1) ? "wait at the end" : `waited after year ${lastLoss.year}`}, until the house earns or is sold.`
    : `${start}.`;
}

/** The two deadlines of an exchange. */
export function describeExchange(plan: HoldPlan): string {
  const days = exchangeDaysOf(plan);
  const { named, bought } = EXCHANGE_DAYS;
  const deadlines = days
    ? `Name the next house in writing by ${formatDate(days.named)}, and own it by ${formatDate(days.bought)}, or by the day your tax return for that year is due if that comes first.`
    : `The next house must be named in writing within ${named} days of the closing and bought within ${bought}, or by the day your tax return is due if that comes first.`;
  return `${deadlines} A qualified intermediary must hold the money from the start: once it is yours, the tax is due.`;
}
