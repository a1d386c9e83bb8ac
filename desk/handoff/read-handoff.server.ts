import { listCountyNames, readHandoff } from "../../src/handoff/handoff.server.ts";
import { purposeOnOffer } from "../../src/handoff/handoff-catalog.server.ts";
import { describeAnswer } from "../../src/handoff/lender-answer.ts";
import { nameReceivers } from "../../src/handoff/match-lenders.ts";
import { isOut, OFFER_STATES, OFFER_STEPS, type Offer, stateOf } from "../../src/handoff/offer.ts";
import { writeOffer } from "../../src/handoff/offer-mails.server.ts";
import { dealOfLead, type TypedDeal } from "../../src/handoff/offered-deal.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import type { SiteFacts } from "../../src/site/site-facts-catalog.server.ts";
import type { DeskData } from "../desk-data.server.ts";
import { describeMoment } from "../frame/office-times.ts";

interface HandoffData extends DeskData {
  readonly facts: Pick<SiteFacts, "handoffRules" | "mailSender">;
  /** What was typed into the form of the deal; undefined shows what the lead says. */
  readonly typed: TypedDeal | undefined;
}

export type HandoffView = NonNullable<Awaited<ReturnType<typeof readHandoffView>>> & {
  /** Why the last click changed nothing. */
  readonly problem?: string | undefined;
};

/** Undefined if no lead has the reference. */
export async function readHandoffView(reference: string, { facts, typed, ...data }: HandoffData) {
  const { database, keys, office, now } = data;
  const lead = await findLead(database, { reference });
  if (lead === undefined) return undefined;
  const shown = typed ?? dealOfLead(lead);
  const question = { lead, typed: shown, rules: facts.handoffRules, now };
  const { purpose, offers, deal, problems, hindrances, matches } = await readHandoff(
    database,
    keys,
    question,
  );
  return {
    page: "handoff" as const,
    reference,
    name: lead.name,
    revision: String(lead.lastContactAt),
    purpose: {
      ...purposeOnOffer,
      attested: purpose && {
        text: purpose.text,
        when: describeMoment(purpose.attestedAt, office),
        by: purpose.actor,
      },
    },
    typed: shown,
    /** Only of a deal that somebody typed: a lead that says little is no mistake. */
    problems: typed === undefined ? {} : problems,
    counties: listCountyNames(shown.state),
    hindrances,
    deal,
    matches: matches?.map((match) => ({
      ...match,
      areSamples: match.lender.confirmedOn === null,
      receivers: nameReceivers(match.lender.receivers),
    })),
    /** The mail as a lender would read it. */
    preview:
      deal &&
      writeOffer(
        { deal },
        { url: "(the lender's own link)", lastDay: "the last day", sender: facts.mailSender },
      ).text,
    offers: offers.map((offer) => describeOffer(offer, data)),
  };
}

function describeOffer(offer: Offer, { now, office }: Pick<DeskData, "now" | "office">) {
  const state = stateOf(offer, now);
  return {
    id: offer.id,
    lender: offer.lender,
    state: OFFER_STATES[state],
    isOpen: state === "open",
    canBeWithdrawn: isOut(offer, now),
    until: describeMoment(offer.expiresAt, office),
    steps: offer.steps.map(({ kind, happenedAt, actor, answer }) => ({
      what: OFFER_STEPS[kind],
      when: describeMoment(happenedAt, office),
      by: actor,
      answer: answer && describeAnswer(answer),
    })),
  };
}
