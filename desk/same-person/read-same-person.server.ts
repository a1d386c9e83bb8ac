import { findConsent } from "../../src/leads/consent/consent-store.server.ts";
import { readConsent } from "../../src/leads/delivery/lead-delivery.server.ts";
import { listSubmittedFields } from "../../src/leads/delivery/lead-facts.ts";
import { nameOptOut } from "../../src/leads/privacy/opt-out.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import { describeSuspicions } from "../../src/leads/records/lead-record.ts";
import { addOptOuts, type LeadWithOptOuts } from "../../src/leads/records/listed-lead.server.ts";
import { findJoins } from "../../src/leads/same-person/lead-joins.server.ts";
import type { OfficeCalendar } from "../../src/office/office-calendar.ts";
import type { DeskData } from "../desk-data.server.ts";
import { describeMoment } from "../frame/office-times.ts";
import { formatPhone } from "../frame/phone.ts";
import { describeConsent } from "../lead/read-consent.server.ts";

export type SamePersonView = NonNullable<Awaited<ReturnType<typeof readSamePersonView>>> & {
  readonly problem?: string | undefined;
};
/** One of two leads that may be the same person's. */
export type SameLead = SamePersonView["main"];

/**
 * Two leads side by side: the one that leads, or would, and the other. Undefined if one of them does not exist, or if
 * they are the same lead.
 */
export async function readSamePersonView(
  pair: { readonly main: string; readonly other: string },
  data: DeskData,
) {
  const { database, keys, office } = data;
  const found = [
    await findLead(database, { reference: pair.main }),
    await findLead(database, { reference: pair.other }),
  ].filter((lead) => lead !== undefined);
  const [main, other] = await addOptOuts(database, keys, found);
  if (main === undefined || other === undefined || main.id === other.id) return undefined;
  const joins = await findJoins(database.db, other.id);
  const [mains, others] = [listFields(main, office), listFields(other, office)];
  return {
    page: "same" as const,
    main: await describeLead(main, data),
    other: await describeLead(other, data),
    rows: mains.map(([label, value], index) => ({ label, main: value, other: others[index]?.[1] ?? "" })),
    isJoined: joins.main?.id === main.id,
  };
}

async function describeLead(lead: LeadWithOptOuts, { database, office }: DeskData) {
  const record = await findConsent(database, lead.reference);
  const consent = record && readConsent(record);
  return {
    reference: lead.reference,
    name: lead.name,
    received: describeMoment(lead.createdAt, office),
    consent: consent && describeConsent(consent, office),
    /** Goes back with the form: a change by somebody else in the meantime is then noticed. */
    revision: String(lead.lastContactAt),
  };
}

/** The same fields in the same order for every lead. */
function listFields(
  lead: LeadWithOptOuts,
  office: OfficeCalendar,
): readonly (readonly [label: string, value: string])[] {
  const { utm_campaign: campaign } = lead.origin.campaign;
  return [
    ...listSubmittedFields(lead).map(({ label, value }) => [label, value] as const),
    ["Number to dial", formatPhone(lead.phone)],
    ["Status", lead.status],
    ["Received", describeMoment(lead.createdAt, office).text],
    ["Last contact", describeMoment(lead.lastContactAt, office).text],
    ["Opted out of", lead.optedOut.length === 0 ? "nothing" : nameOptOut(lead)],
    ["Source", lead.source],
    ["Page", lead.origin.page ?? "not given"],
    ["Came from", lead.origin.referrer ?? "not given"],
    ["Campaign", campaign ?? "none"],
    ["Suspected to come from a program", describeSuspicions(lead.suspicions) || "no"],
    ["Message", lead.message ?? "none"],
    ["Deal", lead.dealSummary ?? "none"],
  ];
}
