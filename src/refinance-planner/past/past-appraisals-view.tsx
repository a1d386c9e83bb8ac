import {
  type EnoughAppraisals,
  type PastAppraisals,
  pastAppraisals,
} from "../../calculators/refinance/past/past-appraisals.ts";
import { describePastAppraisals } from "../../calculators/refinance/past/past-appraisals-text.ts";
import type { Planner } from "../../calculators/refinance/refinance-outcome.ts";
import { formatUsd } from "../../dscr/money.ts";
import { type HistoryFile, sayQuarter } from "../../price-history/price-history.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";

interface PastAppraisalsViewProps {
  readonly planner: Planner;
  readonly history: HistoryFile;
}

export function PastAppraisalsView({ planner, history }: PastAppraisalsViewProps) {
  const appraisals = pastAppraisals(planner, history);
  return (
    <div className="pt-2 pb-6">
      <p className="mb-5 max-w-[60ch] font-serif text-[1.15rem] leading-snug" aria-live="polite">
        <NoBreakText text={describePastAppraisals(appraisals, history.place)} />
      </p>
      <DataTable<PastAppraisals>
        caption="How often the appraisal would have been enough since 1985, an estimate before tax"
        rows={appraisals}
        rowKey={({ month }) => `${month}`}
        columns={[
          { heading: "Refinanced in", cell: ({ month }) => `Month ${month}` },
          { heading: "Pays everything off from", isNumeric: true, cell: ({ repays }) => sayNeeded(repays) },
          {
            heading: "Enough after",
            isNumeric: true,
            cell: ({ repays, starts }) => sayCount(repays, starts),
          },
          {
            heading: "Returns all cash from",
            isNumeric: true,
            cell: ({ returnsAll }) => sayNeeded(returnsAll),
          },
          {
            heading: "Enough after (all cash)",
            isNumeric: true,
            cell: ({ returnsAll, starts }) => sayCount(returnsAll, starts),
          },
          {
            heading: "Lowest appraisal",
            isNumeric: true,
            cell: ({ lowest }) => `${formatUsd(lowest.value)}, from ${sayQuarter(lowest.start)}`,
          },
        ]}
      />
      <p className="mt-4 max-w-[62ch] text-sm text-ink-soft">
        Your value moves from each starting quarter on as the index did; loan, costs, rent and rules stay as
        typed. An index is not a house, and an appraiser is not an index. Source:{" "}
        {history.sources.slice(0, 1).map(({ citation, link }) => (
          <a key={link} href={link} className="link">
            {citation}
          </a>
        ))}
        , before inflation; every figure here is computed from it. {history.notice}
      </p>
    </div>
  );
}

function sayNeeded({ needed }: EnoughAppraisals): string {
  return needed === null ? "no value is enough" : formatUsd(Math.ceil(needed));
}

function sayCount({ starts: enough }: EnoughAppraisals, starts: number): string {
  return `${enough} of ${starts}`;
}
