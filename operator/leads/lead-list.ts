import type { Command } from "commander";
import { formatJson } from "../../platform/format-json.ts";
import { readHistory } from "../../src/leads/records/lead-history.server.ts";
import { listLeads } from "../../src/leads/records/lead-list.server.ts";
import type { Lead } from "../../src/leads/records/lead-record.ts";
import { searchLeads } from "../../src/leads/records/lead-search.server.ts";
import { addPersonDetails } from "../../src/leads/records/listed-lead.server.ts";
import { parseSearch } from "../../src/leads/records/parse-search.server.ts";
import { readLimit, readReference } from "../arguments.ts";
import { type OperatorContext, OperatorFailure, type SiteDatabase } from "../context.ts";
import { type ListOptions, printList } from "../print-list.ts";
import { loadLeadKeys } from "../site-secret.ts";
import { addLeadFilters, findLeadFilter, type LeadFilterOptions } from "./lead-filters.ts";
import { describeHistory } from "./lead-history.ts";
import { requireLead } from "./lead-reference.ts";
import { describeLead, leadColumns } from "./lead-rows.ts";

const LIST_HELP = `
SAME PERSON counts the other leads with the same e-mail address or phone number.

Example, the leads of October that nobody has answered:
  npm run operator -- leads list --status new --from 2026-10-01 --to 2026-10-31`;

const FIND_HELP = `
It looks at names, addresses, numbers, references, messages, notes and lenders. Upper and lower case, accents and the
spelling of a phone number make no difference, and a reference may be a part of one, without its hyphens.

Examples:
  npm run operator -- leads find smith
  npm run operator -- leads find ann@example.com
  npm run operator -- leads find "(512) 555-0142"
  npm run operator -- leads find 555-0142
  npm run operator -- leads find RR-7K3M9-QXTB2`;

export function addListCommands(leads: Command, context: OperatorContext): void {
  const { content: site } = context;
  addLeadFilters(site, leads.command("list").description("list leads, newest first"))
    .option("--limit <number>", "maximum number to list", readLimit, 50)
    .option("--json", "print JSON")
    .addHelpText("after", LIST_HELP)
    .action((options) => list(context, options));
  leads
    .command("find")
    .description("find leads by anything that stands in them, newest first")
    .argument(
      "<text...>",
      "a part of the name, of an address or number, of the reference, or words of message and notes",
    )
    .option("--limit <number>", "maximum number to list", readLimit, 50)
    .option("--json", "print JSON")
    .addHelpText("after", FIND_HELP)
    .action((words, options) => find(context, words, options));
  leads
    .command("show")
    .description("show a lead with its consent, deliveries and history")
    .argument("<reference>", "such as RR-7K3M9-QXTB2", readReference)
    .option("--json", "print JSON")
    .addHelpText("after", "\nExample:\n  npm run operator -- leads show RR-7K3M9-QXTB2")
    .action((reference, options) => show(context, reference, options));
}

interface LeadListOptions extends ListOptions {
  readonly limit: number;
}

async function list(context: OperatorContext, options: LeadListOptions & LeadFilterOptions): Promise<void> {
  await print(context, options, async (database, limit) =>
    listLeads(database, {
      ...(await findLeadFilter(context, database, options)),
      limit,
    }),
  );
}

async function find(
  context: OperatorContext,
  words: readonly string[],
  options: LeadListOptions,
): Promise<void> {
  const text = words.join(" ").trim();
  if (text === "") throw new OperatorFailure("Enter what to look for, such as a name.");
  const search = parseSearch(text);
  await print(context, options, (database, limit) => searchLeads(database, search, limit));
}

async function print(
  context: OperatorContext,
  options: LeadListOptions,
  read: (database: SiteDatabase, limit: number) => Promise<readonly Lead[]>,
): Promise<void> {
  const { content: site, config, withDatabase } = context;
  const rows = await withDatabase(async (database) =>
    addPersonDetails(database, await loadLeadKeys(config), await read(database, options.limit + 1)),
  );
  printList(context, options, {
    rows,
    columns: leadColumns(site),
    none: "No leads.",
    describe: describeLead,
  });
}

async function show(
  { content: site, config, terminal, withDatabase }: OperatorContext,
  reference: string,
  { json }: { readonly json?: boolean },
): Promise<void> {
  const history = await withDatabase(async (database) =>
    readHistory(database, await loadLeadKeys(config), await requireLead(database, reference)),
  );
  if (!json) return terminal.print(describeHistory(site, history));
  // `followUp` is from when a lead had at most one.
  const [followUp] = history.followUps;
  terminal.print(formatJson({ ...history, followUp, lead: describeLead(history.lead) }));
}
