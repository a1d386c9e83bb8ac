import { formatRatio } from "../../../dscr/dscr.ts";
import { formatPercent, formatUsd } from "../../../dscr/money.ts";
import type { Deal } from "../deal.ts";
import { withBills } from "../deal.ts";
import { lenderRatioOf } from "../ratios/lender-view.ts";
import { sayRatio } from "../ratios/ratio-labels.ts";
import type { Margin } from "./margin-of-safety.ts";

/** Recorded figures of a county, by year. */
export interface InsuranceRecord {
  readonly premiums: readonly (number | null)[];
  readonly nonRenewals: readonly (number | null)[];
  readonly years: { readonly premiums: readonly number[]; readonly nonRenewals: readonly number[] };
}

const BREAK_EVEN = 1;
const STRESS = 1.5;

/** The ratio with a premium half as large again. Undefined without a ratio. */
export function describeDearerInsurance(deal: Deal): string | undefined {
  const insurance = Math.round(deal.insurance * STRESS);
  const ratio = lenderRatioOf(withBills(deal, { insurance }));
  if (deal.insurance === 0 || ratio === null) return undefined;
  return `With insurance half as much again, ${formatUsd(insurance)} a month, the ratio is ${sayRatio(deal, ratio)}.`;
}

/**
 * "Premiums here rose 3.2% from 2018 to 2022; 0.92% of policies were not renewed in 2023; your ratio falls below 1.00 at
 * $414 a month." Says what is recorded. Undefined if nothing is.
 *
 * @param margin of insurance at a ratio of 1.00, which a premium in whole dollars breaks; null without a payment
 */
export function describeInsuranceRecord(
  margin: Pick<Margin, "holds" | "isReachable" | "to"> | null,
  record: InsuranceRecord,
): string | undefined {
  const facts = [describePremiums(record), describeNonRenewals(record)].filter((fact) => fact !== undefined);
  if (facts.length === 0) return undefined;
  const sentence = [...facts, ...(margin ? [describeEdge(margin)] : [])].join("; ");
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`;
}

function describePremiums({ premiums, years }: InsuranceRecord): string | undefined {
  const [first, last] = [premiums.at(0), premiums.at(-1)];
  if (!first || !last) return undefined;
  const change = formatPercent(Math.abs((last / first - 1) * 100));
  const moved = last === first ? "did not change" : `${last > first ? "rose" : "fell"} ${change}`;
  return `premiums here ${moved} from ${years.premiums.at(0)} to ${years.premiums.at(-1)}`;
}

function describeNonRenewals({ nonRenewals, years }: InsuranceRecord): string | undefined {
  const last = nonRenewals.at(-1);
  if (last === undefined || last === null) return undefined;
  return `${last}% of policies were not renewed in ${years.nonRenewals.at(-1)}`;
}

function describeEdge({ holds, isReachable, to }: Pick<Margin, "holds" | "isReachable" | "to">): string {
  const edge = formatRatio(BREAK_EVEN);
  if (holds) {
    return isReachable
      ? `your ratio falls below ${edge} at ${formatUsd(Math.floor(to) + 1)} a month`
      : `your ratio stays above ${edge} at any premium`;
  }
  return isReachable
    ? `your ratio is below ${edge} now and reaches it at ${formatUsd(Math.floor(to))} a month`
    : `your ratio is below ${edge} at any premium`;
}
