import type { Database } from "../../../platform/database/database.ts";
import { type ChosenJobs, discardJobs, reviveJobs } from "../../../platform/outbox/job-records.ts";
import type { OutboxTables } from "../../../platform/outbox/outbox.ts";
import { type ActionStamp, type AuditTables, recordAction } from "../../audit/audit-log.server.ts";

/** Queues deliveries again that are dead or wait for another attempt. Returns the ids of those it could. */
export const retryDeliveries = decide(reviveJobs, "queued again");

/** Stops trying to send dead deliveries. Returns the ids of those that were dead. */
export const discardDeliveries = decide(discardJobs, "discarded");

function decide(change: typeof reviveJobs, action: string) {
  return async (
    database: Database<OutboxTables & AuditTables>,
    ids: ChosenJobs["ids"],
    stamp: ActionStamp,
  ): Promise<readonly string[]> =>
    await database.transaction(async (trx) => {
      const changed = await change({ db: trx }, { ids, now: stamp.now });
      for (const subject of changed) await recordAction(trx, { action, subject }, stamp);
      return changed;
    });
}
