import { REPORT_GROUPS } from "../../src/leads/reports/report-rows.ts";
import { Button } from "../../src/ui/button.tsx";
import { SelectField, TextField } from "../../src/ui/form/field.tsx";
import { ScrollRegion } from "../../src/ui/scroll-region.tsx";
import { Options, Problem, TouchLink } from "../frame/parts.tsx";
import { drawBars } from "./chart-bars.ts";
import type { ReportLine, ReportView } from "./report.ts";
import { GroupChart, WeekChart } from "./report-charts.tsx";

export function ReportPage({ view }: { readonly view: ReportView }) {
  const bars = drawBars(view.lines, view.by === "week");
  return (
    <>
      <h1>Reports</h1>
      <ReportForm view={view} />
      {view.problem ? (
        <Problem text={view.problem} className="mt-6" />
      ) : view.total.leads === 0 && !view.total.visits ? (
        <p className="py-10 font-serif text-xl">No leads in this period.</p>
      ) : (
        <>
          {bars.length > 0 && (view.by === "week" ? <WeekChart bars={bars} /> : <GroupChart bars={bars} />)}
          <ReportTable view={view} />
          <p className="mt-4 print:hidden">
            <TouchLink href={view.file} isBold>
              Download as CSV
            </TouchLink>
          </p>
        </>
      )}
      <Meanings hasVisits={view.hasVisits} />
    </>
  );
}

/** A GET form: the address of a report can be kept as a bookmark. */
function ReportForm({ view: { by, from, to } }: { readonly view: ReportView }) {
  return (
    <form
      method="get"
      action="/reports"
      className="mt-5 grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:grid-cols-[12rem_10rem_10rem_auto] sm:justify-start print:hidden"
    >
      <div className="max-sm:col-span-2">
        <SelectField name="by" label="Leads by" defaultValue={by}>
          <Options values={REPORT_GROUPS.map((group) => ({ value: group, label: capitalize(group) }))} />
        </SelectField>
      </div>
      <TextField type="date" name="from" label="From" defaultValue={from} />
      <TextField type="date" name="to" label="To" defaultValue={to} />
      <Button type="submit" look="quiet">
        Show
      </Button>
    </form>
  );
}

function Meanings({ hasVisits }: { readonly hasVisits: boolean }) {
  return (
    <details className="mt-8 max-w-[44rem]">
      <summary className="w-fit py-2.5 text-[0.94rem] font-semibold text-brand">
        What the columns mean
      </summary>
      <ul className="mt-2 list-disc pl-5 [&>li]:mt-2">
        <li>Leads: received in the period. Leads that were deleted since are not counted.</li>
        <li>
          In time: given another status than new within the promise, one business day in office hours. Late:
          later, or not yet although the time is over. Waiting: not yet, and there is still time.
        </li>
        <li>Kept promise: the share in time of those in time and late.</li>
        <li>
          Referred: passed on to a lender at any time since. Closed: of status closed today. Amount closed:
          what was written down when they were closed.
        </li>
        {hasVisits && <li>Visits: pages opened, counted by days in UTC. Nobody is recognized again.</li>}
        <li>
          Source, campaign, page and state are what the leads themselves carry. There is no tracker and no
          cookie.
        </li>
      </ul>
    </details>
  );
}

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
function ReportTable({ view: { by, lines, total, hasVisits } }: { readonly view: ReportView }) {
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

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
