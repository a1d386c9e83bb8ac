import { EXAMPLE_DEAL } from "../src/calculators/deal/example-deal.ts";
import { type HoldPlan, INITIAL_HOLD } from "../src/calculators/hold/hold-plan.ts";
import { loanYearsOf } from "../src/calculators/hold/loan-years.ts";
import { countStarts, holdFrom } from "../src/calculators/hold/past/past-holds.ts";
import { salesOf, underwaterOf } from "../src/calculators/hold/past/past-summary.ts";
import { hardestVacancy } from "../src/calculators/hold/past/past-vacancy.ts";
import { findHistoryFile } from "../src/price-history/price-history-catalog.server.ts";
import { startReport } from "./load/report.ts";

/**
 * Every hold on record over thirty years, as the hold projection works it out: all starts of one state, then what is said
 * of them.
 *
 *   npm run bench -- holds
 */
const YEARS = 30;
const LIMIT_MS = 50;
const ROUNDS = 21;

const history = findHistoryFile("fl.json");
if (!history) throw new Error("Florida has a record.");
const plan: HoldPlan = {
  ...INITIAL_HOLD,
  holdYears: YEARS,
  appreciationPercent: 0,
  lowAppreciationPercent: 0,
  deal: EXAMPLE_DEAL,
};

const report = startReport(`Holds on record, ${countStarts(history)} starts over ${YEARS} years`);
const times = Array.from({ length: ROUNDS }, () => {
  const began = performance.now();
  const loanYears = loanYearsOf(plan.deal, YEARS);
  const holds = Array.from({ length: countStarts(history) }, (_, start) =>
    holdFrom(start, plan, loanYears, history, "record"),
  );
  const held = performance.now();
  for (let year = 1; year <= YEARS; year += 1) salesOf(holds, year);
  underwaterOf(
    holds.filter(({ years }) => years.length === YEARS),
    plan,
    history,
    YEARS,
  );
  hardestVacancy(plan, loanYears, history);
  return { holds: held - began, summary: performance.now() - held };
});
for (const part of ["holds", "summary"] as const) {
  // Other work on the machine makes a round slower, and nothing makes one faster.
  const taken = Math.min(...times.map((time) => time[part]));
  report.judge(
    taken <= LIMIT_MS,
    `${part}: ${taken.toFixed(1)} ms, best of ${ROUNDS}, target: ${LIMIT_MS} ms`,
  );
}
