import { randomUUID } from "node:crypto";
import { loadConfig, StartFailure } from "../server/config.ts";
import { migrations, type Schema } from "../server/migrations.ts";
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
  const context: OperatorContext = {
    config,
    migrations,
    async withDatabase(work) {
      const database = await openSiteDatabase<Schema>(config, { migrations, now: Date.now });
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    terminal: openTerminal(process),
    now: Date.now,
    newId: randomUUID,
  };
  process.exitCode = await runOperator(process.argv.slice(2), context);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
