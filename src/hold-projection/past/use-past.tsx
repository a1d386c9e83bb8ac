import { startTransition, useEffect, useState } from "react";
import type { HoldPlan } from "../../calculators/hold/hold-plan.ts";
import { loanYearsOf } from "../../calculators/hold/loan-years.ts";
import {
  countStarts,
  holdFrom,
  type PastHold,
  type RentsBy,
} from "../../calculators/hold/past/past-holds.ts";
import type { HistoryFile } from "../../price-history/price-history.ts";

/** A tap between two pieces is answered at once, also on a slow phone; what they come to is drawn in pieces, too. */
const PIECE_MS = 8;

/** What was asked, and every start with at least a year on record. */
export interface Past {
  readonly plan: HoldPlan;
  readonly history: HistoryFile;
  readonly rentsBy: RentsBy;
  readonly holds: readonly PastHold[];
}

/** The last result stays until the next is complete. Null before the first. */
export function usePast(plan: HoldPlan, history: HistoryFile | undefined, rentsBy: RentsBy): Past | null {
  const [past, setPast] = useState<Past | null>(null);
  useEffect(() => {
    if (!history) return;
    let isCurrent = true;
    const work = async () => {
      const loanYears = loanYearsOf(plan.deal, plan.holdYears);
      const holds: PastHold[] = [];
      let began = performance.now();
      for (let start = 0; start < countStarts(history); start += 1) {
        holds.push(holdFrom(start, plan, loanYears, history, rentsBy));
        if (performance.now() - began < PIECE_MS) continue;
        await new Promise((resolve) => setTimeout(resolve));
        if (!isCurrent) return;
        began = performance.now();
      }
      startTransition(() => setPast({ plan, history, rentsBy, holds }));
    };
    work();
    return () => {
      isCurrent = false;
    };
  }, [plan, history, rentsBy]);
  return past;
}
