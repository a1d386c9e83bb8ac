import type { Installment } from "../../../dscr/amortization.ts";
import { formatUsd } from "../../../dscr/money.ts";

interface AmortizationChartProps {
  readonly years: readonly Installment[];
  readonly amount: number;
}

const HEIGHT = 140;

/**
 * Two charts over the same years: how each year's payments split, and the remaining balance. The table beside them has
 * the figures.
 */
export function AmortizationChart({ years, amount }: AmortizationChartProps) {
  const largest = Math.max(...years.map(({ principal, interest }) => principal + interest), 1);
  const width = 100 / years.length;
  return (
    <>
      <p className="mb-2 flex flex-wrap gap-x-5 text-[0.94rem]">
        <span>
          <span className="mr-2 inline-block size-3 bg-brand" />
          Principal
        </span>
        <span>
          <span className="mr-2 inline-block size-3 bg-marginal-band outline outline-edge" />
          Interest
        </span>
        <span className="text-ink-soft">paid a year, up to {formatUsd(largest)}</span>
      </p>
      <svg
        role="img"
        aria-label="Principal and interest paid in each year. The same figures stand in the table."
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        width="100%"
        height={HEIGHT}
        className="block border-b border-edge"
      >
        {years.map(({ principal, interest }, index) => {
          const bar = { x: index * width + width * 0.1, width: width * 0.8 };
          const principalHeight = (principal / largest) * HEIGHT;
          const interestHeight = (interest / largest) * HEIGHT;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a year is its place in the schedule
            <g key={index}>
              <rect {...bar} y={HEIGHT - principalHeight} height={principalHeight} className="fill-brand" />
              <rect
                {...bar}
                y={HEIGHT - principalHeight - interestHeight}
                height={interestHeight}
                className="fill-marginal-band stroke-edge"
                strokeWidth="1"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          );
        })}
      </svg>
      <YearAxis count={years.length} />
      <p className="mt-5 mb-2 text-[0.94rem]">
        Balance <span className="text-ink-soft">at the end of each year, from {formatUsd(amount)}</span>
      </p>
      <svg
        role="img"
        aria-label="What is still owed after each year. The same figures stand in the table."
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height={HEIGHT}
        className="block border-b border-edge"
      >
        <path
          d={balanceArea(years, amount)}
          className="fill-brand-wash stroke-brand"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <YearAxis count={years.length} />
    </>
  );
}

function YearAxis({ count }: { readonly count: number }) {
  return (
    <p aria-hidden="true" className="mt-1 flex justify-between text-sm text-ink-soft">
      <span>year 1</span>
      <span>year {count}</span>
    </p>
  );
}

function balanceArea(years: readonly Installment[], amount: number): string {
  const points = years.map(({ balance }, index) => {
    const x = ((index + 1) / years.length) * 100;
    const y = 100 - (balance / Math.max(amount, 1)) * 100;
    return `L${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M0 100L0 0${points.join("")}Z`;
}
