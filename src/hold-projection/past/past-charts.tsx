import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import { type Deal, loanAmountOf } from "../../calculators/deal/deal.ts";
import type { PastHold } from "../../calculators/hold/past/past-holds.ts";
import type { PastSale, SalesOfYear } from "../../calculators/hold/past/past-summary.ts";
import { formatPercent } from "../../dscr/money.ts";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import { DRAWN_RETURNS, YearPanel } from "../sections/year-panel.tsx";
import { EquityTable } from "./equity-table.tsx";
import { FanChart } from "./fan-chart.tsx";

interface PastChartsProps {
  readonly deal: Deal;
  /** All of the same length. */
  readonly holds: readonly PastHold[];
  /** By year; the last is that of the longest holds. */
  readonly sales: readonly SalesOfYear[];
  readonly content: HoldProjectionContent["past"];
  /** What they do not show, beside them. */
  readonly text: string;
}

/** Equity of every start, and the returns of all starts by year of sale. */
export function PastCharts({ deal, holds, sales, content, text }: PastChartsProps) {
  const marked = sales.at(-1);
  if (!marked) return null;
  const paths = holds.map(({ start, years }) => ({
    start,
    equities: [deal.price - loanAmountOf(deal), ...years.map(({ equity }) => equity)],
  }));
  const starts = { worst: marked.worst.start, middle: marked.middle.start, best: marked.best.start };
  return (
    <div className="mt-7 grid content-start gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] print:mt-4 print:grid-cols-2">
      <div className="min-w-0">
        <FanChart title={content.fan} paths={paths} marked={starts} />
        <EquityTable caption={content.fan} paths={paths} marked={starts} />
      </div>
      <div className="min-w-0">
        <YearPanel
          title={content.returns}
          columns={sales.map(({ year, worst, lowerQuarter, middle, upperQuarter, best }) => ({
            year,
            value: percentOf(middle),
            low: percentOf(worst),
            high: percentOf(best),
            half: { low: percentOf(lowerQuarter), high: percentOf(upperQuarter) },
          }))}
          format={formatPercent}
          range={DRAWN_RETURNS}
        />
        <p className="mt-2 text-[0.88rem] text-ink-soft">{content.returnsKey}</p>
        <p className="mt-6 max-w-[62ch] print:mt-3 print:text-[0.85rem] print:leading-snug">
          <NoBreakText text={text} />
        </p>
      </div>
    </div>
  );
}

/** All that was put in. */
const ALL_LOST = -100;

/** A loss that leaves no return is drawn as one of everything. Null if a gain has none, or more than one. */
function percentOf({ exit: { internalRate, gain } }: PastSale): number | null {
  if (internalRate.kind === "one") return internalRate.percent;
  return internalRate.kind === "none" && gain < 0 ? ALL_LOST : null;
}
