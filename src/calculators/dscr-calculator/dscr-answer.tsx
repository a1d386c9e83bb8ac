import type { ReactNode, Ref } from "react";
import type { DscrCalculatorContent } from "../../../content/calculators/calculators.ts";
import { DSCR_BANDS, formatRatio } from "../../dscr/dscr.ts";
import { describeResult } from "../reports/result-report.ts";
import type { DscrCalculator } from "./dscr-calculator.ts";
import { isResultOf } from "./dscr-entry.ts";
import { DscrResultPanel } from "./dscr-result-panel.tsx";

interface DscrAnswerProps {
  readonly calculator: DscrCalculator;
  readonly definitions: DscrCalculatorContent["definitions"];
  readonly ref?: Ref<HTMLElement>;
  /** Stands below the result. */
  readonly children?: ReactNode;
}

/** The last result, or how there will be one. */
export function DscrAnswer({ calculator: { entry, result }, definitions, ref, children }: DscrAnswerProps) {
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
        <EmptyAnswer />
      )}
      {children}
    </section>
  );
}

/** Before the first calculation: the formula and the bands. */
function EmptyAnswer() {
  return (
    <div className="awaits-all">
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
    </div>
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
