import { type Column, DataTable } from "../ui/data-table.tsx";
import { formatLoanRange, formatRating, type PublicLender } from "./lender.ts";

const columns: [Column<PublicLender>, ...Column<PublicLender>[]] = [
  { heading: "Lender", cell: ({ name }) => name },
  { heading: "Rating", cell: formatRating, isNumeric: true },
  { heading: "Minimum DSCR", cell: ({ minDSCR }) => minDSCR.toFixed(2), isNumeric: true },
  { heading: "Maximum LTV", cell: ({ maxLTV }) => `${maxLTV}%`, isNumeric: true },
  { heading: "Loan amounts", cell: formatLoanRange, isNumeric: true },
  { heading: "Rates", cell: ({ rates }) => rates, isNumeric: true },
  { heading: "Closing", cell: ({ closingTime }) => closingTime, isNumeric: true },
];

export function LenderComparison({ lenders }: { readonly lenders: readonly PublicLender[] }) {
  return (
    <DataTable caption="Lenders side by side" columns={columns} rows={lenders} rowKey={({ id }) => id} />
  );
}
