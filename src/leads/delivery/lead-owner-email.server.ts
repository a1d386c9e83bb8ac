import type { JobHandler } from "../../../platform/outbox/worker.ts";
import { findOwnerAddress } from "../owners/lead-owners.server.ts";
import { deliverLead } from "./lead-delivery.server.ts";
import { type LeadEmailDeps, mailLead } from "./lead-email.server.ts";

/** The mail about a lead to the colleague who got the lead in turn, if they have an address of their own. */
export function createLeadOwnerEmail(deps: LeadEmailDeps): JobHandler {
  return deliverLead(deps.database, async (delivery) => {
    const to = await findOwnerAddress(deps.database, delivery.lead.owner);
    if (to === undefined || to === deps.to) {
      return { type: "skipped", reason: "the mail to the office is the owner's" };
    }
    return await mailLead(delivery, { ...deps, to });
  });
}
