import { roundToCents } from "../../../dscr/cents.ts";
import { type PriceHistory, QUARTERS_A_YEAR } from "../../../price-history/price-history.ts";
import { escrowOf } from "../../deal/ratios/deal-payment.ts";
import { cashNeededOf } from "../../deal/ratios/owner-view.ts";
import { underwrite } from "../../deal/ratios/underwritten-deal.ts";
import { grownDeal } from "../grown-deal.ts";
import type { HoldPlan } from "../hold-plan.ts";
import type { LoanYear } from "../loan-years.ts";
import { pathFrom } from "./past-holds.ts";

/** How long the reserves carry an empty house. */
export interface Vacancy {
  /** A month. */
  readonly due: number;
  readonly reserves: number;
  readonly months: number;
}

/** In a year of a hold on record. */
export interface PastVacancy extends Vacancy {
  readonly start: number;
  readonly year: number;
}

/** Months for which the reserves pay the loan, the bills and the utilities of the first year. Null without any of them. */
export function vacancyOf(deal: HoldPlan["deal"]): Vacancy | null {
  const { payments, escrow } = underwrite(deal);
  return carried(deal, payments.first + escrow + deal.utilities);
}

/** The start and the year in which the same reserves last shortest: bills rise with consumer prices, reserves do not. */
export function hardestVacancy(
  plan: HoldPlan,
  loanYears: readonly LoanYear[],
  history: PriceHistory,
): PastVacancy | null {
  const { costs, prices } = history;
  const times = loanYears.flatMap(({ lastPayment }, index): readonly PastVacancy[] => {
    const starts = costs.slice(0, Math.max(0, prices.length - (index + 1) * QUARTERS_A_YEAR));
    // All bills follow the same index, so the hardest start is the one after which it rose most.
    const rises = starts.map((points, start) => (costs[start + index * QUARTERS_A_YEAR] ?? 0) / points);
    const start = rises.indexOf(Math.max(...rises));
    if (start === -1) return [];
    const grown = grownDeal(plan.deal, pathFrom(start, plan, history, "record")(index + 1));
    const vacancy = carried(plan.deal, (lastPayment ?? 0) + escrowOf(grown) + grown.utilities);
    return vacancy ? [{ ...vacancy, start, year: index + 1 }] : [];
  });
  return times.reduce<PastVacancy | null>(
    (hardest, time) => (hardest && hardest.months <= time.months ? hardest : time),
    null,
  );
}

function carried(deal: HoldPlan["deal"], monthly: number): Vacancy | null {
  const { reserves } = cashNeededOf(deal);
  const due = roundToCents(monthly);
  return reserves === 0 || due === 0 ? null : { due, reserves, months: reserves / due };
}
