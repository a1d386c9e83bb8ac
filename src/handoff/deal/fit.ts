import {
  checkStatedLimits,
  type RuleCheck,
  type StatedLimits,
} from "../../calculators/deal/lenders/stated-limits.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import type { OfferedDeal } from "./offered-deal.ts";

/** The limits of a lender's record. */
export interface LenderLimits extends StatedLimits {
  readonly minDSCR: number;
  readonly maxLTV: number;
  readonly minLoanAmount: number;
  readonly maxLoanAmount: number;
}

export interface Fit {
  readonly isFit: boolean;
  /** One sentence for each limit: those that are missed, or all that are met. */
  readonly reasons: readonly string[];
}

/** Why a deal was offered to a lender, as its record was on that day. */
export interface StoredMatch {
  readonly reasons: readonly string[];
  /** Null: the limits were samples, so nobody may be told them as the lender's. */
  readonly confirmedOn: string | null;
  readonly limits: LenderLimits;
}

/** The limits that the deal analyzer judges by, on the figures that a lender would get. */
export function fitLender(deal: OfferedDeal, lender: LenderLimits): Fit {
  const ltv = (deal.loan / deal.value) * 100;
  const rules: readonly RuleCheck[] = [
    rule("Minimum ratio", formatRatio(lender.minDSCR), formatRatio(deal.ratio), deal.ratio >= lender.minDSCR),
    rule("Maximum loan to value", `${lender.maxLTV}%`, `${Math.ceil(ltv)}%`, ltv <= lender.maxLTV),
    rule(
      "Smallest loan",
      formatUsd(lender.minLoanAmount),
      formatUsd(deal.loan),
      deal.loan >= lender.minLoanAmount,
    ),
    rule(
      "Largest loan",
      formatUsd(lender.maxLoanAmount),
      formatUsd(deal.loan),
      deal.loan <= lender.maxLoanAmount,
    ),
    ...checkStatedLimits(
      {
        creditScore: deal.scoreFloor,
        units: deal.units,
        propertyType: deal.propertyType,
        uses: [deal.use],
        state: deal.state,
      },
      lender,
    ),
  ];
  const missed = rules.filter(({ status }) => status === "miss");
  const told = missed.length > 0 ? missed : rules;
  return {
    isFit: missed.length === 0,
    reasons: told.map(({ label, required, actual }) => `${label}: asks ${required}, the deal has ${actual}`),
  };
}

function rule(label: string, required: string, actual: string, isMet: boolean): RuleCheck {
  return { id: label, label, required, actual, status: isMet ? "pass" : "miss" };
}
