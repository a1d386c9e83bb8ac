import { plannedCashOut } from "../calculators/refinance/refinance-answers.ts";
import type { Planner } from "../calculators/refinance/refinance-outcome.ts";
import { writePlanFragment } from "../calculators/refinance/sharing/plan-link.ts";
import { ShareResult } from "../calculators/tool/share-result.tsx";
import { formatUsd } from "../dscr/money.ts";
import { sayPlanVerdict } from "./plan-notes.ts";

export function SharePlan({ planner }: { readonly planner: Planner }) {
  const outcome = plannedCashOut(planner);
  return (
    <ShareResult
      path="/refinance-planner"
      makeFragment={() => writePlanFragment(planner.plan)}
      title="Refinance plan"
      text={`A house worth ${formatUsd(outcome.value)}. ${sayPlanVerdict(outcome)}`}
      isSmall
    />
  );
}
