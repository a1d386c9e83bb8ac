import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { enqueue, type OutboxTables } from "../../platform/outbox/outbox.ts";
import type { ConsentCircumstances, PersonalValues } from "./consent-record.ts";
import { appendConsent, CONSENT_CHAIN } from "./consent-store.server.ts";
import type { LeadFields } from "./lead.ts";
import type { LeadOrigin, Suspicion } from "./lead-record.ts";
import type { LeadTables } from "./lead-tables.server.ts";

/** The lead, the consent and the jobs are written together, so they need one database. */
export type LeadDatabase = Database<LeadTables & OutboxTables>;

/** Without a key, the same content within this time is the same lead. */
const REPEAT_WINDOW_MS = 10 * 60 * 1000;
const KEY_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** How a repeated submission is recognised. */
export interface SubmissionMark {
  readonly key: string | undefined;
  readonly fingerprint: string;
  readonly now: number;
}

export interface NewLead {
  readonly id: string;
  readonly reference: string;
  readonly fields: LeadFields;
  readonly origin: LeadOrigin;
  readonly suspicions: readonly Suspicion[];
  readonly consent: {
    readonly circumstances: ConsentCircumstances;
    readonly personal: PersonalValues;
    readonly salt: string;
  };
  readonly jobs: readonly { readonly id: string; readonly kind: string }[];
}

export type Repetition =
  | { readonly kind: "replayed"; readonly reference: string }
  /** The key belongs to other content. */
  | { readonly kind: "key-reused" };

export type StoreOutcome = Repetition | { readonly kind: "stored"; readonly reference: string };

/** Lead, consent record and jobs, or none of them. Resolves once they are on disk. */
export async function storeLead(
  database: LeadDatabase,
  lead: NewLead,
  mark: SubmissionMark,
): Promise<StoreOutcome> {
  // A submission waits for its own repetitions only. The chain, for which all wait, is held for the last two statements.
  const exclusive = `lead:${mark.key ?? mark.fingerprint}`;
  return await database.transaction(
    async (transaction, holdLock) => {
      const repetition = await findRepetition(transaction, mark);
      if (repetition !== undefined) return repetition;
      const { id, reference } = lead;
      await insertLead(transaction, lead, mark);
      const jobs = lead.jobs.map((job) => ({ ...job, payload: { leadId: id }, runAt: mark.now }));
      await enqueue(transaction, ...jobs);
      if (mark.key !== undefined) {
        const { key, fingerprint, now } = mark;
        const values = { fingerprint, lead_id: id, created_at: now };
        // Only a key whose time is over can be in the way.
        await transaction
          .insertInto("idempotency_keys")
          .values({ key, ...values })
          .onConflict((conflict) => conflict.column("key").doUpdateSet(values))
          .execute();
      }
      await holdLock(CONSENT_CHAIN);
      await appendConsent(transaction, { leadId: id, reference, recordedAt: mark.now, ...lead.consent });
      return { kind: "stored", reference };
    },
    { exclusive },
  );
}

/** For a submission that will not be stored anyway; storeLead looks for itself. */
export async function findEarlierLead(
  database: LeadDatabase,
  mark: SubmissionMark,
): Promise<Repetition | undefined> {
  return await findRepetition(database.db, mark);
}

async function insertLead(
  transaction: Transaction<LeadTables>,
  { id, reference, fields, origin, suspicions }: NewLead,
  { fingerprint, now }: SubmissionMark,
): Promise<void> {
  await transaction
    .insertInto("leads")
    .values({
      id,
      reference,
      created_at: now,
      name: fields.name,
      email: fields.email,
      email_key: emailKey(fields.email),
      phone: fields.phone,
      phone_typed: fields.phoneTyped,
      state: fields.state,
      loan_purpose: fields.loanPurpose,
      source: fields.source,
      deal_summary: fields.dealSummary,
      page: origin.page,
      referrer: origin.referrer,
      campaign: JSON.stringify(origin.campaign),
      suspicions: JSON.stringify(suspicions),
      status: "new",
      last_contact_at: now,
      fingerprint,
    })
    .execute();
}

export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

async function findRepetition(
  db: Pick<Kysely<LeadTables>, "selectFrom">,
  { key, fingerprint, now }: SubmissionMark,
): Promise<Repetition | undefined> {
  if (key === undefined) {
    const same = await db
      .selectFrom("leads")
      .select("reference")
      .where("fingerprint", "=", fingerprint)
      .where("created_at", ">", now - REPEAT_WINDOW_MS)
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst();
    return same === undefined ? undefined : { kind: "replayed", reference: same.reference };
  }
  const used = await db
    .selectFrom("idempotency_keys")
    .innerJoin("leads", "leads.id", "idempotency_keys.lead_id")
    .select(["idempotency_keys.fingerprint", "leads.reference"])
    .where("idempotency_keys.key", "=", key)
    .where("idempotency_keys.created_at", ">", now - KEY_LIFETIME_MS)
    .executeTakeFirst();
  if (used === undefined) return undefined;
  return used.fingerprint === fingerprint
    ? { kind: "replayed", reference: used.reference }
    : { kind: "key-reused" };
}
