import type { Transaction } from "kysely";
import { countRows } from "../../../../platform/database/count-rows.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { enqueue } from "../../../../platform/outbox/outbox.ts";
import { recordAction } from "../../../audit/audit-log.server.ts";
import type { AuditStamp } from "../../records/lead-changes.server.ts";
import type { PrivacyKeys } from "../privacy-keys.server.ts";
import { COPY_LIFETIME_MS, type RequestAnswer } from "./data-request.ts";
import type { DataRequestRow } from "./data-request-row.server.ts";
import type { RequestDatabase } from "./data-request-store.server.ts";
import type { DataRequestTables, RequestTables } from "./data-request-tables.server.ts";

export type NewAnswer = Omit<RequestAnswer, "at">;

/**
 * Closes a request: what was done, by whom, and the mail that tells the person. False if somebody else was faster.
 * The address is encrypted from now on, and gone once nobody needs it.
 */
export async function answerRequest(
  database: RequestDatabase,
  keys: PrivacyKeys,
  id: string,
  answer: NewAnswer,
  stamp: AuditStamp,
): Promise<boolean> {
  return await database.transaction(async (transaction) => {
    const row = await transaction
      .selectFrom("data_requests")
      .selectAll()
      .where("id", "=", id)
      .where("answered_at", "is", null)
      .executeTakeFirst();
    return row !== undefined && (await closeRow(transaction, keys, row, answer, stamp));
  });
}

async function closeRow(
  transaction: Transaction<RequestTables>,
  keys: PrivacyKeys,
  { id, reference, kind, address, subject_kind }: DataRequestRow,
  { outcome, note, references }: NewAnswer,
  stamp: AuditStamp,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("data_requests")
    .set({
      answered_at: stamp.now,
      outcome,
      note: note ?? null,
      leads: JSON.stringify(references),
      address: null,
      sealed_address: address === null ? null : keys.addresses.encrypt(address, id),
      link_sha256: null,
      link_expires_at: null,
      // What the person wrote may name them.
      ...(kind === "delete" && { detail: null }),
      ...(kind === "delete" && outcome === "done" && { masked: "" }),
    })
    .where("id", "=", id)
    .where("answered_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (subject_kind === "email") {
    const job = { id: stamp.newId(), kind: "privacy-answer", payload: { requestId: id }, runAt: stamp.now };
    await enqueue(transaction, job);
  }
  const about = references.length === 0 ? "" : ` (${references.join(", ")})`;
  await recordAction(
    transaction,
    { action: `answered a request: ${kind}, ${outcome}${about}`, subject: reference },
    stamp,
  );
  return true;
}

/** The answer was mailed, so the address is no longer needed. */
export async function forgetAddress({ db }: Database<DataRequestTables>, id: string): Promise<void> {
  await db.updateTable("data_requests").set({ sealed_address: null }).where("id", "=", id).execute();
}

/**
 * Called when a person is deleted. Answers what they still asked for, because there is nothing left to copy or correct,
 * and keeps no word of theirs. Returns the ids of the requests that it has answered.
 */
export async function forgetRequests(
  database: RequestDatabase,
  keys: PrivacyKeys,
  subjectKeys: readonly string[],
  { references, ...stamp }: AuditStamp & { readonly references: readonly string[] },
): Promise<readonly string[]> {
  if (subjectKeys.length === 0) return [];
  return await database.transaction(async (transaction) => {
    await transaction
      .deleteFrom("data_requests")
      .where("subject_key", "in", subjectKeys)
      .where("proven_at", "is", null)
      .execute();
    const open = await transaction
      .selectFrom("data_requests")
      .selectAll()
      .where("subject_key", "in", subjectKeys)
      .where("answered_at", "is", null)
      .execute();
    const answered: string[] = [];
    for (const row of open) {
      const note = row.kind === "delete" ? undefined : "All your data was deleted.";
      const isClosed = await closeRow(transaction, keys, row, { outcome: "done", note, references }, stamp);
      if (isClosed) answered.push(row.id);
    }
    await transaction
      .updateTable("data_requests")
      .set({ detail: null, masked: "" })
      .where("subject_key", "in", subjectKeys)
      .execute();
    let update = transaction
      .updateTable("data_requests")
      .set({ note: null, sealed_address: null })
      .where("subject_key", "in", subjectKeys);
    if (answered.length > 0) update = update.where("id", "not in", answered);
    await update.execute();
    return answered;
  });
}

export interface RequestLimits {
  /** Answered before this time: removed. */
  readonly answered: number;
  readonly now: number;
}

/** Removes unproven and old requests, and addresses that are no longer needed. Returns how many requests. */
export async function purgeRequests(
  database: Database<DataRequestTables>,
  { answered, now }: RequestLimits,
): Promise<number> {
  return await database.transaction(async (transaction) => {
    await transaction
      .updateTable("data_requests")
      .set({ sealed_address: null })
      .where("answered_at", "<", now - COPY_LIFETIME_MS)
      .where("sealed_address", "is not", null)
      .execute();
    const unproven = await transaction
      .deleteFrom("data_requests")
      .where("proven_at", "is", null)
      .where("link_expires_at", "<=", now)
      .executeTakeFirst();
    const old = await transaction
      .deleteFrom("data_requests")
      .where("answered_at", "<", answered)
      .executeTakeFirst();
    return Number(unproven.numDeletedRows + old.numDeletedRows);
  });
}

/** Counts what `purgeRequests` would remove. */
export async function countPurgeableRequests(
  { db }: Database<DataRequestTables>,
  { answered, now }: RequestLimits,
): Promise<number> {
  const requests = db.selectFrom("data_requests");
  return await countRows(
    requests.where((is) =>
      is.or([
        is("answered_at", "<", answered),
        is.and([is("proven_at", "is", null), is("link_expires_at", "<=", now)]),
      ]),
    ),
  );
}
