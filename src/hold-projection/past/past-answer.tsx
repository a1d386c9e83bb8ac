import { memo } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import { loanYearsOf } from "../../calculators/hold/loan-years.ts";
import { refusedIn, salesOf, underwaterOf } from "../../calculators/hold/past/past-summary.ts";
import { describeLoan, describePast, describeVacancy } from "../../calculators/hold/past/past-text.ts";
import { hardestVacancy } from "../../calculators/hold/past/past-vacancy.ts";
import { PrintedLater } from "../../calculators/reports/printed-later.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import { PastCharts } from "./past-charts.tsx";
import { PastTable } from "./past-table.tsx";
import type { Past } from "./use-past.tsx";

/** Years at whose end a refinance is looked at. */
const REFINANCE_YEARS = [2, 5, 10];

interface PastAnswerProps {
  readonly past: Past;
  /** Of the part on the printed sheet. */
  readonly heading: string;
  readonly content: HoldProjectionContent["past"];
}

/** Memoized: it compares all starts, and the plan changes before they are held anew. */
export const PastAnswer = memo(function PastAnswer({ past, heading, content }: PastAnswerProps) {
  const { plan, history, rentsBy, holds } = past;
  const years = Math.max(0, ...holds.map((hold) => hold.years.length));
  const sales = Array.from({ length: years }, (_, index) => salesOf(holds, index + 1)).filter(
    (sale) => sale !== undefined,
  );
  const last = sales.at(-1);
  if (!last) return null;
  const whole = holds.filter((hold) => hold.years.length === years);
  const refused = REFINANCE_YEARS.filter((year) => year <= years).map((year) => refusedIn(whole, year));
  const hardest = hardestVacancy(plan, loanYearsOf(plan.deal, years), history);
  const answer = describePast(last, history.place);
  const text = `${describeLoan(plan, last, underwaterOf(whole, plan, history, years), refused)} ${describeVacancy(plan, hardest)}`;
  const drawn = { deal: plan.deal, holds: whole, sales, content, text };
  return (
    <>
      <p className="max-w-[56ch] font-serif text-[1.3rem] leading-snug" aria-live="polite">
        <NoBreakText text={answer} />
      </p>
      <PastCharts {...drawn} />
      <PastTable sales={sales} history={history} />
      <PrintedLater>
        <h3 className="mb-1">{heading}</h3>
        <p className="text-[0.85rem] leading-snug">
          {answer} {content.rents} {content.rentsBy[rentsBy]}.
        </p>
        <PastCharts {...drawn} />
        <PastTable sales={sales} history={history} />
        <p className="mt-2 text-[0.7rem] leading-tight">
          {content.limits} {history.sources.map(({ citation }) => citation).join("; ")}. {history.notice}
        </p>
      </PrintedLater>
    </>
  );
});
