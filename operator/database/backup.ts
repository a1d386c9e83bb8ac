import path from "node:path";
import { Command, Option } from "commander";
import type { CopyProgress } from "../../platform/database/copy.ts";
import { type Database, usingDatabase } from "../../platform/database/database.ts";
import { BACKUP_STATE_MIGRATION, type BackupTables, recordBackup } from "../../server/backup/backup-state.ts";
import { type Backup, createBackup } from "../../server/backup/create-backup.ts";
import { findSqliteFile } from "../../server/backup/data-places.ts";
import { backupFile, rotateBackups } from "../../server/backup/rotation.ts";
import {
  type Actor,
  AUDIT_MIGRATION,
  type AuditTables,
  recordAction,
} from "../../src/audit/audit-log.server.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import type { Terminal } from "../terminal.ts";

interface Options {
  readonly rotate?: boolean;
  readonly json?: boolean;
  readonly fromDesk?: string;
}

export function backupCommand(context: OperatorContext): Command {
  return (
    new Command("backup")
      .description("write everything the site has stored to one file; the site may keep running")
      .argument("[file]", "new file to write to (default: in BACKUP_DIR, named after the time)")
      .option("--rotate", "name it as a scheduled backup, and delete all but the newest BACKUP_KEEP of these")
      .option("--json", "print JSON")
      // For the site itself, which runs this command when somebody asks for a backup at the desk.
      .addOption(new Option("--from-desk <name>", "record that this person made it, at the desk").hideHelp())
      .addHelpText(
        "after",
        `
The file contains the database (SQLite or PostgreSQL), the secret, mails in files, the consent anchors, and checksums.
With BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE it is encrypted; keep the passphrase elsewhere too. It does not contain
your settings (the environment or .env).

  npm run operator -- backup
  npm run operator -- backup /mnt/disk/site.backup
  BACKUP_PASSPHRASE_FILE=/etc/rentratio.passphrase npm run operator -- backup --rotate`,
      )
      .action((file, options) => backup(context, file, options))
  );
}

async function backup(context: OperatorContext, named: string | undefined, options: Options): Promise<void> {
  const { config, migrations, terminal, now } = context;
  if (named !== undefined && options.rotate) {
    throw new OperatorFailure("--rotate names the file itself. Leave out one of the two.");
  }
  if (named !== undefined && /\.(sqlite3?|db)$/.test(named)) {
    throw new OperatorFailure(
      "A backup is no longer a SQLite file, but an archive of everything the site has stored. Give it another name, " +
        `such as ${named.replace(/\.\w+$/, ".backup")}.`,
    );
  }
  const target = path.resolve(
    named ?? backupFile(config.backup, { now: now(), isScheduled: options.rotate ?? false }),
  );
  terminal.progress("Copying the database");
  const made = await createBackup(config, target, { migrations, now, onProgress: showProgress(terminal) });
  await rememberBackup(context, made, actorOf(context, options));
  const removed = options.rotate ? await rotateBackups(config.backup) : [];
  if (options.json) terminal.print(JSON.stringify({ ...made, removed }, null, 2));
  terminal.say(`Wrote ${made.file} (${Math.ceil(made.bytes / 1024)} kB).`);
  if (removed.length > 0) terminal.say(`Deleted ${removed.join(", ")}.`);
  if (made.differences.length > 0) {
    terminal.say(
      `Warning: it cannot be restored. The database is not one that this site has made: ${made.differences.join("; ")}.`,
    );
  }
  if (!made.isEncrypted) {
    terminal.say(
      "Warning: it is not encrypted. Whoever can read it has all personal data and the secret. Set BACKUP_PASSPHRASE.",
    );
  }
}

export function showProgress(terminal: Terminal): (progress: CopyProgress) => void {
  return ({ table, rows, isVerified }) =>
    terminal.progress(`${isVerified ? "Comparing" : "Copying"} ${table}: ${rows}`);
}

function actorOf({ actor }: OperatorContext, { fromDesk }: Options): Actor {
  return fromDesk === undefined ? actor : { name: fromDesk, channel: "desk" };
}

/** A database that an update has not migrated yet has no place for it. */
async function rememberBackup(
  { config, now }: OperatorContext,
  { file: made, manifest }: Backup,
  actor: Actor,
): Promise<void> {
  if (!manifest.migrations.includes(BACKUP_STATE_MIGRATION.id)) return;
  const { isReplicaRequired } = config;
  const options = { file: findSqliteFile(config) ?? "", migrations: [], now, isReplicaRequired };
  await usingDatabase(config.databaseUrl, options, (database: Database<BackupTables & AuditTables>) =>
    database.transaction(async (trx) => {
      const stamp = { actor, now: now() };
      await recordBackup({ db: trx }, stamp.now);
      if (!manifest.migrations.includes(AUDIT_MIGRATION.id)) return;
      await recordAction(trx, { action: "made a backup", subject: path.basename(made) }, stamp);
    }),
  );
}
