import { isPlainLoan } from "../deal/adjustable/changing-loan.ts";
import { steadyPath } from "./grown-deal.ts";
import { cashInvestedOf, exitsFrom, type HoldExit } from "./hold-exits.ts";
import { growthIn, type HoldCase, type HoldPlan } from "./hold-plan.ts";
import { type HoldYear, projectYears } from "./hold-years.ts";
import { loanYearsOf } from "./loan-years.ts";
import { type AfterTax, afterTaxOf } from "./tax/after-tax.ts";

/** One case of a hold. */
interface CaseProjection {
  readonly years: readonly HoldYear[];
  /** One for each year. */
  readonly exits: readonly HoldExit[];
  /** Null unless it is asked for. */
  readonly afterTax: AfterTax | null;
}

export interface HoldProjection extends Readonly<Record<HoldCase, CaseProjection>> {
  readonly invested: number;
}

export function projectHold(plan: HoldPlan): HoldProjection {
  const { deal, holdYears } = plan;
  const expected = loanYearsOf(deal, holdYears);
  // The same in every case, unless the rate changes: in the low case it rises as fast as the caps allow.
  const worst = isPlainLoan(deal) ? expected : loanYearsOf(deal, holdYears, "worst");
  const project = (holdCase: HoldCase): CaseProjection => {
    const loanYears = holdCase === "low" ? worst : expected;
    const years = projectYears(plan, loanYears, steadyPath(growthIn(holdCase, plan)));
    const exits = exitsFrom(plan, years);
    return { years, exits, afterTax: afterTaxOf(plan, years, exits) };
  };
  return {
    invested: cashInvestedOf(plan),
    low: project("low"),
    expected: project("expected"),
    high: project("high"),
  };
}
