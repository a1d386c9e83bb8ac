import { memo } from "react";
import { amortize, type Installment, type Loan } from "../../../dscr/amortization.ts";
import { roundSchedule, scheduleToCsv, sumByYear } from "../../../dscr/amortization-schedule.ts";
import { formatUsd } from "../../../dscr/money.ts";
import { Button } from "../../../ui/button.tsx";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import { downloadText } from "../../sharing/download-file.browser.ts";
import { AmortizationChart } from "./amortization-chart.tsx";

const cell = "py-1.5 px-2 text-right";

/**
 * Chart, yearly table and CSV of a loan. Memoized: it re-renders when the loan changes, not the rent. A default export
 * because LoadedInView loads it.
 */
export default memo(function AmortizationPanel({ amount, annualRatePercent, termYears }: Loan) {
  const months = amortize({ amount, annualRatePercent, termYears });
  const years = roundSchedule(sumByYear(months), 1);
  const totalInterest = years.reduce((total, year) => total + year.interest, 0);
  return (
    // Skip painting it off screen while the visitor types; the padding leaves room for focus rings.
    <div className="-mx-1.5 grid gap-x-12 gap-y-8 px-1.5 [contain-intrinsic-block-size:auto_34rem] [content-visibility:auto] lg:grid-cols-2">
      <div>
        <p className="mb-4">
          Over the whole term you pay {formatUsd(totalInterest)} of interest on a loan of {formatUsd(amount)}.
        </p>
        <AmortizationChart years={years} amount={amount} />
        <Button
          look="quiet"
          className="mt-6"
          onClick={() => downloadText("amortization-schedule.csv", scheduleToCsv(months), "text/csv")}
        >
          Download Schedule (CSV)
        </Button>
        <p className="mt-2 text-sm text-ink-soft">Every month, in dollars and cents.</p>
      </div>
      <ScheduleTable years={years} />
    </div>
  );
});

/** As high as the charts beside it; a long schedule scrolls. */
function ScheduleTable({ years }: { readonly years: readonly Installment[] }) {
  return (
    <ScrollRegion label="Every year" className="max-h-96 border border-rule lg:max-h-[33rem]">
      <table className="w-full border-collapse text-[0.94rem]">
        <caption className="sr-only">Principal, interest and balance by year</caption>
        <thead className="sticky top-0 bg-sheet text-ink-soft">
          <tr>
            <th scope="col" className="px-2 py-1.5 text-left font-semibold">
              Year
            </th>
            {["Principal", "Interest", "Balance"].map((heading) => (
              <th key={heading} scope="col" className={`${cell} font-semibold`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ principal, interest, balance }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a year is its place in the schedule
            <tr key={index} className="border-t border-rule">
              <th scope="row" className="px-2 py-1.5 text-left font-normal">
                {index + 1}
              </th>
              <td className={cell}>{formatUsd(principal)}</td>
              <td className={cell}>{formatUsd(interest)}</td>
              <td className={cell}>{formatUsd(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
