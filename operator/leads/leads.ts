import { Argument, Command } from "commander";
import { stringify } from "csv-stringify/sync";
import { describeOptOut } from "../../src/leads/privacy/opt-out.ts";
import { findLeadOptOut } from "../../src/leads/privacy/suppressions.server.ts";
import {
  addNote,
  changeStatus,
  findLead,
  listLeads,
  type StatusChange,
} from "../../src/leads/records/lead-queries.server.ts";
import { LEAD_STATUSES, type Lead, type LeadStatus } from "../../src/leads/records/lead-record.ts";
import { readLimit, readReference } from "../arguments.ts";
import { type OperatorContext, OperatorFailure, type SiteDatabase } from "../context.ts";
import { formatJson } from "../json.ts";
import { createOutput } from "../output-file.ts";
import { loadLeadKeys } from "../site-secret.ts";
import { formatTable } from "../table.ts";
import { addLeadFilters, type LeadFilterOptions, readLeadFilter } from "./lead-filters.ts";
import { describeHistory, readHistory } from "./lead-history.ts";
import { readPartner } from "./lead-partner.ts";
import { addOptOuts, CSV_COLUMNS, describeLead, LEAD_COLUMNS } from "./lead-rows.ts";

const EXPORT_PAGE = 500;

export function leadsCommand(context: OperatorContext): Command {
  const leads = new Command("leads").description("list leads and update them");
  addLeadFilters(leads.command("list").description("list leads, newest first"))
    .option("--limit <number>", "maximum number to list", readLimit, 50)
    .option("--json", "print JSON")
    .action((options) => list(context, options));
  leads
    .command("show")
    .description("show a lead with its consent, deliveries and history")
    .argument("<reference>", "such as RR-7K3M9-QXTB2", readReference)
    .option("--json", "print JSON")
    .action((reference, options) => show(context, reference, options));
  addLeadFilters(leads.command("export").description("print leads as CSV for spreadsheets"))
    .option("--out <file>", "new file to write to, instead of standard output")
    .action((options) => exportCsv(context, options));
  leads
    .command("status")
    .description("set a lead's status")
    .argument("<reference>", "such as RR-7K3M9-QXTB2", readReference)
    .addArgument(new Argument("<status>").choices(LEAD_STATUSES))
    .option("--partner <name>", "the lender partner a referred lead was passed on to")
    .action((reference, status, options) => setStatus(context, reference, status, options));
  leads
    .command("note")
    .description("add a note to a lead's history")
    .argument("<reference>", "such as RR-7K3M9-QXTB2", readReference)
    .argument("<text...>", "the note")
    .action((reference, words) => note(context, reference, words));
  return leads;
}

interface ListOptions extends LeadFilterOptions {
  readonly limit: number;
  readonly json?: boolean;
}

async function list(
  { config, terminal, withDatabase }: OperatorContext,
  options: ListOptions,
): Promise<void> {
  const { limit, json } = options;
  // Fetch one more than the limit, to see whether there are more.
  const found = await withDatabase(async (database) =>
    addOptOuts(
      database,
      await loadLeadKeys(config),
      await listLeads(database, { ...readLeadFilter(options), limit: limit + 1 }),
    ),
  );
  const shown = found.slice(0, limit);
  if (json) return terminal.print(formatJson(shown.map(describeLead)));
  if (shown.length === 0) return terminal.say("No leads.");
  terminal.print(formatTable(shown, LEAD_COLUMNS, terminal.width));
  if (found.length > limit) terminal.say(`There are more than ${limit}. To list more, raise --limit.`);
}

async function show(
  { config, terminal, withDatabase }: OperatorContext,
  reference: string,
  { json }: { readonly json?: boolean },
): Promise<void> {
  const history = await withDatabase(async (database) =>
    readHistory(database, await loadLeadKeys(config), await requireLead(database, reference)),
  );
  if (!json) return terminal.print(describeHistory(history));
  terminal.print(formatJson({ ...history, lead: describeLead(history.lead) }));
}

async function exportCsv(
  { config, terminal, withDatabase }: OperatorContext,
  { out, ...options }: LeadFilterOptions & { readonly out?: string },
): Promise<void> {
  const write = out === undefined ? terminal.print : createOutput(out);
  // Spreadsheets run cells that begin with = + - or @ as formulas, so put an apostrophe before them.
  const writeRows = (rows: readonly (readonly string[])[]) =>
    rows.length > 0 && write(stringify([...rows], { escape_formulas: true }).trimEnd());
  await withDatabase(async (database) => {
    const keys = await loadLeadKeys(config);
    writeRows([CSV_COLUMNS.map(({ title }) => title)]);
    let after: Lead | undefined;
    let count = 0;
    do {
      const page = await listLeads(database, { ...readLeadFilter(options), limit: EXPORT_PAGE, after });
      const rows = await addOptOuts(database, keys, page);
      writeRows(rows.map((lead) => CSV_COLUMNS.map(({ read }) => read(lead))));
      count += page.length;
      after = page.length < EXPORT_PAGE ? undefined : page.at(-1);
      terminal.progress(`${count} leads`);
    } while (after !== undefined);
    terminal.say(`Exported ${count} ${count === 1 ? "lead" : "leads"}.`);
  });
}

async function setStatus(
  { config, terminal, withDatabase, now, newId }: OperatorContext,
  reference: string,
  status: LeadStatus,
  { partner }: { readonly partner?: string },
): Promise<void> {
  await withDatabase(async (database) => {
    const keys = await loadLeadKeys(config);
    const lead = await requireLead(database, reference);
    const change: StatusChange =
      status === "referred"
        ? { status, partner: await readPartner(database, keys, lead, partner) }
        : { status };
    if (status !== "referred" && partner !== undefined) {
      throw new OperatorFailure("--partner works only with the status referred.");
    }
    await changeStatus(database, reference, change, { now: now(), newId });
    if (!("partner" in change)) return terminal.say(`${reference} is ${status}.`);
    terminal.say(`${reference} is referred to ${change.partner}. Its history records the sharing.`);
    const scopes = await findLeadOptOut(database.db, keys, lead);
    if (scopes.length > 0) terminal.say(`Tell ${change.partner} that this person ${describeOptOut(scopes)}.`);
  });
}

async function note(
  { terminal, withDatabase, now, newId }: OperatorContext,
  reference: string,
  words: readonly string[],
): Promise<void> {
  const text = words.join(" ").trim();
  if (text === "") throw new OperatorFailure("The note is empty.");
  const wasFound = await withDatabase((database) =>
    addNote(database, reference, text, { now: now(), newId }),
  );
  if (!wasFound) throw new OperatorFailure(`No lead has the reference ${reference}.`);
  terminal.say(`Noted on ${reference}.`);
}

async function requireLead(database: SiteDatabase, reference: string): Promise<Lead> {
  const lead = await findLead(database, { reference });
  if (lead === undefined) throw new OperatorFailure(`No lead has the reference ${reference}.`);
  return lead;
}
