import { memo } from "react";
import type { Deal } from "../../calculators/deal/deal.ts";
import { type ExitCost, exitsOf } from "../../calculators/deal/prepayment/exit-cost.ts";
import { formatUsd } from "../../dscr/money.ts";
import { ScrollRegion } from "../../ui/scroll-region.tsx";

/** After the longest penalty in use, only the balance still changes. */
const SHOWN_MONTHS = 84;

/** Balance and penalty by month, as a chart and a table. A default export because LoadedInView loads it. */
export default memo(function ExitPanel({ deal }: { readonly deal: Deal }) {
  const exits = exitsOf(deal).slice(0, SHOWN_MONTHS);
  return (
    // Skip painting it off screen while the visitor types; the padding leaves room for focus rings.
    <div className="-mx-1.5 grid gap-x-12 gap-y-8 px-1.5 [contain-intrinsic-block-size:auto_30rem] [content-visibility:auto] lg:grid-cols-2">
      <PenaltyChart exits={exits} />
      <ScrollRegion label="Every month" className="max-h-96 border border-rule">
        <table className="w-full border-collapse text-[0.94rem]">
          <caption className="sr-only">Balance and penalty by month, for the first seven years</caption>
          <thead className="sticky top-0 bg-sheet text-ink-soft">
            <tr>
              <th scope="col" className="px-2 py-1.5 text-left font-semibold">
                Month
              </th>
              {["Balance", "Penalty", "To pay"].map((heading) => (
                <th key={heading} scope="col" className="px-2 py-1.5 text-right font-semibold">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {exits.map(({ month, balance, penalty, total }) => (
              <tr key={month} className="border-t border-rule">
                <th scope="row" className="px-2 py-1 text-left font-normal">
                  {month}
                </th>
                {[balance, penalty, total].map((amount, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the row
                  <td key={column} className="px-2 py-1 text-right">
                    {formatUsd(amount)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
});

const HEIGHT = 220;
const BASE = 190;

function PenaltyChart({ exits }: { readonly exits: readonly ExitCost[] }) {
  const highest = Math.max(...exits.map(({ penalty }) => penalty));
  if (highest === 0) return <p className="text-ink-soft">This structure has no penalty in any month.</p>;
  const width = 100 / exits.length;
  const heightOf = (penalty: number) => (penalty / highest) * (BASE - 24);
  return (
    <svg
      role="img"
      aria-label={`Penalty by month, from ${formatUsd(highest)} down to nothing. The same figures stand in the table.`}
      width="100%"
      height={HEIGHT}
      className="block"
    >
      <text x="0" y="14" className="fill-ink-soft text-[0.8rem]">
        Penalty, at most {formatUsd(highest)}
      </text>
      {exits.map(({ month, penalty }, index) => (
        <rect
          key={month}
          x={`${index * width}%`}
          y={BASE - heightOf(penalty)}
          width={`${width * 0.8}%`}
          height={heightOf(penalty)}
          className="fill-marginal"
        />
      ))}
      <line x1="0" x2="100%" y1={BASE} y2={BASE} className="stroke-edge" />
      {exits
        .filter(({ month }) => month % 12 === 0)
        .map(({ month }) => (
          <text
            key={month}
            x={`${(month - 0.5) * width}%`}
            y={BASE + 18}
            textAnchor="end"
            className="fill-ink-soft text-[0.8rem]"
          >
            {month / 12}y
          </text>
        ))}
    </svg>
  );
}
