import type { ReactNode } from "react";
import { NoBreakText } from "./text/no-break-text.tsx";

export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumeric?: boolean;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A table on wide screens; below 48rem each row becomes a card of label and value pairs. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const [rowHeader, ...values] = columns;
  return (
    <table className="data-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ heading, isNumeric }) => (
            <th key={heading} scope="col" className={isNumeric ? "text-right" : ""}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <th scope="row">
              <NoBreakText text={rowHeader.cell(row)} />
            </th>
            {values.map(({ heading, cell, isNumeric }) => (
              <td key={heading} data-label={heading} className={isNumeric ? "text-right" : ""}>
                <span>
                  <NoBreakText text={cell(row)} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
