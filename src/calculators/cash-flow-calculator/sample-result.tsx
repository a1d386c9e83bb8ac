import { DscrGauge } from "../../dscr/gauge/dscr-gauge.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { type CashFlowInput, calculateCashFlow } from "./cash-flow.ts";
import { type CashFlowFigure, describeCashFlow } from "./cash-flow-figures.ts";
import { MonthlyBreakdown } from "./monthly-breakdown.tsx";

/** The deciding figures. */
const LARGE: readonly CashFlowFigure[] = ["monthlyCashFlow", "dscr", "cashOnCashReturn", "capRate"];

/** A sample of the result, shown before there is one: paler, and labeled as an example. */
export function SampleResult({ inputs }: { readonly inputs: CashFlowInput }) {
  const result = calculateCashFlow(inputs);
  const { purchasePrice, downPaymentPercent, interestRate, monthlyRent } = inputs;
  return (
    <figure className="mt-6 border-t border-rule pt-5 text-ink-soft">
      <figcaption>
        <strong className="font-semibold">An example:</strong> {formatUsd(purchasePrice)} with{" "}
        {downPaymentPercent}% down at {interestRate}%, rented for {formatUsd(monthlyRent)} a month.{" "}
        <a href="#worked-example" className="link">
          Every formula
        </a>
      </figcaption>
      <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-6 gap-y-4 sm:grid-cols-2">
        {describeCashFlow(inputs, result)
          .filter(({ id }) => LARGE.includes(id))
          .map(({ id, label, value }) => (
            <div key={id}>
              <dt className="text-[0.94rem]">{label}</dt>
              <dd className="font-serif text-[1.6rem] leading-tight font-semibold whitespace-nowrap sm:text-[1.9rem]">
                {value}
              </dd>
            </div>
          ))}
      </dl>
      <div className="mt-4">{result.dscr !== null && <DscrGauge dscr={result.dscr} />}</div>
      <MonthlyBreakdown input={inputs} result={result} />
    </figure>
  );
}
