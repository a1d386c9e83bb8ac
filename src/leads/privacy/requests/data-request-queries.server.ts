import type { Database } from "../../../../platform/database/database.ts";
import { digestToken } from "../../../../platform/signer.ts";
import type { PrivacyKeys } from "../privacy-keys.server.ts";
import { type DataRequest, deadlineOf, URGENT_DAYS } from "./data-request.ts";
import { readRequest } from "./data-request-row.server.ts";
import type { DataRequestTables } from "./data-request-tables.server.ts";

type Tables = Database<DataRequestTables>;

const DAY_MS = 24 * 60 * 60 * 1000;

export type RequestKey =
  | { readonly id: string }
  | { readonly reference: string }
  /** Opens the private page that says what became of it. */
  | { readonly statusToken: string };

export async function findRequest(
  { db }: Tables,
  keys: PrivacyKeys,
  key: RequestKey,
): Promise<DataRequest | undefined> {
  const query = db.selectFrom("data_requests").selectAll();
  const row = await ("id" in key
    ? query.where("id", "=", key.id)
    : "reference" in key
      ? query.where("reference", "=", key.reference)
      : query.where("status_sha256", "=", digestToken(key.statusToken))
  ).executeTakeFirst();
  return row && readRequest(row, keys);
}

/** The salt that makes the tokens of its links. */
export async function findSaltOf({ db }: Tables, id: string): Promise<string | undefined> {
  const row = await db.selectFrom("data_requests").select("salt").where("id", "=", id).executeTakeFirst();
  return row?.salt;
}

/** Those that wait for an answer, the oldest first. Unproven ones are nobody's yet. */
export async function listOpenRequests({ db }: Tables, keys: PrivacyKeys): Promise<readonly DataRequest[]> {
  const open = oldestFirst(db).where("answered_at", "is", null).where("proven_at", "is not", null);
  return (await open.execute()).map((row) => readRequest(row, keys));
}

function oldestFirst(db: Tables["db"]) {
  return db.selectFrom("data_requests").selectAll().orderBy("requested_at").orderBy("id");
}

/** Those whose legal time is over, or over within a week; the oldest first. */
export async function listUrgentRequests(
  database: Tables,
  keys: PrivacyKeys,
  now: number,
): Promise<readonly DataRequest[]> {
  const open = await listOpenRequests(database, keys);
  return open.filter((request) => deadlineOf(request) <= now + URGENT_DAYS * DAY_MS);
}

/** The latest answers first. */
export async function listAnsweredRequests(
  { db }: Tables,
  keys: PrivacyKeys,
  limit: number,
): Promise<readonly DataRequest[]> {
  const rows = await db
    .selectFrom("data_requests")
    .selectAll()
    .where("answered_at", "is not", null)
    .orderBy("answered_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => readRequest(row, keys));
}

/** All of a person's requests, the oldest first. */
export async function listRequestsOf(
  { db }: Tables,
  keys: PrivacyKeys,
  subjectKeys: readonly string[],
): Promise<readonly DataRequest[]> {
  if (subjectKeys.length === 0) return [];
  const rows = await oldestFirst(db).where("subject_key", "in", subjectKeys).execute();
  return rows.map((row) => readRequest(row, keys));
}
