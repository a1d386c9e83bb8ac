import { type Deal, INITIAL_DEAL } from "../../calculators/deal/deal.ts";
import { EMPTY_OFFER, LEAST_OFFERS, MOST_OFFERS, SET_TABLE } from "../../calculators/offers/offer.ts";
import { writeOffersFragment } from "../../calculators/offers/offers-link.ts";
import type { LenderAnswer } from "../lender/lender-answer.ts";
import type { OfferedDeal } from "./offered-deal.ts";

interface StatedTerms {
  readonly lender: string;
  readonly terms: LenderAnswer & { readonly kind: "yes" };
}

/**
 * A link that opens Compare Offers with these terms. Figures stand behind the "#", which no server sees. What a lender did
 * not state stays empty: the comparison asks for it.
 */
export function writeCompareLink(
  answers: readonly StatedTerms[],
  { offered, deal }: { readonly offered: OfferedDeal; readonly deal: Deal | undefined },
): string {
  const offers = answers.slice(0, MOST_OFFERS).map(({ lender, terms }) => ({
    ...EMPTY_OFFER,
    name: lender.replaceAll(/[^\p{L}\d .&'-]/gu, "").slice(0, 40),
    annualRatePercent: terms.rate,
    points: terms.points ?? null,
    otherFees: terms.fees ?? null,
    prepayment: terms.prepaymentYears === 0 ? [] : null,
  }));
  const filled = offers.length < LEAST_OFFERS ? [...offers, EMPTY_OFFER] : offers;
  return `/compare-offers${writeOffersFragment({
    deal: {
      ...(deal ?? {
        ...INITIAL_DEAL,
        price: offered.value,
        downPaymentPercent: 100 - (offered.loan / offered.value) * 100,
        units: offered.units,
      }),
      state: offered.state,
    },
    holdMonths: SET_TABLE.holdMonths.initial,
    offers: filled,
  })}`;
}
