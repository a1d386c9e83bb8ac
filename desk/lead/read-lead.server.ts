import { listNamedByHand } from "../../src/handoff/release/referral-store.server.ts";
import type { ConsentProof } from "../../src/leads/consent/verify-lead-consent.server.ts";
import { listDealNumbers } from "../../src/leads/delivery/deal-numbers.ts";
import {
  EMAIL_LABEL,
  listSubmittedFields,
  NAME_LABEL,
  PHONE_LABEL,
} from "../../src/leads/delivery/lead-facts.ts";
import { listQuickDays } from "../../src/leads/follow-ups/follow-up.ts";
import { listOwners } from "../../src/leads/owners/lead-owners.server.ts";
import { forbidsSharing } from "../../src/leads/privacy/opt-out.ts";
import { describeClosing } from "../../src/leads/records/lead-event-words.ts";
import { readHistory } from "../../src/leads/records/lead-history.server.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import {
  describeSuspicions,
  findClosing,
  type Lead,
  listPartners,
} from "../../src/leads/records/lead-record.ts";
import { addOptOuts } from "../../src/leads/records/listed-lead.server.ts";
import { findNextWaiting } from "../../src/leads/records/next-waiting.server.ts";
import type { LeadJoins } from "../../src/leads/same-person/lead-joins.server.ts";
import { promisesChoice } from "../../src/leads/status/referral.server.ts";
import { formatTimeOfDay } from "../../src/office/describe-time.ts";
import { dayInOffice } from "../../src/office/office-calendar.ts";
import type { SiteFacts } from "../../src/site/site-facts-catalog.server.ts";
import type { DeskData } from "../desk-data.server.ts";
import { describeFollowUp, describeMoment, readPromiseClock } from "../frame/office-times.ts";
import { describeConsent, describeProof } from "./read-consent.server.ts";
import { readTimeline } from "./read-timeline.server.ts";

interface LeadData extends DeskData {
  /** What was found when the whole chain was verified for this page. */
  readonly proof?: ConsentProof | undefined;
  readonly isStateServed: SiteFacts["isStateServed"];
  /** Who looks at it. */
  readonly viewer: { readonly name: string };
}

export type LeadView = NonNullable<Awaited<ReturnType<typeof readLeadView>>> & {
  /** What was wrong with a form, beside what was typed. */
  readonly problem?: LeadProblem | undefined;
};

export interface LeadProblem {
  readonly text: string;
  readonly note: string;
  /** By the name of the field. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, string>>;
}

/** Undefined if no lead has the reference. */
export async function readLeadView(reference: string, data: LeadData) {
  const { database, keys, office, now } = data;
  const found = await findLead(database, { reference });
  if (found === undefined) return undefined;
  const history = await readHistory(database, keys, found);
  const { lead, consent, joins } = history;
  const mayShare = !forbidsSharing(lead.optedOut);
  const passedOn = listPartners(history.events);
  return {
    page: "lead" as const,
    reference,
    name: lead.name,
    status: lead.status,
    /** With what it was closed, such as " with $310,000 on 2026-11-13". */
    closing: describeClosing(findClosing(lead.status, history.events) ?? {}),
    received: describeMoment(lead.createdAt, office),
    clock:
      lead.status === "new" && joins.main === undefined && lead.agreedChannels === null
        ? readPromiseClock(lead.createdAt, now, office)
        : undefined,
    owner: lead.owner,
    /** Colleagues that it can be given to. */
    owners: (await listOwners(database.db)).map(({ name }) => name).filter((name) => name !== lead.owner),
    viewer: data.viewer.name,
    next: await describeNext(lead, data),
    /** What is planned, the next one first. */
    followUps: history.followUps.map((planned) => ({
      ...describeFollowUp(planned, data),
      id: planned.id,
      day: planned.day,
      time: planned.minute === undefined ? "" : formatTimeOfDay(planned.minute),
    })),
    quickDays: listQuickDays(data),
    today: dayInOffice(now, office),
    phone: { typed: lead.phoneTyped, dial: lead.phone, isForbidden: lead.optedOut.includes("phone") },
    email: { address: lead.email, isForbidden: lead.optedOut.includes("email") },
    /** What opt-outs forbid, in a sentence. */
    optOut: history.contactAdvice,
    facts: [
      ...listSubmittedFields(lead).filter(({ label }) => !SHOWN_ABOVE.has(label)),
      ...(lead.state !== null && !data.isStateServed(lead.state) ? [NOT_SERVED] : []),
      { label: "Source", value: lead.source },
      { label: "Page", value: lead.origin.page ?? "not given" },
      { label: "Came from", value: lead.origin.referrer ?? "not given" },
      ...Object.entries(lead.origin.campaign).map(([label, value]) => ({ label, value })),
    ],
    /** The three numbers of the deal, if the person sent one. */
    deal: listDealNumbers(lead.dealSummary),
    dealSummary: lead.dealSummary ?? undefined,
    message: lead.message ?? undefined,
    suspicions: describeSuspicions(lead.suspicions),
    /** Lenders that it may be referred to. Empty after an opt-out from sharing. */
    /** Lenders that somebody told the name, outside the site. */
    namedByHand: await listNamedByHand(data.database.db, lead.id),
    mustBeChosen: promisesChoice(consent?.textVersion),
    partners: mayShare ? (consent?.partners ?? []).filter((partner) => !passedOn.includes(partner)) : [],
    otherLeads: history.otherLeads.map(({ reference, createdAt, hasSameEmail, hasSamePhone }) => ({
      reference,
      received: describeMoment(createdAt, office),
      same: [...(hasSameEmail ? ["mail address"] : []), ...(hasSamePhone ? ["phone number"] : [])].join(
        " and ",
      ),
    })),
    /** The lead that leads, if this one is joined to it. */
    joinedTo: joins.main?.reference,
    /** What the leads say that are joined with this one. */
    person: await readPerson(joins, data),
    consent: consent && { ...describeConsent(consent, office), proof: await describeProof(reference, data) },
    timeline: await readTimeline(history, data),
    /** Goes back with the forms that change something: a change by somebody else in the meantime is then noticed. */
    revision: String(lead.lastContactAt),
  };
}

/** The other leads of a person, as far as they add something: numbers to call, messages and deals. */
async function readPerson({ main, joined }: LeadJoins, { database, keys, office }: LeadData) {
  const found = [];
  for (const { id } of main === undefined ? joined : [main, ...joined]) {
    const lead = await findLead(database, { id });
    if (lead !== undefined) found.push(lead);
  }
  return (await addOptOuts(database, keys, found)).map((lead) => ({
    reference: lead.reference,
    received: describeMoment(lead.createdAt, office),
    status: lead.status,
    phone: { typed: lead.phoneTyped, dial: lead.phone, isForbidden: lead.optedOut.includes("phone") },
    email: { address: lead.email, isForbidden: lead.optedOut.includes("email") },
    deal: listDealNumbers(lead.dealSummary),
    dealSummary: lead.dealSummary ?? undefined,
    message: lead.message ?? undefined,
  }));
}

/** Who is to be answered after this one. */
async function describeNext(lead: Lead, { database, office, now, viewer }: LeadData) {
  const next = await findNextWaiting(database, lead, viewer.name);
  if (next === undefined) return undefined;
  const { reference, name, agreedChannels, createdAt } = next;
  const clock = agreedChannels === null ? readPromiseClock(createdAt, now, office) : undefined;
  return { reference, name, clock };
}

const NOT_SERVED = { label: "Not served", value: "Call about property in another state." };
const SHOWN_ABOVE: ReadonlySet<string> = new Set([NAME_LABEL, EMAIL_LABEL, PHONE_LABEL]);
