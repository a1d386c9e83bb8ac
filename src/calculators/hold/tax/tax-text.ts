import { formatPercent, formatUsd } from "../../../dscr/money.ts";
import type { HoldExit } from "../hold-exits.ts";
import { sayYears } from "../hold-plan.ts";
import type { HoldProjection } from "../hold-projection.ts";
import { sayReturn } from "../hold-text.ts";
import type { AfterTax, TaxedSale } from "./after-tax.ts";

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

/** Days after the closing by which the next house is named in writing, and bought: 26 U.S.C. 1031(a)(3). */
export const EXCHANGE_DAYS = { named: 45, bought: 180 } as const;

/** A calendar day so many days after another, both as 2026-11-19. Undefined if the text is no day. */
export function dayAfter(day: string, days: number): string | undefined {
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start)) return undefined;
  return new Date(start + days * 24 * 3_600_000).toISOString().slice(0, 10);
}
