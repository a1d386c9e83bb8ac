import type { Database } from "../../platform/database/database.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { mailFolder } from "../../platform/mail/mailer.ts";
import { purgeOverdue, type RetainedTables } from "../../src/retention.server.ts";
import type { Config } from "../config.ts";
import { type Daily, runDaily } from "./daily.ts";

const IDLE: Daily = { stop: async () => {} };

/** Purges expired data every day. Runs only in processes with a worker. */
export function startRetention(
  { runsWorker, retentionDays, dataDir }: Config,
  { database, log }: { readonly database: Database<RetainedTables>; readonly log: Log },
): Daily {
  if (!runsWorker) return IDLE;
  return runDaily(
    async () => {
      const removed = await purgeOverdue(database, {
        periodsInDays: retentionDays,
        mailFolder: mailFolder(dataDir),
        now: Date.now(),
      });
      log.info({ removed }, "retention");
    },
    {
      onError: (error) =>
        log.error({ error: describeError(error) }, "retention: failed, tried again tomorrow"),
    },
  );
}
