import { enqueue } from "../../platform/outbox/outbox.ts";
import { type Actor, recordAction } from "../audit/audit-log.server.ts";
import { type AuditStamp, recordEvent, touchLeadWithin } from "../leads/records/lead-changes.server.ts";
import { findPurpose } from "./business-purpose.server.ts";
import type { DealLender } from "./deal/match-lenders.ts";
import type { OfferedDeal } from "./deal/offered-deal.ts";
import { writeMatch } from "./deal/stored-match.server.ts";
import type { HandoffDatabase, HandoffTransaction } from "./handoff-tables.server.ts";
import { describeAnswer, type LenderAnswer } from "./lender/lender-answer.ts";
import { inDays, type Offer, type Receiver } from "./offer.ts";
import { isOut, isWithdrawable, listAskedDetails, stateOf } from "./offer-state.ts";
import {
  addStep,
  lockOffer,
  readOffers,
  referenceOf,
  SomebodyWasFaster,
  unlessFaster,
} from "./offer-steps.server.ts";
import { findPriceForm } from "./price-form.server.ts";
import { tellOperator } from "./tell-operator.server.ts";
import { tellLender } from "./webhook/tell-lender.server.ts";

/** Ids of leads whose deal was offered, whatever became of it. */
export async function listOfferedLeads({ db }: HandoffDatabase): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("lead_offers").select("lead_id").distinct().execute();
  return new Set(rows.map(({ lead_id }) => lead_id));
}

export interface NewOffer {
  readonly lender: DealLender;
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
      const isExact = offers.some(({ deal }) => deal.valueAs === "exact");
      if (isExact && (await findPriceForm(transaction, leadId)) === "band") throw new SomebodyWasFaster();
      for (const offer of offers) await storeOffer(transaction, leadId, offer, stamp);
      await tellOperator(transaction, { leadId, kind: "offered" }, stamp);
      return true;
    }),
  );
}

async function storeOffer(
  transaction: HandoffTransaction,
  leadId: string,
  { lender, deal, days }: NewOffer,
  stamp: AuditStamp,
): Promise<void> {
  const { newId, now, actor } = stamp;
  const own = (await readOffers(transaction, leadId)).filter(({ lenderId }) => lenderId === lender.id);
  for (const earlier of own.filter((offer) => isOut(offer, now))) {
    // A lender that needs more gets the deal again, in place of the one before.
    if (listAskedDetails(earlier, now).length === 0) throw new SomebodyWasFaster();
    await withdrawWithin(transaction, earlier, stamp);
  }
  const id = newId();
  const { webhookUrl } = lender;
  const receivers = webhookUrl === null ? lender.receivers : [];
  await transaction
    .insertInto("lead_offers")
    .values({
      id,
      lead_id: leadId,
      lender_id: lender.id,
      lender: lender.name,
      deal: JSON.stringify(deal),
      matched: writeMatch(deal, lender),
      receivers: JSON.stringify(receivers.map(({ name, email }) => ({ name, email }))),
      webhook_url: webhookUrl,
      expires_at: inDays(days, now),
    })
    .execute();
  await addStep(transaction, { id, steps: [] }, { kind: "offered", actor, now });
  await tellLender(transaction, { receivers, webhookUrl }, "deal.offered", { leadId, offerId: id }, stamp);
}

/** False if there is nothing left to withdraw, or somebody else was faster. A name that was given is taken back instead. */
export async function withdrawOffer(
  database: HandoffDatabase,
  { reference, offerId }: { readonly reference: string; readonly offerId: string },
  stamp: AuditStamp,
): Promise<boolean> {
  return await unlessFaster(() =>
    database.transaction(async (transaction) => {
      const offer = await lockOffer(transaction, offerId);
      if (offer === undefined || !isWithdrawable(offer, stamp.now)) return false;
      const text = `The deal was withdrawn from ${offer.lender}`;
      const action = `withdrew the deal from ${offer.lender}`;
      const change = { action, events: [{ kind: "handoff", text }] } as const;
      const leadId = await touchLeadWithin(transaction, reference, change, stamp);
      if (leadId !== offer.leadId) throw new SomebodyWasFaster();
      await withdrawWithin(transaction, offer, stamp);
      await tellOperator(transaction, { leadId, offerId, kind: "withdrawn" }, stamp);
      return true;
    }),
  );
}

async function withdrawWithin(
  transaction: HandoffTransaction,
  offer: Offer,
  stamp: AuditStamp,
): Promise<void> {
  await addStep(transaction, offer, { kind: "withdrawn", actor: stamp.actor, now: stamp.now });
  const about = { leadId: offer.leadId, offerId: offer.id };
  await tellLender(transaction, offer, "deal.withdrawn", about, stamp);
}

export interface LenderStamp {
  readonly now: number;
  readonly newId: () => string;
  readonly actor: Actor;
  /** How long the answer stands. */
  readonly choiceDays: number;
  /** How many steps whoever answers has seen. Undefined where nobody looked at a page. */
  readonly seen?: number | undefined;
  /** Who at the lender said it, if the operator records it. */
  readonly toldBy?: string | undefined;
}

/** Who took a step: the operator, who was told, or whoever did it. */
export function nameTeller({ name }: Actor, toldBy: string | undefined): string {
  return toldBy === undefined ? name : `${name}, told by ${toldBy}`;
}

/** Stores the answer of a lender, or takes it back (undefined). False if the offer no longer allows it. */
export async function answerOffer(
  database: HandoffDatabase,
  offerId: string,
  answer: LenderAnswer | undefined,
  { now, newId, actor, choiceDays, seen, toldBy }: LenderStamp,
): Promise<boolean> {
  return await unlessFaster(() =>
    database.transaction(async (transaction) => {
      const offer = await lockOffer(transaction, offerId);
      const allowed = answer === undefined ? "answered" : "open";
      if (offer === undefined || stateOf(offer, now) !== allowed) return false;
      if (seen !== undefined && seen !== offer.steps.length) return false;
      const { lender, leadId } = offer;
      const step =
        answer === undefined
          ? { kind: "answer-taken-back" as const }
          : { kind: "answered" as const, answer, deadline: inDays(choiceDays, now) };
      await addStep(transaction, offer, {
        ...step,
        actor: { ...actor, name: nameTeller(actor, toldBy) },
        now,
      });
      const text =
        answer === undefined
          ? `${lender} took its answer back`
          : `${lender} answered: ${describeAnswer(answer).join("; ")}`;
      await recordEvent(transaction, leadId, { kind: "handoff", text }, { now, newId });
      const reference = await referenceOf(transaction, leadId);
      const action = answer === undefined ? "took its answer back" : "answered the deal";
      await recordAction(transaction, { action: `${lender} ${action}`, subject: reference }, { actor, now });
      // Whoever recorded it knows it.
      if (toldBy === undefined) {
        const payload = { leadId, offerId };
        await enqueue(transaction, { id: newId(), kind: "offer-answered", payload, runAt: now });
      }
      return true;
    }),
  );
}

export function lenderActor(receiver: Receiver, lender: string): Actor {
  return { name: `${receiver.name}, ${lender}`, channel: "mail link" };
}
