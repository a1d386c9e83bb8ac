import type { Outcome } from "../../../platform/outbox/jobs.ts";
import { listReleaseConsents } from "../../leads/consent/consent-store.server.ts";
import { type ConsentDetails, readConsent } from "../../leads/delivery/lead-delivery.server.ts";
import { forbidsSharing } from "../../leads/privacy/opt-out.ts";
import { findLeadOptOut } from "../../leads/privacy/suppressions.server.ts";
import { findLead } from "../../leads/records/lead-queries.server.ts";
import type { Lead } from "../../leads/records/lead-record.ts";
import type { Offer } from "../offer.ts";
import { showsContact, stateOf } from "../offer-state.ts";
import { findOffer } from "../offer-steps.server.ts";
import type { HandoffMailDeps } from "./mail-deps.server.ts";

type Deps = Pick<HandoffMailDeps, "database" | "keys" | "now">;
type Skipped = { readonly skipped: Outcome };

const skip = (reason: string): Skipped => ({ skipped: { type: "skipped", reason } });

/** An offer that may still go to its lender. */
export async function findDueOffer(
  { database, keys, now }: Deps,
  offerId: string,
): Promise<{ readonly offer: Offer } | Skipped> {
  const offer = await findOffer(database, offerId);
  const lead = offer && (await findLead(database, { id: offer.leadId }));
  if (offer === undefined || lead === undefined) return skip("the lead was deleted");
  const state = stateOf(offer, now());
  if (state !== "open") return skip(`the offer is ${state}`);
  if (forbidsSharing(await findLeadOptOut(database.db, keys, lead))) return skip("the person opted out");
  return { offer };
}

export interface DueRelease {
  readonly offer: Offer;
  readonly lead: Lead;
  readonly consent: ConsentDetails;
}

/** A name that may still go to the lender that was chosen, with what the person agreed to. */
export async function findDueRelease(
  { database, now }: Deps,
  offerId: string,
): Promise<DueRelease | Skipped> {
  const offer = await findOffer(database, offerId);
  const lead = offer && (await findLead(database, { id: offer.leadId }));
  if (offer === undefined || lead === undefined) return skip("the lead was deleted");
  const records = await listReleaseConsents(database, lead.id);
  const record = records.find(({ releaseId }) => releaseId === offerId);
  const consent = record && readConsent(record);
  if (consent === undefined || !showsContact(offer, now())) {
    return skip(`the hand-off is ${stateOf(offer, now())}`);
  }
  return { offer, lead, consent };
}
