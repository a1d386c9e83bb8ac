import { z } from "zod";
import { writeMail } from "../../../platform/mail/mail-document.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import { findLead } from "../../leads/records/lead-queries.server.ts";
import { listDealFacts } from "../deal/offered-deal.ts";
import { describeAnswer } from "../lender/lender-answer.ts";
import type { Offer } from "../offer.ts";
import { answerOf, outcomeOf } from "../offer-state.ts";
import { findOffer } from "../offer-steps.server.ts";
import { describeOutcome } from "../release/loan-outcome.ts";
import type { HandoffMailDeps } from "./mail-deps.server.ts";

const payload = z.object({
  leadId: z.string(),
  offerId: z.string().optional(),
  kind: z.string().default("answered"),
});

/** What the investor said about the deal itself. */
const SAID: Readonly<Record<string, string>> = {
  "purpose-attested": "The loan is for business, so the deal can be offered",
  "purpose-taken-back": "The loan is not for business any more, so nothing can be offered",
  offered: "A lender that needed more was told it, and has the deal again",
  "value-band": "Lenders see the value as a range from now on",
  "value-exact": "Lenders see the value as it is from now on",
};

/** Tells the operator what lenders and the investor did. It names the lead by its reference alone. */
export function createOperatorMail(deps: HandoffMailDeps): JobHandler {
  const { database, mailer, from, to, deskUrl } = deps;
  return async (job) => {
    const { leadId, offerId, kind } = payload.parse(job.payload);
    const offer = offerId === undefined ? undefined : await findOffer(database, offerId);
    const lead = await findLead(database, { id: leadId });
    if (lead === undefined || (offer === undefined && offerId !== undefined)) {
      return { type: "skipped", reason: "the lead was deleted" };
    }
    const { reference } = lead;
    const [said = "", ...more] = offer === undefined ? [SAID[kind] ?? ""] : describeStep(kind, offer);
    const who = offer === undefined ? "The investor" : offer.lender;
    const content = writeMail(`${who} on the deal of ${reference}: ${said}`, [
      ...(more.length === 0 ? [] : [more.join("\n")]),
      ...(offer === undefined ? [] : [{ kind: "facts", facts: listDealFacts(offer.deal) } as const]),
      deskUrl === undefined
        ? `All steps: npm run operator -- handoff show ${reference}`
        : { kind: "link", text: "Open it at the desk", url: `${deskUrl}/leads/${reference}/handoff` },
    ]);
    return await mailer.send({ id: job.id, from, to: { address: to }, ...content });
  };
}

/** As it stands when the mail is written: a report that was taken back since is told as that. */
function describeStep(kind: string, offer: Offer): readonly string[] {
  const outcome = outcomeOf(offer)?.outcome;
  switch (kind) {
    case "released":
      return ["The investor chose it", "It gets the contact."];
    case "withdrawn":
      return ["The investor withdrew the deal", "It can answer no more, and never had the name."];
    case "release-withdrawn":
      return ["The investor took the name back", "It was told to forget the contact."];
    case "notice-confirmed":
      return ["It confirmed that it forgot the contact"];
    case "received":
      return ["It has the contact"];
    case "receipt-taken-back":
      return ["It took its confirmation back"];
    case "outcome":
    case "outcome-taken-back":
      return [outcome === undefined ? "It took its report back" : describeOutcome(outcome)];
    default: {
      const answer = answerOf(offer);
      return answer === undefined ? ["It took its answer back"] : describeAnswer(answer);
    }
  }
}
