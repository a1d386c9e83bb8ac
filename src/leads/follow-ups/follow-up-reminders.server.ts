import type { ExpressionBuilder } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { writeMail } from "../../../platform/mail/mail-document.ts";
import { enqueueOnce, type OutboxTables } from "../../../platform/outbox/outbox.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import { deliverLead } from "../delivery/lead-delivery.server.ts";
import { type LeadEmailDeps, linkToDesk, offerCall } from "../delivery/lead-email.server.ts";
import { findOwnerAddress } from "../owners/lead-owners.server.ts";
import { explainOptOut } from "../privacy/opt-out.ts";
import { findLeadOptOut, listLeadChoices } from "../privacy/suppressions.server.ts";
import type { EventStamp } from "../records/lead-changes.server.ts";
import type { Lead } from "../records/lead-record.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import { describeDay } from "./follow-up.ts";
import { type FollowUp, findFollowUps } from "./follow-up-store.server.ts";

const BATCH = 100;
/** Between the clocks of several processes. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Queues a reminder for every follow-up that has become due. The outbox holds nothing for days ahead, so this is asked
 * every few seconds, by any number of processes: each follow-up is marked in the transaction that queues its reminder.
 */
export async function queueReminders(
  database: Database<LeadTables & OutboxTables>,
  { now, newId }: EventStamp,
): Promise<number> {
  // One of the future came too early, from a clock that was ahead.
  const isOpen = (is: ExpressionBuilder<LeadTables, "lead_follow_ups">) =>
    is.or([is("reminded_at", "is", null), is("reminded_at", ">", now + CLOCK_TOLERANCE_MS)]);
  const due = await database.db
    .selectFrom("lead_follow_ups")
    .select(["id", "lead_id", "reminded_at"])
    .where("due_at", "<=", now)
    .where(isOpen)
    .orderBy("due_at")
    .limit(BATCH)
    .execute();
  for (const { id, lead_id, reminded_at } of due) {
    // A reminder is sent once under its id, and the early one may still be queued.
    const nextId = reminded_at === null ? id : newId();
    await database.transaction(async (transaction) => {
      const marked = await transaction
        .updateTable("lead_follow_ups")
        .set({ id: nextId, reminded_at: now })
        .where("id", "=", id)
        .where(isOpen)
        .executeTakeFirst();
      if (marked.numUpdatedRows === 0n) return;
      const payload = { leadId: lead_id };
      await enqueueOnce(transaction, { id: reminderId(nextId), kind: "lead-follow-up", payload, runAt: now });
    });
  }
  return due.length;
}

function reminderId(followUpId: string): string {
  return `follow-up-${followUpId}`;
}

export interface ReminderDeps
  extends Pick<LeadEmailDeps, "database" | "keys" | "mailer" | "from" | "to" | "nameState" | "deskUrl"> {}

/** Mails the owner of the lead, or the office, what they wanted to do now, unless it was done, changed or removed in the meantime. */
export function createFollowUpReminder(deps: ReminderDeps): JobHandler {
  const { database, keys, mailer } = deps;
  return deliverLead(database, async ({ jobId, lead }) => {
    const planned = await findFollowUps(database, lead.id);
    const followUp = planned.find(({ id }) => reminderId(id) === jobId);
    if (followUp === undefined) {
      return { type: "skipped", reason: "the follow-up was done, changed or removed" };
    }
    const to = await findOwnerAddress(database, lead.owner);
    const wishes = explainOptOut(lead, await listLeadChoices(database.db, keys, lead));
    const mayCall = !(await findLeadOptOut(database.db, keys, lead)).includes("phone");
    return await mailer.send(
      composeReminder({ jobId, lead, followUp, wishes, mayCall }, { ...deps, to: to ?? deps.to }),
    );
  });
}

interface Reminder {
  readonly jobId: string;
  readonly lead: Lead;
  readonly followUp: FollowUp;
  readonly wishes: string | undefined;
  readonly mayCall: boolean;
}

/** Mail servers log subjects, so the subject does not identify the person. */
function composeReminder(
  { jobId, lead, followUp, wishes, mayCall }: Reminder,
  { from, to, deskUrl, nameState }: ReminderDeps,
): Mail {
  const { reference } = lead;
  const content = writeMail(`Follow-up due: ${reference}`, [
    wishes,
    followUp.text === "" ? undefined : { kind: "quote", text: followUp.text },
    {
      kind: "facts",
      facts: [
        { label: "Due", value: describeDay(followUp) },
        { label: "Name", value: lead.name },
        { label: "State", value: lead.state === null ? "not given" : nameState(lead.state) },
        { label: "Status", value: lead.status },
        ...(lead.phone === "" ? [] : [{ label: "Dial", value: lead.phone }]),
      ],
    },
    mayCall ? offerCall(lead) : undefined,
    deskUrl === undefined ? undefined : linkToDesk(deskUrl, reference),
    `History and notes: npm run operator -- leads show ${reference}`,
    `When it is done: npm run operator -- leads follow-up ${reference} ${followUp.day} --done`,
  ]);
  return { id: jobId, from, to: { address: to }, ...content };
}
