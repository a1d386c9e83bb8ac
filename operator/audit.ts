import { Command } from "commander";
import type { SiteContent } from "../content/site-content.ts";
import { formatJson } from "../platform/format-json.ts";
import { type AuditEntry, listActions } from "../src/audit/audit-log.server.ts";
import { parseReference } from "../src/leads/records/lead-reference.ts";
import { readLimit } from "./arguments.ts";
import type { OperatorContext } from "./context.ts";
import { formatTime } from "./office-time.ts";
import { formatTable } from "./table.ts";

const LIST_HELP = `
The subject is the reference of a lead, the path of a page (/cash-flow-analysis), a record (lender/kiavi), the id of a
delivery or a subscription, the name of a backup, or the name of somebody who works at the desk. Entries are never
changed or deleted, and contain no data of leads and subscribers.

Examples:
  npm run operator -- audit list
  npm run operator -- audit list --subject RR-7K3M9-QXTB2`;

export function auditCommand(context: OperatorContext): Command {
  const audit = new Command("audit").description("show who changed what, and when");
  audit
    .command("list")
    .description("list what was done at the desk, in the command line and by links in mails, newest first")
    .option("--subject <subject>", "only what was done to this, such as RR-7K3M9-QXTB2", readAuditSubject)
    .option("--limit <number>", "maximum number to list", readLimit, 50)
    .option("--json", "print JSON")
    .addHelpText("after", LIST_HELP)
    .action((options) => list(context, options));
  return audit;
}

/** A reference in any spelling; anything else as it is listed. */
function readAuditSubject(text: string): string {
  return parseReference(text) ?? text;
}

interface ListOptions {
  readonly subject?: string;
  readonly limit: number;
  readonly json?: boolean;
}

async function list(
  { content: site, terminal, withDatabase }: OperatorContext,
  { subject, limit, json }: ListOptions,
): Promise<void> {
  const found = await withDatabase((database) => listActions(database, { subject, limit: limit + 1 }));
  const shown = found.slice(0, limit);
  if (json) return terminal.print(formatJson(shown));
  if (shown.length === 0) return terminal.say("No entries.");
  terminal.print(formatTable(shown, columns(site), terminal.width));
  if (found.length > limit) terminal.say(`There are more than ${limit}. To list more, raise --limit.`);
}

const columns = (site: SiteContent) => [
  { title: "WHEN", read: ({ happenedAt }: AuditEntry) => formatTime(site, happenedAt) },
  { title: "WHO", read: ({ actor }: AuditEntry) => actor.name, canBeCut: true },
  { title: "BY", read: ({ actor }: AuditEntry) => actor.channel },
  { title: "SUBJECT", read: ({ subject }: AuditEntry) => subject },
  { title: "WHAT", read: ({ action }: AuditEntry) => action },
];
