import { type Command, Option } from "commander";
import type { SiteContent } from "../../content/site-content.ts";
import { formatCsv, formatExcelStart } from "../../platform/csv.ts";
import { formatJson } from "../../platform/format-json.ts";
import { listOfferedLeads } from "../../src/handoff/offer-store.server.ts";
import { describeSpeed } from "../../src/leads/reports/answer-times.ts";
import { readLeadReport } from "../../src/leads/reports/lead-report.server.ts";
import {
  type LeadReport,
  REPORT_COUNTS,
  REPORT_GROUPS,
  type ReportGroup,
  type ReportRow,
  writeReportCells,
} from "../../src/leads/reports/report-rows.ts";
import { type Days, officeDayMinutes } from "../../src/office/office-calendar.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { EXCEL_OPTION } from "../csv.ts";
import { officeZone } from "../office-time.ts";
import { type Column, formatTable } from "../table.ts";
import { addDayFilters } from "./lead-filters.ts";

const reportHelp = (site: SiteContent) => `
  LEADS     received in the period; leads that were deleted since are not counted, and leads that
            are joined count as one
  IN TIME   contacted within the promise: one business day, in office hours. Contacted means that
            somebody gave the lead another status than new
  LATE      contacted later, or not yet although the time is over
  WAITING   not contacted yet, and there is still time
  REFERRED  passed on to a lender at any time since
  CLOSED    of status closed today
  AMOUNT    the amounts of closed leads, in dollars, as far as somebody wrote them down
  VISITS    by week and by page only, while PAGE_COUNTER is on; counted by days in UTC

CSV and JSON also have contacted, offered (referred, or the deal was offered without a name), suspected (a program may
have sent them, and nobody worked with them; they are not among the leads), and medianMinutes and p90Minutes: half of the
people, and nine of ten, waited no longer for the first answer while the office was open. Leads that you entered or
imported were promised nothing: they are neither IN TIME nor LATE nor WAITING, and "entered" counts them.

Weeks start on Monday, in the time zone ${officeZone(site)}.

Examples:
  npm run operator -- leads report
  npm run operator -- leads report --by campaign --from 2026-10-01 --to 2026-12-31
  npm run --silent operator -- leads report --by page --csv > pages.csv`;

export function addReportCommand(leads: Command, context: OperatorContext): void {
  const { content: site } = context;
  addDayFilters(site, leads.command("report").description("count leads, and what became of them"))
    .addOption(new Option("--by <group>", "what to count by").choices(REPORT_GROUPS).default("week"))
    .option("--csv", "print CSV")
    .option(EXCEL_OPTION[0], "print CSV for Excel, with a byte order mark")
    .option("--json", "print JSON")
    .addHelpText("after", reportHelp(site))
    .action((options) => report(context, options));
}

interface ReportOptions extends Days {
  readonly by: ReportGroup;
  readonly csv?: boolean;
  readonly excel?: boolean;
  readonly json?: boolean;
}

async function report(context: OperatorContext, options: ReportOptions): Promise<void> {
  const { content: site, config, terminal, withDatabase, now } = context;
  const { by, csv = false, excel = false, json = false, from, to } = options;
  if (json && (csv || excel)) throw new OperatorFailure("Use either --json or --csv.");
  const hasVisits = by === "week" || by === "page";
  const { countsVisits } = config;
  const request = { by, from, to, now: now(), office: officeCalendar(site), countsVisits };
  const found = await withDatabase(async (database) =>
    readLeadReport(database, { ...request, offered: await listOfferedLeads(database) }),
  );
  const { rows, total } = found;
  if (json) return terminal.print(formatJson(describeReport(site, options, countsVisits, found)));
  if (hasVisits && !countsVisits) terminal.say("PAGE_COUNTER is off: visits are not being counted.");
  if (csv || excel)
    return terminal.print((excel ? formatExcelStart : formatCsv)(writeReportCells(by, found)));
  if (rows.length === 0) return terminal.say("No leads.");
  const withTotal = [...rows, { name: "TOTAL", ...total }];
  const table = formatTable(withTotal, listColumns(by), terminal.width);
  terminal.print(`${table}\n${describeSpeed(total, officeDayMinutes(request.office))}`);
}

/** The others are in CSV and JSON: a terminal has no room for them. */
const TITLES: Partial<Readonly<Record<(typeof REPORT_COUNTS)[number], string>>> = {
  leads: "LEADS",
  inTime: "IN TIME",
  late: "LATE",
  waiting: "WAITING",
  referred: "REFERRED",
  closed: "CLOSED",
  visits: "VISITS",
  closedAmount: "AMOUNT",
};

function listColumns(by: ReportGroup): readonly Column<ReportRow>[] {
  return [
    { title: by === "week" ? "WEEK OF" : by.toUpperCase(), read: ({ name }) => name },
    ...REPORT_COUNTS.flatMap((count) => {
      const title = TITLES[count];
      const read = (row: ReportRow) => String(row[count] ?? "-");
      return title === undefined ? [] : [{ title, read, align: "right" as const }];
    }),
  ];
}

function describeReport(
  site: SiteContent,
  { by, from, to }: ReportOptions,
  countsVisits: boolean,
  { rows, total }: LeadReport,
) {
  return {
    by,
    from: from ?? null,
    to: to ?? null,
    timeZone: officeZone(site),
    countsVisits,
    rows: rows.map(({ name, ...counts }) => ({ [by]: name, ...counts })),
    total,
  };
}
