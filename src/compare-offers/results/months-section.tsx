import { type Comparison, standingAt } from "../../calculators/offers/comparison.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import type { AnswerProps } from "../compare-offers-catalog.server.ts";
import { type Names, sayWinners } from "./winner-text.ts";

const loadMonths = () => import("./months-panel.tsx");

const FIRST_YEAR = 12;

/** The cost at the end of each year, and as a chart by month. */
export function MonthsSection({ answer: { comparison, names }, content }: AnswerProps) {
  const { lastMonth } = comparison;
  const yearEnds = Array.from({ length: Math.floor(lastMonth / 12) }, (_, year) => (year + 1) * 12);
  const firstYear = comparison.offers.map(
    ({ index, costs }) => `${names[index]} ${formatUsd(costs[FIRST_YEAR]?.total ?? 0)}`,
  );
  return (
    <ToolSection
      id="months"
      {...content.sections.months}
      answer={`If you leave after ${FIRST_YEAR} months: ${firstYear.join(", ")}.`}
    >
      <LoadedInView name="chart" room="mb-6 min-h-[44rem] lg:min-h-[24rem]" load={loadMonths}>
        {(MonthsPanel) => <MonthsPanel comparison={comparison} names={names} />}
      </LoadedInView>
      <MonthsTable comparison={comparison} names={names} months={yearEnds} />
    </ToolSection>
  );
}

interface MonthsTableProps {
  readonly comparison: Comparison;
  readonly names: Names;
  readonly months: readonly number[];
}

function MonthsTable({ comparison: { offers }, names, months }: MonthsTableProps) {
  return (
    <ScrollRegion label="Cost by month" className="max-h-[32rem] border border-rule">
      <table className="w-full border-collapse text-[0.94rem] max-sm:text-sm">
        <caption className="sr-only">Total cost of each offer at the end of each year, before tax</caption>
        <thead className="sticky top-0 bg-sheet text-ink-soft">
          <tr>
            <th scope="col" className="px-2 py-1.5 text-left font-semibold">
              Month
            </th>
            {offers.map(({ index }) => (
              <th key={index} scope="col" className="px-2 py-1.5 text-right font-semibold wrap-anywhere">
                {names[index]}
              </th>
            ))}
            <th scope="col" className="px-2 py-1.5 text-left font-semibold max-sm:hidden">
              Lowest
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => {
            const standing = standingAt(offers, month);
            return (
              <tr key={month} className="border-t border-rule">
                <th scope="row" className="px-2 py-1 text-left font-normal">
                  {month}
                </th>
                {offers.map(({ index, costs }) => (
                  <td
                    key={index}
                    className={`px-2 py-1 text-right ${standing.winners.includes(index) ? "font-semibold" : ""}`}
                  >
                    {formatUsd(costs[month]?.total ?? 0)}
                  </td>
                ))}
                <td className="px-2 py-1 wrap-anywhere max-sm:hidden">{sayWinners(standing, names)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
