import type { DatedLeadEvent } from "../../leads/records/lead-record.ts";
import type { Offer } from "../offer.ts";
import { releaseOf } from "../offer-state.ts";

/** A lender that the operator told the name outside the site. */
export interface Referral {
  readonly lender: string;
  readonly since: number;
  /** Undefined while it has the name. */
  readonly takenBackAt: number | undefined;
}

/**
 * Without those that got the name by a release: that one says what became of it. Nobody is referred to the same lender twice,
 * so the order of the events says nothing here: a clock can be set back.
 */
export function listReferrals(
  events: readonly DatedLeadEvent[],
  offers: readonly Pick<Offer, "lender" | "steps">[],
): readonly Referral[] {
  const byRelease = offers.filter((offer) => releaseOf(offer) !== undefined).map(({ lender }) => lender);
  const shared = events.filter((event) => event.kind === "shared");
  const takenBack = events.filter((event) => event.kind === "unshared");
  return [...Map.groupBy(shared, ({ partner }) => partner)].flatMap(([lender, [first]]) =>
    first === undefined || byRelease.includes(lender)
      ? []
      : {
          lender,
          since: first.happenedAt,
          takenBackAt: takenBack.find(({ partner }) => partner === lender)?.happenedAt,
        },
  );
}

/** Who has the name by the operator's own hand. */
export function namedByHand(
  events: readonly DatedLeadEvent[],
  offers: readonly Pick<Offer, "lender" | "steps">[],
): readonly string[] {
  return listReferrals(events, offers).flatMap(({ lender, takenBackAt }) =>
    takenBackAt === undefined ? [lender] : [],
  );
}
