/** Sentences that all guides of a kind share. What differs from guide to guide is passed in. */
export const stateGuideText = {
  unknown: {
    heading: "State Guide Not Found",
    text: "The state guide you're looking for doesn't exist or has been moved.",
  },
  notKnown: "What this guide does not know",
  ownRatio: (state: string) => `${state}'s median house: rent over payment`,
  nationalFigures: (state: string) =>
    `National ranges: every state guide shows the same average DSCR, loan amount, cap rates, rent growth and lender presence. They describe purchases that were financed. The large ratio is that of ${state}'s median house, worked out below, which few investors would buy.`,
  sampleTerms: (state: string, lenderCount: number) =>
    `For a typical file in ${state}, with ${lenderCount} active DSCR lenders. No lender is bound by them.`,
  closing: {
    heading: "Buying and leaving",
    taxes: "Transfer and mortgage taxes",
    /** What the state takes on a house of a given price. */
    taxExample: (house: string, deed: string, mortgage: string | undefined, counted: string | undefined) =>
      `On ${house} that is ${deed} on the deed${mortgage ? ` and ${mortgage} on the mortgage` : ""}${counted ? `, counting ${counted}` : ""}.`,
    noMortgageTax: "We found no tax on the mortgage.",
    penalty: "Prepayment penalties",
    note: "Our reading of the sections named, in November 2026, and not legal or tax advice.",
    taxNote: "Recording fees and title insurance come on top.",
    penaltyNote:
      "Federal law lets national banks and some other lenders charge a penalty that a state forbids, so have counsel read your note.",
  },
  landlordTax: (share: string) => `What a landlord pays in a year, by our estimate: ${share} of the price.`,
} as const;

export const cityGuideText = {
  ownRatio: (city: string) => `${city}'s median house with three bedrooms: rent over payment`,
  ownRatioNote: "The large ratio follows from the public figures below.",
  unknown: { heading: "City Guide Not Found", text: "We couldn't find information for this city." },
  priceRanges: "Ranges to plan with, for the segments that investors finance most.",
  priceRangesNote: "They come from no survey. Check recent sales near the address.",
} as const;

/** What the deal analyzer opens with, at the end of a guide without a house. */
export const guideEnd = {
  score: (score: number) => `The analyzer opens with a score of ${score}. Add the price and the rent.`,
  units: (units: number) =>
    `The analyzer opens with ${units} units. Add the price and the rent; a rent for each unit if you know them.`,
  price: (price: string, loan: string, downPaymentPercent: number) =>
    `The analyzer opens with a price of ${price}, which at ${downPaymentPercent}% down is a loan of ${loan}. Add the rent.`,
} as const;

/** For the guides by credit score, property type and loan amount. */
export const lenderTermsNote =
  "Limits, rates and costs in this guide are what many lenders commonly use, not the terms of one of them. Loans and buildings in the text are examples.";

export const creditScoreGuideText = {
  unknown: { heading: "Guide Not Found", text: "We couldn't find a guide for this credit score." },
  figures: (conditions: string) =>
    `Planning figures for a typical file, not an offer of credit. ${conditions}`,
  rateEffect: (baseRate: string) =>
    `Start at a base rate of ${baseRate} and add for the score. Ratio, leverage, units and rental type have adders of their own.`,
  allAdders: "All sample adders, and where lenders' own steps lie",
  ladder:
    "Where this score stands between the lowest and the highest, by rate and by down payment. The sample adders have few steps, so several tiers share their rates, while lenders' own grids have finer rows. A tier that may put less down ends higher, for the leverage and not for the score.",
  ladderScale: (low: string, high: string) =>
    `Each bar runs from the low to the high end of the tier's rates, on a line from ${low} to ${high}.`,
} as const;

export const propertyTypeGuideText = {
  unknown: { heading: "Guide Not Found", text: "We couldn't find a guide for this property type." },
  figures:
    "The ratio is the level this site calls preferred for any property. What lenders ask for this type follows.",
} as const;

export const loanAmountGuideText = {
  unknown: {
    heading: "Loan Amount Guide Not Found",
    text: "We couldn't find information for this loan amount range.",
  },
  figures:
    "The ratio is the level this site calls preferred for any loan. Property values follow from the loan and the down payment.",
  payments: (termYears: number) =>
    `Principal and interest on a fixed loan over ${termYears} years, from the arithmetic of this site's calculators. Taxes, insurance and dues come on top, and count in the ratio.`,
  paymentRates: "Rates are samples from the range this site states for DSCR loans, not offers.",
} as const;
