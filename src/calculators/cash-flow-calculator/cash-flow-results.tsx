import { memo } from "react";
import type { CashFlowCalculatorContent } from "../../../content/calculators/calculators.ts";
import { DscrGauge, RatioNeedle } from "../../dscr/gauge/dscr-gauge.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { Button } from "../../ui/button.tsx";
import { DelayedStatus } from "../../ui/delayed-status.tsx";
import { shownWhileUnseen } from "../../ui/in-view.browser.ts";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { StaticHtml } from "../../ui/page/static-html.tsx";
import { ESTIMATE_NOTE } from "../reports/estimate-note.ts";
import { AnalyzeLink } from "../sharing/shared-link.tsx";
import { bannerOf, type CashFlowInput, type CashFlowResult } from "./cash-flow.ts";
import { type CashFlowEntry, missingBills } from "./cash-flow-entry.ts";
import { type CashFlowFigure, describeCashFlow, sayRatio, summarizeCashFlow } from "./cash-flow-figures.ts";
import { writeCashFlowFragment } from "./cash-flow-link.ts";
import { Figure, LargeFigure } from "./figure.tsx";
import { MonthlyBreakdown } from "./monthly-breakdown.tsx";
import type { TypicalBillsProps } from "./typical-bills.tsx";

const loadSharing = () => import("./share-cash-flow.tsx");
const loadTypicalBills = () => import("./typical-bills.tsx");

export interface CashFlowAnalysis {
  readonly entry: CashFlowEntry;
  readonly input: CashFlowInput;
  readonly result?: CashFlowResult;
}

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
    <section
      id="results"
      aria-labelledby="results-heading"
      className="rounded-sheet border border-rule bg-sheet p-5 sm:p-7"
    >
      <h2 id="results-heading" tabIndex={-1} className="mb-4 font-sans text-base tracking-normal">
        Cash flow analysis
      </h2>
      <DelayedStatus text={result ? summarizeCashFlow(result, missingBills(entry)) : ""} />
      {result ? (
        <>
          <Banner entry={entry} result={result} />
          {(missingBills(entry) || entry.place) && (
            <LoadedInView name="typical bills" room="mt-3 min-h-12" load={loadTypicalBills}>
              {(TypicalBills) => <TypicalBills {...bills} entry={entry} input={input} result={result} />}
            </LoadedInView>
          )}
          <Figures input={input} result={result} definitions={content.definitions} />
          <div className="mt-4">
            <LoadedInView name="ways to share" room="min-h-12" load={loadSharing}>
              {(ShareCashFlow) => <ShareCashFlow entry={entry} result={result} />}
            </LoadedInView>
          </div>
          <div className="flex flex-wrap gap-x-6">
            <AnalyzeLink origin="cash-flow" fragment={writeCashFlowFragment(entry)} />
            <Button look="plain" onClick={() => print()}>
              Print
            </Button>
          </div>
        </>
      ) : (
        <div className="awaits-all">
          <p className="font-serif text-[1.3rem] leading-snug font-semibold">
            Enter property details to see cash flow analysis.
          </p>
          <p className="mt-2 text-ink-soft">{content.firstAnswer}</p>
          <StaticHtml html={sample} />
        </div>
      )}
    </section>
  );
});

const bannerColors = {
  red: "border-poor bg-poor-band",
  yellow: "border-marginal bg-marginal-band",
  green: "border-good bg-good-band",
  none: "border-edge",
};

interface BannerProps {
  readonly entry: CashFlowEntry;
  readonly result: CashFlowResult;
}

/** Not green over bills that nobody knows. */
function Banner({ entry, result }: BannerProps) {
  const { tone, text } = bannerOf(result);
  const missing = missingBills(entry);
  return (
    <p
      data-banner={tone}
      className={`border-l-3 px-4 py-3 ${bannerColors[missing && tone === "green" ? "none" : tone]}`}
    >
      {missing && <strong className="block font-semibold">Before {missing}.</strong>}
      <span className={missing ? "" : "font-semibold"}>{text}</span> {ESTIMATE_NOTE}
    </p>
  );
}

/** The four deciding figures. */
export const LARGE: readonly CashFlowFigure[] = ["monthlyCashFlow", "dscr", "cashOnCashReturn", "capRate"];

interface FiguresProps {
  readonly input: CashFlowInput;
  readonly result: CashFlowResult;
  readonly definitions: CashFlowCalculatorContent["definitions"];
}

function Figures({ input, result, definitions }: FiguresProps) {
  const figures = describeCashFlow(input, result);
  return (
    <>
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-6 gap-y-4 sm:grid-cols-2">
        {figures
          .filter(({ id }) => LARGE.includes(id))
          .map(({ id, ...figure }) => (
            <LargeFigure key={id} {...figure} definition={definitions[id]} />
          ))}
      </div>
      <RatioGauge dscr={result.dscr} />
      <MonthlyBreakdown input={input} result={result} />
      <div className="mt-6 border-b border-rule">
        {figures
          .filter(({ id }) => !LARGE.includes(id))
          .map(({ id, ...figure }) => (
            <Figure key={id} {...figure} definition={definitions[id]} />
          ))}
      </div>
    </>
  );
}

export function RatioGauge({ dscr }: Pick<CashFlowResult, "dscr">) {
  return (
    dscr !== null && (
      <div className="mt-4">
        <DscrGauge dscr={dscr} />
      </div>
    )
  );
}

/**
 * On a phone the results are far below the fields, so the two that matter stay visible while typing. The tools have a
 * component for it, which would be one more file to load here.
 */
export function CashFlowResultsBar({ entry, result }: BannerProps) {
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
