import type { ReactNode } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import { BREAKING_RATIO } from "../../calculators/hold/break-points.ts";
import { BEFORE_TAX_NOTE } from "../../calculators/hold/hold-rows.ts";
import type { HoldYear } from "../../calculators/hold/hold-years.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import { ScrollRegion } from "../../ui/scroll-region.tsx";

interface YearsSectionProps {
  readonly years: readonly HoldYear[];
  readonly caseName: string;
  readonly content: HoldProjectionContent["sections"]["years"];
  /** Chooses the case. */
  readonly children: ReactNode;
}

/** Negative amounts and ratios below 1.00 are bad years. */
interface Cell {
  readonly heading: string;
  readonly text: (year: HoldYear) => string;
  readonly isBad?: (year: HoldYear) => boolean;
}

const CELLS: readonly Cell[] = [
  { heading: "Rent", text: ({ rent }) => formatUsd(rent) },
  { heading: "Costs", text: ({ costs }) => formatUsd(costs) },
  { heading: "Debt", text: ({ debt }) => formatUsd(debt) },
  {
    heading: "Cash flow",
    text: ({ cashFlow }) => formatUsd(cashFlow),
    isBad: ({ cashFlow }) => cashFlow < 0,
  },
  {
    heading: "Ratio",
    text: ({ ratio }) => (ratio === null ? "no debt" : formatRatio(ratio)),
    isBad: ({ ratio }) => ratio !== null && ratio < BREAKING_RATIO,
  },
  { heading: "Value", text: ({ value }) => formatUsd(value) },
  { heading: "Balance", text: ({ balance }) => formatUsd(balance) },
  { heading: "Equity", text: ({ equity }) => formatUsd(equity), isBad: ({ equity }) => equity < 0 },
];

export function YearsSection({ years, caseName, content, children }: YearsSectionProps) {
  const last = years.at(-1);
  const caption = `Year by year, ${caseName.toLowerCase()}`;
  return (
    <ToolSection
      id="years"
      heading={content.heading}
      text={`${content.text} ${BEFORE_TAX_NOTE}`}
      answer={
        last &&
        `Cash flow in year ${last.year}: ${formatUsd(last.cashFlow)}. Equity: ${formatUsd(last.equity)}.`
      }
    >
      <div className="mb-5 max-w-[14rem] scripting-none:hidden">{children}</div>
      <ScrollRegion label={caption} className="max-h-[36rem]">
        <YearsTable years={years} caption={caption} />
      </ScrollRegion>
    </ToolSection>
  );
}

interface YearsTableProps {
  readonly years: readonly HoldYear[];
  readonly caption: string;
}

export function YearsTable({ years, caption }: YearsTableProps) {
  return (
    <table className="figures-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="sticky left-0 z-10 border-r border-rule pl-0 text-left">
            Year
          </th>
          {CELLS.map(({ heading }) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <tr key={year.year}>
            <th scope="row">{year.year}</th>
            {CELLS.map(({ heading, text, isBad }) => (
              <td key={heading} className={isBad?.(year) ? "font-semibold text-poor" : ""}>
                {text(year)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
