import { type CityText, sampleTerms } from "../city-guide.ts";

export const memphis: CityText = {
  slug: "memphis",
  city: "Memphis",
  state: "Tennessee",
  metaDescription:
    "Memphis shows some of the best DSCR ratios in the country and some of the hardest ownership. Loan minimums, area notes and the full cash flow explained.",
  introduction:
    "Few large cities give a better lender's ratio than Memphis, and few show more clearly that the ratio is not profit. House prices are low, rents are respectable and logistics jobs keep demand broad. Management, turnover and repairs take a larger share of rent than in newer cities. Investors who last here choose the tenant and the block before the yield.",
  averageLoanAmount: "$100,000-$170,000",
  averageDSCR: "1.30",
  sample: { price: 135_000, rent: 1_250, taxesInsuranceDues: 278, units: 1 },
  neighborhoods: {
    Cordova:
      "Houses from the 1980s and 1990s on the eastern edge rent to tenants who commute to offices and hospitals in East Memphis. Large landlords are active, so rents are easy to compare.",
    Bartlett:
      "A separate suburb where houses change tenants seldom. Prices are higher and ratios lower, which many owners accept for fewer vacant months.",
    Berclair:
      "Small brick houses in the middle of the city, close to everything, with low turnover. Watch for older wiring and additions without permits.",
    Whitehaven:
      "South-side brick ranches near the airport and the freight hub. Many streets are still mostly owner-occupied, which helps values hold.",
    Frayser:
      "The lowest prices in this list, and the widest spread of outcomes. Loans often fall below lender minimums, so buyers here commonly pay cash or use a blanket loan.",
    "Midtown and Cooper-Young":
      "Older houses, duplexes and small apartment buildings near hospitals and a medical school. Rents are strong, and hundred-year-old systems need reserves.",
  },
  marketHighlights: [
    `Sample at ${sampleTerms}: a $135,000 house at $1,250 rent with $278 of taxes and insurance has PITIA of about $969. The lender's ratio is 1.29.`,
    "The same sample for its owner: 10% management, 8% vacancy and 10% repairs take $350. That turns the $281 left after PITIA into a loss of $69 a month.",
    "City and county rates together make Memphis one of the highest-taxed places in Tennessee. Property with two or more rental units is assessed at 40% of value instead of 25% (Tennessee Constitution, article II, section 28), so a duplex pays more per dollar.",
  ],
  investmentOpportunities: [
    "At 75% LTV a $135,000 house gets a loan of $101,250, just above a $100,000 minimum. Shop slightly higher so that a low appraisal does not end the loan.",
    "Group four or five houses under one portfolio loan to pass minimums and share fees. Agree on the release price for each house before closing.",
    "Interview managers before you choose houses, and ask for eviction and days-vacant figures by ZIP code. The manager's map is a better guide than price.",
  ],
  priceRanges: {
    "Brick houses, Whitehaven and Berclair": "$120,000-$180,000",
    "Three-bedroom houses, Cordova and Bartlett": "$210,000-$300,000",
    "Duplexes, Midtown": "$220,000-$340,000",
  },
  rentGrowth: "3.5%",
  capRates: "7.5%-9.5%",
  marketTrend: "Growing",
  competitionLevel: "Medium",
  figuresNote: `Illustrative samples. Cap rates are before capital repairs, which run higher than average in the older Memphis stock; treat the upper end with suspicion.`,
  reviewed: "2026-11-01",
};
