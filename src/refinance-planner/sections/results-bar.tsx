import { memo } from "react";
import { plannedCashOut } from "../../calculators/refinance/refinance-answers.ts";
import type { Planner } from "../../calculators/refinance/refinance-outcome.ts";
import { formatUsd } from "../../dscr/money.ts";

/** On a phone the answer is far below the fields, so the key figures stay visible while typing. */
export const ResultsBar = memo(function ResultsBar({ planner }: { readonly planner: Planner }) {
  const { cashOut, cashLeft } = plannedCashOut(planner);
  return (
    <p className="sticky bottom-0 z-10 mt-6 -mb-4 border-t border-rule bg-paper py-3 lg:hidden print:hidden">
      <a href="#results" className="flex flex-wrap justify-between gap-x-4 text-ink no-underline">
        <span>
          {cashOut < 0 ? "Bring" : "Out"}{" "}
          <strong className="font-semibold">{formatUsd(Math.abs(cashOut))}</strong>
        </span>
        <span>
          Left in <strong className="font-semibold">{formatUsd(cashLeft)}</strong>
        </span>
      </a>
    </p>
  );
});
