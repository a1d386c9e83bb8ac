import { ScrollRegion } from "../../src/ui/scroll-region.tsx";
import type { ReportLine } from "./report.ts";

export interface Column<Line = ReportLine> {
  readonly title: string;
  readonly read: (line: Line) => string | number;
}

export const COLUMNS = {
  speed: [
    { title: "Answered", read: ({ answered }) => answered },
    { title: "Median", read: ({ median }) => median },
    { title: "9 of 10 within", read: ({ p90 }) => p90 },
    { title: "In time", read: ({ inTime }) => inTime },
    { title: "Late", read: ({ late }) => late },
    { title: "Waiting", read: ({ waiting }) => waiting },
    { title: "Kept promise", read: ({ inTimeShare }) => inTimeShare },
  ],
  origin: [
    { title: "Leads", read: ({ leads }) => leads },
    { title: "Contacted", read: ({ contacted, contactedShare }) => withShare(contacted, contactedShare) },
    { title: "Offered", read: ({ offered, offeredShare }) => withShare(offered, offeredShare) },
    { title: "Funded", read: ({ closed, closedShare }) => withShare(closed, closedShare) },
    { title: "Amount", read: ({ closedAmount }) => closedAmount },
    { title: "Suspected", read: ({ suspected }) => suspected },
  ],
} as const satisfies Readonly<Record<string, readonly Column[]>>;

export const VISITS: Column = { title: "Visits", read: ({ visits }) => visits ?? "" };

function withShare(count: number, share: string): string {
  return count === 0 ? "0" : `${count} (${share})`;
}

interface ReportTableProps<Line> {
  readonly label: string;
  /** Title of the first column. */
  readonly first: string;
  readonly columns: readonly Column<Line>[];
  readonly lines: readonly Line[];
  readonly total: Line;
}

interface NamedLine {
  readonly name: string;
}

/** Longer tables scroll by themselves, so that the next question stays in sight. */
const LONG = 16;

/** Wider than a phone: it scrolls, and its first column stays. */
export function ReportTable<Line extends NamedLine>({
  label,
  first,
  columns,
  lines,
  total,
}: ReportTableProps<Line>) {
  return (
    <ScrollRegion label={label} className={lines.length > LONG ? "mt-6 max-h-[30rem]" : "mt-6"}>
      <table className="report-table">
        <thead>
          <tr>
            <th scope="col">{first}</th>
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

interface LineProps<Line> {
  readonly line: Line;
  readonly columns: readonly Column<Line>[];
}

function Line<Shown extends NamedLine>({ line, columns }: LineProps<Shown>) {
  return (
    <tr>
      <th scope="row">{line.name}</th>
      {columns.map(({ title, read }) => (
        <td key={title}>{read(line)}</td>
      ))}
    </tr>
  );
}
