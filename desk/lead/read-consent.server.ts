import { verifyOwnConsent } from "../../src/leads/consent/consent-store.server.ts";
import type { ConsentProof } from "../../src/leads/consent/verify-lead-consent.server.ts";
import type { ConsentDetails } from "../../src/leads/delivery/lead-delivery.server.ts";
import type { OfficeCalendar } from "../../src/office/office-calendar.ts";
import type { DeskData } from "../desk-data.server.ts";
import { describeMoment } from "../frame/office-times.ts";

export function describeConsent(consent: ConsentDetails, office: OfficeCalendar) {
  const { recordedAt, text, channels, partners, page, hasPrivacySignal, hash, sequence } = consent;
  const { recordedByOperator } = consent;
  return {
    /** Nobody saw a text of the site. */
    recordedBy: recordedByOperator?.by,
    given: describeMoment(Date.parse(recordedAt), office),
    text,
    channels,
    partners,
    page: page ?? "not given",
    hasPrivacySignal,
    hash,
    sequence,
  };
}

/** What was found when the record was verified, in sentences. */
export type ProofView = NonNullable<Awaited<ReturnType<typeof describeProof>>>;

/** What is known about the record: at least whether it is as it was stored, which takes no time. */
export async function describeProof(
  reference: string,
  { database, office, now, proof }: Omit<DeskData, "keys"> & { readonly proof?: ConsentProof | undefined },
) {
  if (proof !== undefined) return { ...describeWholeProof(proof, office), at: now };
  const own = await verifyOwnConsent(database, reference);
  if (own === undefined) return undefined;
  if (own.fault !== undefined) {
    const sentences = [`Record ${own.sequence}: ${own.fault}.`, KEEP];
    return { isIntact: false, isWhole: false, sentences, at: now };
  }
  return {
    isIntact: true,
    isWhole: false,
    sentences: ["Its content, hash and lead match. The chain around it was not verified for this page."],
    at: now,
  };
}

const KEEP = "Do not change the database. Compare it with your backups.";

/** `isWhole`: the chain around the record was verified too. */
function describeWholeProof({ sequence, faults, head, anchored }: ConsentProof, office: OfficeCalendar) {
  if (faults.length > 0) return { isIntact: false, isWhole: true, sentences: [...faults, KEEP] };
  const last = head?.sequence ?? sequence;
  return {
    isIntact: true,
    isWhole: true,
    sentences: [
      `The chain is complete up to this record, number ${sequence}, and on to the last one, number ${last}. This record is as it was stored.`,
      anchored === undefined || anchored.sequence < sequence
        ? "No anchor outside of the database covers it yet."
        : `An anchor outside of the database agrees, up to record ${anchored.sequence}, ${describeMoment(anchored.anchoredAt, office).text}.`,
    ],
  };
}
