import type { Database } from "../../../platform/database/database.ts";
import { listJobs } from "../../../platform/outbox/job-records.ts";
import type { OutboxTables } from "../../../platform/outbox/outbox.ts";
import { findConsent } from "../consent/consent-store.server.ts";
import { readConsent } from "../delivery/lead-delivery.server.ts";
import { explainMissingConsent } from "../entry/entry-consent.ts";
import { findFollowUps } from "../follow-ups/follow-up-store.server.ts";
import { explainOptOut, isReachable } from "../privacy/opt-out.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import { listLeadChoices } from "../privacy/suppressions.server.ts";
import { findJoins } from "../same-person/lead-joins.server.ts";
import { listEvents } from "./lead-queries.server.ts";
import type { Lead } from "./lead-record.ts";
import type { LeadTables } from "./lead-tables.server.ts";
import { addPersonDetails, type ListedLead } from "./listed-lead.server.ts";
import { listRelatedLeads } from "./related-leads.server.ts";

const MAX_DELIVERIES = 100;
const MAX_OTHER_LEADS = 20;

export type LeadHistory = Awaited<ReturnType<typeof readHistory>>;

/** Everything known about one lead. */
export async function readHistory(
  database: Database<LeadTables & OutboxTables>,
  keys: PrivacyKeys,
  lead: Lead,
) {
  const { id, reference } = lead;
  const record = await findConsent(database, reference);
  const [listed = { ...lead, optedOut: [], hasAskedAgain: false, otherLeads: 0 }] = await addPersonDetails(
    database,
    keys,
    [lead],
  );
  const contactChoices = await listLeadChoices(database.db, keys, lead);
  return {
    lead: listed,
    consent: record && readConsent(record),
    /** Includes opt-outs that a later opt-in lifted. */
    contactChoices,
    /** What these choices mean for this lead, in a sentence. */
    contactAdvice:
      [explainOptOut(lead, contactChoices), explainMissingConsent(lackingConsent(listed))]
        .filter((sentence) => sentence !== undefined)
        .join(" ") || undefined,
    /** With the same email address or phone number, newest first. */
    otherLeads: await listRelatedLeads(database, lead, { limit: MAX_OTHER_LEADS }),
    /** The leads that the operator has joined with this one. */
    joins: await findJoins(database.db, id),
    /** What is planned, the next one first. */
    followUps: await findFollowUps(database, id),
    deliveries: await listJobs(database, { payload: { leadId: id }, limit: MAX_DELIVERIES }),
    events: await listEvents(database, id),
  };
}

/** Nobody asks why an address is not used that nobody knows. */
function lackingConsent(lead: ListedLead) {
  return (lead.notAgreed ?? []).filter((channel) => isReachable(lead, channel));
}
