import type { PrivacyKeys } from "../../leads/privacy/privacy-keys.server.ts";
import type { AuditStamp } from "../../leads/records/lead-changes.server.ts";
import type { Lead } from "../../leads/records/lead-record.ts";
import { typedDeal } from "../deal/offered-deal.ts";
import { type HandoffRules, readHandoff, refuseOffer } from "../handoff.server.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";
import { OFFER_DAYS, type Offer } from "../offer.ts";
import { listAskedDetails } from "../offer-state.ts";
import { offerDeal } from "../offer-store.server.ts";
import { findPriceForm } from "../price-form.server.ts";

interface Told {
  readonly lead: Lead;
  readonly offer: Offer;
  readonly rules: HandoffRules;
  /** What was chosen for a question; empty if nothing. */
  readonly read: (question: string) => string;
}

export type TellingMore = "done" | "incomplete" | "refused";

/**
 * Offers the deal again to a lender that needs more, with what it asked for. The offer before is withdrawn with it. Refused
 * if the deal cannot go to this lender (any more), or if somebody else was faster.
 */
export async function tellMore(
  database: HandoffDatabase,
  keys: PrivacyKeys,
  { lead, offer, rules, read }: Told,
  stamp: AuditStamp,
): Promise<TellingMore> {
  const asked = listAskedDetails(offer, stamp.now);
  if (asked.length === 0) return "refused";
  const told = new Map<string, string>(asked.map((question) => [question, read(question)]));
  if ([...told.values()].includes("")) return "incomplete";
  const valueAs = await findPriceForm(database.db, lead.id);
  if (valueAs !== undefined) told.set("valueAs", valueAs);
  const typed = typedDeal((field) => told.get(field) ?? `${offer.deal[field]}`);
  const question = { lead, typed, rules, now: stamp.now };
  const { deal, hindrances, matches = [] } = await readHandoff(database, keys, question);
  const lender = rules.dealLenders.find(({ id }) => id === offer.lenderId);
  if (deal === undefined || lender === undefined) return "refused";
  const days = OFFER_DAYS.default;
  if (refuseOffer({ hindrances, matches, lenderIds: [lender.id], days }) !== undefined) return "refused";
  const isDone = await offerDeal(database, lead.reference, [{ lender, deal, days }], stamp);
  return isDone ? "done" : "refused";
}
