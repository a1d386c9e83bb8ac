import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { Command } from "commander";
import { backupSqlite } from "../../platform/database/sqlite-backup.ts";
import { maskSecrets } from "../../server/config.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { findSqliteFile, requireSqliteFile } from "../site-database.ts";

export function backupCommand(context: OperatorContext): Command {
  return new Command("backup")
    .description("copy the SQLite database to a file; the site may keep running")
    .argument("[file]", "new file to write to (default: in the folder backups of DATA_DIR)")
    .action((file) => backup(context, file));
}

async function backup({ config, terminal, now }: OperatorContext, named: string | undefined): Promise<void> {
  if (findSqliteFile(config) === undefined) {
    throw new OperatorFailure(
      "The site uses PostgreSQL, which has its own tool. Run: " +
        `pg_dump --format=custom --file=site.dump "${maskSecrets(config.databaseUrl ?? "")}"`,
    );
  }
  const source = requireSqliteFile(config);
  const stamp = new Date(now()).toISOString().slice(0, 19).replaceAll(":", "").replace("T", "-");
  const target = path.resolve(named ?? path.join(config.dataDir, "backups", `${stamp}.sqlite`));
  if (existsSync(target)) throw new OperatorFailure(`${target} already exists. Choose another file name.`);
  if (named === undefined) await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  terminal.progress("Copying");
  const bytes = await backupSqlite(source, target);
  terminal.say(`Wrote ${target} (${Math.ceil(bytes / 1024)} kB) and verified it. It contains personal data.`);
  terminal.say(
    `To restore it: stop the site, delete ${source} and its -wal and -shm files, and put the copy in its place.`,
  );
}
