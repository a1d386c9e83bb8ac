import { z } from "zod";
import { writeMail } from "../../../platform/mail/mail-document.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import type { MailSender } from "../../leads/delivery/mail-sender.ts";
import { listDealFacts, type OfferedDeal, titleDeal } from "../deal/offered-deal.ts";
import { QUESTIONS } from "../lender/lender-answer.ts";
import { handoffNumber, type Offer } from "../offer.ts";
import { deadlineOf } from "../offer-state.ts";
import { describeNotice, listNoticeFacts } from "../release/lender-notice.ts";
import { findNotice } from "../release/notice-store.server.ts";
import { listContact } from "../release/released-contact.ts";
import type { HandoffMailDeps } from "./mail-deps.server.ts";
import { type DueRelease, findDueOffer, findDueRelease } from "./still-due.server.ts";

const aboutOffer = z.object({ offerId: z.string(), receiver: z.number().default(0) });
const aboutNotice = z.object({ noticeId: z.string(), receiver: z.number() });

const NO_RECEIVER = { type: "skipped", reason: "the offer has no such receiver" } as const;

/** Offers a deal, without a name. */
export function createOfferMail(deps: HandoffMailDeps): JobHandler {
  const { mailer, from, mailSender, links, describeDay } = deps;
  return async (job) => {
    const { offerId, receiver: index } = aboutOffer.parse(job.payload);
    const due = await findDueOffer(deps, offerId);
    if ("skipped" in due) return due.skipped;
    const { offer } = due;
    const receiver = offer.receivers[index];
    if (receiver === undefined) return NO_RECEIVER;
    const url = links.issue({ kind: "deal", id: offerId, receiver: index });
    return await mailer.send({
      id: job.id,
      from,
      to: { name: receiver.name, address: receiver.email },
      replyTo: { name: mailSender.name, address: mailSender.email },
      ...writeOffer(offer, { url, lastDay: describeDay(offer.expiresAt), sender: mailSender }),
    });
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
    `${sender.name} has an investor whose deal seems to fit what you take. It comes without a name: please answer the deal. If the investor chooses you, you get the contact.`,
    { kind: "facts", facts: listDealFacts(deal) },
    { kind: "link", text: "Answer with yes, no or what you need", url },
    `The link needs no account and works until ${lastDay}. Everybody who has it can answer, once.`,
    `To receive no more deals, write to ${sender.email}.`,
  ]);
}

function titleOffer(deal: OfferedDeal): string {
  const isDetailed = QUESTIONS.some(({ value }) => deal[value] !== "");
  return `A rental deal for you${isDetailed ? ", with more about it" : ""}: ${titleDeal(deal)}`;
}

/** The one mail with a name: to the lender that was chosen, with what the person agreed to. */
export function createContactMail(deps: HandoffMailDeps): JobHandler {
  const { mailer, from, mailSender, links } = deps;
  return async (job) => {
    const { offerId, receiver: index } = aboutOffer.parse(job.payload);
    const due = await findDueRelease(deps, offerId);
    if ("skipped" in due) return due.skipped;
    const receiver = due.offer.receivers[index];
    if (receiver === undefined) return NO_RECEIVER;
    const url = links.issue({ kind: "contact", id: offerId, receiver: index });
    return await mailer.send({
      id: job.id,
      from,
      to: { name: receiver.name, address: receiver.email },
      replyTo: { name: mailSender.name, address: mailSender.email },
      ...writeContact(due, url, deps),
    });
  };
}

function writeContact({ offer, lead, consent }: DueRelease, url: string, deps: HandoffMailDeps) {
  const { mailSender, describeDay } = deps;
  return writeMail(`The investor chose you: ${titleDeal(offer.deal)}`, [
    `Hand-off ${handoffNumber(offer)}. The investor read your answer and chose ${offer.lender}, and nobody else, for this loan.`,
    { kind: "facts", facts: listContact(lead) },
    {
      kind: "link",
      text: `Confirm by ${describeDay(deadlineOf(offer))} that you have it, and report there what becomes of the loan`,
      url,
    },
    { kind: "heading", text: "What the investor agreed to" },
    { kind: "quote", text: consent.text },
    {
      kind: "facts",
      facts: [
        { label: "Agreed", value: consent.recordedAt },
        {
          label: "How",
          value: consent.isTextConfirmed
            ? "on our page, in these words"
            : `told ${mailSender.name}, which recorded it`,
        },
        { label: "Text", value: `version ${consent.textVersion}, SHA-256 ${consent.textSha256}` },
        { label: "Record", value: `${consent.sequence}, ${consent.hash}` },
      ],
    },
    { kind: "heading", text: "The deal" },
    { kind: "facts", facts: listDealFacts(offer.deal) },
    `The investor can take the name back at any time. Then you get a notice, and stop.`,
  ]);
}

/** Tells a lender to forget somebody. It is also sent when the person was deleted, so it needs no lead. */
export function createNoticeMail(deps: HandoffMailDeps): JobHandler {
  const { database, mailer, from, mailSender, links, signNotice } = deps;
  return async (job) => {
    const { noticeId, receiver: index } = aboutNotice.parse(job.payload);
    const notice = await findNotice(database, { id: noticeId });
    const receiver = notice?.receivers[index];
    if (notice === undefined || receiver === undefined) {
      return { type: "skipped", reason: "the notice was removed" };
    }
    const number = handoffNumber({ id: notice.offerId });
    const content = writeMail(`Please forget the investor of hand-off ${number}`, [
      describeNotice(notice, mailSender.name),
      {
        kind: "link",
        text: "Confirm that you did",
        url: links.issue({ kind: "notice", id: noticeId, receiver: index }),
      },
      { kind: "facts", facts: listNoticeFacts(notice, signNotice) },
      "The page behind the link shows the same signature: that proves that this notice is ours.",
    ]);
    return await mailer.send({
      id: job.id,
      from,
      to: { name: receiver.name, address: receiver.email },
      replyTo: { name: mailSender.name, address: mailSender.email },
      ...content,
    });
  };
}
