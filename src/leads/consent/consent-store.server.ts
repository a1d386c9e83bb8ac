import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import type { LeadReader, LeadTables } from "../records/lead-tables.server.ts";
import { readInOrder } from "./consent-pages.server.ts";
import {
  type ChainReport,
  type ConsentingLead,
  digestPersonal,
  type FoundConsent,
  findRecordFault,
  type NewConsent,
  readJson,
  type StoredConsent,
  sealConsent,
  verifyChain,
} from "./consent-record.server.ts";
import {
  CHAIN_START,
  type ConsentRecord,
  PERSONAL_FIELDS,
  type RecordedCorrection,
  SHARED_FIELDS,
  type SharedField,
} from "./consent-record.ts";

/** Lock for appending records: each record's hash includes the hash of the one before. */
export const CONSENT_CHAIN = "consent-chain";

const PAGE_SIZE = 500;

/** Hashes the records onto the end of the chain; the caller inserts them. The transaction must hold CONSENT_CHAIN. */
export async function sealConsents(
  transaction: Transaction<LeadTables>,
  consents: readonly Omit<NewConsent, "sequence" | "previousHash">[],
): Promise<readonly ConsentRecord[]> {
  const head = await findHead({ db: transaction });
  let { sequence, hash: previousHash } = head ?? { sequence: 0, hash: CHAIN_START };
  return consents.map((consent) => {
    sequence += 1;
    const record = sealConsent({ ...consent, sequence, previousHash });
    previousHash = record.hash;
    return record;
  });
}

/** The last record of the chain. */
export async function findHead({ db }: { readonly db: LeadReader }) {
  return await db
    .selectFrom("consent_records")
    .select(["sequence", "hash"])
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Returns the statement without running it, so that the caller can combine it with others. */
export function insertConsents(transaction: Transaction<LeadTables>, records: readonly ConsentRecord[]) {
  return transaction.insertInto("consent_records").values(records.map(toRow));
}

function toRow(record: ConsentRecord): LeadTables["consent_records"] {
  return {
    sequence: record.sequence,
    lead_id: record.leadId,
    release_id: record.releaseId,
    reference: record.reference,
    recorded_at: record.recordedAt,
    content: record.content,
    content_sha256: record.contentSha256,
    previous_hash: record.previousHash,
    hash: record.hash,
    salt: record.salt,
    personal: JSON.stringify(record.personal),
  };
}

export interface ConsentReport extends ChainReport {
  /** References of leads without a consent record. Empty unless somebody changed the database. */
  readonly leadsWithoutConsent: readonly string[];
}

export async function verifyConsent(database: Database<LeadTables>): Promise<ConsentReport> {
  const chain = await verifyChain(readPages(database.db));
  const orphans = await database.db
    .selectFrom("leads")
    .leftJoin("consent_records", (join) =>
      join.onRef("consent_records.lead_id", "=", "leads.id").on("release_id", "is", null),
    )
    .select("leads.reference")
    .where("consent_records.sequence", "is", null)
    .execute();
  return { ...chain, leadsWithoutConsent: orphans.map(({ reference }) => reference) };
}

/** Whether the records of a lead are as they were stored; the rest of the chain is not read. Undefined if there are none. */
export async function verifyOwnConsent(
  { db }: Database<LeadTables>,
  reference: string,
): Promise<{ readonly sequence: number; readonly fault: string | undefined } | undefined> {
  const rows = await selectWithLead(db)
    .where("consent_records.reference", "=", reference)
    .orderBy("consent_records.sequence")
    .execute();
  const [own] = rows;
  if (own === undefined) return undefined;
  const faults = rows.flatMap((row) => {
    const fault = findRecordFault({ ...readRow(row), lead: readLead(row) });
    return fault === undefined ? [] : [row === own ? fault : `record ${row.sequence}, a release: ${fault}`];
  });
  return { sequence: own.sequence, fault: faults[0] };
}

/** Digests a lead's new values like those of its consent, with the same salt. Undefined without a record. */
export async function digestCorrection(
  transaction: Transaction<LeadTables>,
  leadId: string,
  corrected: Partial<Record<SharedField, string>>,
): Promise<RecordedCorrection["digests"]> {
  const record = await transaction
    .selectFrom("consent_records")
    .select("salt")
    .where("lead_id", "=", leadId)
    .where("release_id", "is", null)
    .executeTakeFirst();
  const salt = record?.salt;
  if (typeof salt !== "string") return undefined;
  return Object.fromEntries(
    SHARED_FIELDS.flatMap((field) => {
      const value = corrected[field];
      return value === undefined ? [] : [[field, digestPersonal(salt, field, value)]];
    }),
  );
}

/** Sequence number of the last record made before the given time; 0 if there is none. */
export async function findLastBefore({ db }: Database<LeadTables>, moment: number): Promise<number> {
  const last = await db
    .selectFrom("consent_records")
    .select("sequence")
    .where("recorded_at", "<", moment)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.sequence ?? 0;
}

/** What somebody agreed to with the form. */
export async function findConsent(
  { db }: { readonly db: LeadReader },
  reference: string,
): Promise<ConsentRecord | undefined> {
  const row = await db
    .selectFrom("consent_records")
    .selectAll()
    .where("reference", "=", reference)
    .where("release_id", "is", null)
    .executeTakeFirst();
  return row && readRecord(row);
}

/** That one lender gets the name: the records of these releases, oldest first. */
export async function listReleaseConsents(
  { db }: { readonly db: LeadReader },
  leadId: string,
): Promise<readonly ConsentRecord[]> {
  const rows = await db
    .selectFrom("consent_records")
    .selectAll()
    .where("lead_id", "=", leadId)
    .where("release_id", "is not", null)
    .orderBy("sequence")
    .execute();
  return rows.map(readRecord);
}

function readRecord(row: Selectable<LeadTables["consent_records"]>): ConsentRecord {
  const { personal, ...record } = readRow(row);
  if (personal === undefined) {
    throw new Error(`Consent record ${row.sequence} cannot be read: its personal values are not JSON.`);
  }
  return { ...record, personal };
}

async function* readPages(db: Kysely<LeadTables>): AsyncGenerator<readonly StoredConsent[]> {
  const select = selectWithLead(db).orderBy("sequence").limit(PAGE_SIZE);
  for await (const rows of readInOrder((after) => select.where("sequence", ">", after).execute())) {
    yield rows.map((row) => ({ ...readRow(row), lead: readLead(row) }));
  }
}

/** Each record and its lead in one statement, so that a concurrent deletion or correction does not look like a fault. */
function selectWithLead(db: Kysely<LeadTables>) {
  return db
    .selectFrom("consent_records")
    .leftJoin("leads", "leads.id", "consent_records.lead_id")
    .selectAll("consent_records")
    .select([
      "leads.reference as leadReference",
      "leads.name as leadName",
      "leads.email as leadEmail",
      "leads.phone as leadPhone",
      ({ selectFrom }) =>
        selectFrom("lead_events")
          // JSON has no line break outside of its own spaces, and none of these is written with spaces.
          .select(sql<string | null>`string_agg(detail, ${"\n"})`.as("details"))
          .whereRef("lead_events.lead_id", "=", "consent_records.lead_id")
          .where("lead_events.kind", "=", "corrected")
          .as("corrections"),
    ]);
}

const correction = z.object({
  fields: z.array(z.string()).readonly(),
  digests: z.partialRecord(z.enum(SHARED_FIELDS), z.string()).optional(),
});

interface JoinedLead {
  readonly leadReference: string | null;
  readonly leadName: string | null;
  readonly leadEmail: string | null;
  readonly leadPhone: string | null;
  readonly corrections: string | null;
}

function readLead(row: JoinedLead): ConsentingLead | null {
  if (row.leadReference === null) return null;
  const details = row.corrections?.split("\n") ?? [];
  return {
    reference: row.leadReference,
    name: row.leadName ?? "",
    email: row.leadEmail ?? "",
    phone: row.leadPhone ?? "",
    corrections: details.flatMap((detail) => readJson(correction, detail) ?? []),
  };
}

const personalValues = z.partialRecord(z.enum(PERSONAL_FIELDS), z.string());

function readRow(row: Selectable<LeadTables["consent_records"]>): FoundConsent {
  return {
    sequence: row.sequence,
    leadId: row.lead_id,
    releaseId: row.release_id,
    reference: row.reference,
    recordedAt: row.recorded_at,
    content: row.content,
    contentSha256: row.content_sha256,
    previousHash: row.previous_hash,
    hash: row.hash,
    salt: row.salt,
    personal: readJson(personalValues, row.personal),
  };
}
