import type { LaterPayment, ResetView } from "../../calculators/deal/adjustable/reset-view.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { firstPaymentOf } from "../../calculators/deal/ratios/deal-payment.ts";
import { lenderRatioOf } from "../../calculators/deal/ratios/lender-view.ts";
import { sayRatio } from "../../calculators/deal/ratios/ratio-labels.ts";
import { formatUsd } from "../../dscr/money.ts";
import { formatRate } from "../../dscr/rate-estimate.ts";
import { DataTable } from "../../ui/data-table.tsx";

interface ResetTableProps {
  readonly deal: Deal;
  readonly view: ResetView;
  readonly note: string;
}

/** The payment at closing and after each turn. A default export because LoadedInView loads it. */
export default function ResetTable({ deal, view: { firstReset, highest }, note }: ResetTableProps) {
  const closing: LaterPayment = {
    month: 1,
    ratePercent: deal.annualRatePercent,
    payment: firstPaymentOf(deal),
    ratio: lenderRatioOf(deal),
  };
  const rows = [
    { id: "closing", name: "At closing", later: closing },
    ...(firstReset
      ? [
          { id: "expected", name: "First change, expected", later: firstReset.expected },
          { id: "worst", name: "First change, at worst", later: firstReset.worst },
        ]
      : []),
    ...(highest ? [{ id: "highest", name: "Highest the caps allow", later: highest }] : []),
  ];
  return (
    <div>
      <DataTable
        caption="Rate, payment and ratio as the rate changes"
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { heading: "When", cell: ({ name }) => name },
          { heading: "From month", isNumeric: true, cell: ({ later }) => later.month },
          { heading: "Rate", isNumeric: true, cell: ({ later }) => formatRate(later.ratePercent) },
          {
            heading: "Principal and interest",
            isNumeric: true,
            cell: ({ later }) => formatUsd(later.payment),
          },
          {
            heading: "Ratio",
            isNumeric: true,
            cell: ({ later }) => <strong>{sayRatio(deal, later.ratio)}</strong>,
          },
        ]}
      />
      <p className="mt-3 max-w-[60ch] text-sm text-ink-soft">{note}</p>
    </div>
  );
}
