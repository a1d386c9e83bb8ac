import type { Transaction } from "kysely";
import type { Database } from "../../../../platform/database/database.ts";
import {
  claimMail,
  forgetPause,
  GROWING_PAUSES_MS,
  recipientOf,
} from "../../../../platform/mail/mail-pauses.ts";
import { enqueue } from "../../../../platform/outbox/outbox.ts";
import { digestToken } from "../../../../platform/signer.ts";
import { LINK_HOLDER, recordAction } from "../../../audit/audit-log.server.ts";
import type { AuditStamp, EventStamp } from "../../records/lead-changes.server.ts";
import type { Subject } from "../opt-out.ts";
import type { PrivacyKeys } from "../privacy-keys.server.ts";
import { digestAddress } from "../suppressions.server.ts";
import {
  type DataRequest,
  maskSubject,
  PROOF_LIFETIME_MS,
  type RequestChannel,
  type RequestKind,
} from "./data-request.ts";
import { readRequest, subjectColumns } from "./data-request-row.server.ts";
import type { DataRequestTables, RequestTables } from "./data-request-tables.server.ts";
import type { RequestTokens } from "./request-tokens.server.ts";

export type RequestDatabase = Database<RequestTables>;

export interface RequestDeps {
  readonly keys: PrivacyKeys;
  readonly tokens: RequestTokens;
  readonly newSalt: () => string;
  readonly newReference: () => string;
}

export interface NewRequest {
  readonly kind: RequestKind;
  readonly subject: Subject;
  readonly detail: string | undefined;
}

const MINUTE_MS = 60 * 1000;
/** The first mails have no pause between them: one person may have several wishes. */
const PAUSES_MS = [0, 0, ...GROWING_PAUSES_MS];

/** Stores the request and queues the mail with the link that proves it, unless the address is in its pause. */
export async function submitRequest(
  database: RequestDatabase,
  { email, hasPrivacySignal, ...asked }: Omit<NewRequest, "subject"> & WebSender,
  deps: RequestDeps,
  stamp: EventStamp,
): Promise<"queued" | "recent"> {
  const subject = { email };
  const key = await findSubjectKey(database, deps.keys, subject, stamp);
  const pause = await findPause(database, deps.keys, subject, stamp);
  return await database.transaction(async (transaction) => {
    if (await isRepeated(transaction, key, asked, stamp.now)) return "recent";
    const isFree = await claimMail(transaction, pause, { now: stamp.now, pausesMs: PAUSES_MS });
    if (!isFree) return "recent";
    const { id, salt, row } = newRow({ ...asked, subject }, { key, channel: "website" }, deps, stamp);
    await transaction
      .insertInto("data_requests")
      .values({
        ...row,
        has_privacy_signal: hasPrivacySignal ? 1 : 0,
        link_sha256: digestToken(deps.tokens.proof({ id, salt })),
        link_expires_at: stamp.now + PROOF_LIFETIME_MS,
      })
      .execute();
    await enqueue(transaction, {
      id: stamp.newId(),
      kind: "privacy-link",
      payload: { requestId: id },
      runAt: stamp.now,
    });
    return "queued";
  });
}

/** A second click: one mail is enough. */
async function isRepeated(
  transaction: Transaction<RequestTables>,
  key: string,
  { kind, detail }: Pick<NewRequest, "kind" | "detail">,
  now: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom("data_requests")
    .select("id")
    .where("subject_key", "=", key)
    .where("kind", "=", kind)
    .where("detail", detail === undefined ? "is" : "=", detail ?? null)
    .where("proven_at", "is", null)
    .where("requested_at", ">", now - MINUTE_MS)
    .executeTakeFirst();
  return row !== undefined;
}

interface WebSender {
  readonly email: string;
  readonly hasPrivacySignal: boolean;
}

export interface NewEnteredRequest extends NewRequest {
  readonly channel: Exclude<RequestChannel, "website">;
}

/** A request that came by phone, by post or by mail. Whoever enters it has checked who asks. Returns its reference. */
export async function enterRequest(
  database: RequestDatabase,
  asked: NewEnteredRequest,
  deps: RequestDeps,
  stamp: AuditStamp,
): Promise<string> {
  const { channel, ...request } = asked;
  const key = await findSubjectKey(database, deps.keys, asked.subject, stamp);
  return await database.transaction(async (transaction) => {
    const { id, salt, row } = newRow(request, { key, channel }, deps, stamp);
    const status_sha256 = digestToken(deps.tokens.status({ id, salt }));
    await transaction
      .insertInto("data_requests")
      .values({ ...row, proven_at: stamp.now, status_sha256 })
      .execute();
    const action = `entered a request that came by ${channel}: ${asked.kind}`;
    await recordAction(transaction, { action, subject: row.reference }, stamp);
    return row.reference;
  });
}

function newRow(
  { kind, subject, detail }: NewRequest,
  { key, channel }: { readonly key: string; readonly channel: RequestChannel },
  { newSalt, newReference }: RequestDeps,
  { newId, now }: EventStamp,
) {
  const [id, salt] = [newId(), newSalt()];
  const row = {
    id,
    reference: newReference(),
    kind,
    channel,
    ...subjectColumns(subject),
    sealed_address: null,
    subject_key: key,
    masked: maskSubject(subject),
    detail: detail ?? null,
    has_privacy_signal: 0,
    requested_at: now,
    proven_at: null,
    salt,
    link_sha256: null,
    link_expires_at: null,
    status_sha256: null,
    answered_at: null,
    outcome: null,
    note: null,
    leads: "[]",
  };
  return { id, salt, row };
}

/** Identifies a person's requests, also once their address is gone. */
export async function findSubjectKey(
  database: RequestDatabase,
  keys: PrivacyKeys,
  subject: Subject,
  stamp: EventStamp,
): Promise<string> {
  return "reference" in subject ? subject.reference : await digestAddress(database, keys, subject, stamp);
}

/** Apart from the pauses of other forms: a stranger who uses those must not keep anybody from asking for their data. */
async function findPause(
  database: RequestDatabase,
  keys: PrivacyKeys,
  { email }: { readonly email: string },
  stamp: EventStamp,
): Promise<string> {
  return `privacy-request:${await digestAddress(database, keys, { email: recipientOf(email) }, stamp)}`;
}

/** The request behind the link that proves it. Undefined if the link is unknown or expired. */
export async function findUnproven(
  { db }: Database<DataRequestTables>,
  keys: PrivacyKeys,
  token: string,
  now: number,
): Promise<DataRequest | undefined> {
  const row = await db
    .selectFrom("data_requests")
    .selectAll()
    .where("link_sha256", "=", digestToken(token))
    .where("link_expires_at", ">", now)
    .executeTakeFirst();
  return row && readRequest(row, keys);
}

/**
 * Records that the address is the person's own. Using the link again changes nothing. Returns the token of the page that
 * says what became of it, and whether this was the first use.
 */
export async function proveRequest(
  database: RequestDatabase,
  proof: string,
  { tokens, keys }: Pick<RequestDeps, "tokens" | "keys">,
  stamp: EventStamp,
): Promise<{ readonly id: string; readonly token: string; readonly isFirst: boolean } | undefined> {
  const { subject } = (await findUnproven(database, keys, proof, stamp.now)) ?? {};
  const pause = subject && "email" in subject ? await findPause(database, keys, subject, stamp) : undefined;
  return await database.transaction(async (transaction) => {
    const row = await transaction
      .selectFrom("data_requests")
      .select(["id", "salt", "reference"])
      .where("link_sha256", "=", digestToken(proof))
      .where("link_expires_at", ">", stamp.now)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const token = tokens.status(row);
    const { numUpdatedRows } = await transaction
      .updateTable("data_requests")
      .set({ proven_at: stamp.now, status_sha256: digestToken(token) })
      .where("id", "=", row.id)
      .where("proven_at", "is", null)
      .executeTakeFirst();
    const isFirst = numUpdatedRows > 0n;
    if (isFirst) {
      if (pause !== undefined) await forgetPause(transaction, pause);
      const payload = { requestId: row.id };
      for (const kind of ["privacy-receipt", "privacy-notice"]) {
        await enqueue(transaction, { id: stamp.newId(), kind, payload, runAt: stamp.now });
      }
      const action = { action: "proved the address of a request", subject: row.reference };
      await recordAction(transaction, action, { actor: LINK_HOLDER, now: stamp.now });
    }
    return { id: row.id, token, isFirst };
  });
}
