import type { Offer } from "../offer.ts";
import { hasName, isOverdue, outcomeOf, stateOf } from "../offer-state.ts";
import type { CommissionKind } from "../release/commission.ts";

/** What the board shows together, in the order in which somebody has to do something. */
export const BOARD_GROUPS = [
  { id: "late", title: "Late", text: "Nobody did the next step in time." },
  { id: "owed", title: "Commission", text: "Funded, and not paid yet." },
  { id: "named", title: "Has the name", text: "The lender works on the loan." },
  { id: "answered", title: "Answered", text: "The investor chooses." },
  { id: "open", title: "Waits for an answer", text: "The lender has the deal." },
  { id: "over", title: "Over", text: "Nothing is left to do." },
] as const;
export type BoardGroup = (typeof BOARD_GROUPS)[number]["id"];

export function groupOf(
  offer: Offer,
  { now, commission }: { readonly now: number; readonly commission: CommissionKind | undefined },
): BoardGroup {
  const state = stateOf(offer, now);
  const isFunded = outcomeOf(offer)?.outcome?.kind === "funded";
  if (isFunded && hasName(offer)) return commission === "paid" ? "over" : "owed";
  if (commission === "due") return "owed";
  if (isOverdue(offer, now)) return "late";
  switch (state) {
    case "open":
    case "answered":
      return state;
    case "released":
    case "received":
    case "term-sheet":
      return "named";
    default:
      return "over";
  }
}
