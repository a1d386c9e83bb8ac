import type { RatesLanding } from "../../../content/landings/rates.ts";
import { RatioFigure } from "../../dscr/gauge/ratio-figure.tsx";
import { formatAdder, formatRate, formatRateRange, type RateEstimate } from "../../dscr/rate-estimate.ts";
import { IllustrativeNote } from "../../ui/page/illustrative-note.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import type { ChoicesResult } from "./rate-choices.ts";

interface RateResultProps extends ChoicesResult {
  readonly estimator: RatesLanding["estimator"];
}

export function RateResult({ estimator, estimate, ratio, hasSecondAnswer = false }: RateResultProps) {
  return (
    <section aria-labelledby="rate-result" className="rounded-sheet border border-rule bg-sheet p-5 sm:p-6">
      <h3 id="rate-result" className="font-sans text-base">
        Estimated rate
      </h3>
      <div role="status">
        <p className="mt-1 font-serif text-[3.3rem] leading-none font-semibold">{headline(estimate)}</p>
        {estimate?.isPriced === false && <Unpriced estimate={estimate} text={estimator.noEstimate} />}
        {!estimate && (
          <p className="mt-3">Enter the monthly rent and the loan amount to work out the ratio.</p>
        )}
      </div>
      {estimate?.isPriced && <Sum baseRate={estimator.baseRate} estimate={estimate} />}
      {estimate?.isPriced && estimate.high > estimator.rangeTop && (
        <p className="mt-4">{estimator.aboveRange}</p>
      )}
      {ratio !== undefined && (
        <div className="mt-5">
          <RatioFigure label="Your ratio at that rate, rent over the full payment" dscr={ratio} />
        </div>
      )}
      {hasSecondAnswer && <p className="mt-3">{estimator.twoAnswers}</p>}
      {estimate?.isPriced && <p className="mt-4">{estimator.notPriced}</p>}
      <div className="mt-5 border-t border-rule pt-4">
        <IllustrativeNote>{estimator.note}</IllustrativeNote>
      </div>
    </section>
  );
}

function headline(estimate: RateEstimate | undefined): string {
  if (!estimate) return "-";
  return estimate.isPriced ? formatRateRange(estimate) : "No estimate";
}

interface SumProps {
  readonly baseRate: number;
  readonly estimate: Extract<RateEstimate, { isPriced: true }>;
}

function Sum({ baseRate, estimate }: SumProps) {
  return (
    <table className="mt-5 w-full border-collapse text-[0.94rem]">
      <caption className="sr-only">How the estimated rate adds up</caption>
      <tbody>
        <SumRow label="Base rate" value={formatRate(baseRate)} />
        {estimate.lines.map(({ factor, label, option, adder }) => (
          <SumRow
            key={factor}
            label={label}
            detail={option}
            value={formatAdder(adder)}
            isSoft={adder.high === 0}
          />
        ))}
      </tbody>
    </table>
  );
}

interface SumRowProps {
  readonly label: string;
  readonly detail?: string;
  readonly value: string;
  readonly isSoft?: boolean;
}

function SumRow({ label, detail, value, isSoft = false }: SumRowProps) {
  return (
    <tr className={`border-t border-rule ${isSoft ? "text-ink-soft" : ""}`}>
      <th scope="row" className="py-2 text-left font-normal">
        {label}
        {detail && (
          <span className="text-ink-soft">
            : <NoBreakText text={detail} />
          </span>
        )}
      </th>
      <td className="py-2 text-right font-semibold">{value}</td>
    </tr>
  );
}

interface UnpricedProps {
  readonly estimate: Extract<RateEstimate, { isPriced: false }>;
  readonly text: string;
}

function Unpriced({ estimate, text }: UnpricedProps) {
  return (
    <>
      <ul className="mt-3 font-semibold">
        {estimate.unpriced.map(({ label, option }) => (
          <li key={label}>
            {label}: {option}
          </li>
        ))}
      </ul>
      <p className="mt-2">{text}</p>
    </>
  );
}
