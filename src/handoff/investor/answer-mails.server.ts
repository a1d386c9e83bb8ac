import { sql } from "kysely";
import { claimMail, DAY_MS } from "../../../platform/mail/mail-pauses.ts";
import { enqueue } from "../../../platform/outbox/outbox.ts";
import { findLeadPause } from "../../leads/delivery/lead-mail-pause.server.ts";
import type { PrivacyKeys } from "../../leads/privacy/privacy-keys.server.ts";
import type { EventStamp } from "../../leads/records/lead-changes.server.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";

const BATCH = 100;

/**
 * Queues a mail to everybody whose lenders have answered since the last one, at most one a day to each address: several
 * answers share a mail. Any number of processes may ask: who queues a mail claims the address in the same transaction.
 */
export async function queueAnswerMails(
  database: HandoffDatabase,
  keys: PrivacyKeys,
  { now, newId }: Pick<EventStamp, "now" | "newId">,
): Promise<number> {
  const due = await database.db
    .selectFrom("offer_steps")
    .innerJoin("lead_offers", "lead_offers.id", "offer_steps.offer_id")
    .innerJoin("leads", "leads.id", "lead_offers.lead_id")
    .leftJoin("told_answers", "told_answers.lead_id", "lead_offers.lead_id")
    .select(["lead_offers.lead_id as leadId", "leads.email"])
    .select(({ fn }) => fn.countAll<number | string>().as("answers"))
    .where("offer_steps.kind", "=", "answered")
    // One of the future was sent before the clock was set back.
    .where((is) =>
      is.or([
        is("told_answers.told_at", "is", null),
        is("told_answers.told_at", "<=", now - DAY_MS),
        is("told_answers.told_at", ">", now),
      ]),
    )
    .groupBy(["lead_offers.lead_id", "leads.email", "told_answers.answers"])
    .having((is) => is(is.fn.countAll(), ">", is.fn.coalesce("told_answers.answers", sql<number>`0`)))
    .limit(BATCH)
    .execute();
  let queued = 0;
  for (const { leadId, email, answers } of due) {
    const pause = await findLeadPause(database, keys, { kind: "deal-answers", email }, { now, newId });
    queued += await database.transaction(async (transaction) => {
      if (!(await claimMail(transaction, pause, { now, pausesMs: [DAY_MS] }))) return 0;
      const told = { answers: Number(answers), told_at: now };
      await transaction
        .insertInto("told_answers")
        .values({ lead_id: leadId, ...told })
        .onConflict((conflict) => conflict.column("lead_id").doUpdateSet(told))
        .execute();
      await enqueue(transaction, { id: newId(), kind: "deal-answers", payload: { leadId }, runAt: now });
      return 1;
    });
  }
  return queued;
}
