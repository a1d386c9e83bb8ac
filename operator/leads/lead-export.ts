import type { Command } from "commander";
import { formatCsv, formatExcelStart } from "../../platform/csv.ts";
import { listFollowUps } from "../../src/leads/follow-ups/follow-up-store.server.ts";
import { listLeads } from "../../src/leads/records/lead-list.server.ts";
import { listEventsByLead } from "../../src/leads/records/lead-queries.server.ts";
import type { Lead } from "../../src/leads/records/lead-record.ts";
import { addOptOuts } from "../../src/leads/records/listed-lead.server.ts";
import { listMainLeads } from "../../src/leads/same-person/lead-joins.server.ts";
import type { OperatorContext } from "../context.ts";
import { EXCEL_OPTION } from "../csv.ts";
import { createOutput } from "../output-file.ts";
import { loadLeadKeys } from "../site-secret.ts";
import { listCsvColumns } from "./lead-csv.ts";
import { addLeadFilters, findLeadFilter, type LeadFilterOptions } from "./lead-filters.ts";

const EXPORT_HELP = `
Times are in UTC and phone numbers look like +15125550142. With --excel, times are in the company's time zone, and phone
numbers look as you dial them: 1 (512) 555-0142. Cells that a spreadsheet would run as a formula start with an apostrophe.

Examples:
  npm run operator -- leads export --excel --out leads.csv
  npm run --silent operator -- leads export --status referred > referred.csv`;

const EXPORT_PAGE = 500;

export function addExportCommand(leads: Command, context: OperatorContext): void {
  const { content: site } = context;
  addLeadFilters(
    site,
    leads.command("export").description("print leads as CSV, with their lenders and notes"),
  )
    .option("--out <file>", "new file to write to, instead of standard output")
    .option(...EXCEL_OPTION)
    .addHelpText("after", EXPORT_HELP)
    .action((options) => exportCsv(context, options));
}

interface ExportOptions extends LeadFilterOptions {
  readonly out?: string;
  readonly excel?: boolean;
}

async function exportCsv(
  { content: site, config, terminal, withDatabase }: OperatorContext,
  { out, excel = false, ...options }: ExportOptions,
): Promise<void> {
  const columns = listCsvColumns(site, { isForExcel: excel });
  const titles = [columns.map(({ title }) => title)];
  await withDatabase(async (database) => {
    const keys = await loadLeadKeys(config);
    const write = out === undefined ? terminal.print : createOutput(out);
    write(excel ? formatExcelStart(titles) : formatCsv(titles));
    const filter = await findLeadFilter(site, database, options);
    let after: Lead | undefined;
    let count = 0;
    do {
      const page = await listLeads(database, {
        ...filter,
        limit: EXPORT_PAGE,
        after: after?.id,
      });
      const ids = page.map(({ id }) => id);
      const events = await listEventsByLead(database, ids);
      const followUps = await listFollowUps(database, ids);
      const mains = await listMainLeads(database, ids);
      const leads = await addOptOuts(database, keys, page);
      const rows = leads.map((lead) => ({
        ...lead,
        events: events.get(lead.id) ?? [],
        followUp: followUps.get(lead.id)?.[0],
        joinedTo: mains.get(lead.id),
      }));
      if (rows.length > 0) write(formatCsv(rows.map((row) => columns.map(({ read }) => read(row)))));
      count += page.length;
      after = page.length < EXPORT_PAGE ? undefined : page.at(-1);
      terminal.progress(`${count} leads`);
    } while (after !== undefined);
    terminal.say(`Exported ${count} ${count === 1 ? "lead" : "leads"}.`);
  });
}
