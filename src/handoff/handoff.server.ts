import type { StateCode } from "../../content/figures/figure-table.ts";
import { countiesOf } from "../counties/counties-catalog.server.ts";
import { forbidsSharing } from "../leads/privacy/opt-out.ts";
import type { PrivacyKeys } from "../leads/privacy/privacy-keys.server.ts";
import { findLeadOptOut } from "../leads/privacy/suppressions.server.ts";
import type { Lead } from "../leads/records/lead-record.ts";
import { findJoins } from "../leads/same-person/lead-joins.server.ts";
import { isState } from "../office/states.ts";
import { findPurpose } from "./business-purpose.server.ts";
import { type DealLender, listHindrances, type Match, matchLenders } from "./deal/match-lenders.ts";
import { dealOfLead, type TypedDeal } from "./deal/offered-deal.ts";
import { readDeal } from "./deal/read-deal.server.ts";
import type { HandoffDatabase } from "./handoff-tables.server.ts";
import { OFFER_DAYS } from "./offer.ts";
import { listOffers } from "./offer-steps.server.ts";
import { findPriceForm } from "./price-form.server.ts";
import { listWebhookSecrets } from "./webhook/webhook-secrets.server.ts";

/** What the operator has published. */
export interface HandoffRules {
  readonly dealLenders: readonly DealLender[];
  readonly isStateServed: (state: string) => boolean;
}

/** What the lead and its person say about the deal, as it stands in the form. */
export async function readKnownDeal({ db }: HandoffDatabase, lead: Lead): Promise<TypedDeal> {
  const valueAs = await findPriceForm(db, lead.id);
  return { ...dealOfLead(lead), ...(valueAs && { valueAs }) };
}

interface HandoffQuestion {
  readonly lead: Lead;
  readonly typed: TypedDeal;
  readonly rules: HandoffRules;
  readonly now: number;
}

/** Where a lead's deal stands: what was attested, who has it, who would take it, and what is in the way. */
export async function readHandoff(
  database: HandoffDatabase,
  keys: PrivacyKeys,
  { lead, typed, rules, now }: HandoffQuestion,
) {
  const purpose = await findPurpose(database.db, lead.id);
  const offers = await listOffers(database, lead.id);
  const { main } = await findJoins(database.db, lead.id);
  const withSecret = new Set((await listWebhookSecrets(database)).keys());
  const reading = readDeal(typed, listCountyNames);
  const deal = "deal" in reading ? reading.deal : undefined;
  return {
    purpose,
    offers,
    deal,
    problems: "problems" in reading ? reading.problems : {},
    hindrances: listHindrances({
      hasPurpose: purpose !== undefined,
      forbidsSharing: forbidsSharing(await findLeadOptOut(database.db, keys, lead)),
      isJoined: main !== undefined,
      wantsRange: deal?.valueAs === "exact" && (await findPriceForm(database.db, lead.id)) === "band",
      unservedState: deal && !rules.isStateServed(deal.state) ? deal.state : undefined,
    }),
    matches: deal && matchLenders(deal, { lenders: rules.dealLenders, offers, withSecret, now }),
  };
}

export function listCountyNames(state: string): readonly string[] {
  return isState(state) ? countiesOf(state satisfies StateCode).map(({ name }) => name) : [];
}

interface WantedOffer {
  readonly hindrances: readonly string[];
  readonly matches: readonly Match[];
  readonly lenderIds: readonly string[];
  readonly days: number;
}

/** Why the deal cannot go to these lenders. Undefined if it can. */
export function refuseOffer({ hindrances, matches, lenderIds, days }: WantedOffer): string | undefined {
  if (hindrances.length > 0) return hindrances.join(" ");
  if (lenderIds.length === 0) return "Choose at least one lender.";
  if (!Number.isInteger(days) || days < 1 || days > OFFER_DAYS.max) {
    return `Give them from 1 to ${OFFER_DAYS.max} days.`;
  }
  const refused = matches.find(
    ({ lender, isFit, hindrance }) => lenderIds.includes(lender.id) && (!isFit || hindrance),
  );
  return refused && `${refused.lender.name}: ${refused.hindrance ?? refused.reasons.join(". ")}`;
}
