import type { Selectable } from "kysely";
import { z } from "zod";
import type { Actor } from "../audit/audit-log.server.ts";
import { parseStoredDeal } from "./deal/read-deal.server.ts";
import { parseStoredMatch } from "./deal/stored-match.server.ts";
import type { HandoffDatabase, HandoffTables, HandoffTransaction } from "./handoff-tables.server.ts";
import type { LenderAnswer } from "./lender/lender-answer.ts";
import { parseStoredAnswer } from "./lender/read-answer.server.ts";
import type { Offer, OfferStep } from "./offer.ts";
import type { LoanOutcome } from "./release/loan-outcome.ts";
import { parseStoredOutcome } from "./release/read-outcome.server.ts";

type Reader = Pick<HandoffTransaction, "selectFrom">;

export interface NewStep {
  readonly kind: OfferStep["kind"];
  readonly actor: Actor;
  readonly now: number;
  readonly answer?: LenderAnswer | undefined;
  readonly outcome?: LoanOutcome | undefined;
  readonly deadline?: number | undefined;
}

/** The step after those that were seen. Whoever else has added one meanwhile was faster. */
export async function addStep(
  transaction: HandoffTransaction,
  { id, steps }: { readonly id: string; readonly steps: readonly OfferStep[] },
  { kind, actor, now, answer, outcome, deadline }: NewStep,
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
      outcome: outcome === undefined ? null : JSON.stringify(outcome),
      deadline: deadline ?? null,
    })
    .onConflict((conflict) => conflict.columns(["offer_id", "step"]).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new SomebodyWasFaster();
}

/** Takes the whole transaction back. */
export class SomebodyWasFaster extends Error {}

export async function unlessFaster(change: () => Promise<boolean>): Promise<boolean> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof SomebodyWasFaster) return false;
    throw error;
  }
}

/**
 * Finds an offer and locks its lead: until the end of the transaction, nobody else changes this lead's offers or deletes it.
 * Every change of an offer begins with it, so that two never lock in different orders.
 */
export async function lockOffer(transaction: HandoffTransaction, id: string): Promise<Offer | undefined> {
  const row = await transaction
    .selectFrom("lead_offers")
    .select("lead_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await lockLeads(transaction, [row.lead_id]);
  return await selectOffer(transaction, id);
}

/** On SQLite, a transaction that writes is alone anyway. */
export async function lockLeads(transaction: HandoffTransaction, ids: readonly string[]): Promise<void> {
  await transaction
    .updateTable("leads")
    .set(({ ref }) => ({ last_contact_at: ref("last_contact_at") }))
    .where("id", "in", ids)
    .execute();
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
  return row && (await readRows(reader, [row]))[0];
}

/** Oldest first. */
export async function readOffers(reader: Reader, leadId: string): Promise<readonly Offer[]> {
  const rows = await reader.selectFrom("lead_offers").selectAll().where("lead_id", "=", leadId).execute();
  const offers = await readRows(reader, rows);
  return offers.toSorted((one, other) => one.steps[0].happenedAt - other.steps[0].happenedAt);
}

/** Of all leads, newest first. */
export async function listNewestOffers(reader: Reader, limit: number) {
  const rows = await reader
    .selectFrom("lead_offers")
    .innerJoin("leads", "leads.id", "lead_offers.lead_id")
    .innerJoin("offer_steps", (join) =>
      join.onRef("offer_steps.offer_id", "=", "lead_offers.id").on("offer_steps.step", "=", 1),
    )
    .selectAll("lead_offers")
    .select(["leads.reference", "leads.name"])
    .orderBy("offer_steps.happened_at", "desc")
    .limit(limit)
    .execute();
  const offers = await readRows(reader, rows);
  return rows.flatMap(({ id, reference, name }) => {
    const offer = offers.find((each) => each.id === id);
    return offer === undefined ? [] : [{ offer, lead: { reference, name } }];
  });
}

/** All steps of the offers with which something happened since then, without whose they are. */
export async function listHistories(reader: Reader, since: number) {
  const touched = reader.selectFrom("offer_steps").select("offer_id").where("happened_at", ">=", since);
  const rows = await reader
    .selectFrom("offer_steps")
    .innerJoin("lead_offers", "lead_offers.id", "offer_steps.offer_id")
    .selectAll("offer_steps")
    .select(["lead_offers.lender_id", "lead_offers.lender"])
    .where("lead_offers.id", "in", touched)
    .orderBy("offer_steps.offer_id")
    .orderBy("offer_steps.step")
    .execute();
  return [...Map.groupBy(rows, (row) => row.offer_id)].flatMap(([offerId, own]) => {
    const last = own.at(-1);
    const [first, ...rest] = own.map(readStep);
    if (last === undefined || first === undefined) return [];
    const steps: Offer["steps"] = [first, ...rest];
    return [{ offerId, lenderId: last.lender_id, lender: last.lender, steps }];
  });
}

const storedReceivers = z.array(z.object({ name: z.string(), email: z.string() }));

export function parseReceivers(json: string): Offer["receivers"] {
  return storedReceivers.parse(JSON.parse(json));
}

type OfferRow = Selectable<HandoffTables["lead_offers"]>;

async function readRows(reader: Reader, rows: readonly OfferRow[]): Promise<readonly Offer[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const steps = await reader
    .selectFrom("offer_steps")
    .selectAll()
    .where("offer_id", "in", ids)
    .orderBy("step")
    .execute();
  const byOffer = Map.groupBy(steps, ({ offer_id }) => offer_id);
  return rows.flatMap((row) => readOffer(row, byOffer.get(row.id) ?? []) ?? []);
}

/** Both are stored together, so an offer without a step was deleted between the two reads. */
function readOffer(
  row: OfferRow,
  steps: readonly Selectable<HandoffTables["offer_steps"]>[],
): Offer | undefined {
  const [first, ...rest] = steps.map(readStep);
  if (first === undefined) return undefined;
  return {
    id: row.id,
    leadId: row.lead_id,
    lenderId: row.lender_id,
    lender: row.lender,
    deal: parseStoredDeal(row.deal),
    matched: parseStoredMatch(row.matched),
    receivers: parseReceivers(row.receivers),
    webhookUrl: row.webhook_url,
    expiresAt: row.expires_at,
    steps: [first, ...rest],
  };
}

function readStep({
  kind,
  happened_at,
  actor,
  answer,
  outcome,
  deadline,
}: Selectable<HandoffTables["offer_steps"]>): OfferStep {
  return {
    kind,
    happenedAt: happened_at,
    actor,
    answer: answer === null ? undefined : parseStoredAnswer(answer),
    outcome: outcome === null ? undefined : parseStoredOutcome(outcome),
    deadline: deadline ?? undefined,
  };
}

export async function referenceOf(reader: Reader, leadId: string): Promise<string> {
  const { reference } = await reader
    .selectFrom("leads")
    .select("reference")
    .where("id", "=", leadId)
    .executeTakeFirstOrThrow();
  return reference;
}
