import { writeMail } from "../../../platform/mail/mail-document.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import { describeOptOut } from "../privacy/opt-out.ts";
import { findLeadOptOut } from "../privacy/suppressions.server.ts";
import { listEvents } from "../records/lead-queries.server.ts";
import { listPartners } from "../records/lead-record.ts";
import { deliverLead } from "./lead-delivery.server.ts";
import type { LeadEmailDeps } from "./lead-email.server.ts";

type OptOutMailDeps = Pick<LeadEmailDeps, "database" | "keys" | "mailer" | "from" | "to">;

/** Tells the operator that somebody used the unsubscribe link in a mail. Identifies them by reference only. */
export function createLeadOptOutMail({ database, keys, mailer, from, to }: OptOutMailDeps): JobHandler {
  return deliverLead(database, async ({ jobId, lead: { reference, ...lead } }) => {
    const scopes = await findLeadOptOut(database.db, keys, lead);
    if (scopes.length === 0) return { type: "skipped", reason: "the person agreed again" };
    const lenders = listPartners(await listEvents(database, lead.id));
    const content = writeMail(`${reference} ${describeOptOut(scopes)}`, [
      "The site honors it from now on. Please do so too.",
      lenders.length === 0 ? undefined : `Tell the lenders who have the details: ${lenders.join(", ")}.`,
      `Who it is: npm run operator -- leads show ${reference}`,
    ]);
    return await mailer.send({ id: jobId, from, to: { address: to }, ...content });
  });
}
