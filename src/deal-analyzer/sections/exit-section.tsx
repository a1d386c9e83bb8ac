import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import { DEAL_FIELDS, hasLoan } from "../../calculators/deal/deal.ts";
import {
  compareStructures,
  exitAt,
  type StructureCost,
} from "../../calculators/deal/prepayment/exit-cost.ts";
import { handDealTo } from "../../calculators/deal/sharing/handed-deal.ts";
import type { EditDeal } from "../../calculators/deal-form/field-group.tsx";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { formatRate } from "../../dscr/rate-estimate.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { PageLink } from "../../ui/page/page-link.tsx";
import type { SectionProps } from "../deal-analyzer-catalog.server.ts";
import { usePendingText } from "./use-pending-text.tsx";

const loadMonths = () => import("./exit-panel.tsx");

const loadLadder = () => import("./ladder-panel.tsx");

const HOLDING_YEARS = [1, 2, 3, 4, 5, 7, 10, 15];

interface ExitSectionProps extends SectionProps {
  readonly ladder: DealAnalyzerContent["ladder"];
  readonly onEdit: EditDeal;
}

/** The cost of each prepayment structure over the years the owner plans to keep the loan. */
export function ExitSection({ deal, content, ladder, onEdit }: ExitSectionProps) {
  const [keepText, onKeep] = usePendingText(`${deal.keepMonths}`, (text) => onEdit("keepMonths", text));
  const months = DEAL_FIELDS.keepMonths.parse(keepText);
  const costs = compareStructures(deal, months);
  const exit = exitAt(deal, months);
  return (
    <ToolSection
      id="exit"
      heading={content.heading}
      text={content.text}
      answer={
        hasLoan(deal)
          ? `After ${sayMonths(months)} the penalty is ${exit.penalty > 0 ? formatUsd(exit.penalty) : "nothing"}.`
          : "There is no loan to leave."
      }
    >
      {!hasLoan(deal) ? (
        <p className="text-ink-soft">There is no loan to leave.</p>
      ) : (
        <>
          <div className="mb-5 grid max-w-[52rem] items-end gap-x-8 gap-y-4 sm:grid-cols-[14rem_1fr]">
            <SelectField label="You keep the loan for" required value={keepText} onText={onKeep}>
              {keepOptions(deal.termYears, months).map((option) => (
                <option key={option} value={option}>
                  {sayMonths(option)}
                </option>
              ))}
            </SelectField>
            <p aria-live="polite">
              You would owe {formatUsd(exit.balance)}
              {exit.penalty > 0 ? ` and pay a penalty of ${formatUsd(exit.penalty)}.` : " and no penalty."}
            </p>
          </div>
          <DataTable
            caption={`What each prepayment structure costs over ${sayMonths(months)}`}
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
          <Button
            look="quiet"
            className="mt-5 scripting-none:hidden"
            aria-expanded={deal.hasPointsLadder}
            onClick={() => onEdit("hasPointsLadder", deal.hasPointsLadder ? "0" : "1")}
          >
            {deal.hasPointsLadder ? ladder.hide : ladder.show}
          </Button>
          {deal.hasPointsLadder && (
            <LoadedInView
              name="comparison of points"
              room="min-h-[117rem] md:min-h-[41rem]"
              load={loadLadder}
            >
              {(LadderPanel) => <LadderPanel deal={deal} onEdit={onEdit} content={ladder} />}
            </LoadedInView>
          )}
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

/** Those within the term, and the deal's own. */
function keepOptions(termYears: number, months: number): readonly number[] {
  const usual = HOLDING_YEARS.filter((years) => years <= termYears).map((years) => years * 12);
  return usual.includes(months) ? usual : [...usual, months].sort((one, other) => one - other);
}

/** "1 year", "3 years", "30 months". */
function sayMonths(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, "year"] : [months, "month"];
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

function nameOf({ name, isChosen }: StructureCost) {
  return isChosen ? `${name} (yours)` : name;
}

function breakEvenOf({ id, breakEvenMonth }: StructureCost): string {
  if (id === "none") return "-";
  return breakEvenMonth === null ? "never" : `month ${breakEvenMonth}`;
}
