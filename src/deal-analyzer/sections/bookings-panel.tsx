import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import { describeBookings, sayOccupancy } from "../../calculators/deal/bookings/bookings-text.ts";
import { bookingsViewOf } from "../../calculators/deal/bookings/bookings-view.ts";
import { type ComparedRule, compareRules } from "../../calculators/deal/bookings/compare-rules.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { listInWords } from "../../ui/text/list-in-words.ts";
import type { AnalyzerFacts } from "../deal-analyzer-catalog.server.ts";
import { CashBars } from "./cash-bars.tsx";
import { MonthsTable } from "./months-table.tsx";

interface BookingsPanelProps {
  readonly deal: Deal;
  readonly lenders: AnalyzerFacts["lenders"];
  readonly content: DealAnalyzerContent["bookings"];
}

/** A default export because LoadedInView loads it. */
export default function BookingsPanel({ deal, lenders, content }: BookingsPanelProps) {
  const view = bookingsViewOf(deal);
  if (!view) return null;
  const { months, targetPercent } = view;
  const rules = compareRules(deal, lenders);
  const isSilent = rules.every((rule) => rule.lenders.length === 0);
  return (
    <div>
      <p className="mb-2 max-w-[60ch] font-semibold" role="status">
        {describeBookings(view)}
      </p>
      {targetPercent !== null && (
        <p className="mb-5 max-w-[60ch]">
          The lender's ratio reaches {formatRatio(deal.targetRatio)} at {sayOccupancy(targetPercent)}.
        </p>
      )}
      <CashBars amounts={months.map(({ cash }) => cash)} />
      <MonthsTable months={months} />
      <p className="mt-3 mb-8 max-w-[60ch] text-sm text-ink-soft">{content.note}</p>
      {rules.length > 0 && (
        <>
          <DataTable
            caption="The same bookings by each lender's rule"
            rows={rules}
            rowKey={({ name }) => name}
            columns={[...RULE_COLUMNS, ...(isSilent ? [] : [STATED_BY])]}
          />
          {isSilent && <p className="mt-3 max-w-[60ch] text-sm text-ink-soft">{content.silent}</p>}
        </>
      )}
    </div>
  );
}

const RULE_COLUMNS: readonly [Column<ComparedRule>, ...Column<ComparedRule>[]] = [
  {
    heading: "Rule",
    cell: ({ name, isChosen }) => (isChosen ? `${name} (yours)` : name),
  },
  { heading: "Counts a month", isNumeric: true, cell: ({ rent }) => formatUsd(rent) },
  { heading: "Ratio", isNumeric: true, cell: ({ ratioText }) => <strong>{ratioText}</strong> },
];

const STATED_BY: Column<ComparedRule> = {
  heading: "Stated by",
  cell: ({ lenders }) => (lenders.length === 0 ? "Nobody here" : listInWords(lenders)),
};
