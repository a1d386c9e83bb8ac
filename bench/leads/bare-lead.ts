import { randomBytes, randomUUID, randomUUIDv7 } from "node:crypto";

export type Row = Readonly<Record<string, string | number | null>>;

export const TABLES = ["leads", "consent_records", "outbox_jobs", "idempotency_keys"] as const;

/** The rows of one lead, as the endpoint stores them. */
export type BareLead = Readonly<Record<(typeof TABLES)[number], Row>>;

export async function readLead(read: (table: string) => Row | Promise<Row>): Promise<BareLead> {
  const [leads, consent_records, outbox_jobs, idempotency_keys] = TABLES;
  return {
    leads: await read(leads),
    consent_records: await read(consent_records),
    outbox_jobs: await read(outbox_jobs),
    idempotency_keys: await read(idempotency_keys),
  };
}

const newHash = () => randomBytes(32).toString("hex");

/** Another lead of the same size: only what must differ is new, and nothing else is computed. */
export function varyLead(lead: BareLead, sequence: number, previousHash: string): BareLead {
  const [id, reference] = [randomUUIDv7(), newHash().slice(0, 12)];
  return {
    leads: { ...lead.leads, id, reference, fingerprint: newHash() },
    consent_records: {
      ...lead.consent_records,
      sequence,
      lead_id: id,
      reference,
      previous_hash: previousHash,
      hash: newHash(),
    },
    outbox_jobs: { ...lead.outbox_jobs, id: randomUUIDv7() },
    idempotency_keys: { ...lead.idempotency_keys, key: randomUUID(), lead_id: id },
  };
}

/** The two reads that the endpoint does before it writes, with the engine's parameter placeholders. */
export function findKey(mark: (position: number) => string): string {
  return `select k.fingerprint, l.reference from idempotency_keys k join leads l on l.id = k.lead_id
    where k.key = ${mark(1)} and k.created_at > ${mark(2)}`;
}
export const FIND_LAST = "select sequence, hash from consent_records order by sequence desc limit 1";

export function insertInto(table: string, row: Row, mark: (position: number) => string): string {
  const columns = Object.keys(row);
  return `insert into ${table} (${columns.join(", ")}) values (${columns.map((_, index) => mark(index + 1)).join(", ")})`;
}
