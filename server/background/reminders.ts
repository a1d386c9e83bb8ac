import { randomUUID } from "node:crypto";
import type { Log } from "../../platform/log.ts";
import type { HandoffDatabase } from "../../src/handoff/handoff-tables.server.ts";
import { queueAnswerMails } from "../../src/handoff/investor/answer-mails.server.ts";
import { queueReminders } from "../../src/leads/follow-ups/follow-up-reminders.server.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import type { Config } from "../config.ts";
import { type Daily, IDLE, runDaily } from "./daily.ts";

const CHECK_MS = 10_000;

export interface ReminderDeps {
  readonly database: HandoffDatabase;
  readonly keys: PrivacyKeys;
  readonly log: Log;
}

/** Queues the reminders of follow-ups, and the mails about answers of lenders, when they are due, or later if no process ran then. Only in processes with a worker. */
export function startReminders(
  { runsWorker }: Pick<Config, "runsWorker">,
  { database, keys, log }: ReminderDeps,
): Daily {
  if (!runsWorker) return IDLE;
  return runDaily(
    async () => {
      await queueReminders(database, { now: Date.now(), newId: randomUUID });
      await queueAnswerMails(database, keys, { now: Date.now(), newId: randomUUID });
    },
    { log, failure: "reminders: not queued, tried again", afterMs: CHECK_MS, everyMs: CHECK_MS },
  );
}
