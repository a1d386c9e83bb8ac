import { formatUsd } from "../../dscr/money.ts";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import type { MarkedStarts } from "./fan-chart.tsx";
import type { EquityPath } from "./fan-paths.ts";

interface EquityTableProps {
  readonly caption: string;
  readonly paths: readonly EquityPath[];
  readonly marked: MarkedStarts;
}

/** The fan in figures. The lowest and the highest of a year can be those of any start. */
export function EquityTable({ caption, paths, marked }: EquityTableProps) {
  const equitiesOf = (wanted: number) => paths.find(({ start }) => start === wanted)?.equities ?? [];
  const [worst, middle, best] = [marked.worst, marked.middle, marked.best].map(equitiesOf);
  const rows = (worst ?? []).map((_, year) => {
    const all = paths.map(({ equities }) => equities[year] ?? 0);
    return [Math.min(...all), worst?.[year], middle?.[year], best?.[year], Math.max(...all)];
  });
  return (
    <ScrollRegion label={caption} className="mt-4 max-h-[13rem] lg:max-h-[26rem]">
      <table className="figures-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 border-r border-rule pl-0 text-left">
              End of
            </th>
            {["Lowest of all", "Worst start", "Middle", "Best start", "Highest of all"].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((amounts, year) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is a year
            <tr key={year}>
              <th scope="row">{year === 0 ? "Day 1" : `Year ${year}`}</th>
              {amounts.map((amount = 0, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
                <td key={column} className={amount < 0 ? "font-semibold text-poor" : ""}>
                  {formatUsd(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
