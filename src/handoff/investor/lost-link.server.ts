import { z } from "zod";
import { claimMail, GROWING_PAUSES_MS } from "../../../platform/mail/mail-pauses.ts";
import { enqueue } from "../../../platform/outbox/outbox.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import { findLeadPause } from "../../leads/delivery/lead-mail-pause.server.ts";
import { findLead } from "../../leads/records/lead-queries.server.ts";
import { parseReference } from "../../leads/records/lead-reference.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";
import type { HandoffMailDeps } from "../mails/mail-deps.server.ts";

const payload = z.object({ reference: z.string() });

/** Keeps what was typed for the worker. Neither the answer nor its time tells whether there is such a lead. */
export async function askForLink(
  database: HandoffDatabase,
  typed: string,
  { now, newId }: { readonly now: number; readonly newId: () => string },
): Promise<void> {
  const reference = parseReference(typed);
  if (reference === undefined) return;
  await database.transaction((transaction) =>
    enqueue(transaction, { id: newId(), kind: "deal-link-asked", payload: { reference }, runAt: now }),
  );
}

/** Mails a new link to the address of the lead, more and more rarely. */
export function createLinkRequest({ database, keys, now }: HandoffMailDeps): JobHandler {
  return async (job) => {
    const lead = await findLead(database, payload.parse(job.payload));
    if (lead === undefined) return { type: "skipped", reason: "no lead has this reference" };
    if (lead.email === "") return { type: "skipped", reason: "the lead has no e-mail address" };
    const mailId = `${job.id}-mail`;
    const stamp = { now: now(), newId: () => mailId };
    const pause = await findLeadPause(database, keys, { kind: "deal-link", email: lead.email }, stamp);
    return await database.transaction(async (transaction) => {
      if (!(await claimMail(transaction, pause, { now: stamp.now, pausesMs: GROWING_PAUSES_MS }))) {
        return { type: "skipped", reason: "the person got a link not long ago" };
      }
      const mail = { id: mailId, kind: "deal-link", payload: { leadId: lead.id }, runAt: stamp.now };
      await enqueue(transaction, mail);
      return { type: "delivered" };
    });
  };
}
