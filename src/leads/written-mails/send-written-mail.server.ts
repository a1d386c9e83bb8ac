import type { Mail, MailAddress } from "../../../platform/mail/mail.ts";
import { writeLetter } from "../../../platform/mail/mail-document.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import { type ActionStamp, listActions } from "../../audit/audit-log.server.ts";
import type { AcknowledgementDeps } from "../delivery/lead-acknowledgement.server.ts";
import { deliverLead } from "../delivery/lead-delivery.server.ts";
import { findOwnerAddress } from "../owners/lead-owners.server.ts";
import { listEvents } from "../records/lead-queries.server.ts";
import type { Lead } from "../records/lead-record.ts";
import { findMailRefusal } from "./queue-written-mail.server.ts";
import type { WrittenMail } from "./written-mail.ts";

type WrittenMailDeps = Pick<
  AcknowledgementDeps,
  "database" | "keys" | "mailer" | "from" | "mailSender" | "siteUrl" | "tokens"
>;

const REASONS = {
  "no address": "the lead has no e-mail address",
  "opted out": "the person opted out",
  "no consent": "there is no consent of the person",
} as const;

/** Sends what somebody at the desk wrote, unless the person opted out in the meantime. */
export function createWrittenMail(deps: WrittenMailDeps): JobHandler {
  const { database, keys, mailer } = deps;
  return deliverLead(database, async ({ jobId, lead }) => {
    const events = await listEvents(database, lead.id);
    const written = events.filter((event) => event.kind === "mailed").find(({ job }) => job === jobId);
    if (written === undefined) return { type: "skipped", reason: "the mail was deleted" };
    const refusal = await findMailRefusal(database.db, keys, lead);
    if (refusal !== undefined) return { type: "skipped", reason: REASONS[refusal] };
    const writer = await findWriter(lead, written.happenedAt, deps);
    return await mailer.send(composeWrittenMail({ ...written, id: jobId, lead, writer }, deps));
  });
}

interface Writer {
  readonly name: string;
  /** Undefined: answers go to the office. */
  readonly address: string | undefined;
}

/** Whoever wrote it, as the log of actions knows: it was written in the same moment as the mail. */
async function findWriter(
  { reference }: Pick<Lead, "reference">,
  now: ActionStamp["now"],
  { database }: Pick<WrittenMailDeps, "database">,
): Promise<Writer | undefined> {
  const actions = await listActions(database, { subject: reference, limit: MAX_ACTIONS });
  const name = actions.find(({ happenedAt }) => happenedAt === now)?.actor.name;
  return name === undefined ? undefined : { name, address: await findOwnerAddress(database, name) };
}

const MAX_ACTIONS = 200;

interface MailToSend extends WrittenMail {
  readonly id: string;
  readonly lead: Pick<Lead, "id" | "name" | "email">;
  readonly writer: Writer | undefined;
}

/**
 * From the colleague's own address where the mail server may send for it: where it has the domain of the configured sender.
 * Otherwise it comes from that sender, and answers go to the colleague.
 */
function composeWrittenMail(
  { id, subject, text, lead, writer }: MailToSend,
  { from, mailSender, siteUrl, tokens }: Pick<WrittenMailDeps, "from" | "mailSender" | "siteUrl" | "tokens">,
): Mail {
  const unsubscribeUrl = `${siteUrl}/unsubscribe/${tokens.issue(lead.id)}`;
  const { name, legalName, email, postalAddress } = mailSender;
  const own = writer?.address;
  const sender: MailAddress = {
    name: writer === undefined ? name : `${writer.name}, ${name}`,
    address: own !== undefined && domainOf(own) === domainOf(from.address) ? own : from.address,
  };
  const content = writeLetter(subject, [
    ...text.split(/\n{2,}/),
    { kind: "link", text: `Stop all email from ${name}`, url: unsubscribeUrl },
    `${legalName}, ${postalAddress}`,
  ]);
  return {
    ...content,
    id,
    from: sender,
    to: { name: lead.name, address: lead.email },
    replyTo: { name: sender.name ?? name, address: own ?? email },
    unsubscribeUrl,
    isWritten: true,
  };
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1).toLowerCase();
}
