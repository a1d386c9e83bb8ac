import { Webhook } from "standardwebhooks";
import { purposeOnOffer, releaseOnOffer } from "../../../src/handoff/handoff-catalog.server.ts";
import type { LenderEventType } from "../../../src/handoff/webhook/lender-event.ts";
import { OTHER_LENDER } from "../../setup/handoff.ts";
import type { DealAccess, StepsOf } from "./deal-under-way.ts";
import { programSecret } from "./publish-lenders.ts";

/** The investor does on the status page what there is to do, and the lender's program answers with signed messages. */
export const PROGRAM_STEPS: StepsOf = (deal) => {
  const { has, newestOffer, onStatusPage } = deal;
  const chosen = async (act: string, fields: Readonly<Record<string, string>> = {}) =>
    await onStatusPage({ act, offer: (await newestOffer()).id, ...fields });
  const offer = () => deal.offerTo(OTHER_LENDER.id);
  const ready = () => deal.statusLink();
  const yes = { answer: "yes", rate: 7.25 };
  /** Once it was told, a program repeats its message under one id until it is taken, and hears each time that it was. */
  const message = (id: string, told: LenderEventType, type: string, data = {}) => ({
    ready: () => deal.isTold(told),
    async send() {
      await deal.isTold(told);
      return await sendSigned(deal, { id, type, data });
    },
    repeated: [200],
  });
  return {
    steps: [
      {
        name: "the purpose on the status page",
        ready,
        send: () => onStatusPage({ act: "attest", isTrue: "on", version: purposeOnOffer.version }),
        isDone: async () => (await deal.read()).isAttested,
        repeated: [303],
      },
      {
        name: "the form of the price",
        send: () => onStatusPage({ act: "tell-value", valueAs: "band" }),
        isDone: async () => (await deal.read()).valueAs === "band",
        repeated: [303],
      },
      { name: "the offer", send: offer, isDone: deal.hasOffers(1) },
      {
        name: "the signed answer",
        ...message("1", "deal.offered", "deal.answered", yes),
        isDone: has("answered"),
      },
      {
        name: "the signed answer taken back",
        ...message("2", "deal.offered", "deal.answer_taken_back"),
        isDone: has("answer-taken-back"),
      },
      {
        name: "the second signed answer",
        ...message("3", "deal.offered", "deal.answered", yes),
        isDone: has("answered", 2),
      },
      {
        name: "the withdrawal of the deal on the status page",
        send: () => chosen("withdraw-deal"),
        isDone: has("withdrawn"),
      },
      { name: "the second offer", send: offer, isDone: deal.hasOffers(2) },
      {
        name: "the signed answer to the second offer",
        ...message("4", "deal.offered", "deal.answered", yes),
        isDone: has("answered"),
      },
      {
        name: "the choice",
        send: () => chosen("choose", { isAgreed: "on", sha256: releaseOnOffer(OTHER_LENDER.name).sha256 }),
        isDone: has("released"),
      },
      {
        name: "the signed receipt",
        ...message("5", "contact.released", "contact.received"),
        isDone: has("received"),
      },
      {
        name: "the signed outcome",
        ...message("6", "contact.released", "loan.reported", {
          outcome: "funded",
          amount: 225_000,
          fundedOn: "2026-01-05",
        }),
        isDone: has("outcome"),
      },
      {
        name: "the name taken back on the status page",
        send: () => chosen("take-back"),
        isDone: has("release-withdrawn"),
      },
      {
        name: "the signed confirmation of the notice",
        ...message("7", "contact.withdrawn", "contact.forgotten"),
        isDone: async () => (await deal.read()).notice?.confirmed !== undefined,
      },
    ],
    expected: {
      offers: [
        ["offered", "answered", "answer-taken-back", "answered", "withdrawn"],
        ["offered", "answered", "released", "received", "outcome", "release-withdrawn"],
      ],
      commission: [],
    },
  };
};

interface ProgramMessage {
  readonly id: string;
  readonly type: string;
  readonly data: object;
}

async function sendSigned(
  { newestOffer, siteUrl, siteNow }: DealAccess,
  { id, type, data }: ProgramMessage,
): Promise<number | undefined> {
  const { id: deal } = await newestOffer();
  const body = JSON.stringify({ type, data: { deal, ...data } });
  const sentAt = new Date(siteNow());
  const webhookId = `${deal}-${id}`;
  const response = await fetch(`${siteUrl}/api/lenders/${OTHER_LENDER.id}/messages`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "webhook-id": webhookId,
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
      "webhook-signature": new Webhook(programSecret).sign(webhookId, sentAt, body),
    },
    body,
  }).catch(() => undefined);
  return response?.status;
}
