import { type CityText, sampleTerms } from "../city-guide.ts";

export const orlando: CityText = {
  slug: "orlando",
  city: "Orlando",
  state: "Florida",
  metaDescription:
    "Orlando splits into vacation-home zones and ordinary rentals, and each has its own DSCR math. Tax reset sample, area notes and prices for investors.",
  introduction:
    "Orlando is two rental markets that share an airport. Resort-zoned communities near the parks live on nightly guests. The rest of the metro houses people who work in hotels, hospitals, simulation firms and a very large university. Lenders treat the two differently, and so do tax collectors. Decide which market you are in before you compute a ratio.",
  averageLoanAmount: "$240,000-$360,000",
  averageDSCR: "1.18",
  sample: { price: 330_000, rent: 2_350, taxesInsuranceDues: 723, units: 1 },
  neighborhoods: {
    "Azalea Park and Conway":
      "Block houses from the 1950s and 1960s near downtown and the airport. They insure well once the roof and panel are replaced, and yards keep tenants longer.",
    "Alafaya and the UCF area":
      "Student and research demand supports houses rented to several roommates. Associations often restrict unrelated tenants, so read the rules first.",
    "Pine Hills":
      "Lower prices west of the city give the best ratios in Orange County. Choose the block carefully and budget for security and turnover.",
    "Lake Nona":
      "New houses around a medical campus rent to doctors and staff. Association and community development charges make coverage difficult at normal leverage.",
    "Kissimmee and Davenport":
      "Resort communities zoned for nightly stays, outside the city. A lender may count a discounted 12-month income or only long-term rent, and the gap is large.",
  },
  marketHighlights: [
    `Sample at ${sampleTerms}: a $330,000 house at $2,350 rent and $330 insurance has a ratio of 1.08 on the seller's capped tax of $150. After the sale resets the tax to $393, it is 0.97.`,
    "Community development district fees appear on the tax bill and repay the developer's bonds. Lenders count them in PITIA even when the listing omits them.",
    "Inside the city, hosting guests in a home generally requires the host to live there. Whole-house nightly rental belongs to resort zoning, mostly in Osceola and Polk counties.",
  ],
  investmentOpportunities: [
    "Ordinary houses between the airport and downtown serve workers who cannot pay for new apartments. Their demand does not depend on park attendance.",
    "A resort house with 12 months of clean booking records is easier to finance than a new one. Ask the seller for platform statements and tax filings, not projections.",
    "Townhouses built after 2002 follow newer wind codes. Wind-mitigation credits can offset part of the dues.",
  ],
  priceRanges: {
    "Houses, Pine Hills": "$230,000-$300,000",
    "Block houses, Azalea Park and Conway": "$300,000-$390,000",
    "Resort-zoned houses, Kissimmee and Davenport": "$380,000-$600,000",
  },
  rentGrowth: "3.5%",
  capRates: "5.0%-6.25%",
  marketTrend: "Growing",
  competitionLevel: "High",
  figuresNote: `Averages and cap rates are illustrative samples and refer to long-term rentals. The resort price range is shown for orientation and has no cap rate here.`,
  reviewed: "2026-11-01",
};
