import { useState } from "react";
import { hasLoan } from "../../calculators/deal/deal.ts";
import {
  compareStructures,
  exitAt,
  type StructureCost,
} from "../../calculators/deal/prepayment/exit-cost.ts";
import { handDealTo } from "../../calculators/deal/sharing/handed-deal.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { formatRate } from "../../dscr/rate-estimate.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import type { SectionProps } from "../deal-analyzer-catalog.server.ts";

const loadMonths = () => import("./exit-panel.tsx");

const HOLDING_YEARS = [1, 2, 3, 4, 5, 7, 10, 15];

/** The cost of each prepayment structure over the years the owner plans to keep the loan. */
export function ExitSection({ deal, content }: SectionProps) {
  const [years, setYears] = useState(3);
  const costs = compareStructures(deal, years * 12);
  const exit = exitAt(deal, years * 12);
  return (
    <ToolSection
      id="exit"
      heading={content.heading}
      text={content.text}
      answer={
        hasLoan(deal)
          ? `After ${sayYears(years)} the penalty is ${exit.penalty > 0 ? formatUsd(exit.penalty) : "nothing"}.`
          : "There is no loan to leave."
      }
    >
      {!hasLoan(deal) ? (
        <p className="text-ink-soft">There is no loan to leave.</p>
      ) : (
        <>
          <div className="mb-5 grid max-w-[52rem] items-end gap-x-8 gap-y-4 sm:grid-cols-[14rem_1fr]">
            <SelectField
              label="You keep the loan for"
              required
              value={`${years}`}
              onText={(chosen) => setYears(Number(chosen))}
            >
              {HOLDING_YEARS.filter((option) => option <= deal.termYears).map((option) => (
                <option key={option} value={option}>
                  {sayYears(option)}
                </option>
              ))}
            </SelectField>
            <p aria-live="polite">
              You would owe {formatUsd(exit.balance)}
              {exit.penalty > 0 ? ` and pay a penalty of ${formatUsd(exit.penalty)}.` : " and no penalty."}
            </p>
          </div>
          <DataTable
            caption={`What each prepayment structure costs over ${sayYears(years)}`}
            rows={costs}
            rowKey={(cost) => cost.id}
            columns={[
              { heading: "Structure", cell: nameOf },
              { heading: "Rate", isNumeric: true, cell: (cost) => formatRate(cost.annualRatePercent) },
              { heading: "Interest", isNumeric: true, cell: (cost) => formatUsd(cost.interest) },
              { heading: "Points", isNumeric: true, cell: (cost) => formatUsd(cost.points) },
              { heading: "Penalty", isNumeric: true, cell: (cost) => formatUsd(cost.penalty) },
              { heading: "Total", isNumeric: true, cell: (cost) => <strong>{formatUsd(cost.total)}</strong> },
              { heading: "Beats no penalty from", isNumeric: true, cell: breakEvenOf },
            ]}
          />
          <p className="mt-3 max-w-[60ch] text-sm text-ink-soft">
            Illustrative: buying the penalty out commonly costs 0.25 to 0.50 percentage points of rate, and
            every lender prices it in its own way. Some states limit prepayment penalties.
          </p>
          <LoadedInView name="chart" room="mt-6 min-h-[39rem] lg:min-h-[24rem]" load={loadMonths}>
            {(ExitPanel) => <ExitPanel deal={deal} />}
          </LoadedInView>
          <p className="mt-4 max-w-[60ch]">
            Do you have a term sheet?{" "}
            <PageLink to={handDealTo("/compare-offers", deal)} className="link">
              Compare it with this loan
            </PageLink>
            , fees included, month by month.
          </p>
          <p className="mt-4">
            <PageLink
              to={handDealTo("/hold-projection", deal)}
              className="link inline-flex min-h-11 items-center"
            >
              What this deal earns over the years, and when to sell
            </PageLink>
          </p>
        </>
      )}
    </ToolSection>
  );
}

function sayYears(years: number): string {
  return years === 1 ? "1 year" : `${years} years`;
}

function nameOf({ name, isChosen }: StructureCost) {
  return isChosen ? `${name} (yours)` : name;
}

function breakEvenOf({ id, breakEvenMonth }: StructureCost): string {
  if (id === "none") return "-";
  return breakEvenMonth === null ? "never" : `month ${breakEvenMonth}`;
}
