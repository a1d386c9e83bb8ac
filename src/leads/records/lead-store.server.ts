import type { Insertable, Transaction } from "kysely";
import { batch } from "../../../platform/batch.ts";
import { type Database, isLocked } from "../../../platform/database/database.ts";
import { insertInOneStatement } from "../../../platform/database/insert-in-one-statement.ts";
import { insertJobs, type NewJob, type OutboxTables } from "../../../platform/outbox/outbox.ts";
import type { AuditTables } from "../../audit/audit-log.server.ts";
import type { ConsentCircumstances, PersonalValues } from "../consent/consent-record.ts";
import { CONSENT_CHAIN, insertConsents, sealConsents } from "../consent/consent-store.server.ts";
import { readDealFigures } from "../delivery/deal-numbers.ts";
import type { LeadFields } from "../lead.ts";
import { giveTurns } from "../owners/turns.server.ts";
import type { ContactChannel } from "../privacy/opt-out.ts";
import { emailKey } from "./lead-addresses.server.ts";
import type { LeadOrigin, LeadStatus, Suspicion } from "./lead-record.ts";
import type { LeadReader, LeadTables } from "./lead-tables.server.ts";
import { leadSearchText } from "./search-text.ts";

/** The lead, the consent, the jobs and the record of who changed a lead are written together: in one database. */
export type LeadDatabase = Database<LeadTables & OutboxTables & AuditTables>;

/** Without a key, the same content from the same sender within this time is the same lead. */
const REPEAT_WINDOW_MS = 10 * 60 * 1000;
const KEY_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** How a repeated submission is recognized. */
export interface SubmissionKeys {
  readonly key: string | undefined;
  /** Hash of the content. A submission that has the key may come from any sender. */
  readonly fingerprint: string;
  /** Hash of the content and its sender: somebody else who sends the same content must not get the reference. */
  readonly repeatKey: string;
  readonly now: number;
}

export interface NewLead {
  readonly id: string;
  readonly reference: string;
  readonly fields: LeadFields;
  readonly origin: LeadOrigin;
  readonly suspicions: readonly Suspicion[];
  readonly hasFormToken: boolean;
  /** Of a lead that the operator enters: how its person agreed to be contacted, when it came in and where it stands. */
  readonly entered?: {
    readonly channels: readonly ContactChannel[];
    readonly receivedAt: number;
    readonly status: LeadStatus;
    /** Whoever typed it; undefined for a file. */
    readonly by?: string | undefined;
  };
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

export interface Submission {
  readonly lead: NewLead;
  readonly keys: SubmissionKeys;
}

export interface LeadStore {
  /** Stores the lead, its consent record and jobs, or none of them. Resolves once they are on disk. */
  store(lead: NewLead, keys: SubmissionKeys): Promise<StoreOutcome>;
  /** Checks a submission that will not be stored anyway; `store` makes this check itself. */
  findEarlier(keys: SubmissionKeys): Promise<Repetition | undefined>;
}

/** Leads per transaction: a larger batch is no faster, and each lead waits for all of it. */
const MAX_BATCH = 8;

/**
 * Leads that arrive at the same time share a transaction. Its statements, its flush to disk and the wait for the
 * consent chain cost the same for one lead as for many.
 */
export function openLeadStore(database: LeadDatabase): LeadStore {
  const store = batch((submissions: readonly Submission[]) => storeBatch(database, submissions), {
    keyOf,
    maxBatch: MAX_BATCH,
    failsWholeBatch: isLocked,
  });
  return {
    store: (lead, keys) => store({ lead, keys }),
    findEarlier: (keys) =>
      database.transaction(async (transaction) => {
        // In a transaction, because what it finds is acknowledged.
        const [repetition] = await findRepetitions(transaction, [keys]);
        return repetition;
      }),
  };
}

/**
 * A repetition never shares a batch with the original, so it finds it stored. Repetitions in other processes wait for
 * the consent chain's lock.
 */
function keyOf({ keys: { key, repeatKey } }: Submission): string {
  return key ?? repeatKey;
}

async function storeBatch(
  database: LeadDatabase,
  submissions: readonly Submission[],
): Promise<readonly StoreOutcome[]> {
  return await database.transaction((transaction) => storeWithin(database, transaction, submissions), {
    exclusive: CONSENT_CHAIN,
  });
}

/** The same as a part of a transaction, which must hold CONSENT_CHAIN. */
export async function storeWithin(
  database: LeadDatabase,
  transaction: Transaction<LeadTables & OutboxTables>,
  submissions: readonly Submission[],
): Promise<readonly StoreOutcome[]> {
  const repetitions = await findRepetitions(
    transaction,
    submissions.map(({ keys }) => keys),
  );
  const fresh = submissions.filter((_, index) => repetitions[index] === undefined);
  if (fresh.length > 0) await insertAll(database, transaction, fresh);
  return submissions.map(
    ({ lead: { reference } }, index) => repetitions[index] ?? { kind: "stored", reference },
  );
}

/** Writes a lead as `store` would, then rolls back before anybody can see it. */
export async function undoLead(database: LeadDatabase, lead: NewLead, keys: SubmissionKeys): Promise<void> {
  const undo = new Error("The lead was only a dry run");
  try {
    await database.transaction(
      async (transaction) => {
        await insertAll(database, transaction, [{ lead, keys }]);
        throw undo;
      },
      { exclusive: CONSENT_CHAIN },
    );
  } catch (error) {
    if (error !== undo) throw error;
  }
}

async function insertAll(
  { dialect }: LeadDatabase,
  transaction: Transaction<LeadTables & OutboxTables>,
  submissions: readonly Submission[],
): Promise<void> {
  const jobs = submissions.flatMap(toJobs);
  const keys = submissions.flatMap(toKeyRows);
  const consents = await sealConsents(transaction, submissions.map(toConsent));
  await insertInOneStatement(transaction, dialect, [
    transaction.insertInto("leads").values(submissions.map(toLeadRow)),
    insertConsents(transaction, consents),
    ...(jobs.length > 0 ? [insertJobs(transaction, jobs)] : []),
    ...(keys.length > 0 ? [insertKeys(transaction, keys)] : []),
  ]);
  await giveTurns(
    transaction,
    submissions.flatMap(({ lead: { id, fields, suspicions, entered, jobs }, keys: { now } }) => {
      const isMailed = jobs.some(({ kind }) => kind === "lead-email");
      return suspicions.length > 0 ? [] : [{ ...fields, id, enteredBy: entered?.by, isMailed, now }];
    }),
  );
}

function toLeadRow({ lead, keys }: Submission): Insertable<LeadTables["leads"]> {
  const { id, reference, fields, origin, suspicions, hasFormToken, entered } = lead;
  const { repeatKey, now } = keys;
  const deal = readDealFigures(fields.dealSummary);
  return {
    id,
    reference,
    created_at: entered?.receivedAt ?? now,
    name: fields.name,
    email: fields.email,
    email_key: emailKey(fields.email),
    phone: fields.phone,
    phone_typed: fields.phoneTyped,
    state: fields.state,
    loan_purpose: fields.loanPurpose,
    source: fields.source,
    deal_summary: fields.dealSummary,
    deal_ratio: deal?.ratioPercent ?? null,
    loan_amount: deal?.loan ?? null,
    message: fields.message,
    page: origin.page,
    referrer: origin.referrer,
    campaign: JSON.stringify(origin.campaign),
    suspicions: JSON.stringify(suspicions),
    has_form_token: hasFormToken ? 1 : 0,
    status: entered?.status ?? "new",
    last_contact_at: now,
    fingerprint: repeatKey,
    search_text: leadSearchText(fields),
    agreed_channels: entered === undefined ? null : JSON.stringify(entered.channels),
  };
}

function toJobs({ lead: { id, jobs }, keys }: Submission): readonly NewJob[] {
  return jobs.map((job) => ({ ...job, payload: { leadId: id }, runAt: keys.now }));
}

function toConsent({ lead: { id, reference, consent }, keys }: Submission) {
  return { leadId: id, reference, recordedAt: keys.now, ...consent };
}

function toKeyRows({ lead: { id }, keys: { key, fingerprint, now } }: Submission) {
  return key === undefined ? [] : [{ key, fingerprint, lead_id: id, created_at: now }];
}

function insertKeys(transaction: Transaction<LeadTables>, rows: readonly LeadTables["idempotency_keys"][]) {
  return (
    transaction
      .insertInto("idempotency_keys")
      .values(rows)
      // Only an expired key can conflict.
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet(({ ref }) => ({
          fingerprint: ref("excluded.fingerprint"),
          lead_id: ref("excluded.lead_id"),
          created_at: ref("excluded.created_at"),
        })),
      )
  );
}

/** One result per submission, in their order; undefined for a new one. */
async function findRepetitions(
  db: LeadReader,
  submissions: readonly SubmissionKeys[],
): Promise<readonly (Repetition | undefined)[]> {
  const keys = submissions.flatMap(({ key }) => key ?? []);
  const used = keys.length === 0 ? [] : await findKeys(db, keys);
  const keyless = submissions.filter(({ key }) => key === undefined);
  const same = keyless.length === 0 ? [] : await findSame(db, keyless);
  return submissions.map(({ key, fingerprint, repeatKey, now }): Repetition | undefined => {
    if (key === undefined) {
      const found = same.find(
        (lead) => lead.fingerprint === repeatKey && Math.abs(now - lead.created_at) < REPEAT_WINDOW_MS,
      );
      return found && { kind: "replayed", reference: found.reference };
    }
    const found = used.find((lead) => lead.key === key && lead.created_at > now - KEY_LIFETIME_MS);
    if (found === undefined) return undefined;
    return found.fingerprint === fingerprint
      ? { kind: "replayed", reference: found.reference }
      : { kind: "key-reused" };
  });
}

async function findKeys(db: LeadReader, keys: readonly string[]) {
  return await db
    .selectFrom("idempotency_keys as used")
    .innerJoin("leads", "leads.id", "used.lead_id")
    .select(["used.key", "used.fingerprint", "used.created_at", "leads.reference"])
    .where("used.key", "in", keys)
    .execute();
}

/** Newest first. */
async function findSame(db: LeadReader, keys: readonly SubmissionKeys[]) {
  const fingerprints = keys.map(({ repeatKey }) => repeatKey);
  const earliest = Math.min(...keys.map(({ now }) => now)) - REPEAT_WINDOW_MS;
  return await db
    .selectFrom("leads")
    .select(["reference", "fingerprint", "created_at"])
    .where("fingerprint", "in", fingerprints)
    .where("created_at", ">", earliest)
    .orderBy("created_at", "desc")
    .execute();
}
