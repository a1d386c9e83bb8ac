import { DATE_RULE, dayInOffice, isDay, type OfficeCalendar } from "../../office/office-calendar.ts";
import { timeZoneOf } from "../../office/time-zone.ts";
import { type LeadSubmission, readEnteredSubmission } from "../intake/lead-submission.server.ts";
import { MAX_LENGTHS, parseSource } from "../lead.ts";
import { CONTACT_CHANNELS, type ContactChannel, isReachable } from "../privacy/opt-out.ts";
import { LEAD_STATUSES, type LeadStatus } from "../records/lead-record.ts";
import { readEnteredDeal } from "./entered-deal.ts";
import { type EntryConsent, readEntryConsent } from "./entry-consent.ts";
import type { EntryProblems, TypedEntry } from "./typed-entry.ts";

export interface LeadEntry extends Pick<LeadSubmission, "fields" | "origin"> {
  readonly consent: EntryConsent | null;
  readonly receivedAt: number;
  readonly status: LeadStatus;
}

export type EntryReading = { readonly entry: LeadEntry } | { readonly problems: EntryProblems };

/** The rules of the form for people, of whom the number or the address is enough, and a consent that the operator records. */
export function readEntry(
  typed: TypedEntry,
  { now, office }: { readonly now: number; readonly office: OfficeCalendar },
): EntryReading {
  const today = dayInOffice(now, office);
  const { consent, source, received, campaign, ratio, loan, dealSummary, ...person } = typed;
  const slug = toSlug(source);
  // Only the person's own fields are read this way: no consent of the site is meant, and none is stored.
  const deal = readEnteredDeal({ ratio, loan, dealSummary });
  const given = { state: person.state.toUpperCase(), dealSummary: "summary" in deal ? deal.summary : null };
  const sent = { ...person, ...given, source: slug, tcpaConsent: true };
  const reading = readEnteredSubmission({ ...sent, ...(campaign !== "" && { utm_campaign: campaign }) });
  const consentReading = readEntryConsent(consent, today);
  const status = LEAD_STATUSES.find((known) => known === (typed.status.toLowerCase() || "new"));
  const problems: EntryProblems = {
    ...("errors" in reading && withoutConsent(reading.errors)),
    ...("problems" in deal && deal.problems),
    ...(status === undefined && { status: `The status is one of ${LEAD_STATUSES.join(", ")}.` }),
    ...findUnreachable(typed),
    ...(slug === undefined && { source: SOURCE_RULE }),
    ...(received !== "" && !isDay(received) && { received: DATE_RULE }),
    ...(isDay(received) && received > today && { received: "This day has not come yet." }),
    ...("problems" in consentReading && consentReading.problems),
  };
  const isRight = Object.keys(problems).length === 0 && status !== undefined;
  if (!isRight || !("submission" in reading) || !("consent" in consentReading)) return { problems };
  const { fields, origin } = reading.submission;
  // A day in the past has no time: the office opened then.
  const isEarlier = received !== "" && received < today;
  const receivedAt = isEarlier ? timeZoneOf(office.timeZone).momentOf(received, office.opensAt) : now;
  return { entry: { fields, origin, consent: consentReading.consent, receivedAt, status } };
}

const MISSING: Readonly<Record<ContactChannel, string>> = {
  email: "Without an e-mail address nobody can agree to be written to.",
  phone: "Without a phone number nobody can agree to be called.",
  sms: "Without a phone number nobody can agree to text messages.",
};

function findUnreachable({ consent, ...person }: TypedEntry): EntryProblems {
  const agreed = CONTACT_CHANNELS.find(
    (channel) => consent.channels.includes(channel) && !isReachable(person, channel),
  );
  return agreed === undefined ? {} : { channels: MISSING[agreed] };
}

const SOURCE_RULE = `Say in a few words where the lead came from, such as "phone" or "trade fair", in at most ${MAX_LENGTHS.source} letters.`;

/** `Trade fair, Dallas` becomes `trade-fair-dallas`, as the sources of the site are written. */
function toSlug(source: string): string | undefined {
  return parseSource(
    source
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, ""),
  );
}

function withoutConsent({ tcpaConsent: _, otherState: __, ...errors }: EntryErrors) {
  return errors;
}

type EntryErrors = Extract<ReturnType<typeof readEnteredSubmission>, { readonly message: string }>["errors"];
