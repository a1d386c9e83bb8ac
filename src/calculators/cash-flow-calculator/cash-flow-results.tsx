import { memo } from "react";
import type { CashFlowCalculatorContent } from "../../../content/calculators/calculators.ts";
import { RatioNeedle } from "../../dscr/gauge/dscr-gauge.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { DelayedStatus } from "../../ui/delayed-status.tsx";
import { shownWhileUnseen } from "../../ui/in-view.browser.ts";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { StaticHtml } from "../../ui/page/static-html.tsx";
import type { CashFlowResult } from "./cash-flow.ts";
import { type CashFlowAnalysis, type CashFlowEntry, missingBills } from "./cash-flow-entry.ts";
import { sayRatio, summarizeCashFlow } from "./cash-flow-figures.ts";
import type { TypicalBillsProps } from "./typical-bills.tsx";

export const loadAnswer = () => import("./cash-flow-answer.tsx");
const HEADING = "Cash flow analysis";

interface CashFlowResultsProps {
  readonly analysis: CashFlowAnalysis;
  readonly content: Pick<CashFlowCalculatorContent, "definitions" | "firstAnswer">;
  /** Made of sample-result.tsx. */
  readonly sample: string;
  readonly bills: TypicalBillsProps;
}

/** Memoized: it is large and changes only after a pause in typing. */
export const CashFlowResults = memo(function CashFlowResults({
  analysis,
  content,
  sample,
  bills,
}: CashFlowResultsProps) {
  const { entry, input, result } = analysis;
  return (
    <div className="grid min-w-0 lg:self-stretch">
      <DelayedStatus text={result ? summarizeCashFlow(result, missingBills(entry)) : ""} />
      {result ? (
        <LoadedInView name="analysis" room="min-h-[60rem]" load={loadAnswer}>
          {(CashFlowAnswer) => (
            <CashFlowAnswer
              heading={HEADING}
              entry={entry}
              input={input}
              result={result}
              definitions={content.definitions}
              bills={bills}
            />
          )}
        </LoadedInView>
      ) : (
        <section
          id="results"
          aria-labelledby="results-heading"
          className="self-start rounded-sheet border border-rule bg-sheet p-5 sm:p-7"
        >
          <h2 id="results-heading" tabIndex={-1} className="mb-4 font-sans text-base tracking-normal">
            {HEADING}
          </h2>
          <div className="awaits-all">
            <p className="font-serif text-[1.3rem] leading-snug font-semibold">
              Enter property details to see cash flow analysis.
            </p>
            <p className="mt-2 text-ink-soft">{content.firstAnswer}</p>
            <StaticHtml html={sample} />
          </div>
        </section>
      )}
    </div>
  );
});

interface CashFlowResultsBarProps {
  readonly entry: CashFlowEntry;
  readonly result: CashFlowResult;
}

/**
 * On a phone the results are far below the fields, so the two that matter stay visible while typing. The tools have a
 * component for it, which would be one more file to load here.
 */
export function CashFlowResultsBar({ entry, result }: CashFlowResultsBarProps) {
  const missing = missingBills(entry);
  return (
    <div
      ref={shownWhileUnseen("results")}
      className="results-bar sticky bottom-0 z-10 mt-6 -mb-4 py-3 lg:hidden print:hidden"
    >
      <a
        href="#results"
        className="flex flex-wrap justify-between gap-x-2 text-[0.94rem] text-ink no-underline"
      >
        <span>
          Cash flow <strong className="font-semibold">{formatUsd(result.monthlyCashFlow)}</strong>
          <span className="max-sm:sr-only"> a month</span>
        </span>
        <span>
          DSCR <strong className="font-semibold">{sayRatio(result.dscr)}</strong>
          {missing && ` before ${missing === "insurance" ? missing : "taxes"}`}
        </span>
        {!missing && result.dscr !== null && (
          <span className="basis-full">
            <RatioNeedle dscr={result.dscr} />
          </span>
        )}
      </a>
    </div>
  );
}
