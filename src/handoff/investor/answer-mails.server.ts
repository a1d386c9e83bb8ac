import { sql } from "kysely";
import { DAY_MS } from "../../../platform/mail/mail-pauses.ts";
import { enqueue } from "../../../platform/outbox/outbox.ts";
import type { EventStamp } from "../../leads/records/lead-changes.server.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";

const BATCH = 100;

/**
 * Queues a mail to everybody whose lenders have answered since the last one, at most once a day each: several answers share
 * a mail. Any number of processes may ask: a lead is marked in the transaction that queues its mail.
 */
export async function queueAnswerMails(
  database: HandoffDatabase,
  { now, newId }: Pick<EventStamp, "now" | "newId">,
): Promise<number> {
  const due = await database.db
    .selectFrom("offer_steps")
    .innerJoin("lead_offers", "lead_offers.id", "offer_steps.offer_id")
    .leftJoin("told_answers", "told_answers.lead_id", "lead_offers.lead_id")
    .select(["lead_offers.lead_id as leadId", "told_answers.answers as told"])
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
    .groupBy(["lead_offers.lead_id", "told_answers.answers"])
    .having((is) => is(is.fn.countAll(), ">", is.fn.coalesce("told_answers.answers", sql<number>`0`)))
    .limit(BATCH)
    .execute();
  for (const { leadId, told, answers } of due) {
    await database.transaction(async (transaction) => {
      const row = { answers: Number(answers), told_at: now };
      const marked =
        told === null
          ? await transaction
              .insertInto("told_answers")
              .values({ lead_id: leadId, ...row })
              .onConflict((conflict) => conflict.column("lead_id").doNothing())
              .returning("lead_id")
              .executeTakeFirst()
          : await transaction
              .updateTable("told_answers")
              .set(row)
              .where("lead_id", "=", leadId)
              .where("answers", "=", told)
              .returning("lead_id")
              .executeTakeFirst();
      if (marked === undefined) return;
      await enqueue(transaction, { id: newId(), kind: "deal-answers", payload: { leadId }, runAt: now });
    });
  }
  return due.length;
}
