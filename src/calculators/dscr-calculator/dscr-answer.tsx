import type { ReactNode, Ref } from "react";
import type { DscrCalculatorContent } from "../../../content/calculators/calculators.ts";
import { describeResult } from "../reports/result-report.ts";
import type { DscrCalculator } from "./dscr-calculator.ts";
import { isResultOf } from "./dscr-entry.ts";
import { DscrResultPanel } from "./dscr-result-panel.tsx";

interface DscrAnswerProps {
  readonly calculator: DscrCalculator;
  readonly definitions: DscrCalculatorContent["definitions"];
  /** Shown until then. */
  readonly empty: ReactNode;
  readonly ref?: Ref<HTMLElement>;
  /** Stands below the result. */
  readonly children?: ReactNode;
}

/** The last result, or how there will be one. */
export function DscrAnswer({
  calculator: { entry, result },
  definitions,
  empty,
  ref,
  children,
}: DscrAnswerProps) {
  return (
    <section
      ref={ref}
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
        <DscrResultPanel result={result} definitions={definitions} isStale={!isResultOf(entry, result)} />
      ) : (
        empty
      )}
      {children}
    </section>
  );
}

function announce(result: Parameters<typeof describeResult>[0]): string {
  const { ratio, badge, message } = describeResult(result);
  return `DSCR ${ratio}. ${badge}. ${message}`;
}
