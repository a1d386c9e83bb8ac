import { formatDate } from "../../ui/text/dates.ts";
import { listInWords } from "../../ui/text/list-in-words.ts";
import type { LenderChannel, Offer } from "../offer.ts";
import { hasName, listAskedDetails, stateOf } from "../offer-state.ts";
import { type Fit, fitLender, type LenderLimits } from "./fit.ts";
import type { OfferedDeal } from "./offered-deal.ts";

/** A lender as the hand-off sees it: its limits, and who receives deals there. */
export interface DealLender extends LenderLimits, LenderChannel {
  readonly name: string;
  /** ISO date on which it confirmed its limits. Null: they are samples. */
  readonly confirmedOn: string | null;
  /** Who confirmed them. For the operator alone. */
  readonly confirmedBy: string | null;
}

export interface Match extends Fit {
  readonly lender: DealLender;
  /** Why the deal cannot be offered to this lender although it may fit. */
  readonly hindrance: string | undefined;
}

/** In the directory's order, whatever a lender pays. */
export function matchLenders(
  deal: OfferedDeal,
  { lenders, ...known }: Known & { readonly lenders: readonly DealLender[] },
): readonly Match[] {
  return lenders.map((lender) => ({
    lender,
    ...fitLender(deal, lender),
    hindrance: hindranceOf(lender, known),
  }));
}

interface Known {
  readonly offers: readonly Offer[];
  /** Ids of lenders whose webhook has a secret. */
  readonly withSecret: ReadonlySet<string>;
  readonly now: number;
}

function hindranceOf(
  { id, receivers, webhookUrl }: DealLender,
  { offers, withSecret, now }: Known,
): string | undefined {
  const own = offers.filter(({ lenderId }) => lenderId === id);
  const states = own
    .filter((offer) => listAskedDetails(offer, now).length === 0)
    .map((offer) => stateOf(offer, now));
  if (webhookUrl !== null && !withSecret.has(id)) return "Its webhook has no secret yet.";
  if (webhookUrl === null && receivers.length === 0) return "Its record names nobody who receives deals.";
  if (states.includes("open")) return "It has the deal and has not answered yet.";
  if (states.includes("answered")) return "It has answered already.";
  if (own.some(hasName)) return "It has the investor's name.";
  return undefined;
}

/** Why nothing may be offered to anybody. Empty if nothing is in the way. */
export function listHindrances(about: {
  readonly hasPurpose: boolean;
  readonly forbidsSharing: boolean;
  readonly isJoined: boolean;
  /** The person wants the value told as a range, and the deal has it as it is. */
  readonly wantsRange: boolean;
  /** The state of the deal, if it is not served. */
  readonly unservedState: string | undefined;
}): readonly string[] {
  return [
    ...(about.isJoined ? ["This lead is joined to another one: offer the deal there."] : []),
    ...(about.hasPurpose ? [] : ["The business purpose is not attested."]),
    ...(about.forbidsSharing ? ["This person opted out of being passed on to lenders."] : []),
    ...(about.wantsRange ? ["This person wants the value told as a range."] : []),
    ...(about.unservedState === undefined ? [] : [`You do not serve ${about.unservedState}.`]),
  ];
}

/** `Ann Lee and Bo Day`, or `its program at lender.example`. */
export function nameReceivers({
  receivers,
  webhookUrl,
}: Pick<DealLender, "receivers" | "webhookUrl">): string {
  if (webhookUrl !== null)
    return `its program at ${/^https?:\/\/([^/?#]+)/.exec(webhookUrl)?.[1] ?? webhookUrl}`;
  return listInWords(receivers.map(({ name }) => name));
}

/** For the operator alone: it names who confirmed. */
export function sayConfirmed({
  confirmedOn,
  confirmedBy,
}: Pick<DealLender, "confirmedOn" | "confirmedBy">): string {
  return confirmedOn === null
    ? "Its limits are samples."
    : `Limits confirmed on ${formatDate(confirmedOn)}${confirmedBy === null ? "" : ` by ${confirmedBy}`}.`;
}
