import type { AuditStamp } from "../../leads/records/lead-changes.server.ts";
import type { Lead } from "../../leads/records/lead-record.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";
import { hasName, isWithdrawable } from "../offer-state.ts";
import { listOffers } from "../offer-steps.server.ts";
import { withdrawOffer } from "../offer-store.server.ts";
import { withdrawName } from "./release-store.server.ts";

/**
 * After an opt-out from sharing: withdraws the deal from everybody, and tells lenders that have the name to forget it.
 * Returns these lenders.
 */
export async function endHandoffs(
  database: HandoffDatabase,
  leads: readonly Pick<Lead, "id" | "reference">[],
  stamp: AuditStamp,
): Promise<readonly string[]> {
  const told = new Set<string>();
  for (const { id, reference } of leads) {
    for (const offer of await listOffers(database, id)) {
      const about = { reference, offerId: offer.id };
      if (isWithdrawable(offer, stamp.now)) await withdrawOffer(database, about, stamp);
      if (hasName(offer)) await withdrawName(database, about, "opted-out", stamp);
      if (offer.steps.some(({ kind }) => kind === "released")) told.add(offer.lender);
    }
  }
  return [...told];
}
