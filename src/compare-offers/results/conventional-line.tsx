import { testConventional } from "../../calculators/offers/conventional/conventional-test.ts";
import { sayConventional } from "../../calculators/offers/conventional/conventional-text.ts";
import type { OfferSet } from "../../calculators/offers/offer.ts";

/** Whether the loan that may cost least is to be had. A default export because LoadedInView loads it. */
export default function ConventionalLine({ set }: { readonly set: OfferSet }) {
  const test = testConventional(set);
  return test && <p aria-live="polite">{sayConventional(test)}</p>;
}
