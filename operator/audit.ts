import { Command } from "commander";
import type { SiteContent } from "../content/site-content.ts";
import { type AuditEntry, listActions } from "../src/audit/audit-log.server.ts";
import { parseReference } from "../src/leads/records/lead-reference.ts";
import { readLimit } from "./arguments.ts";
import type { OperatorContext } from "./context.ts";
import { formatTime } from "./office-time.ts";
import { type ListOptions, printList } from "./print-list.ts";

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

interface AuditOptions extends ListOptions {
  readonly subject?: string;
  readonly limit: number;
}

async function list(context: OperatorContext, options: AuditOptions): Promise<void> {
  const { subject, limit } = options;
  const rows = await context.withDatabase((database) => listActions(database, { subject, limit: limit + 1 }));
  printList(context, options, { rows, columns: columns(context.content), none: "No entries." });
}

const columns = (site: SiteContent) => [
  { title: "WHEN", read: ({ happenedAt }: AuditEntry) => formatTime(site, happenedAt) },
  { title: "WHO", read: ({ actor }: AuditEntry) => actor.name, canBeCut: true },
  { title: "BY", read: ({ actor }: AuditEntry) => actor.channel },
  { title: "SUBJECT", read: ({ subject }: AuditEntry) => subject },
  { title: "WHAT", read: ({ action }: AuditEntry) => action },
];
