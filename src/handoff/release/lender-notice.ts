import { handoffNumber, type Receiver } from "../offer.ts";

/** A lender's order to forget a person: it names the hand-off, never the person. */
export interface LenderNotice {
  readonly id: string;
  readonly offerId: string;
  readonly lenderId: string;
  readonly lender: string;
  readonly receivers: readonly Receiver[];
  readonly webhookUrl: string | null;
  readonly reason: keyof typeof REASONS;
  /** Hash of the consent record by which the lender got the name. */
  readonly recordHash: string;
  readonly sentAt: number;
  readonly confirmed: { readonly at: number; readonly by: string } | undefined;
}

type Notice = Pick<LenderNotice, "id" | "offerId" | "lender" | "reason" | "recordHash" | "sentAt">;

const REASONS = {
  withdrawn: "took the name back",
  "opted-out": "asked us to pass nothing on to lenders",
  "chose-another": "chose another lender",
  deleted: "asked for the deletion of all data",
  expired: "is deleted from our records, because their time is over",
} as const;

/** Names the hand-off only: the lender knows whose it is, and nobody else has to. */
export function describeNotice({ lender, offerId, reason }: Notice, sender: string): string {
  const number = handoffNumber({ id: offerId });
  return `The investor of hand-off ${number} ${REASONS[reason]}. ${lender} got the name from ${sender} for that loan only. Please stop contacting the investor now, and delete the name, the email address and the phone number, except what a law makes you keep.`;
}

export function listNoticeFacts(notice: Notice, sign: (text: string) => string) {
  return [
    { label: "Hand-off", value: handoffNumber({ id: notice.offerId }) },
    { label: "Sent", value: new Date(notice.sentAt).toISOString() },
    { label: "Consent record", value: notice.recordHash },
    { label: "Signature", value: sign(signedText(notice)) },
  ];
}

/** What the signature covers. */
function signedText({ id, offerId, lender, reason, recordHash, sentAt }: Notice): string {
  return [id, offerId, lender, reason, recordHash, sentAt].join("\n");
}
