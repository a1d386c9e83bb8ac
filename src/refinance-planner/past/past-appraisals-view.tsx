import { memo } from "react";
import {
  type EnoughAppraisals,
  type PastAppraisals,
  pastAppraisals,
} from "../../calculators/refinance/past/past-appraisals.ts";
import { describePastAppraisals } from "../../calculators/refinance/past/past-appraisals-text.ts";
import type { Planner } from "../../calculators/refinance/refinance-outcome.ts";
import { PrintedLater } from "../../calculators/reports/printed-later.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { PlaceField } from "../../price-history/place-field.tsx";
import { type HistoryFile, sayQuarter } from "../../price-history/price-history.ts";
import { RecordSources } from "../../price-history/record-sources.tsx";
import { useRecord } from "../../price-history/use-record.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { AnswerProps } from "../refinance-planner-catalog.server.ts";

interface PastAppraisalsViewProps {
  readonly planner: Planner;
  readonly content: AnswerProps["content"]["past"];
}

/** A default export because LoadedInView loads it. */
export default function PastAppraisalsView({ planner, content }: PastAppraisalsViewProps) {
  const record = useRecord(planner.plan.state.toLowerCase());
  const { history } = record;
  return (
    <div className="pt-2 pb-6">
      <div className="mb-5 max-w-[18rem]">
        <PlaceField label={content.place} record={record} />
      </div>
      {history && (
        <>
          <Appraisals planner={planner} history={history} look="text-[1.15rem] mb-5 max-w-[60ch]" />
          <p className="mt-4 max-w-[62ch] text-sm text-ink-soft">
            {content.limits} <RecordSources sources={history.sources.slice(0, 1)} notice={history.notice} />
          </p>
          <PrintedLater>
            <h3 className="mb-1">{content.heading}</h3>
            <Appraisals planner={planner} history={history} look="mb-2 text-[0.85rem]" />
            <p className="mt-2 text-[0.7rem] leading-tight">
              {content.limits} {history.sources[0]?.citation}. {history.notice}
            </p>
          </PrintedLater>
        </>
      )}
    </div>
  );
}

interface AppraisalsProps {
  readonly planner: Planner;
  readonly history: HistoryFile;
  /** Of the sentence. */
  readonly look: string;
}

/** Memoized: each search asks the planner fifty times. */
const Appraisals = memo(function Appraisals({ planner, history, look }: AppraisalsProps) {
  const appraisals = pastAppraisals(planner, history);
  return (
    <>
      <p className={`font-serif leading-snug ${look}`} aria-live="polite">
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
    </>
  );
});

function sayNeeded({ needed }: EnoughAppraisals): string {
  return needed === null ? "no value is enough" : formatUsd(Math.ceil(needed));
}

function sayCount({ starts: enough }: EnoughAppraisals, starts: number): string {
  return `${enough} of ${starts}`;
}
