import { z } from "zod";
import type { MailAddress, Mailer } from "../../platform/mail/mail.ts";
import { writeMail } from "../../platform/mail/mail-document.ts";
import type { JobHandler } from "../../platform/outbox/worker.ts";
import type { MailSender } from "../leads/delivery/mail-sender.ts";
import { findLead } from "../leads/records/lead-queries.server.ts";
import type { HandoffJobKind } from "./handoff-jobs.ts";
import type { HandoffDatabase } from "./handoff-tables.server.ts";
import { describeAnswer } from "./lender-answer.ts";
import { answerOf, type Offer, stateOf } from "./offer.ts";
import type { OfferLinks } from "./offer-link.server.ts";
import { findOffer } from "./offer-store.server.ts";
import { listDealFacts, type OfferedDeal, titleDeal } from "./offered-deal.ts";

export interface HandoffMailDeps {
  readonly database: HandoffDatabase;
  readonly mailer: Mailer;
  readonly from: MailAddress;
  /** The operator. */
  readonly to: string;
  readonly mailSender: Pick<MailSender, "name" | "email">;
  readonly links: OfferLinks;
  /** A moment as a day in the office. */
  readonly describeDay: (moment: number) => string;
  /** Undefined if the desk is off. */
  readonly deskUrl: string | undefined;
  readonly now: () => number;
}

const payload = z.object({ offerId: z.string(), receiver: z.number().optional() });

/** Handlers by job kind. A deleted lead takes its offers along, and their mails are no longer sent. */
export function createHandoffHandlers(deps: HandoffMailDeps): Readonly<Record<HandoffJobKind, JobHandler>> {
  const { database, mailer, from, to, mailSender, links, describeDay, deskUrl, now } = deps;
  return {
    "deal-offer": async (job) => {
      const { offerId, receiver: index = 0 } = payload.parse(job.payload);
      const offer = await findOffer(database, offerId);
      if (offer === undefined) return { type: "skipped", reason: "the lead was deleted" };
      const receiver = offer.receivers[index];
      const state = stateOf(offer, now());
      if (receiver === undefined || state !== "open") {
        return { type: "skipped", reason: `the offer is ${state}` };
      }
      const url = links.issue({ offerId, receiver: index });
      return await mailer.send({
        id: job.id,
        from,
        to: { name: receiver.name, address: receiver.email },
        replyTo: { name: mailSender.name, address: mailSender.email },
        ...writeOffer(offer, { url, lastDay: describeDay(offer.expiresAt), sender: mailSender }),
      });
    },
    "offer-answered": async (job) => {
      const offer = await findOffer(database, payload.parse(job.payload).offerId);
      const lead = offer && (await findLead(database, { id: offer.leadId }));
      if (offer === undefined || lead === undefined) {
        return { type: "skipped", reason: "the lead was deleted" };
      }
      const { reference } = lead;
      const answer = answerOf(offer);
      const [said = "It took its answer back", ...more] = answer === undefined ? [] : describeAnswer(answer);
      const content = writeMail(`${offer.lender} on the deal of ${reference}: ${said}`, [
        ...(more.length === 0 ? [] : [more.join("\n")]),
        { kind: "facts", facts: listDealFacts(offer.deal) },
        deskUrl === undefined
          ? `All answers: npm run operator -- handoff show ${reference}`
          : { kind: "link", text: "Open it at the desk", url: `${deskUrl}/leads/${reference}/handoff` },
      ]);
      return await mailer.send({ id: job.id, from, to: { address: to }, ...content });
    },
  };
}

interface OfferWords {
  readonly url: string;
  readonly lastDay: string;
  readonly sender: Pick<MailSender, "name" | "email">;
}

/** What a receiver reads. The desk shows the same before it is sent. */
export function writeOffer({ deal }: Pick<Offer, "deal">, { url, lastDay, sender }: OfferWords) {
  return writeMail(titleOffer(deal), [
    `${sender.name} has an investor whose deal seems to fit what you take. It comes without a name: please answer the deal.`,
    { kind: "facts", facts: listDealFacts(deal) },
    { kind: "link", text: "Answer with yes, no or what you need", url },
    `The link needs no account and works until ${lastDay}. Everybody who has it can answer, once.`,
    `To receive no more deals, write to ${sender.email}.`,
  ]);
}

function titleOffer(deal: OfferedDeal): string {
  return `A rental deal for you: ${titleDeal(deal)}`;
}
