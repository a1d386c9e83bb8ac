import { type Dispatch, memo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { DscrCalculatorContent } from "../../../content/calculators/calculators.ts";
import { DSCR_BANDS, formatRatio } from "../../dscr/dscr.ts";
import { describeResult, type ReportFrame } from "../reports/result-report.ts";
import type { DscrCalculator, DscrCalculatorAction } from "./dscr-calculator.ts";
import { isResultOf } from "./dscr-entry.ts";
import { DscrForm } from "./dscr-form.tsx";
import { DscrResultPanel } from "./dscr-result-panel.tsx";
import { ResultActions } from "./result-actions.tsx";
import type { PlannerAction } from "./scenarios/scenario-planner.ts";

interface SimpleCalculatorProps {
  readonly calculator: DscrCalculator;
  readonly dispatch: Dispatch<DscrCalculatorAction>;
  readonly content: DscrCalculatorContent;
  readonly frame: ReportFrame;
  readonly dispatchToPlanner: Dispatch<PlannerAction>;
}

/** Tab 1: three inputs and a ratio. */
export const SimpleCalculator = memo(function SimpleCalculator({
  calculator,
  dispatch,
  dispatchToPlanner,
  content,
  frame,
}: SimpleCalculatorProps) {
  const { entry, result } = calculator;
  const panel = useRef<HTMLElement>(null);
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  // Drops the figures that came from a link or from going back: a reload must not restore what was cleared.
  const forgetFigures = () => {
    if (hash || state) navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
  };
  // On a phone the result is below the form, so scroll it into view.
  const showResult = () => requestAnimationFrame(() => panel.current?.scrollIntoView({ block: "nearest" }));
  return (
    <div className="mb-6 grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
      <DscrForm
        calculator={calculator}
        dispatch={dispatch}
        content={content}
        onCalculated={showResult}
        onReset={forgetFigures}
      />
      <section
        ref={panel}
        aria-labelledby="your-dscr"
        className="scroll-my-4 rounded-sheet border border-rule bg-sheet p-5 sm:p-7"
      >
        <h2 id="your-dscr" className="mb-3 font-sans text-base tracking-normal">
          Your DSCR
        </h2>
        <p role="status" className="sr-only">
          {result && announce(result)}
        </p>
        {result ? (
          <>
            <DscrResultPanel
              result={result}
              definitions={content.definitions}
              isStale={!isResultOf(entry, result)}
            />
            <ResultActions result={result} frame={frame} dispatchToPlanner={dispatchToPlanner} />
          </>
        ) : (
          <EmptyAnswer />
        )}
      </section>
    </div>
  );
});

/** Before the first calculation: the formula and the bands. */
function EmptyAnswer() {
  return (
    <>
      <p className="font-serif text-[1.5rem] leading-snug font-semibold">
        DSCR = (rent − expenses) ÷ debt service
      </p>
      <p className="mt-2 text-ink-soft">Your ratio will stand here, on this scale.</p>
      <table className="mt-5 w-full">
        <caption className="sr-only">Bands of the ratio</caption>
        <tbody>
          {DSCR_BANDS.map(({ level, floor }) => (
            <tr key={level} className="border-t border-rule">
              <th scope="row" className="py-2 pr-4 text-left font-semibold whitespace-nowrap">
                <span className={`mr-3 inline-block size-3 rounded-full ${swatches[level]}`} />
                {level.charAt(0).toUpperCase() + level.slice(1)}
              </th>
              <td className="py-2 text-right">
                {Number.isFinite(floor) ? `${formatRatio(floor)} and up` : "below 1.00, not qualified"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const swatches = {
  excellent: "bg-excellent-gauge",
  good: "bg-good-gauge",
  marginal: "bg-marginal-gauge",
  poor: "bg-poor-gauge",
};

function announce(result: Parameters<typeof describeResult>[0]): string {
  const { ratio, badge, message } = describeResult(result);
  return `DSCR ${ratio}. ${badge}. ${message}`;
}
