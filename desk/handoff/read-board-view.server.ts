import { BOARD_GROUPS } from "../../src/handoff/board/board-groups.ts";
import { type BoardRow, readBoard } from "../../src/handoff/board/read-board.server.ts";
import { OFFER_STATES } from "../../src/handoff/offer-state.ts";
import { describeCommission, nextCommission } from "../../src/handoff/release/commission.ts";
import { describeOutcome } from "../../src/handoff/release/loan-outcome.ts";
import type { DeskData } from "../desk-data.server.ts";
import { describeDeadline } from "./describe-deadline.server.ts";

type BoardData = Pick<DeskData, "now" | "office">;

export type HandoffsView = Awaited<ReturnType<typeof readBoardView>> & {
  /** Why the last click changed nothing. */
  readonly problem?: string | undefined;
};

/** All hand-offs, in groups. Empty groups are left out. */
export async function readBoardView(database: DeskData["database"], data: BoardData) {
  const { rows, hasOlder } = await readBoard(database, data.now);
  const groups = BOARD_GROUPS.map(({ id, title, text }) => ({
    id,
    title,
    text,
    rows: rows.filter(({ group }) => group === id).map((row) => describeRow(row, data)),
  }));
  return { page: "handoffs" as const, groups: groups.filter((group) => group.rows.length > 0), hasOlder };
}

function describeRow(
  { offer, lead, state, isLate, until, outcome, commission, commissionSteps }: BoardRow,
  data: BoardData,
) {
  return {
    id: offer.id,
    number: offer.number,
    lender: offer.lender,
    lead,
    state: state === null ? "The person was deleted" : OFFER_STATES[state],
    deadline: describeDeadline({ until, isLate }, data),
    /** What can be recorded here: the page of a deleted lead is gone. */
    commission:
      lead === null && commission !== undefined
        ? {
            steps: [],
            seen: commissionSteps,
            next: nextCommission([commission], { isReleased: true, isFunded: true }),
            canBeTakenBack: true,
          }
        : undefined,
    said: [
      ...(outcome?.outcome ? [describeOutcome(outcome.outcome)] : []),
      ...(commission ? [describeCommission(commission)] : []),
    ],
  };
}
