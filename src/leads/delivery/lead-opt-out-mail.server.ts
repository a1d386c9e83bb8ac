import type { Mail } from "../../../platform/mail/mail.ts";
import { type MailDocument, writeHtml, writeText } from "../../../platform/mail/mail-document.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import { describeOptOut, type OptOutScope } from "../privacy/opt-out.ts";
import { findLeadOptOut } from "../privacy/suppressions.server.ts";
import { listEvents } from "../records/lead-queries.server.ts";
import { deliverLead } from "./lead-delivery.server.ts";
import type { LeadEmailDeps } from "./lead-email.server.ts";

type OptOutMailDeps = Pick<LeadEmailDeps, "database" | "keys" | "mailer" | "from" | "to">;

/** Tells the operator that somebody used the unsubscribe link in a mail. Identifies them by reference only. */
export function createLeadOptOutMail(deps: OptOutMailDeps): JobHandler {
  const { database, keys, mailer } = deps;
  return deliverLead(database, async ({ jobId, lead }) => {
    const scopes = await findLeadOptOut(database.db, keys, lead);
    if (scopes.length === 0) return { type: "skipped", reason: "the person agreed again" };
    const events = await listEvents(database, lead.id);
    const partners = events.flatMap((event) => (event.kind === "shared" ? [event.partner] : []));
    const { reference } = lead;
    return await mailer.send(composeOptOut({ id: jobId, reference, scopes, partners }, deps));
  });
}

interface OptOut {
  readonly id: string;
  readonly reference: string;
  readonly scopes: readonly OptOutScope[];
  readonly partners: readonly string[];
}

function composeOptOut(
  { id, reference, scopes, partners }: OptOut,
  { from, to }: Pick<OptOutMailDeps, "from" | "to">,
): Mail {
  const title = `${reference} ${describeOptOut(scopes)}`;
  const lenders = [...new Set(partners)].join(", ");
  const document: MailDocument = {
    title,
    blocks: [
      { kind: "paragraph", text: "The site honors it from now on. Please do so too." },
      ...(partners.length === 0
        ? []
        : [{ kind: "paragraph", text: `Tell the lenders who have the details: ${lenders}.` } as const]),
      { kind: "paragraph", text: `Who it is: npm run operator -- leads show ${reference}` },
    ],
  };
  return {
    id,
    from,
    to: { address: to },
    subject: title,
    text: writeText(document),
    html: writeHtml(document),
  };
}
