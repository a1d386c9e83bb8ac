import type { ComparedOffer } from "../comparison.ts";
import type { Offer } from "../offer.ts";

/** An offer with its name and what the site computed for it. */
export interface NamedOffer {
  readonly name: string;
  readonly offer: Offer;
  readonly compared: ComparedOffer;
}
