import { Command } from "commander";
import { mailFolder } from "../../platform/mail/mail-files.ts";
import { recordAction } from "../../src/audit/audit-log.server.ts";
import { countOverdue, purgeOverdue, type RetentionReport } from "../../src/site/retention.server.ts";
import type { OperatorContext } from "../context.ts";
import { loadLeadKeys } from "../site-secret.ts";
import { formatFacts } from "../table.ts";

const LABELS = {
  leads: "leads",
  consentRecords: "consent records (their hashes stay)",
  deliveries: "deliveries",
  mailFiles: "mail files",
  idempotencyKeys: "idempotency keys",
  privacyRequests: "privacy requests",
  calculatorSessions: "calculator sessions",
  newsRequests: "news subscriptions that nobody confirmed",
  visitCounts: "daily visit counts of pages",
} as const satisfies Record<keyof RetentionReport, string>;

export function retentionCommand(context: OperatorContext): Command {
  const retention = new Command("retention").description("remove data that is past its retention period");
  retention
    .command("run")
    .description("remove it now; the site also does this every day")
    .option("--dry-run", "only count it")
    .option("--json", "print JSON")
    .action((options) => run(context, options));
  return retention;
}

async function run(
  { config, terminal, withDatabase, now }: OperatorContext,
  { dryRun = false, json }: { readonly dryRun?: boolean; readonly json?: boolean },
): Promise<void> {
  terminal.progress("Looking for expired data");
  const options = {
    periodsInDays: config.retentionDays,
    mailFolder: mailFolder(config.dataDir),
    now: now(),
  };
  const report = await withDatabase(async (database, stamp) => {
    if (dryRun) return await countOverdue(database, options);
    const keys = await loadLeadKeys(config);
    // First, because the removal takes many transactions: if it is killed, the record says what was begun.
    const action = { action: "removed expired data", subject: "retention" };
    await database.transaction((trx) => recordAction(trx, action, stamp));
    return await purgeOverdue(database, { ...options, keys, newId: stamp.newId });
  });
  if (json) return terminal.print(JSON.stringify(report, null, 2));
  const counts = new Map<string, number>(Object.entries(report));
  terminal.say(dryRun ? "Would remove:" : "Removed:");
  terminal.print(
    formatFacts(
      Object.entries(LABELS).map(([name, value]) => ({ label: String(counts.get(name) ?? 0), value })),
    ),
  );
}
