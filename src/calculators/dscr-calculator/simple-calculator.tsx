import { type Dispatch, memo, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { DscrCalculatorContent } from "../../../content/calculators/calculators.ts";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { StaticHtml } from "../../ui/page/static-html.tsx";
import type { ReportFrame } from "../reports/result-report.ts";
import { DscrAnswer } from "./dscr-answer.tsx";
import {
  type DscrCalculator,
  type DscrCalculatorAction,
  INITIAL_DSCR_CALCULATOR,
} from "./dscr-calculator.ts";
import { type DscrEntry, isResultOf } from "./dscr-entry.ts";
import { DscrForm } from "./dscr-form.tsx";

const loadActions = () => import("./result-actions.tsx");

interface SimpleCalculatorProps {
  readonly calculator: DscrCalculator;
  readonly dispatch: Dispatch<DscrCalculatorAction>;
  readonly content: DscrCalculatorContent;
  readonly frame: ReportFrame;
  readonly emptyAnswer: string;
  /** The visitor wants to compare these figures with others. */
  readonly onCompare: (base: DscrEntry) => void;
}

/** Tab 1: three inputs and a ratio. */
export const SimpleCalculator = memo(function SimpleCalculator({
  calculator,
  dispatch,
  onCompare,
  content,
  frame,
  emptyAnswer,
}: SimpleCalculatorProps) {
  const { entry, result } = calculator;
  // Nobody needs them before there is a result, which is one click after the first key.
  const isBegun = entry !== INITIAL_DSCR_CALCULATOR.entry;
  useEffect(() => {
    if (isBegun) loadActions().catch(() => {});
  }, [isBegun]);
  const panel = useRef<HTMLElement>(null);
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  // Drops the figures that came from a link or from going back: a reload must not restore what was cleared.
  const forgetFigures = () => {
    if (hash || state) navigate({ search, hash: "" }, { replace: true });
  };
  // On a phone the result is below the form, so scroll it into view.
  const showResult = () => requestAnimationFrame(() => panel.current?.scrollIntoView({ block: "nearest" }));
  return (
    <div className="mb-6 grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
      <div className="tool-form">
        <DscrForm
          calculator={calculator}
          dispatch={dispatch}
          content={content}
          onCalculated={showResult}
          onReset={forgetFigures}
        />
      </div>
      <DscrAnswer
        ref={panel}
        calculator={calculator}
        definitions={content.definitions}
        empty={<StaticHtml html={emptyAnswer} />}
      >
        {result && (
          <LoadedInView name="next steps" room="mt-6 min-h-76" load={loadActions}>
            {(ResultActions) => (
              <ResultActions
                result={result}
                loan={isResultOf(entry, result) ? entry.loan : undefined}
                frame={frame}
                onCompare={onCompare}
              />
            )}
          </LoadedInView>
        )}
      </DscrAnswer>
    </div>
  );
});
