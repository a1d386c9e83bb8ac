import type { Selectable } from "kysely";
import { z } from "zod";
import { enqueue, type NewJob } from "../../platform/outbox/outbox.ts";
import { type Actor, recordAction } from "../audit/audit-log.server.ts";
import { type AuditStamp, recordEvent, touchLeadWithin } from "../leads/records/lead-changes.server.ts";
import { findPurpose } from "./business-purpose.server.ts";
import type { HandoffDatabase, HandoffTables, HandoffTransaction } from "./handoff-tables.server.ts";
import { describeAnswer, type LenderAnswer } from "./lender-answer.ts";
import { isOut, type Offer, type OfferStep, type Receiver, stateOf } from "./offer.ts";
import type { OfferedDeal } from "./offered-deal.ts";
import { parseStoredAnswer } from "./read-answer.server.ts";
import { parseStoredDeal } from "./read-deal.server.ts";

/** Ids of leads whose deal was offered, whatever became of it. */
export async function listOfferedLeads({ db }: HandoffDatabase): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("lead_offers").select("lead_id").distinct().execute();
  return new Set(rows.map(({ lead_id }) => lead_id));
}

type Reader = Pick<HandoffTransaction, "selectFrom">;

const DAY_MS = 24 * 60 * 60 * 1000;

export interface NewOffer {
  readonly lender: { readonly id: string; readonly name: string; readonly receivers: readonly Receiver[] };
  readonly deal: OfferedDeal;
  readonly days: number;
}

/**
 * Offers a deal to lenders: the offers, their first step, the history of the lead, the log and the mails are one
 * transaction. False without an attested purpose, if one of the lenders has the deal, or if somebody else was faster.
 */
export async function offerDeal(
  database: HandoffDatabase,
  reference: string,
  offers: readonly NewOffer[],
  stamp: AuditStamp,
): Promise<boolean> {
  const lenders = offers.map(({ lender }) => lender.name).join(", ");
  const text = `The deal was offered to ${lenders}, without a name`;
  const change = { action: `offered the deal to ${lenders}`, events: [{ kind: "handoff", text }] } as const;
  return await unlessFaster(() =>
    database.transaction(async (transaction) => {
      const leadId = await touchLeadWithin(transaction, reference, change, stamp);
      if (leadId === undefined) return false;
      // From here on the lead is locked, so nobody takes the purpose back meanwhile.
      if ((await findPurpose(transaction, leadId)) === undefined) throw new SomebodyWasFaster();
      for (const offer of offers) await storeOffer(transaction, leadId, offer, stamp);
      return true;
    }),
  );
}

async function storeOffer(
  transaction: HandoffTransaction,
  leadId: string,
  { lender, deal, days }: NewOffer,
  { newId, now, actor }: AuditStamp,
): Promise<void> {
  const earlier = await readOffers(transaction, leadId);
  const hasIt = earlier.some((offer) => offer.lenderId === lender.id && isOut(offer, now));
  if (hasIt) throw new SomebodyWasFaster();
  const id = newId();
  await transaction
    .insertInto("lead_offers")
    .values({
      id,
      lead_id: leadId,
      lender_id: lender.id,
      lender: lender.name,
      deal: JSON.stringify(deal),
      receivers: JSON.stringify(lender.receivers.map(({ name, email }) => ({ name, email }))),
      expires_at: now + days * DAY_MS,
    })
    .execute();
  await addStep(transaction, { id, steps: [] }, { kind: "offered", actor, now });
  const jobs = lender.receivers.map(
    (_, receiver): NewJob => ({
      id: newId(),
      kind: "deal-offer",
      payload: { leadId, offerId: id, receiver },
      runAt: now,
    }),
  );
  await enqueue(transaction, ...jobs);
}

/** False if it was withdrawn before, or somebody else was faster. */
export async function withdrawOffer(
  database: HandoffDatabase,
  { reference, offerId }: { readonly reference: string; readonly offerId: string },
  stamp: AuditStamp,
): Promise<boolean> {
  const offer = await findOffer(database, offerId);
  if (offer === undefined || stateOf(offer, stamp.now) === "withdrawn") return false;
  const text = `The deal was withdrawn from ${offer.lender}`;
  const action = `withdrew the deal from ${offer.lender}`;
  return await unlessFaster(() =>
    database.transaction(async (transaction) => {
      const change = { action, events: [{ kind: "handoff", text }] } as const;
      const leadId = await touchLeadWithin(transaction, reference, change, stamp);
      if (leadId !== offer.leadId) throw new SomebodyWasFaster();
      await addStep(transaction, offer, { kind: "withdrawn", actor: stamp.actor, now: stamp.now });
      return true;
    }),
  );
}

export interface LenderStamp {
  readonly now: number;
  readonly newId: () => string;
  /** Whose link it was. */
  readonly receiver: Receiver;
}

/** Stores the answer of a lender, or takes it back (undefined). False if the offer no longer allows it. */
export async function answerOffer(
  database: HandoffDatabase,
  offerId: string,
  answer: LenderAnswer | undefined,
  { now, newId, receiver }: LenderStamp,
): Promise<boolean> {
  return await unlessFaster(() =>
    database.transaction(async (transaction) => {
      const offer = await selectOffer(transaction, offerId);
      const allowed = answer === undefined ? "answered" : "open";
      if (offer === undefined || stateOf(offer, now) !== allowed) return false;
      const { lender, leadId } = offer;
      const actor: Actor = { name: `${receiver.name}, ${lender}`, channel: "mail link" };
      const kind = answer === undefined ? "answer-taken-back" : "answered";
      await addStep(transaction, offer, { kind, actor, now, answer });
      const text =
        answer === undefined
          ? `${lender} took its answer back`
          : `${lender} answered: ${describeAnswer(answer).join("; ")}`;
      await recordEvent(transaction, leadId, { kind: "handoff", text }, { now, newId });
      const { reference } = await transaction
        .selectFrom("leads")
        .select("reference")
        .where("id", "=", leadId)
        .executeTakeFirstOrThrow();
      const action = answer === undefined ? "took its answer back" : "answered the deal";
      await recordAction(transaction, { action: `${lender} ${action}`, subject: reference }, { actor, now });
      const payload = { leadId, offerId };
      await enqueue(transaction, { id: newId(), kind: "offer-answered", payload, runAt: now });
      return true;
    }),
  );
}

interface NewStep {
  readonly kind: OfferStep["kind"];
  readonly actor: Actor;
  readonly now: number;
  readonly answer?: LenderAnswer | undefined;
}

/** The step after those that were seen. Whoever else has added one meanwhile was faster. */
async function addStep(
  transaction: HandoffTransaction,
  { id, steps }: { readonly id: string; readonly steps: readonly OfferStep[] },
  { kind, actor, now, answer }: NewStep,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("offer_steps")
    .values({
      offer_id: id,
      step: steps.length + 1,
      kind,
      happened_at: now,
      actor: actor.name,
      answer: answer === undefined ? null : JSON.stringify(answer),
    })
    .onConflict((conflict) => conflict.columns(["offer_id", "step"]).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new SomebodyWasFaster();
}

/** Takes the whole transaction back. */
class SomebodyWasFaster extends Error {}

async function unlessFaster(change: () => Promise<boolean>): Promise<boolean> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof SomebodyWasFaster) return false;
    throw error;
  }
}

export async function findOffer(database: HandoffDatabase, id: string): Promise<Offer | undefined> {
  return await selectOffer(database.db, id);
}

/** All offers of a lead, newest first. */
export async function listOffers(database: HandoffDatabase, leadId: string): Promise<readonly Offer[]> {
  return (await readOffers(database.db, leadId)).toReversed();
}

async function selectOffer(reader: Reader, id: string): Promise<Offer | undefined> {
  const row = await reader.selectFrom("lead_offers").selectAll().where("id", "=", id).executeTakeFirst();
  return row && (await readOffer(reader, row));
}

async function readOffers(reader: Reader, leadId: string): Promise<readonly Offer[]> {
  const rows = await reader.selectFrom("lead_offers").selectAll().where("lead_id", "=", leadId).execute();
  const offers: Offer[] = [];
  for (const row of rows) offers.push(await readOffer(reader, row));
  return offers.toSorted((one, other) => one.steps[0].happenedAt - other.steps[0].happenedAt);
}

const storedReceivers = z.array(z.object({ name: z.string(), email: z.string() }));

async function readOffer(reader: Reader, row: Selectable<HandoffTables["lead_offers"]>): Promise<Offer> {
  const rows = await reader
    .selectFrom("offer_steps")
    .selectAll()
    .where("offer_id", "=", row.id)
    .orderBy("step")
    .execute();
  const [first, ...rest] = rows.map(
    ({ kind, happened_at, actor, answer }): OfferStep => ({
      kind,
      happenedAt: happened_at,
      actor,
      answer: answer === null ? undefined : parseStoredAnswer(answer),
    }),
  );
  if (first === undefined) throw new Error("An offer has no first step; both are stored together");
  return {
    id: row.id,
    leadId: row.lead_id,
    lenderId: row.lender_id,
    lender: row.lender,
    deal: parseStoredDeal(row.deal),
    receivers: storedReceivers.parse(JSON.parse(row.receivers)),
    expiresAt: row.expires_at,
    steps: [first, ...rest],
  };
}
