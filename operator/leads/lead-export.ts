import type { Command } from "commander";
import { formatCsv, formatExcelStart } from "../../platform/csv.ts";
import { addExportDetails, nameList, recordExport } from "../../src/leads/export/exported-leads.server.ts";
import { listLeadColumns } from "../../src/leads/export/lead-columns.server.ts";
import { listLeads } from "../../src/leads/records/lead-list.server.ts";
import type { Lead } from "../../src/leads/records/lead-record.ts";
import type { OperatorContext } from "../context.ts";
import { EXCEL_OPTION } from "../csv.ts";
import { officeZone } from "../office-time.ts";
import { createOutput } from "../output-file.ts";
import { loadLeadKeys } from "../site-secret.ts";
import { addLeadFilters, findLeadFilter, type LeadFilterOptions } from "./lead-filters.ts";

const EXPORT_HELP = `
Times are in UTC and phone numbers look like +15125550142. With --excel, times are in the company's time zone, and phone
numbers look as you dial them: 1 (512) 555-0142. Cells that a spreadsheet would run as a formula start with an apostrophe.

Examples:
  npm run operator -- leads export --excel --out leads.csv
  npm run --silent operator -- leads export --status referred > referred.csv
  npm run operator -- leads export --state TX --suspected no --sort -loan --out texas.csv`;

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
  const columns = listLeadColumns(excel ? officeZone(site) : undefined);
  const titles = [columns.map(({ title }) => title)];
  await withDatabase(async (database, stamp) => {
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
      const rows = await addExportDetails(database, keys, page);
      if (rows.length > 0) write(formatCsv(rows.map((row) => columns.map(({ read }) => read(row)))));
      count += page.length;
      after = page.length < EXPORT_PAGE ? undefined : page.at(-1);
      terminal.progress(`${count} leads`);
    } while (after !== undefined);
    const { sort: _, ...narrowing } = options;
    await recordExport(database, { count, list: nameList({ ...narrowing }) }, stamp);
    terminal.say(`Exported ${count} ${count === 1 ? "lead" : "leads"}.`);
  });
}
