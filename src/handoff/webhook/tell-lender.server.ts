import { enqueue, type NewJob } from "../../../platform/outbox/outbox.ts";
import type { EventStamp } from "../../leads/records/lead-changes.server.ts";
import type { HandoffTransaction } from "../handoff-tables.server.ts";
import type { Offer, Receiver } from "../offer.ts";
import type { LenderEventType } from "./lender-event.ts";

/** Who reads the mail of a withdrawn deal has nothing to do: its link says so. A program has no page to look at. */
const MAILS: Readonly<Partial<Record<LenderEventType, string>>> = {
  "deal.offered": "deal-offer",
  "contact.released": "lender-contact",
  "contact.withdrawn": "lender-notice",
};

interface ToldLender extends Pick<Offer, "receivers" | "webhookUrl"> {
  /** Which of the receivers. */
  readonly isTold?: (receiver: Receiver) => boolean;
}

/** Queues what a lender is told: one message to its program, or else a mail to each receiver. */
export async function tellLender(
  transaction: HandoffTransaction,
  { receivers, webhookUrl, isTold = () => true }: ToldLender,
  type: LenderEventType,
  about: Readonly<Record<string, string>>,
  { now, newId }: Pick<EventStamp, "now" | "newId">,
): Promise<void> {
  const job = (kind: string, more: NewJob["payload"]): NewJob => ({
    id: newId(),
    kind,
    payload: { ...about, ...more },
    runAt: now,
  });
  const mail = MAILS[type];
  const mails =
    mail === undefined
      ? []
      : receivers.flatMap((who, receiver) => (isTold(who) ? [job(mail, { receiver })] : []));
  await enqueue(transaction, ...(webhookUrl === null ? mails : [job("lender-webhook", { type })]));
}
