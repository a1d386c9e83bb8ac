import type { ComparisonExample, PropertyCase } from "../../content/articles/worked-examples.ts";
import { type Deal, INITIAL_DEAL } from "../calculators/deal/deal.ts";
import { BORROWER_TABLE } from "../calculators/offers/conventional/borrower-fields.ts";
import { EMPTY_OFFER, type Offer, SET_TABLE } from "../calculators/offers/offer.ts";
import { writeOffersFragment } from "../calculators/offers/offers-link.ts";
import type { ExampleView } from "./example-view.ts";

/** A link to the cases of an example as offers for one deal, the conventional loan first. */
export function openAsOffers({ cases, opened }: ComparisonExample): ExampleView["link"] {
  const conventional = cases.find(({ label }) => label === opened?.conventional);
  if (!opened || !conventional) return undefined;
  const { link, monthlyIncome, monthlyDebts, financedProperties } = opened;
  const others = cases.filter((other) => other !== conventional);
  const fragment = writeOffersFragment({
    deal: dealOf(conventional),
    holdMonths: SET_TABLE.holdMonths.initial,
    offers: [{ ...offerOf(conventional), prepayment: [] }, ...others.map(offerOf)],
    borrower: {
      monthlyIncome,
      monthlyDebts,
      financedProperties,
      dtiLimit: BORROWER_TABLE.dtiLimit.initial,
    },
  });
  return { text: link, to: `/compare-offers${fragment}` };
}

function dealOf({ inputs, marketRent = 0 }: PropertyCase): Deal {
  return {
    ...INITIAL_DEAL,
    price: inputs.purchasePrice,
    downPaymentPercent: inputs.downPaymentPercent,
    termYears: inputs.loanTermYears,
    leaseRent: inputs.monthlyRent,
    marketRent,
    propertyTax: inputs.propertyTax,
    insurance: inputs.insurance,
  };
}

function offerOf({ label, inputs }: PropertyCase): Offer {
  return {
    ...EMPTY_OFFER,
    name: label,
    annualRatePercent: inputs.interestRate,
    termYears: inputs.loanTermYears,
  };
}
