import type { Database } from "../../../platform/database/database.ts";
import { type ChosenJobs, discardJobs, reviveJobs } from "../../../platform/outbox/job-records.ts";
import type { OutboxTables } from "../../../platform/outbox/outbox.ts";
import { type ActionStamp, type AuditTables, recordAction } from "../../audit/audit-log.server.ts";

type DeliveryDatabase = Database<OutboxTables & AuditTables>;

/** Queues deliveries again that are dead or wait for another attempt. Returns the ids of those it could. */
export async function retryDeliveries(
  database: DeliveryDatabase,
  ids: ChosenJobs["ids"],
  stamp: ActionStamp,
): Promise<readonly string[]> {
  return await decide(database, ids, stamp, { change: reviveJobs, action: "queued again" });
}

/** Stops trying to send dead deliveries. Returns the ids of those that were dead. */
export async function discardDeliveries(
  database: DeliveryDatabase,
  ids: ChosenJobs["ids"],
  stamp: ActionStamp,
): Promise<readonly string[]> {
  return await decide(database, ids, stamp, { change: discardJobs, action: "discarded" });
}

async function decide(
  database: DeliveryDatabase,
  ids: ChosenJobs["ids"],
  stamp: ActionStamp,
  { change, action }: { readonly change: typeof reviveJobs; readonly action: string },
): Promise<readonly string[]> {
  return await database.transaction(async (trx) => {
    const changed = await change({ db: trx }, { ids, now: stamp.now });
    for (const subject of changed) await recordAction(trx, { action, subject }, stamp);
    return changed;
  });
}
