import { type Command, Option } from "commander";
import { formatCsv, formatExcelStart } from "../../platform/csv.ts";
import { formatXlsx } from "../../platform/xlsx.ts";
import { addExportDetails, nameList, recordExport } from "../../src/leads/export/exported-leads.server.ts";
import { listLeadColumns } from "../../src/leads/export/lead-columns.server.ts";
import { listDueFollowUps } from "../../src/leads/follow-ups/follow-up-store.server.ts";
import { listLeads } from "../../src/leads/records/lead-list.server.ts";
import type { Lead } from "../../src/leads/records/lead-record.ts";
import { searchLeads } from "../../src/leads/records/lead-search.server.ts";
import { parseSearch } from "../../src/leads/records/parse-search.server.ts";
import { endOfOfficeDay } from "../../src/office/office-calendar.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { type OperatorContext, OperatorFailure, type SiteDatabase } from "../context.ts";
import { EXCEL_OPTION } from "../csv.ts";
import { officeZone } from "../office-time.ts";
import { createOutput } from "../output-file.ts";
import { loadLeadKeys } from "../site-secret.ts";
import { addLeadFilters, findLeadFilter, type LeadFilterOptions, readOwner } from "./lead-filters.ts";

const EXPORT_HELP = `
Times are in UTC and phone numbers look like +15125550142. With --excel, times are in the company's time zone, and phone
numbers look as you dial them: 1 (512) 555-0142. --xlsx writes the same as an Excel file, which keeps numbers and dates. Cells that a spreadsheet would run as a formula start with an apostrophe.

Examples:
  npm run operator -- leads export --excel --out leads.csv
  npm run --silent operator -- leads export --status referred > referred.csv
  npm run operator -- leads export --state TX --suspected no --sort -loan --out texas.csv
  npm run operator -- leads export --due --owner "Ann Lee" --xlsx --out ann.xlsx`;

const EXPORT_PAGE = 500;
/** More than anybody searches for. */
const MAX_FOUND = 10_000;
/** What the other lists are narrowed by. A search looks at all leads; what is due has an owner and nothing else. */
const NARROWING = [
  "from",
  "to",
  "status",
  "source",
  "state",
  "purpose",
  "campaign",
  "suspected",
  "stuck",
  "sort",
];

export function addExportCommand(leads: Command, context: OperatorContext): void {
  const { content: site } = context;
  addLeadFilters(
    site,
    leads
      .command("export")
      .description("print leads as CSV, or save an Excel file, with their lenders and notes"),
  )
    .addOption(
      new Option("--search <text>", "only what leads find finds").conflicts([...NARROWING, "owner", "due"]),
    )
    .addOption(new Option("--due", "only leads with a follow-up for today or earlier").conflicts(NARROWING))
    .option("--out <file>", "new file to write to, instead of standard output")
    .option(...EXCEL_OPTION)
    .option("--xlsx", "an Excel file; needs --out")
    .addHelpText("after", EXPORT_HELP)
    .action((options) => exportLeads(context, options));
}

interface ExportOptions extends LeadFilterOptions {
  readonly out?: string;
  readonly excel?: boolean;
  readonly xlsx?: boolean;
  readonly search?: string;
  readonly due?: boolean;
}

async function exportLeads(
  context: OperatorContext,
  { out, excel = false, xlsx = false, ...options }: ExportOptions,
): Promise<void> {
  const { content: site, config, terminal, withDatabase } = context;
  if (xlsx && out === undefined) throw new OperatorFailure("Name the Excel file with --out.");
  const columns = listLeadColumns(excel || xlsx ? officeZone(site) : undefined);
  const titles = columns.map(({ title }) => title);
  await withDatabase(async (database, stamp) => {
    const keys = await loadLeadKeys(config);
    const file = out === undefined ? undefined : createOutput(out);
    const write = file ?? terminal.print;
    if (!xlsx) write(excel ? formatExcelStart([titles]) : formatCsv([titles]));
    const kept: string[][] = [];
    let count = 0;
    for await (const page of listAsked(context, database, options)) {
      const details = await addExportDetails(database, keys, page);
      const rows = details.map((lead) => columns.map(({ read }) => read(lead)));
      if (xlsx) kept.push(...rows);
      else if (rows.length > 0) write(formatCsv(rows));
      count += page.length;
      terminal.progress(`${count} leads`);
    }
    if (xlsx) file?.(await formatXlsx({ name: "Leads", columns, rows: kept }));
    const { sort: _, due, ...narrowing } = options;
    const list = nameList({ ...(due && { view: "due" }), ...narrowing });
    await recordExport(database, { count, list }, stamp);
    terminal.say(`Exported ${count} ${count === 1 ? "lead" : "leads"}.`);
  });
}

/** The lists of the desk's inbox. */
async function* listAsked(
  context: OperatorContext,
  database: SiteDatabase,
  { search, due, ...options }: ExportOptions,
): AsyncGenerator<readonly Lead[]> {
  if (search !== undefined) {
    yield* inPages(await searchLeads(database, parseSearch(search), MAX_FOUND));
  } else if (due) {
    const { owner } = options;
    const before = endOfOfficeDay(context.now(), officeCalendar(context.content));
    const leadsOf = owner === undefined ? undefined : { owner: await readOwner(database, owner) };
    const planned = await listDueFollowUps(database, { before, leadsOf, limit: MAX_FOUND });
    yield* inPages([...new Map(planned.map(({ lead }) => [lead.id, lead])).values()]);
  } else {
    const filter = await findLeadFilter(context, database, options);
    let after: string | undefined;
    do {
      const page = await listLeads(database, { ...filter, limit: EXPORT_PAGE, after });
      yield page;
      after = page.length < EXPORT_PAGE ? undefined : page.at(-1)?.id;
    } while (after !== undefined);
  }
}

function* inPages(leads: readonly Lead[]): Generator<readonly Lead[]> {
  for (let start = 0; start < leads.length; start += EXPORT_PAGE) {
    yield leads.slice(start, start + EXPORT_PAGE);
  }
}
