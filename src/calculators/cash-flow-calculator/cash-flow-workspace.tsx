import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { CashFlowCalculatorContent } from "../../../content/calculators/calculators.ts";
import { useIsHydrated } from "../../ui/hydrated.tsx";
import { hiddenInReport } from "../reports/printed-report.tsx";
import type { ReportFrame } from "../reports/result-report.ts";
import {
  SharedLinkNotice,
  useAwaitedFigures,
  useForgetSharedLink,
  useSharedInputs,
} from "../sharing/shared-link.tsx";
import { AmortizationSection } from "./amortization/amortization-section.tsx";
import { calculateCashFlow, isAnalyzable } from "./cash-flow.ts";
import {
  type CashFlowAnalysis,
  type CashFlowEntry,
  type CashFlowField,
  INITIAL_CASH_FLOW_ENTRY,
  type NamedState,
  type Place,
  readCashFlowEntry,
} from "./cash-flow-entry.ts";
import { CashFlowExample } from "./cash-flow-example.tsx";
import { CashFlowForm } from "./cash-flow-form.tsx";
import { readCashFlowFragment } from "./cash-flow-link.ts";
import { CashFlowResults, CashFlowResultsBar, loadAnswer } from "./cash-flow-results.tsx";
import { PrintedCashFlowReport } from "./printed-cash-flow-report.tsx";

interface CashFlowWorkspaceProps {
  readonly content: CashFlowCalculatorContent;
  /** Made of cash-flow-example-table.tsx. */
  readonly exampleTable: string;
  /** Made of sample-result.tsx. */
  readonly sample: string;
  readonly frame: ReportFrame;
  readonly states: readonly NamedState[];
}

/** The inputs and everything computed from them. */
export function CashFlowWorkspace({ content, exampleTable, sample, frame, states }: CashFlowWorkspaceProps) {
  const [entry, setEntry] = useState(INITIAL_CASH_FLOW_ENTRY);
  // Keep typing responsive: the keystroke appears before the figures that depend on it.
  const settledEntry = useDeferredValue(entry);
  const analysis = useMemo(() => analyze(settledEntry), [settledEntry]);
  const { input, result } = analysis;
  // The answer comes with the third figure, so its code has time.
  const isBegun = entry !== INITIAL_CASH_FLOW_ENTRY;
  useEffect(() => {
    if (isBegun) loadAnswer().catch(() => {});
  }, [isBegun]);
  const [place, setPlace] = useState<Place>({ code: "", county: "" });

  const sharedKind = useSharedInputs(readCashFlowFragment, setEntry);
  useAwaitedFigures(useIsHydrated() && (sharedKind !== "inputs" || settledEntry !== INITIAL_CASH_FLOW_ENTRY));
  const forgetSharedLink = useForgetSharedLink();
  const edit = useCallback((field: CashFlowField | "place", text: string) => {
    setEntry((current) => ({
      ...current,
      [field]: text,
      // A bill that was typed over is no longer the county's.
      ...((field === "propertyTax" || field === "insurance") && { place: undefined }),
    }));
  }, []);
  const reset = () => {
    setEntry(INITIAL_CASH_FLOW_ENTRY);
    forgetSharedLink();
  };
  const bills = { content: content.county, states, place, onPlace: setPlace, onEdit: edit };
  return (
    <>
      <div className={`wrap ${hiddenInReport}`}>
        <p className="mb-6 hidden max-w-[60ch] border-l-3 border-marginal pl-4 scripting-none:block">
          {content.needsScript}
        </p>
        <div className="sent-notice">{sharedKind !== "none" && <SharedLinkNotice kind={sharedKind} />}</div>
        <div className="mb-12 grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
          <div className="tool-form">
            <CashFlowForm
              entry={entry}
              onEdit={edit}
              onReset={reset}
              content={content}
              bills={bills}
              analysis={analysis}
            />
            {result && <CashFlowResultsBar entry={settledEntry} result={result} />}
          </div>
          <CashFlowResults analysis={analysis} content={content} sample={sample} bills={bills} />
        </div>
        {result && <AmortizationSection content={content.schedule} input={input} result={result} />}
        <CashFlowExample example={content.example} table={exampleTable} onUse={setEntry} />
      </div>
      {result && (
        <PrintedCashFlowReport
          input={input}
          entry={settledEntry}
          result={result}
          fields={content.fields}
          frame={frame}
        />
      )}
    </>
  );
}

function analyze(entry: CashFlowEntry): CashFlowAnalysis {
  const input = readCashFlowEntry(entry);
  return { entry, input, ...(isAnalyzable(input) && { result: calculateCashFlow(input) }) };
}
