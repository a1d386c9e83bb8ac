import { randomUUID } from "node:crypto";
import { userInfo } from "node:os";
import { finishRestore } from "../server/backup/finish-restore.ts";
import { loadConfig, StartFailure } from "../server/config.ts";
import { migrations } from "../server/migrations.ts";
import { runOperator } from "./program.ts";
import { readPublishedContent } from "./published-content.ts";
import { siteDatabaseOf } from "./site-database.ts";
import { openTerminal } from "./terminal.ts";

// `operator leads list | head` closes the pipe early. That is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

try {
  const config = loadConfig();
  const whoAndWhen = {
    actor: { name: findUserName(), channel: "command line" },
    now: Date.now,
    newId: randomUUID,
  } as const;
  const withDatabase = siteDatabaseOf(config, whoAndWhen);
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
    content: await readPublishedContent(withDatabase),
    ...whoAndWhen,
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
