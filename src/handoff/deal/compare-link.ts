import { type Deal, INITIAL_DEAL } from "../../calculators/deal/deal.ts";
import { EMPTY_OFFER, LEAST_OFFERS, MOST_OFFERS, SET_TABLE } from "../../calculators/offers/offer.ts";
import { writeOffersFragment } from "../../calculators/offers/offers-link.ts";
import { formatUsd } from "../../dscr/money.ts";
import type { LenderAnswer } from "../lender/lender-answer.ts";
import type { OfferedDeal } from "./offered-deal.ts";

interface StatedTerms {
  readonly lender: string;
  /** The deal that the lender saw. */
  readonly deal: OfferedDeal;
  readonly terms: LenderAnswer & { readonly kind: "yes" };
}

/** The comparison has one loan: a line for each lender whose terms are for another. */
export function listOtherLoans(answers: readonly StatedTerms[], compared: OfferedDeal): readonly string[] {
  return answers.flatMap(({ lender, deal, terms }) => {
    const loan = terms.loan ?? deal.loan;
    return loan === compared.loan
      ? []
      : [
          `${lender} answered for a loan of ${formatUsd(loan)}; the comparison takes ${formatUsd(compared.loan)}.`,
        ];
  });
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
    borrower: null,
  })}`;
}
