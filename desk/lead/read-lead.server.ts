import type { Database } from "../../platform/database/database.ts";
import type { OutboxTables } from "../../platform/outbox/outbox.ts";
import type { AuditTables } from "../../src/audit/audit-log.server.ts";
import type { ConsentProof } from "../../src/leads/consent/verify-lead-consent.server.ts";
import { listDealNumbers } from "../../src/leads/delivery/deal-numbers.ts";
import {
  EMAIL_LABEL,
  listSubmittedFields,
  NAME_LABEL,
  PHONE_LABEL,
} from "../../src/leads/delivery/lead-facts.ts";
import { listQuickDays } from "../../src/leads/follow-ups/follow-up.ts";
import { forbidsSharing } from "../../src/leads/privacy/opt-out.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { describeClosing } from "../../src/leads/records/lead-event-words.ts";
import { readHistory } from "../../src/leads/records/lead-history.server.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import { findClosing, listPartners } from "../../src/leads/records/lead-record.ts";
import type { LeadTables } from "../../src/leads/records/lead-tables.server.ts";
import { formatTimeOfDay } from "../../src/office/describe-time.ts";
import { dayInOffice, type OfficeCalendar } from "../../src/office/office-calendar.ts";
import { describeFollowUp, describeMoment, readPromiseClock } from "../frame/office-times.ts";
import type { LeadView } from "./lead-view-data.ts";
import { describeConsent, describeProof } from "./read-consent.server.ts";
import { readTimeline } from "./read-timeline.server.ts";

export interface LeadPageData {
  readonly database: Database<LeadTables & OutboxTables & AuditTables>;
  readonly keys: PrivacyKeys;
  readonly office: OfficeCalendar;
  readonly now: number;
  /** What was found when the whole chain was verified for this page. */
  readonly proof?: ConsentProof | undefined;
}

/** Undefined if no lead has the reference. */
export async function readLeadView(reference: string, data: LeadPageData): Promise<LeadView | undefined> {
  const { database, keys, office, now } = data;
  const found = await findLead(database, { reference });
  if (found === undefined) return undefined;
  const history = await readHistory(database, keys, found);
  const { lead, consent, followUp, joins } = history;
  const mayShare = !forbidsSharing(lead.optedOut);
  const passedOn = listPartners(history.events);
  return {
    page: "lead",
    reference,
    name: lead.name,
    status: lead.status,
    closing: describeClosing(findClosing(lead.status, history.events) ?? {}),
    received: describeMoment(lead.createdAt, office),
    clock:
      lead.status === "new" && joins.main === undefined
        ? readPromiseClock(lead.createdAt, now, office)
        : undefined,
    followUp: followUp && {
      ...describeFollowUp(followUp, data),
      day: followUp.day,
      time: followUp.minute === undefined ? "" : formatTimeOfDay(followUp.minute),
    },
    quickDays: listQuickDays(data),
    today: dayInOffice(now, office),
    phone: { typed: lead.phoneTyped, dial: lead.phone, isForbidden: lead.optedOut.includes("phone") },
    email: { address: lead.email, isForbidden: lead.optedOut.includes("email") },
    optOut: history.contactAdvice,
    facts: [
      ...listSubmittedFields(lead).filter(({ label }) => !SHOWN_ABOVE.has(label)),
      { label: "Source", value: lead.source },
      { label: "Page", value: lead.origin.page ?? "not given" },
      { label: "Came from", value: lead.origin.referrer ?? "not given" },
      ...Object.entries(lead.origin.campaign).map(([label, value]) => ({ label, value })),
    ],
    deal: listDealNumbers(lead.dealSummary),
    dealSummary: lead.dealSummary ?? undefined,
    message: lead.message ?? undefined,
    suspicions: lead.suspicions,
    partners: mayShare ? (consent?.partners ?? []).filter((partner) => !passedOn.includes(partner)) : [],
    otherLeads: history.otherLeads.map(({ reference, createdAt, hasSameEmail, hasSamePhone }) => ({
      reference,
      received: describeMoment(createdAt, office),
      same: [...(hasSameEmail ? ["mail address"] : []), ...(hasSamePhone ? ["phone number"] : [])].join(
        " and ",
      ),
    })),
    joinedTo: joins.main?.reference,
    joined: joins.joined.map(({ reference }) => reference),
    consent: consent && { ...describeConsent(consent, office), proof: await describeProof(reference, data) },
    timeline: await readTimeline(history, data),
    revision: String(lead.lastContactAt),
  };
}

const SHOWN_ABOVE: ReadonlySet<string> = new Set([NAME_LABEL, EMAIL_LABEL, PHONE_LABEL]);
