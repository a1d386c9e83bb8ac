import type { DealLine } from "../calculators/my-deals/portfolio.ts";
import { RatioFigure } from "../dscr/gauge/ratio-figure.tsx";
import { formatUsd } from "../dscr/money.ts";

interface PortfolioSummaryProps {
  readonly label: string;
  readonly total: DealLine;
}

/** All deals together: the ratio on its scale, and the four sums an owner asks for first. */
export function PortfolioSummary({ label, total }: PortfolioSummaryProps) {
  const sums: readonly (readonly [term: string, amount: number])[] = [
    ["Cash flow a month, before tax", total.cashFlow],
    total.cashNeeded < 0
      ? ["Cash to you at closing", -total.cashNeeded]
      : ["Cash needed at closing", total.cashNeeded],
    ["Equity", total.equity],
    ["Reserves", total.reserves],
  ];
  return (
    <div className="mb-8 grid items-start gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      {total.ratio === null ? (
        <p>Nothing is borrowed on these deals, so there is no ratio.</p>
      ) : (
        <RatioFigure label={`${label}: all rent over all payments`} dscr={total.ratio} />
      )}
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        {sums.map(([term, amount]) => (
          <div key={term} className="flex flex-col-reverse justify-end border-t border-rule pt-2">
            <dt className="text-[0.94rem] text-ink-soft">{term}</dt>
            <dd className="font-serif text-2xl font-semibold">{formatUsd(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
