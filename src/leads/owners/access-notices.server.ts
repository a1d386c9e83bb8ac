import type { Transaction } from "kysely";
import { z } from "zod";
import { writeMail } from "../../../platform/mail/mail-document.ts";
import { enqueueOnce, type OutboxTables } from "../../../platform/outbox/outbox.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import type { LeadEmailDeps } from "../delivery/lead-email.server.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";

/** What a person should hear of who has not done it: changes of how they enter the desk, and tries that look wrong. */
const NOTICES = {
  "invited-again": "Somebody made another link with which they enter the desk",
  "passkey-added": "A passkey was added",
  "passkey-removed": "A passkey was removed",
  "address-changed": "The address for their mails was changed: this one gets no more",
  revoked: "Their access to the desk was taken away",
  "entered-after-pause": "They entered the desk with a passkey that had not been used for 30 days",
  "answer-refused": "Somebody named their passkey at the desk's door, and the answer was wrong or late",
} as const;

export type AccessNotice = keyof typeof NOTICES;
const EVENTS: readonly string[] = Object.keys(NOTICES);

const payload = z.object({
  person: z.string(),
  to: z.string().nullable(),
  event: z.custom<AccessNotice>((value) => typeof value === "string" && EVENTS.includes(value)),
});

const DAY_MS = 24 * 60 * 60 * 1000;

interface Noticed {
  readonly personId: string;
  readonly event: AccessNotice;
}

/** What a stranger can cause is mailed once a day. */
const DAILY: readonly AccessNotice[] = ["answer-refused"];

/**
 * Mails the colleague, or the office if they have no address. Call it before the change: whoever takes an address away must
 * not keep the notice from it.
 */
export async function queueAccessNotice(
  transaction: Transaction<LeadTables & OutboxTables>,
  { personId, event }: Noticed,
  now: number,
): Promise<void> {
  const person = await transaction
    .selectFrom("lead_owners")
    .select(["name", "email"])
    .where("id", "=", personId)
    .executeTakeFirst();
  if (person === undefined) return;
  const moment = DAILY.includes(event) ? Math.floor(now / DAY_MS) : now;
  const id = `access-${event}-${personId}-${moment}`;
  const content = { person: person.name, to: person.email, event };
  await enqueueOnce(transaction, { id, kind: "access-notice", payload: content, runAt: now });
}

export interface AccessNoticeDeps extends Pick<LeadEmailDeps, "mailer" | "from" | "to"> {
  readonly describeMoment: (moment: number) => string;
}

export function createAccessNotice({ mailer, from, to, describeMoment }: AccessNoticeDeps): JobHandler {
  return async ({ id, payload: stored, firstRunAt }) => {
    const { person, to: own, event } = payload.parse(stored);
    const content = writeMail(`Desk access of ${person}`, [
      { kind: "facts", facts: [{ label: "When", value: describeMoment(firstRunAt) }] },
      `${NOTICES[event]}.${DAILY.includes(event) ? " More of it on the same day is not mailed." : ""}`,
      `If ${person} knows of it, there is nothing to do.`,
      `If not, end it at once. At the desk: Colleagues, Access. By command: npm run operator -- desk revoke "${person}"`,
      "Who did what: npm run operator -- audit list",
    ]);
    return await mailer.send({ id, from, to: { address: own ?? to }, ...content });
  };
}
