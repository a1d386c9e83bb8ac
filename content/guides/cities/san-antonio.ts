import { type CityText, sampleTerms } from "../city-guide.ts";

export const sanAntonio: CityText = {
  slug: "san-antonio",
  city: "San Antonio",
  state: "Texas",
  metaDescription:
    "San Antonio has low Texas prices, military tenants and ratios close to 1.00. See how 5% more down changes a sample deal, with area notes and price ranges.",
  introduction:
    "San Antonio is the least expensive of the four largest Texas metros, with rents anchored by military bases, hospitals, tourism and manufacturing. Property tax is the heavy line, as everywhere in the state, so modest prices do not guarantee coverage. Many deals land within a few hundredths of 1.00. Small changes in down payment, insurance or assessed value decide them.",
  averageLoanAmount: "$170,000-$270,000",
  averageDSCR: "1.20",
  sample: { price: 235_000, rent: 1_850, taxesInsuranceDues: 554, units: 1 },
  neighborhoods: {
    "Medical Center":
      "Condominiums, townhouses and four-unit buildings serve nurses, residents and students. Condominium dues are high, so four-unit buildings usually cover the payment better.",
    "Alamo Ranch":
      "Far-west subdivisions with newer houses and many military tenants. Builders' incentives on new houses compete with your resale and your rent.",
    "Converse and Universal City":
      "Separate cities beside the Randolph base, where tenants' housing allowances set a known rent level. Look up the allowance for the ranks you expect.",
    "East Side":
      "Dignowity Hill and Denver Heights mix restored houses with ones in need of work, close to downtown. Historic review applies in parts and slows exterior repairs.",
    "South Side":
      "Small frame houses near the truck plant and a growing university campus. Prices are low enough to cover, and pier foundations need a look.",
  },
  marketHighlights: [
    `Sample at ${sampleTerms}: a $235,000 house at $1,850 rent, with 1.83% tax and 1% insurance, has PITIA of about $1,756. The ratio is 1.05, and with 30% down it is 1.10.`,
    "Military moves cluster in summer. A lease that ends in May or June finds its next tenant faster than one that ends in December.",
    "Federal law lets service members end a lease early when they receive qualifying orders. Keep a reserve for that month instead of a penalty clause you cannot enforce.",
  ],
  investmentOpportunities: [
    "Older four-unit buildings near the Medical Center put four rents on one residential loan. Check the shared water bill, which owners here often absorb.",
    "Resales next to active new-home communities can be bought at a discount when builders cut prices. Buy only if rent covers at today's taxes.",
    "Nightly rental near the River Walk needs a city permit, and permits for homes without a resident owner are limited by block. Confirm that one is available before closing.",
  ],
  priceRanges: {
    "Frame houses, South Side": "$150,000-$220,000",
    "Three-bedroom houses, northeast and far west": "$220,000-$310,000",
    "Four-unit buildings, northwest": "$450,000-$650,000",
  },
  rentGrowth: "3.0%",
  capRates: "5.5%-7.0%",
  marketTrend: "Growing",
  competitionLevel: "Medium",
  figuresNote: `Numbers are illustrative samples, for Bexar County rentals with ordinary tax rates. Districts and suburbs with added levies will show lower ratios.`,
  reviewed: "2026-11-01",
};
