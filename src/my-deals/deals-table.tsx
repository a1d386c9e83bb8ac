import { useMemo } from "react";
import { NO_DEBT, sayRatio } from "../calculators/deal/ratios/ratio-labels.ts";
import { type ComparedDeal, type DealLine, dealLineOf, sumOf } from "../calculators/my-deals/portfolio.ts";
import { formatRatio } from "../dscr/dscr.ts";
import { formatUsd } from "../dscr/money.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { ScrollRegion } from "../ui/scroll-region.tsx";
import { PortfolioSummary } from "./portfolio-summary.tsx";

interface Row {
  readonly id: number | "total";
  readonly name: string;
  readonly ratio: string;
  readonly line: DealLine;
}

const amount = (heading: string, amountOf: (line: DealLine) => number): Column<Row> => ({
  heading,
  isNumeric: true,
  cell: ({ line }) => formatUsd(amountOf(line)),
});

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { heading: "Deal", cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  {
    heading: "Lender's ratio",
    isNumeric: true,
    cell: ({ ratio }) => <span className="font-serif text-lg leading-snug font-semibold">{ratio}</span>,
  },
  amount("Cash flow a month", ({ cashFlow }) => cashFlow),
  {
    heading: "Cash needed at closing",
    isNumeric: true,
    cell: ({ line: { cashNeeded } }) =>
      cashNeeded < 0 ? `${formatUsd(-cashNeeded)} to you` : formatUsd(cashNeeded),
  },
  amount("Equity", ({ equity }) => equity),
  amount("Reserves", ({ reserves }) => reserves),
  amount("Rent that counts", ({ rent }) => rent),
  amount("Full payment", ({ payment }) => payment),
  amount("Loan", ({ loan }) => loan),
];

interface DealsTableProps {
  readonly caption: string;
  readonly totalName: string;
  readonly deals: readonly ComparedDeal[];
}

/** The total stands above the table with its gauge, and again as the last row. */
export function DealsTable({ caption, totalName, deals }: DealsTableProps) {
  const rows = useMemo(
    () =>
      deals.map(({ id, name, deal }): Row => {
        const line = dealLineOf(deal);
        return { id, name, ratio: sayRatio(deal, line.ratio), line };
      }),
    [deals],
  );
  const total = sumOf(rows.map(({ line }) => line));
  const ratio = total.ratio === null ? NO_DEBT : formatRatio(total.ratio);
  return (
    <>
      <PortfolioSummary label={totalName} total={total} />
      <ScrollRegion
        label={`${caption}, all figures`}
        className="-mx-1 px-1 [&_tr:last-child_td]:font-semibold"
      >
        <DataTable
          caption={caption}
          columns={COLUMNS}
          rows={[...rows, { id: "total", name: totalName, ratio, line: total }]}
          rowKey={({ id }) => `${id}`}
        />
      </ScrollRegion>
    </>
  );
}
