import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { type CopiedTable, copyDatabase } from "../../platform/database/copy.ts";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { backupSqlite } from "../../platform/database/sqlite-backup.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { requireSqliteFile } from "../site-database.ts";
import { formatTable } from "../table.ts";
import { showProgress } from "./backup.ts";
import { recordInCopy } from "./record-in-copy.ts";

type Tables = Record<string, Record<string, unknown>>;

export function databaseCommand(context: OperatorContext): Command {
  const database = new Command("database").alias("store").description("move the site to another database");
  database
    .command("copy")
    .description("copy everything from SQLite to an empty PostgreSQL database, and compare every row")
    .requiredOption("--to <url>", "postgres://user:password@host:5432/database", readPostgresUrl)
    .action((options) => copy(context, options));
  return database;
}

function readPostgresUrl(text: string): string {
  if (!/^postgres(ql)?:\/\/[^/]+\/.+/.test(text) || !URL.canParse(text)) {
    throw new InvalidArgumentError("Enter a URL such as postgres://user:password@host:5432/database.");
  }
  return text;
}

async function copy(context: OperatorContext, { to }: { readonly to: string }): Promise<void> {
  const { config, migrations, terminal, now } = context;
  const file = requireSqliteFile(config);
  const folder = await mkdtemp(path.join(path.dirname(file), "copy-"));
  const opened: Database<Tables>[] = [];
  const open = async (url: string) => {
    const database = await openDatabase<Tables>(url, { file: "", migrations, now });
    opened.push(database);
    return database;
  };
  try {
    terminal.say("Taking a snapshot of the SQLite database");
    const snapshot = path.join(folder, "snapshot.sqlite");
    await backupSqlite(file, snapshot);
    const source = await open(`file:${snapshot}`);
    await source.check();
    const target = await openTarget(() => open(to));
    await recordInCopy(context, snapshot, { action: "copied to PostgreSQL", subject: "database" });
    terminal.say("Copying");
    const copied = await copyDatabase(source, target, showProgress(terminal));
    terminal.say("Copied and verified every row:");
    terminal.print(formatTable(copied, COLUMNS, terminal.width));
    terminal.say(
      "Data stored after this command started is not in the copy, so run it while the site is stopped. Then start the " +
        `site with DATABASE_URL set to the new database, and SECRET set to the content of ${path.join(config.dataDir, "secret")}.`,
    );
  } finally {
    await Promise.all(opened.map((database) => database.close()));
    await rm(folder, { recursive: true, force: true });
  }
}

async function openTarget(open: () => Promise<Database<Tables>>): Promise<Database<Tables>> {
  try {
    const target = await open();
    await target.migrate();
    return target;
  } catch (cause) {
    throw new OperatorFailure("The target database cannot be used. Nothing was copied.", { cause });
  }
}

const COLUMNS = [
  { title: "TABLE", read: ({ table }: CopiedTable) => table },
  { title: "ROWS", read: ({ rows }: CopiedTable) => String(rows) },
];
