import { recordActions } from "../../audit/audit-log.server.ts";
import { canonicalJson } from "../consent/canonical-json.ts";
import { sha256 } from "../consent/consent-record.server.ts";
import { CONSENT_CHAIN } from "../consent/consent-store.server.ts";
import type { AuditStamp } from "../records/lead-changes.server.ts";
import {
  type LeadDatabase,
  type StoreOutcome,
  type Submission,
  storeWithin,
} from "../records/lead-store.server.ts";
import { writeRecordedConsent } from "./entry-consent.ts";
import type { LeadEntry } from "./read-entry.server.ts";

export interface EnteringDeps {
  readonly newReference: () => string;
  readonly newSalt: () => string;
  /** Whether the operator's own program is told of leads. */
  readonly hasWebhook: boolean;
}

interface Entering {
  readonly key: string;
  /** For the audit log. */
  readonly action: string;
  /** A colleague to whom they belong, unless their people know another one. */
  readonly owner?: string;
  readonly stamp: AuditStamp;
}

/** Version of what `writeRecordedConsent` writes. */
const RECORD_VERSION = "recorded-by-operator-1";
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Stores leads that the operator enters, each with a consent record that says so: all of them, or none. `key` names the
 * form: sent twice, its leads are stored once.
 */
export async function enterLeads(
  database: LeadDatabase,
  entries: readonly LeadEntry[],
  { key, action, owner, stamp }: Entering,
  deps: EnteringDeps,
): Promise<readonly StoreOutcome[]> {
  const submissions = entries.map((entry, index) =>
    toSubmission(entry, `${key}.${index}`, owner, stamp, deps),
  );
  return await database.transaction(
    async (transaction) => {
      const outcomes: StoreOutcome[] = [];
      for (let start = 0; start < submissions.length; start += PER_STATEMENT) {
        const some = submissions.slice(start, start + PER_STATEMENT);
        outcomes.push(...(await storeWithin(database, transaction, some)));
      }
      const stored = outcomes.flatMap((outcome) => (outcome.kind === "stored" ? [outcome.reference] : []));
      await recordActions(
        transaction,
        stored.map((subject) => ({ action, subject })),
        stamp,
      );
      return outcomes;
    },
    { exclusive: CONSENT_CHAIN },
  );
}

/** Database engines limit the number of values in a statement. */
const PER_STATEMENT = 100;

function toSubmission(
  { fields, origin, consent, receivedAt, status }: LeadEntry,
  key: string,
  owner: string | undefined,
  { actor, now, newId }: AuditStamp,
  { newReference, newSalt, hasWebhook }: EnteringDeps,
): Submission {
  const { name, email, phone, source } = fields;
  const text = writeRecordedConsent(consent, actor.name);
  const fingerprint = sha256(canonicalJson({ ...fields, text, ...(status !== "new" && { status }) }));
  const isOld = now - receivedAt > DAY_MS;
  return {
    lead: {
      id: newId(),
      reference: newReference(),
      fields,
      origin,
      suspicions: [],
      hasFormToken: false,
      entered: { channels: consent?.channels ?? [], receivedAt, status, by: owner },
      consent: {
        circumstances: {
          text,
          textVersion: RECORD_VERSION,
          textSha256: sha256(text),
          isTextConfirmed: false,
          partners: [],
          policies: {},
          channels: consent?.channels ?? [],
          page: null,
          source,
          hasPrivacySignal: false,
          recordedByOperator: { by: actor.name, way: consent?.way ?? null, day: consent?.day ?? null },
        },
        // Nobody was at a browser.
        personal: { name, email, phone, ip: "", userAgent: "" },
        salt: newSalt(),
      },
      // The operator knows already, and nobody asked for a confirmation. An old lead is no news to a program either.
      jobs: hasWebhook && !isOld ? [{ id: newId(), kind: "lead-webhook" }] : [],
    },
    keys: { key, fingerprint, repeatKey: sha256(`${fingerprint} ${key}`), now },
  };
}
