import type { YearTable } from "../../calculators/hold/tax/year-tables.ts";

interface FigureTableProps {
  readonly caption: string;
  readonly table: YearTable;
}

export function FigureTable({ caption, table: { first, headings, rows } }: FigureTableProps) {
  return (
    <table className="figures-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="sticky left-0 z-10 border-r border-rule pl-0 text-left">
            {first}
          </th>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the row is its year
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            {headings.map((heading, column) => (
              <td key={heading}>{cells[column]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
