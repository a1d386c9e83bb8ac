import { randomUUID } from "node:crypto";
import { userInfo } from "node:os";
import { createContent, type SiteContent } from "../content/site-content.ts";
import { finishRestore } from "../server/backup/finish-restore.ts";
import { loadConfig, StartFailure } from "../server/config.ts";
import { migrations, type Schema } from "../server/migrations.ts";
import { createRecordStore } from "../src/records/record-store.server.ts";
import { assembleRecords } from "../src/site/site-records.server.ts";
import { readShippedContent } from "../src/site/site-records-catalog.server.ts";
import type { OperatorContext } from "./context.ts";
import { runOperator } from "./program.ts";
import { openSiteDatabase } from "./site-database.ts";
import { openTerminal } from "./terminal.ts";

// `operator leads list | head` closes the pipe early. That is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

try {
  const config = loadConfig();
  const withDatabase: OperatorContext["withDatabase"] = async (work) => {
    const database = await openSiteDatabase<Schema>(config, { migrations, now: Date.now });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const terminal = openTerminal(process);
  await finishRestore(config, terminal.say);
  process.exitCode = await runOperator(process.argv.slice(2), {
    config,
    migrations,
    withDatabase,
    async renderRecords(records) {
      // Few commands render pages, and what that needs takes a while to load.
      const { renderRecords } = await import("../server/edition/render-records.ts");
      await renderRecords(records, config);
    },
    terminal,
    content: await readContent(withDatabase),
    actor: { name: findUserName(), channel: "command line" },
    now: Date.now,
    newId: randomUUID,
  });
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** A container may run as a user without a name. */
function findUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return "unknown";
  }
}

async function readContent(withDatabase: OperatorContext["withDatabase"]): Promise<SiteContent> {
  try {
    const { records } = await withDatabase((database) => createRecordStore(database, Date.now).snapshot());
    return createContent(assembleRecords(records));
  } catch {
    // Without a usable database, each command says what it needs. Help needs none.
    return await readShippedContent();
  }
}
