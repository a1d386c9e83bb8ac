import { existsSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import type { SiteContent } from "../../content/site-content.ts";
import { findSqliteFile } from "../../server/backup/data-places.ts";
import { checkBackup, type Restored, restoreBackup } from "../../server/backup/restore-backup.ts";
import { AUDIT_MIGRATION } from "../../src/audit/audit-log.server.ts";
import { listPrivacyLog, type PrivacyLogEntry } from "../../src/leads/privacy/lead-privacy.server.ts";
import type { OperatorContext } from "../context.ts";
import { formatTime } from "../office-time.ts";
import { toPrintable } from "../table.ts";
import { showProgress } from "./backup.ts";
import { recordInCopy } from "./record-in-copy.ts";

interface Options {
  readonly replace?: boolean;
  readonly check?: boolean;
  readonly unencrypted?: boolean;
  readonly json?: boolean;
}

export function restoreCommand(context: OperatorContext): Command {
  return new Command("restore")
    .description("put a backup back, on this machine or another one; stop the site first")
    .argument("<file>", "a file that the command backup wrote")
    .option("--replace", "replace the database, the secret and the mails that are there")
    .option("--check", "only check that the file could be restored")
    .option("--unencrypted", "take a file that is not encrypted, although a passphrase is set")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      `
Verifies every checksum, and that the database is one that this site has made, before it changes anything. If it is interrupted, nothing has changed, or the next start finishes
it. A backup of SQLite can be restored to PostgreSQL (DATABASE_URL) and the other way round; a PostgreSQL database must
exist, and must belong to the site alone. As root, it gives the files to the owner of DATA_DIR.

  npm run operator -- restore site.backup --check
  npm run operator -- restore site.backup
  BACKUP_PASSPHRASE_FILE=/etc/rentratio.passphrase npm run operator -- restore site.backup --replace`,
    )
    .action((file, options) => restore(context, path.resolve(file), options));
}

async function restore(context: OperatorContext, file: string, options: Options): Promise<void> {
  const { content: site, config, migrations, terminal, now } = context;
  const checking = { migrations, now, allowsUnencrypted: options.unencrypted ?? false };
  terminal.progress("Checking the backup");
  if (options.check) {
    const checked = await checkBackup(config, file, checking);
    if (options.json) terminal.print(JSON.stringify(checked, null, 2));
    terminal.say(`${file} can be restored: ${describe(site, checked)}`);
    return terminal.say(nameAdmitted(checked));
  }
  const requests = options.replace ? await findRequests(context) : undefined;
  const restored = await restoreBackup(config, file, {
    ...checking,
    replaces: options.replace ?? false,
    onProgress: showProgress(terminal),
    async amend(copy, { pending }) {
      // A database from before the audit log has no place for an entry.
      if (pending.includes(AUDIT_MIGRATION.id)) return;
      await recordInCopy(context, copy, { action: "restored a backup", subject: path.basename(file) });
    },
  });
  const madeAt = Date.parse(restored.manifest.createdAt);
  const forgotten = requests?.filter(({ kind, requestedAt }) => kind === "delete" && requestedAt >= madeAt);
  if (options.json) {
    terminal.print(JSON.stringify({ ...restored, forgottenSince: forgotten ?? null }, null, 2));
  }
  terminal.say(`Restored ${describe(site, restored)}`);
  terminal.say(nameAdmitted(restored));
  listNextSteps(site, restored, forgotten).forEach((step, index) => {
    terminal.say(`${index + 1}. ${step}`);
  });
}

/** Reads the database that is replaced; undefined if there is none, or if it cannot be read. */
async function findRequests({
  config,
  withDatabase,
}: OperatorContext): Promise<readonly PrivacyLogEntry[] | undefined> {
  const file = findSqliteFile(config);
  if (file !== undefined && !existsSync(file)) return undefined;
  try {
    return await withDatabase(listPrivacyLog);
  } catch (error) {
    // It may be damaged, or empty, which is why somebody restores a backup.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

function describe(site: SiteContent, { manifest, mails, anchors, pending }: Restored): string {
  const { createdAt, version, database } = manifest;
  return (
    `the backup of ${formatTime(site, Date.parse(createdAt))} by version ${version} on ` +
    `${database === "sqlite" ? "SQLite" : "PostgreSQL"}: the database, the secret, mails in files: ${mails}, consent ` +
    `anchors: ${anchors}.` +
    (pending.length === 0 ? "" : ` The next start of this version applies ${pending.join(", ")}.`)
  );
}

/** A backup brings its own people and passkeys. */
function nameAdmitted({ admitted }: Restored): string {
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? "" : "s"}`;
  const named = admitted.map(({ name, passkeys, sessions }) => {
    const open = sessions === 0 ? "" : `, ${count(sessions, "open session")}`;
    return `${toPrintable(name)} (${count(passkeys, "passkey")}${open})`;
  });
  if (named.length === 0) return "Nobody may enter the desk with it.";
  return `May enter the desk with it: ${named.join(", ")}. To shut somebody out: npm run operator -- desk revoke NAME`;
}

function listNextSteps(
  site: SiteContent,
  { manifest, pending }: Restored,
  forgotten: readonly PrivacyLogEntry[] | undefined,
): readonly string[] {
  const start =
    pending.length === 0
      ? "Start the site."
      : `Start the site. To go back to version ${manifest.version}, check it out and build it before.`;
  const verify =
    "Run: npm run operator -- consent verify. If it misses records that came after the backup: consent anchor --reset";
  const forget = describeForgotten(forgotten, formatTime(site, Date.parse(manifest.createdAt)));
  // The other commands refuse a database that lacks migrations.
  return pending.length === 0 ? [verify, ...forget, start] : [start, verify, ...forget];
}

function describeForgotten(
  forgotten: readonly PrivacyLogEntry[] | undefined,
  since: string,
): readonly string[] {
  if (forgotten?.length === 0) return [];
  const references = forgotten?.flatMap((request) => request.references) ?? [];
  if (references.length === 0) {
    return [
      `Run: npm run operator -- privacy delete, for everyone who was forgotten since ${since}. Your own notes must tell who.`,
    ];
  }
  return [
    `These people were forgotten since ${since} and are back. Run: npm run operator -- privacy delete, for each of ${references.join(", ")}`,
  ];
}
