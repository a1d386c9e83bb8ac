import { sayReturn } from "../../calculators/hold/hold-text.ts";
import type { SalesOfYear } from "../../calculators/hold/past/past-summary.ts";
import { sayStart } from "../../calculators/hold/past/past-text.ts";
import { formatUsd } from "../../dscr/money.ts";
import type { PriceHistory } from "../../price-history/price-history.ts";
import { ScrollRegion } from "../../ui/scroll-region.tsx";

interface PastTableProps {
  readonly sales: readonly SalesOfYear[];
  readonly history: PriceHistory;
}

const CAPTION = "All starts by the year of the sale";

const HEADINGS = [
  "Starts",
  "Lost money",
  "Worst",
  "From",
  "Its sale left",
  "Lower quarter",
  "Middle",
  "Upper quarter",
  "Best",
  "From",
];

export function PastTable({ sales, history }: PastTableProps) {
  return (
    <ScrollRegion label={CAPTION} className="mt-7 max-h-[26rem]">
      <table className="figures-table">
        <caption className="sr-only">{CAPTION}</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 border-r border-rule pl-0 text-left">
              Sold after
            </th>
            {HEADINGS.map((heading, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns have the same heading
              <th key={index} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sales.map(({ year, starts, lost, worst, lowerQuarter, middle, upperQuarter, best }) => (
            <tr key={year}>
              <th scope="row">Year {year}</th>
              <td>{starts}</td>
              <td className={lost > 0 ? "font-semibold text-poor" : ""}>{lost}</td>
              <td className={worst.exit.gain < 0 ? "font-semibold text-poor" : ""}>
                {sayReturn(worst.exit)}
              </td>
              <td className="whitespace-nowrap">{sayStart(worst, history, year)}</td>
              <td>{formatUsd(worst.exit.proceeds)}</td>
              <td>{sayReturn(lowerQuarter.exit)}</td>
              <td>{sayReturn(middle.exit)}</td>
              <td>{sayReturn(upperQuarter.exit)}</td>
              <td>{sayReturn(best.exit)}</td>
              <td className="whitespace-nowrap">{sayStart(best, history, year)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
