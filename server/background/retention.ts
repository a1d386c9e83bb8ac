import { randomUUID } from "node:crypto";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import { mailFolder } from "../../platform/mail/mail-files.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { purgeOverdue, type RetainedTables } from "../../src/site/retention.server.ts";
import type { Config } from "../config.ts";
import { type Daily, IDLE, runDaily } from "./daily.ts";

export interface RetentionDeps {
  readonly database: Database<RetainedTables>;
  readonly keys: PrivacyKeys;
  readonly log: Log;
}

/** Purges expired data every day. Runs only in processes with a worker. */
export function startRetention(
  { runsWorker, retentionDays, dataDir }: Config,
  { database, keys, log }: RetentionDeps,
): Daily {
  if (!runsWorker) return IDLE;
  return runDaily(
    async () => {
      const removed = await purgeOverdue(database, {
        periodsInDays: retentionDays,
        mailFolder: mailFolder(dataDir),
        keys,
        now: Date.now(),
        newId: randomUUID,
      });
      log.info({ removed }, "retention");
    },
    { log, failure: "retention: failed, tried again tomorrow" },
  );
}
