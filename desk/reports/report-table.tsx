import { ScrollRegion } from "../../src/ui/scroll-region.tsx";
import type { ReportLine, ReportView } from "./report-view-data.ts";

interface Column {
  readonly title: string;
  readonly read: (line: ReportLine) => string | number;
}

const COLUMNS: readonly Column[] = [
  { title: "Leads", read: ({ leads }) => leads },
  { title: "In time", read: ({ inTime }) => inTime },
  { title: "Late", read: ({ late }) => late },
  { title: "Waiting", read: ({ waiting }) => waiting },
  { title: "Kept promise", read: ({ inTimeShare }) => inTimeShare },
  { title: "Referred", read: ({ referred }) => referred },
  { title: "Referral rate", read: ({ referredShare }) => referredShare },
  { title: "Closed", read: ({ closed }) => closed },
  { title: "Closing rate", read: ({ closedShare }) => closedShare },
  { title: "Amount closed", read: ({ closedAmount }) => closedAmount },
];
const VISITS: Column = { title: "Visits", read: ({ visits }) => visits ?? "" };

/** Wider than a phone: it scrolls, and its first column stays. */
export function ReportTable({ view: { by, lines, total, hasVisits } }: { readonly view: ReportView }) {
  const columns = hasVisits ? [...COLUMNS, VISITS] : COLUMNS;
  return (
    <ScrollRegion label="The report as a table" className="mt-8">
      <table className="report-table">
        <thead>
          <tr>
            <th scope="col">{by === "week" ? "Week of" : capitalize(by)}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.name} line={line} columns={columns} />
          ))}
        </tbody>
        <tfoot>
          <Line line={total} columns={columns} />
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

function Line({ line, columns }: { readonly line: ReportLine; readonly columns: readonly Column[] }) {
  return (
    <tr>
      <th scope="row">{line.name}</th>
      {columns.map(({ title, read }) => (
        <td key={title}>{read(line)}</td>
      ))}
    </tr>
  );
}

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
