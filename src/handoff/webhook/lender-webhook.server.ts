import { z } from "zod";
import type { Outcome } from "../../../platform/outbox/jobs.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import type { HandoffMailDeps } from "../mails/mail-deps.server.ts";
import { findDueOffer, findDueRelease } from "../mails/still-due.server.ts";
import { deadlineOf, releaseOf } from "../offer-state.ts";
import { findOffer } from "../offer-steps.server.ts";
import { describeNotice } from "../release/lender-notice.ts";
import { findNotice } from "../release/notice-store.server.ts";
import {
  dealData,
  handoffData,
  LENDER_EVENTS,
  type LenderEventType,
  writeLenderEvent,
} from "./lender-event.ts";
import { findSecretVersion } from "./webhook-secrets.server.ts";

const payload = z.object({
  type: z.enum(LENDER_EVENTS),
  offerId: z.string().default(""),
  noticeId: z.string().default(""),
});
type About = z.infer<typeof payload>;

interface Message {
  readonly lenderId: string;
  readonly url: string | null;
  readonly body: string;
}
type Writing = Message | { readonly skipped: Outcome };

/** Tells a lender's program what a lender without one reads in a mail. Repeated until it answers, under the same id. */
export function createLenderWebhook(deps: HandoffMailDeps): JobHandler {
  const { database, webhookSecrets, openWebhook } = deps;
  return async (job, signal) => {
    const about = payload.parse(job.payload);
    const message = await WRITERS[about.type](about, deps);
    if ("skipped" in message) return message.skipped;
    const version = await findSecretVersion(database, message.lenderId);
    if (message.url === null || version === 0) {
      return { type: "permanent", reason: "the webhook of this lender has no secret" };
    }
    const secret = webhookSecrets(message.lenderId, version);
    return await openWebhook({ url: message.url, secret }).send({ id: job.id, body: message.body }, signal);
  };
}

const WRITERS: Readonly<Record<LenderEventType, (about: About, deps: HandoffMailDeps) => Promise<Writing>>> =
  {
    async "deal.offered"({ type, offerId }, deps) {
      const due = await findDueOffer(deps, offerId);
      if ("skipped" in due) return due;
      const { offer } = due;
      const answerUntil = toIso(offer.expiresAt);
      const data = { ...handoffData(offer), answerUntil, terms: dealData(offer.deal) };
      return {
        lenderId: offer.lenderId,
        url: offer.webhookUrl,
        body: writeLenderEvent({ type, happenedAt: offer.steps[0].happenedAt, data }),
      };
    },
    async "deal.withdrawn"({ type, offerId }, { database }) {
      const offer = await findOffer(database, offerId);
      if (offer === undefined) return { skipped: { type: "skipped", reason: "the lead was deleted" } };
      const happenedAt = offer.steps.at(-1)?.happenedAt ?? 0;
      return {
        lenderId: offer.lenderId,
        url: offer.webhookUrl,
        body: writeLenderEvent({ type, happenedAt, data: handoffData(offer) }),
      };
    },
    async "contact.released"({ type, offerId }, deps) {
      const due = await findDueRelease(deps, offerId);
      if ("skipped" in due) return due;
      const { offer, lead, consent } = due;
      const data = {
        ...handoffData(offer),
        confirmUntil: toIso(deadlineOf(offer)),
        contact: { name: lead.name, email: lead.email, phone: lead.phone },
        consent: {
          recordedAt: consent.recordedAt,
          isTextConfirmed: consent.isTextConfirmed,
          text: consent.text,
          textVersion: consent.textVersion,
          textSha256: consent.textSha256,
          sequence: consent.sequence,
          hash: consent.hash,
        },
        terms: dealData(offer.deal),
      };
      return {
        lenderId: offer.lenderId,
        url: offer.webhookUrl,
        body: writeLenderEvent({ type, happenedAt: releaseOf(offer)?.happenedAt ?? 0, data }),
      };
    },
    async "contact.withdrawn"({ type, noticeId }, { database, mailSender }) {
      const notice = await findNotice(database, { id: noticeId });
      if (notice === undefined) return { skipped: { type: "skipped", reason: "the notice was removed" } };
      const data = {
        ...handoffData({ id: notice.offerId }),
        reason: notice.reason,
        text: describeNotice(notice, mailSender.name),
        recordHash: notice.recordHash,
      };
      return {
        lenderId: notice.lenderId,
        url: notice.webhookUrl,
        body: writeLenderEvent({ type, happenedAt: notice.sentAt, data }),
      };
    },
  };

function toIso(moment: number): string {
  return new Date(moment).toISOString();
}
