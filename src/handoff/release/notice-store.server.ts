import type { Selectable } from "kysely";
import { countRows } from "../../../platform/database/count-rows.ts";
import { enqueue } from "../../../platform/outbox/outbox.ts";
import { type ActionStamp, recordAction } from "../../audit/audit-log.server.ts";
import type { EventStamp } from "../../leads/records/lead-changes.server.ts";
import type { HandoffDatabase, HandoffTables, HandoffTransaction } from "../handoff-tables.server.ts";
import { handoffNumber, type Offer } from "../offer.ts";
import { hasName } from "../offer-state.ts";
import { lockLeads, parseReceivers, readOffers, referenceOf } from "../offer-steps.server.ts";
import { nameTeller } from "../offer-store.server.ts";
import { tellLender } from "../webhook/tell-lender.server.ts";
import type { LenderNotice } from "./lender-notice.ts";

type Reader = Pick<HandoffTransaction, "selectFrom">;

/** At most one for each release: a deletion after a withdrawal has nothing to add. */
export async function queueNotice(
  transaction: HandoffTransaction,
  offer: Offer,
  reason: LenderNotice["reason"],
  { now, newId }: Pick<EventStamp, "now" | "newId">,
): Promise<void> {
  const record = await transaction
    .selectFrom("consent_records")
    .select("hash")
    .where("release_id", "=", offer.id)
    .executeTakeFirstOrThrow();
  const id = newId();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("lender_notices")
    .values({
      id,
      offer_id: offer.id,
      lender_id: offer.lenderId,
      lender: offer.lender,
      receivers: JSON.stringify(offer.receivers),
      webhook_url: offer.webhookUrl,
      reason,
      record_hash: record.hash,
      sent_at: now,
    })
    .onConflict((conflict) => conflict.column("offer_id").doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await tellLender(transaction, offer, "contact.withdrawn", { noticeId: id }, { now, newId });
}

/** The lenders that got a name at any time. They were told to forget it, or are with a deletion. */
export async function listToldLenders(
  reader: Reader,
  leadIds: readonly string[],
): Promise<readonly string[]> {
  const told = new Set<string>();
  for (const leadId of leadIds) {
    for (const { lender, steps } of await readOffers(reader, leadId)) {
      if (steps.some(({ kind }) => kind === "released")) told.add(lender);
    }
  }
  return [...told];
}

/** Before leads are deleted: tells every lender that has a name to forget it. Returns all that ever got one. */
export async function tellLendersToForget(
  transaction: HandoffTransaction,
  leadIds: readonly string[],
  reason: "deleted" | "expired",
  stamp: Pick<EventStamp, "now" | "newId">,
): Promise<readonly string[]> {
  if (leadIds.length === 0) return [];
  // Whoever releases a name meanwhile is done before the offers are read, or finds no lead.
  await lockLeads(transaction, leadIds);
  for (const leadId of leadIds) {
    for (const offer of await readOffers(transaction, leadId)) {
      if (hasName(offer)) await queueNotice(transaction, offer, reason, stamp);
    }
  }
  return await listToldLenders(transaction, leadIds);
}

function selectNotices(reader: Reader) {
  return reader
    .selectFrom("lender_notices")
    .leftJoin("lender_notice_confirmations", "notice_id", "id")
    .selectAll("lender_notices")
    .select(["confirmed_at", "actor"]);
}

export async function findNotice(
  { db }: HandoffDatabase,
  by: { readonly id: string } | { readonly offerId: string },
): Promise<LenderNotice | undefined> {
  const query = selectNotices(db);
  const row = await ("id" in by
    ? query.where("id", "=", by.id)
    : query.where("offer_id", "=", by.offerId)
  ).executeTakeFirst();
  return row && readNotice(row);
}

/** The notice of a hand-off, by its number: the person may be deleted. */
export async function findNumberedNotice(
  database: HandoffDatabase,
  number: string,
): Promise<LenderNotice | undefined> {
  const rows = await database.db.selectFrom("lender_notices").select(["id", "offer_id"]).execute();
  const wanted = `#${number.replace(/^#/, "").toUpperCase()}`;
  const row = rows.find(({ offer_id }) => handoffNumber({ id: offer_id }) === wanted);
  return row && (await findNotice(database, { id: row.id }));
}

type NoticeRow = Selectable<HandoffTables["lender_notices"]> & {
  readonly confirmed_at: number | null;
  readonly actor: string | null;
};

function readNotice(row: NoticeRow): LenderNotice {
  const { confirmed_at: at, actor } = row;
  return {
    id: row.id,
    offerId: row.offer_id,
    lenderId: row.lender_id,
    lender: row.lender,
    receivers: parseReceivers(row.receivers),
    webhookUrl: row.webhook_url,
    reason: row.reason,
    recordHash: row.record_hash,
    sentAt: row.sent_at,
    confirmed: at === null ? undefined : { at, by: actor ?? "" },
  };
}

interface Confirmation extends ActionStamp, Pick<EventStamp, "newId"> {
  /** Who at the lender said it, if the operator records it. */
  readonly toldBy?: string | undefined;
}

/** False if it was confirmed before. */
export async function confirmNotice(
  database: HandoffDatabase,
  { id, offerId, lender }: LenderNotice,
  { actor, now, newId, toldBy }: Confirmation,
): Promise<boolean> {
  return await database.transaction(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("lender_notice_confirmations")
      .values({ notice_id: id, confirmed_at: now, actor: nameTeller(actor, toldBy) })
      .onConflict((conflict) => conflict.column("notice_id").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const offer = await transaction
      .selectFrom("lead_offers")
      .select("lead_id")
      .where("id", "=", offerId)
      .executeTakeFirst();
    const action = `recorded that ${lender} forgot the person`;
    const subject =
      offer === undefined ? handoffNumber({ id: offerId }) : await referenceOf(transaction, offer.lead_id);
    await recordAction(transaction, { action, subject }, { actor, now });
    // A deleted person has no history to write to, and whoever recorded it knows it.
    if (offer === undefined || toldBy !== undefined) return true;
    const payload = { leadId: offer.lead_id, offerId, kind: "notice-confirmed" };
    await enqueue(transaction, { id: newId(), kind: "handoff-step", payload, runAt: now });
    return true;
  });
}

/** Notices that were sent before this time: whoever was told by then has been told. */
export async function countPurgeableNotices({ db }: HandoffDatabase, before: number): Promise<number> {
  return await countRows(db.selectFrom("lender_notices").where("sent_at", "<", before));
}

export async function purgeNotices({ db }: HandoffDatabase, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("lender_notices")
    .where("sent_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
