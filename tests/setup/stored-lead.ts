import { randomBytes, randomUUID } from "node:crypto";
import { sha256 } from "../../src/leads/consent/consent-record.server.ts";
import type { LeadFields } from "../../src/leads/lead.ts";
import type { Suspicion } from "../../src/leads/records/lead-record.ts";
import { formatReference, REFERENCE_BYTES } from "../../src/leads/records/lead-reference.ts";
import { type LeadDatabase, openLeadStore } from "../../src/leads/records/lead-store.server.ts";

export interface LeadOptions extends Partial<LeadFields> {
  readonly now?: number;
  readonly suspicions?: readonly Suspicion[];
  readonly hasFormToken?: boolean;
  /** Kinds of jobs. */
  readonly jobs?: readonly string[];
  /** Of the consent text. */
  readonly textVersion?: string;
}

export interface StoredLead {
  readonly id: string;
  readonly reference: string;
}

export const SAMPLE_FIELDS: LeadFields = {
  name: "Zoë <Investor> & Co",
  email: "zoe@person.example",
  phone: "+15125550123",
  phoneTyped: "(512) 555-0123",
  state: "TX",
  loanPurpose: "cashout",
  source: "homepage",
  dealSummary: null,
  message: null,
};

/**
 * What identifies that person, wherever it stands. Each part is too long to come up by chance in an identifier,
 * a digest or a sealed value.
 */
export const PERSON_TRACES = /zoë|\bzoe\b|person\.example|5550123|555-0123|203\.0\.113|canary/i;

export const SAMPLE_ORIGIN = {
  page: "/",
  referrer: "https://search.example/",
  campaign: { utm_source: "newsletter" },
};

const CONSENT_TEXT = "I agree that Sample LLC may contact me.\nLender partners: Kiavi.";

export const SAMPLE_CIRCUMSTANCES = {
  text: CONSENT_TEXT,
  textVersion: "1.0",
  textSha256: sha256(CONSENT_TEXT),
  isTextConfirmed: true,
  partners: ["Kiavi"],
  policies: { privacy: "1.0" },
  channels: ["phone", "sms", "email"],
  page: "/",
  source: SAMPLE_FIELDS.source,
  hasPrivacySignal: true,
};

/** A lead as the endpoint would store it, with its consent record and jobs. */
export async function storeSampleLead(
  database: LeadDatabase,
  {
    now = Date.now(),
    suspicions = [],
    hasFormToken = true,
    jobs = [],
    textVersion = "1.0",
    ...changes
  }: LeadOptions = {},
): Promise<StoredLead> {
  const fields = { ...SAMPLE_FIELDS, ...changes };
  const lead = { id: randomUUID(), reference: formatReference(randomBytes(REFERENCE_BYTES)) };
  await openLeadStore(database).store(
    {
      ...lead,
      fields,
      origin: SAMPLE_ORIGIN,
      suspicions,
      hasFormToken,
      consent: {
        circumstances: { ...SAMPLE_CIRCUMSTANCES, textVersion, source: fields.source },
        personal: {
          name: fields.name,
          email: fields.email,
          phone: fields.phone,
          ip: "203.0.113.9",
          userAgent: "Test/1.0",
        },
        salt: "00".repeat(16),
      },
      jobs: jobs.map((kind) => ({ id: randomUUID(), kind })),
    },
    { key: undefined, fingerprint: randomUUID(), repeatKey: randomUUID(), now },
  );
  return lead;
}
