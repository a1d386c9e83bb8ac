import type { HandoffDatabase } from "../handoff-tables.server.ts";
import { handoffNumber, type Offer } from "../offer.ts";
import { deadlineOf, isOverdue, outcomeOf, stateOf } from "../offer-state.ts";
import { listNewestOffers } from "../offer-steps.server.ts";
import { type CommissionStep, commissionOf } from "../release/commission.ts";
import { listCommissions } from "../release/commission-store.server.ts";
import { type BoardGroup, groupOf } from "./board-groups.ts";

/** Older ones are on the pages of their leads. */
const NEWEST = 500;

export interface BoardRow {
  readonly offer: Pick<Offer, "id" | "lender" | "lenderId"> & { readonly number: string };
  /** Null once the lead is deleted: a commission outlives it. */
  readonly lead: { readonly reference: string; readonly name: string } | null;
  readonly state: ReturnType<typeof stateOf> | null;
  readonly isLate: boolean;
  /** Until when the next step may be taken. */
  readonly until: number | null;
  readonly outcome: ReturnType<typeof outcomeOf>;
  readonly commission: (CommissionStep & { readonly kind: "agreed" | "due" | "paid" }) | undefined;
  /** How many there are, with those that were taken back. */
  readonly commissionSteps: number;
  readonly group: BoardGroup;
}

/** Every hand-off by where it stands: first those that are late, the latest first, then the others, the newest first. */
export async function readBoard(
  database: HandoffDatabase,
  now: number,
): Promise<{ readonly rows: readonly BoardRow[]; readonly hasOlder: boolean }> {
  const found = await listNewestOffers(database.db, NEWEST + 1);
  const commissions = await listCommissions(database.db);
  const shown = found.slice(0, NEWEST);
  const rows = shown.map(({ offer, lead }): BoardRow => {
    const own = commissions.find(({ offerId }) => offerId === offer.id);
    const commission = own && commissionOf(own.steps);
    const until = deadlineOf(offer);
    return {
      offer: { id: offer.id, lender: offer.lender, lenderId: offer.lenderId, number: handoffNumber(offer) },
      lead,
      state: stateOf(offer, now),
      isLate: isOverdue(offer, now),
      until: Number.isFinite(until) ? until : null,
      outcome: outcomeOf(offer),
      commission,
      commissionSteps: own?.steps.length ?? 0,
      group: groupOf(offer, { now, commission: commission?.kind }),
    };
  });
  // An older one may still be owed, so it is asked for by its id.
  const ids = new Set(found.map(({ offer }) => offer.id));
  const others = commissions
    .filter(({ offerId }) => !ids.has(offerId))
    .flatMap(({ offerId, lender, steps }): readonly BoardRow[] => {
      const commission = commissionOf(steps);
      if (commission === undefined || commission.kind === "paid") return [];
      return [
        {
          offer: { id: offerId, lender, lenderId: "", number: handoffNumber({ id: offerId }) },
          lead: null,
          state: null,
          isLate: false,
          until: null,
          outcome: undefined,
          commission,
          commissionSteps: steps.length,
          group: "owed",
        },
      ];
    });
  const late = rows.filter(({ group }) => group === "late");
  return {
    rows: [
      ...late.toSorted((one, other) => (one.until ?? 0) - (other.until ?? 0)),
      ...rows.filter(({ group }) => group !== "late"),
      ...others,
    ],
    hasOlder: found.length > NEWEST,
  };
}
