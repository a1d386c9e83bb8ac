import { type Actor, recordAction } from "../../audit/audit-log.server.ts";
import type { HandoffDatabase, HandoffTransaction } from "../handoff-tables.server.ts";
import { handoffNumber, type Offer } from "../offer.ts";
import { outcomeOf, releaseOf } from "../offer-state.ts";
import { lockOffer, SomebodyWasFaster, unlessFaster } from "../offer-steps.server.ts";
import { type CommissionStep, commissionOf, describeCommission, nextCommission } from "./commission.ts";

type Reader = Pick<HandoffTransaction, "selectFrom">;

interface OfferCommission {
  readonly offerId: string;
  readonly lenderId: string;
  readonly lender: string;
  /** Of the loan that was funded; null while it is not, or the deal is gone. */
  readonly loan: number | null;
  readonly fundedOn: string | null;
  readonly steps: readonly CommissionStep[];
}

/** The commissions of these offers, or all of them. They stay when a lead is deleted: a lender still owes them. */
export async function listCommissions(
  reader: Reader,
  offerIds?: readonly string[],
): Promise<readonly OfferCommission[]> {
  let query = reader.selectFrom("commission_steps").selectAll().orderBy("offer_id").orderBy("step");
  if (offerIds !== undefined) query = query.where("offer_id", "in", offerIds);
  const rows = offerIds?.length === 0 ? [] : await query.execute();
  return [...Map.groupBy(rows, (row) => row.offer_id)].flatMap(([offerId, own]) => {
    const last = own.at(-1);
    if (last === undefined) return [];
    return [
      {
        offerId,
        lenderId: last.lender_id,
        lender: last.lender,
        loan: last.loan,
        fundedOn: last.funded_on,
        steps: own.map(({ kind, happened_at, actor, amount }) => ({
          kind,
          happenedAt: happened_at,
          actor,
          amount,
        })),
      },
    ];
  });
}

export async function findCommission(reader: Reader, offerId: string): Promise<readonly CommissionStep[]> {
  return (await listCommissions(reader, [offerId]))[0]?.steps ?? [];
}

export interface NewCommission {
  readonly kind: CommissionStep["kind"];
  /** Not used to take the last one back. */
  readonly amount: number;
  /** How many steps whoever records it has seen. Undefined where nobody looked at a page. */
  readonly seen?: number | undefined;
}

/** False if this does not come next, or somebody else was faster. */
export async function recordCommission(
  database: HandoffDatabase,
  offerId: string,
  { kind, amount, seen }: NewCommission,
  { actor, now }: { readonly actor: Actor; readonly now: number },
): Promise<boolean> {
  return await unlessFaster(() =>
    database.transaction(async (transaction) => {
      const offer = await lockOffer(transaction, offerId);
      const [known] = await listCommissions(transaction, [offerId]);
      const steps = known?.steps ?? [];
      if (!isNext(kind, steps, offer) || (seen !== undefined && seen !== steps.length)) return false;
      const funded = offer && outcomeOf(offer)?.outcome;
      const isFunded = funded?.kind === "funded";
      const lender = offer?.lender ?? known?.lender ?? "";
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto("commission_steps")
        .values({
          offer_id: offerId,
          step: steps.length + 1,
          kind,
          happened_at: now,
          actor: actor.name,
          lender_id: offer?.lenderId ?? (await lenderIdOf(transaction, offerId)),
          lender,
          amount: kind === "taken-back" ? (commissionOf(steps)?.amount ?? 0) : amount,
          loan: isFunded ? funded.amount : (known?.loan ?? null),
          funded_on: isFunded ? funded.fundedOn : (known?.fundedOn ?? null),
        })
        .onConflict((conflict) => conflict.columns(["offer_id", "step"]).doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) throw new SomebodyWasFaster();
      const action = `recorded for ${lender}: ${describeCommission({ kind, amount })}`;
      await recordAction(transaction, { action, subject: handoffNumber({ id: offerId }) }, { actor, now });
      return true;
    }),
  );
}

function isNext(
  kind: CommissionStep["kind"],
  steps: readonly CommissionStep[],
  offer: Offer | undefined,
): boolean {
  if (kind === "taken-back") return commissionOf(steps) !== undefined;
  // The deal of a deleted lead is gone: what was agreed for it can still fall due, and be paid.
  const isReleased = offer !== undefined && releaseOf(offer) !== undefined;
  const isFunded = offer === undefined || outcomeOf(offer)?.outcome?.kind === "funded";
  return nextCommission(steps, { isReleased, isFunded }) === kind;
}

async function lenderIdOf(reader: Reader, offerId: string): Promise<string> {
  const row = await reader
    .selectFrom("commission_steps")
    .select("lender_id")
    .where("offer_id", "=", offerId)
    .orderBy("step")
    .executeTakeFirstOrThrow();
  return row.lender_id;
}
