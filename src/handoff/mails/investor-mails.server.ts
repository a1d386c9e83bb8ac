import { z } from "zod";
import type { MailBlock } from "../../../platform/mail/mail-document.ts";
import { writeMail } from "../../../platform/mail/mail-document.ts";
import { skipUndeliverable } from "../../../platform/outbox/jobs.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import { findLeadOptOut } from "../../leads/privacy/suppressions.server.ts";
import { findLead } from "../../leads/records/lead-queries.server.ts";
import type { Lead } from "../../leads/records/lead-record.ts";
import { sayLever } from "../deal/refusal-lever.ts";
import { findSummaryDeal } from "../deal/summary-deal.ts";
import { describeAnswer, type LenderAnswer } from "../lender/lender-answer.ts";
import type { Offer } from "../offer.ts";
import { answerOf, hasName, stateOf } from "../offer-state.ts";
import { listOffers } from "../offer-steps.server.ts";
import type { HandoffMailDeps } from "./mail-deps.server.ts";

const payload = z.object({ leadId: z.string(), offerId: z.string().optional() });

interface InvestorMail {
  readonly subject: string;
  readonly blocks: readonly (MailBlock | undefined)[];
  readonly link: string;
}

interface Written {
  readonly lead: Lead;
  readonly offers: readonly Offer[];
  readonly offerId: string | undefined;
  readonly now: number;
}

/** Undefined if there is nothing to say (any more). */
type Writer = (about: Written) => InvestorMail | undefined;

/** Lenders have answered. */
const writeAnswers: Writer = ({ lead, offers, now }) => {
  const answered = offers.filter((offer) => stateOf(offer, now) === "answered");
  if (answered.length === 0) return undefined;
  return {
    subject: answered.length === 1 ? "A lender answered your deal" : "Lenders answered your deal",
    blocks: [
      "They saw the deal without your name. Nobody gets your name unless you choose them.",
      ...answered.map((offer) => sayAnswer(offer, lead)),
    ],
    link: nextAct(answered.map((offer) => answerOf(offer)?.kind)),
  };
};

/** With the lever of a no, as far as one is known. */
function sayAnswer(offer: Offer, { dealSummary }: Lead): string {
  const { lender, deal: offered, matched } = offer;
  const answer = answerOf(offer);
  if (answer === undefined) return `${lender}: `;
  const deal = findSummaryDeal(dealSummary, offered);
  const lever = answer.kind === "no" && sayLever({ reason: answer.reason, offered, matched, deal });
  return `${lender}: ${describeAnswer(answer).join("; ")}${lever ? `. ${lever}` : ""}`;
}

/** What there is to do on the page. */
function nextAct(kinds: readonly (LenderAnswer["kind"] | undefined)[]): string {
  if (kinds.includes("yes")) return "See the answers side by side, and choose";
  return kinds.includes("more") ? "Tell them what they need" : "Open the page of my deal";
}

/** The name was released: the person can still take it back, above all if it was the operator who recorded it. */
const writeReleased: Writer = ({ offers, offerId }) => {
  const offer = offers.find(({ id }) => id === offerId);
  if (offer === undefined || !hasName(offer)) return undefined;
  return {
    subject: `${offer.lender} gets your name`,
    blocks: [
      `You chose ${offer.lender}. It gets your name, email address and phone number. We give them to no other lender unless you choose it.`,
      "If you did not choose it, or changed your mind, take your name back on this page:",
    ],
    link: "See who has my data",
  };
};

/** Somebody lost the link, or the operator sends it. */
const writeLink: Writer = () => ({
  subject: "Your deal with lenders",
  blocks: ["Here you see which lenders were asked about your deal, what they said, and who has your name."],
  link: "Open the page of my deal",
});

export const INVESTOR_MAILS = {
  "deal-answers": writeAnswers,
  "release-told": writeReleased,
  "deal-link": writeLink,
} as const;

/** A mail to the person of a lead, unless they opted out of mail. It says nothing that was typed into the form. */
export function createInvestorMail(write: Writer, deps: HandoffMailDeps): JobHandler {
  const { database, keys, mailer, from, mailSender, tokens, siteUrl, statusLinks, now } = deps;
  return async (job) => {
    const { leadId, offerId } = payload.parse(job.payload);
    const lead = await findLead(database, { id: leadId });
    if (lead === undefined) return { type: "skipped", reason: "the lead was deleted" };
    if ((await findLeadOptOut(database.db, keys, lead)).includes("email")) {
      return { type: "skipped", reason: "the person opted out" };
    }
    const mail = write({ lead, offers: await listOffers(database, leadId), offerId, now: now() });
    if (mail === undefined) return { type: "skipped", reason: "there is nothing left to tell" };
    const { name, legalName, email, phone, postalAddress } = mailSender;
    const unsubscribeUrl = `${siteUrl}/unsubscribe/${tokens.issue(lead.id)}`;
    const content = writeMail(mail.subject, [
      ...mail.blocks,
      { kind: "link", text: mail.link, url: `${siteUrl}${statusLinks.issue(lead, "mail")}` },
      `The link is yours alone: whoever has it can choose for you. Questions? Write to ${email} or call ${phone}. Reference ${lead.reference}.`,
      { kind: "link", text: `Stop all email from ${name}`, url: unsubscribeUrl },
      `${legalName}, ${postalAddress}`,
    ]);
    const sent = await mailer.send({
      ...content,
      id: job.id,
      from,
      to: { address: lead.email },
      replyTo: { name, address: email },
      unsubscribeUrl,
    });
    return skipUndeliverable(sent);
  };
}
