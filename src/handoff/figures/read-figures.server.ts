import type { Days } from "../../office/office-calendar.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";
import { standingSteps } from "../offer-state.ts";
import { listHistories } from "../offer-steps.server.ts";
import { standingCommission } from "../release/commission.ts";
import { listCommissions } from "../release/commission-store.server.ts";
import type { HandoffEvent } from "./lender-figures.ts";

/** A day begins at another moment in each time zone. */
const MARGIN_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * What happened with lenders on these days, oldest first. Of a person who was deleted, what was funded, and what is owed for
 * it, remains.
 */
export async function readHandoffEvents(
  { db }: HandoffDatabase,
  { from = "", to }: Days,
  dayOf: (moment: number) => string,
): Promise<readonly HandoffEvent[]> {
  const histories = await listHistories(db, from === "" ? 0 : Date.parse(from) - MARGIN_MS);
  const commissions = await listCommissions(db);
  const known = new Set(histories.map(({ offerId }) => offerId));
  const events = [
    ...histories.flatMap((history) => listSteps(history, dayOf)),
    ...commissions.flatMap(
      ({ offerId, lenderId, lender, loan, fundedOn, steps }): readonly HandoffEvent[] => {
        const whose = { lenderId, lender };
        const isDeleted = !known.has(offerId) && loan !== null && fundedOn !== null;
        return [
          ...(isDeleted ? [{ ...whose, what: "funded" as const, day: fundedOn, dollars: loan }] : []),
          ...standingCommission(steps).flatMap(({ kind, happenedAt, amount }) =>
            kind === "agreed" ? [] : [{ ...whose, what: kind, day: dayOf(happenedAt), dollars: amount }],
          ),
        ];
      },
    ),
  ];
  return events
    .filter(({ day }) => day >= from && (to === undefined || day <= to))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

type History = Awaited<ReturnType<typeof listHistories>>[number];

/** What was taken back is not counted. */
function listSteps(
  { lenderId, lender, steps }: History,
  dayOf: (moment: number) => string,
): readonly HandoffEvent[] {
  const offeredAt = steps[0].happenedAt;
  return standingSteps({ steps }).flatMap(
    ({ kind, happenedAt, answer, outcome }): readonly HandoffEvent[] => {
      const on = { lenderId, lender, day: dayOf(happenedAt) };
      if (kind === "offered" || kind === "released") return [{ ...on, what: kind }];
      // A clock that was set back makes no answer that came before its question.
      if (answer !== undefined) {
        return [{ ...on, what: "answered", answer, afterMs: Math.max(0, happenedAt - offeredAt) }];
      }
      if (outcome?.kind !== "funded") return [];
      return [{ ...on, what: "funded", day: outcome.fundedOn, dollars: outcome.amount }];
    },
  );
}
