import { DATE_RULE, dayInOffice, isDay, type OfficeCalendar } from "../../office/office-calendar.ts";
import { timeZoneOf } from "../../office/time-zone.ts";
import { type LeadSubmission, readSubmission } from "../intake/lead-submission.server.ts";
import { MAX_LENGTHS, parseSource } from "../lead.ts";
import { type EntryConsent, readEntryConsent } from "./entry-consent.ts";
import type { EntryProblems, TypedEntry } from "./typed-entry.ts";

export interface LeadEntry extends Pick<LeadSubmission, "fields" | "origin"> {
  readonly consent: EntryConsent | null;
  readonly receivedAt: number;
}

export type EntryReading = { readonly entry: LeadEntry } | { readonly problems: EntryProblems };

/** The rules of the form for people, and a consent that the operator records. */
export function readEntry(
  typed: TypedEntry,
  { now, office }: { readonly now: number; readonly office: OfficeCalendar },
): EntryReading {
  const today = dayInOffice(now, office);
  const { consent, source, received, campaign, ...person } = typed;
  const slug = toSlug(source);
  // Only the person's own fields are read this way: no consent of the site is meant, and none is stored.
  const sent = { ...person, state: person.state.toUpperCase(), source: slug, tcpaConsent: true };
  const reading = readSubmission({ ...sent, ...(campaign !== "" && { utm_campaign: campaign }) });
  const consentReading = readEntryConsent(consent, today);
  const problems: EntryProblems = {
    ...("errors" in reading && withoutConsent(reading.errors)),
    ...(slug === undefined && { source: SOURCE_RULE }),
    ...(received !== "" && !isDay(received) && { received: DATE_RULE }),
    ...(isDay(received) && received > today && { received: "This day has not come yet." }),
    ...("problems" in consentReading && consentReading.problems),
  };
  if (Object.keys(problems).length > 0 || !("submission" in reading) || !("consent" in consentReading)) {
    return { problems };
  }
  const { fields, origin } = reading.submission;
  // A day in the past has no time: the office opened then.
  const isEarlier = received !== "" && received < today;
  const receivedAt = isEarlier ? timeZoneOf(office.timeZone).momentOf(received, office.opensAt) : now;
  return { entry: { fields, origin, consent: consentReading.consent, receivedAt } };
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

function withoutConsent({ tcpaConsent: _, otherState: __, dealSummary: ___, ...errors }: EntryErrors) {
  return errors;
}

type EntryErrors = Extract<ReturnType<typeof readSubmission>, { readonly message: string }>["errors"];
