import { startTransition, useEffect, useState } from "react";
import type { HoldPlan } from "../../calculators/hold/hold-plan.ts";
import { loanYearsOf } from "../../calculators/hold/loan-years.ts";
import {
  countStarts,
  holdFrom,
  type PastHold,
  type RentsBy,
} from "../../calculators/hold/past/past-holds.ts";
import type { PriceHistory } from "../../price-history/price-history.ts";

/** A tap between two pieces is answered at once, also on a slow phone; what they come to is drawn in pieces, too. */
const PIECE_MS = 8;

/** Every start with at least a year on record. The last result stays until the next is complete. */
export function usePast(plan: HoldPlan, history: PriceHistory, rentsBy: RentsBy): readonly PastHold[] {
  const [holds, setHolds] = useState<readonly PastHold[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const work = async () => {
      const loanYears = loanYearsOf(plan.deal, plan.holdYears);
      const done: PastHold[] = [];
      let began = performance.now();
      for (let start = 0; start < countStarts(history); start += 1) {
        done.push(holdFrom(start, plan, loanYears, history, rentsBy));
        if (performance.now() - began < PIECE_MS) continue;
        await new Promise((resolve) => setTimeout(resolve));
        if (!isCurrent) return;
        began = performance.now();
      }
      startTransition(() => setHolds(done));
    };
    work();
    return () => {
      isCurrent = false;
    };
  }, [plan, history, rentsBy]);
  return holds;
}
