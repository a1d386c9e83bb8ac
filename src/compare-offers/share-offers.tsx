import { writeOffersFragment } from "../calculators/offers/offers-link.ts";
import { ShareResult } from "../calculators/tool/share-result.tsx";
import { formatUsd } from "../dscr/money.ts";
import type { OffersAnswer } from "./form/offers-figures.ts";
import { countMonths, sayHeld } from "./results/winner-text.ts";

export function ShareOffers({ answer: { set, names, comparison } }: { readonly answer: OffersAnswer }) {
  const { held, holdMonths } = comparison;
  const lead = held.lead === null ? "" : ` by ${formatUsd(held.lead)}`;
  return (
    <ShareResult
      path="/compare-offers"
      makeFragment={() => writeOffersFragment(set)}
      title="Offer comparison"
      text={`After ${countMonths(holdMonths)}, ${sayHeld(comparison, names)}${lead}`}
      isSmall
    />
  );
}
