import { REPORT_GROUPS, type ReportGroup } from "../../src/leads/reports/report-rows.ts";
import { Button } from "../../src/ui/button.tsx";
import { SelectField, TextField } from "../../src/ui/form/field.tsx";
import { Options, Problem, TouchLink } from "../frame/parts.tsx";
import { drawBars } from "./chart-bars.ts";
import type { ReportView } from "./report.ts";
import { GroupChart, WeekChart } from "./report-charts.tsx";
import { Meanings } from "./report-meanings.tsx";
import { COLUMNS, ReportTable, VISITS } from "./report-table.tsx";
import { SpeedChart } from "./speed-chart.tsx";
import { drawSpeed } from "./speed-scale.ts";
import { StuckSection } from "./stuck-section.tsx";

const GROUP_NAMES: Readonly<Record<ReportGroup, string>> = {
  week: "Week",
  person: "Person who answered",
  source: "Source",
  campaign: "Campaign",
  page: "Page",
  state: "State",
};

export function ReportPage({ view }: { readonly view: ReportView }) {
  const isAboutAnswers = view.by === "week" || view.by === "person";
  const sections = [<SpeedSection key="speed" view={view} />, <OriginSection key="origin" view={view} />];
  return (
    <>
      <h1>Reports</h1>
      <ReportForm view={view} />
      {view.problem ? (
        <Problem text={view.problem} className="mt-6" />
      ) : view.total.leads + view.total.suspected === 0 && !view.total.visits ? (
        <p className="py-10 font-serif text-xl">No leads in this period.</p>
      ) : (
        <>
          {isAboutAnswers ? sections : sections.toReversed()}
          <p className="mt-4 print:hidden">
            <TouchLink href={view.file} isBold>
              Download as CSV
            </TouchLink>
          </p>
        </>
      )}
      <StuckSection stuck={view.stuck} />
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
      className="mt-5 grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:grid-cols-[14rem_10rem_10rem_auto] sm:justify-start print:hidden"
    >
      <div className="max-sm:col-span-2">
        <SelectField name="by" label="Leads by" defaultValue={by}>
          <Options values={REPORT_GROUPS.map((group) => ({ value: group, label: GROUP_NAMES[group] }))} />
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

function SpeedSection({ view }: { readonly view: ReportView }) {
  const { total, speed, by, lines, officeDay } = view;
  const drawing = drawSpeed(lines, officeDay);
  return (
    <section aria-labelledby="speed" className="mt-10">
      <h2 id="speed">How fast</h2>
      <p className="mt-2 max-w-[44rem]">
        {speed} {total.inTimeShare && `The promise of one business day was kept for ${total.inTimeShare}.`}
      </p>
      {by === "week" && drawing.marks.length > 0 && <SpeedChart drawing={drawing} lines={lines} />}
      <ReportTable
        label="How fast, as a table"
        first={by === "week" ? "Week of" : GROUP_NAMES[by]}
        columns={COLUMNS.speed}
        lines={by === "week" ? lines.toReversed() : lines.filter(({ leads }) => leads > 0)}
        total={total}
      />
    </section>
  );
}

function OriginSection({ view }: { readonly view: ReportView }) {
  const { by, lines, total, hasVisits } = view;
  const isByWeek = by === "week";
  const bars = drawBars(lines, isByWeek);
  return (
    <section aria-labelledby="origin" className="mt-10">
      <h2 id="origin">From where to what</h2>
      {bars.some(({ leads }) => leads > 0) &&
        (isByWeek ? <WeekChart bars={bars} /> : <GroupChart bars={bars} />)}
      <ReportTable
        label="From where to what, as a table"
        first={isByWeek ? "Week of" : GROUP_NAMES[by]}
        columns={hasVisits ? [VISITS, ...COLUMNS.origin] : COLUMNS.origin}
        // The newest week is asked for most.
        lines={isByWeek ? lines.toReversed() : lines}
        total={total}
      />
    </section>
  );
}
