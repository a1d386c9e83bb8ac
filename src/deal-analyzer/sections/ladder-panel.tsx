import { memo } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import { DEAL_FIELDS, type Deal } from "../../calculators/deal/deal.ts";
import { sayBest } from "../../calculators/deal/rate/ladder-rows.ts";
import { type LadderRow, pointsLadder } from "../../calculators/deal/rate/points-ladder.ts";
import { sayRatio } from "../../calculators/deal/ratios/ratio-labels.ts";
import type { EditDeal } from "../../calculators/deal-form/field-group.tsx";
import { RowField } from "../../calculators/fields/row-field.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { formatRate } from "../../dscr/rate-estimate.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { NoBreakText } from "../../ui/text/no-break-text.tsx";
import { usePendingText } from "./use-pending-text.tsx";

interface LadderPanelProps {
  readonly deal: Deal;
  readonly onEdit: EditDeal;
  readonly content: DealAnalyzerContent["ladder"];
}

/** Points side by side under the deal's own penalty, and the best under all. A default export because LoadedInView loads it. */
export default memo(function LadderPanel({ deal, onEdit, content }: LadderPanelProps) {
  const [text, onText] = usePendingText(DEAL_FIELDS.pointValuePercent.show(deal.pointValuePercent), (typed) =>
    onEdit("pointValuePercent", typed),
  );
  const ladder = pointsLadder(deal);
  const own = ladder.filter(({ structure }) => structure === deal.prepayment);
  return (
    <div className="mt-5">
      <p className="mb-4 max-w-[60ch] font-semibold" aria-live="polite">
        <NoBreakText text={sayBest(deal, ladder)} />
      </p>
      <div className="mb-5 max-w-[14rem]">
        <RowField
          control={DEAL_FIELDS.pointValuePercent.control}
          label={content.pointValue.label}
          hint={content.pointValue.hint}
          text={text}
          onText={onText}
        />
      </div>
      <DataTable
        caption={content.caption}
        rows={own}
        rowKey={({ points }) => `${points}`}
        columns={[
          {
            heading: "Points",
            cell: ({ points }) => sayPoints(points, deal),
          },
          { heading: "Rate", isNumeric: true, cell: (row) => formatRate(row.annualRatePercent) },
          { heading: "Ratio", isNumeric: true, cell: (row) => sayRatio(deal, row.ratio) },
          { heading: "Cash at closing", isNumeric: true, cell: (row) => formatUsd(row.cash) },
          { heading: `Cost over ${deal.keepMonths} months`, isNumeric: true, cell: costOf },
          { heading: "Pays off from", isNumeric: true, cell: breakEvenOf },
        ]}
      />
      <p className="mt-3 max-w-[60ch] text-sm text-ink-soft">{content.note}</p>
    </div>
  );
});

/** "1 point (yours)". */
function sayPoints(points: number, deal: Deal): string {
  return `${points} ${points === 1 ? "point" : "points"}${points === deal.points ? " (yours)" : ""}`;
}

function costOf({ cost, isBest }: LadderRow) {
  return isBest ? <strong>{formatUsd(cost)}, lowest</strong> : formatUsd(cost);
}

function breakEvenOf({ points, breakEvenMonth }: LadderRow): string {
  if (points === 0) return "-";
  return breakEvenMonth === null ? "never" : `month ${breakEvenMonth}`;
}
