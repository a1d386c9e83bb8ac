import { type CityText, sampleTerms } from "../city-guide.ts";

export const columbus: CityText = {
  slug: "columbus",
  city: "Columbus",
  state: "Ohio",
  metaDescription:
    "Columbus doubles put two rents on one DSCR loan. Compare areas, county tax timing, student leases and a sample ratio with one side vacant at closing.",
  introduction:
    "Columbus combines Midwestern prices with population growth that most of the region lacks. State government, Ohio State University, insurers, banks and logistics give it a broad base of renters. The local specialty is the double, a side-by-side two-family house that suits the DSCR formula well. Investors from other states know this, so good ones sell in days.",
  averageLoanAmount: "$160,000-$260,000",
  averageDSCR: "1.25",
  sample: { price: 260_000, rent: 2_500, taxesInsuranceDues: 562, units: 2 },
  neighborhoods: {
    Linden:
      "Low prices north of downtown give high paper ratios. Inspect foundations and lead-paint condition, and underwrite turnover honestly.",
    Hilltop:
      "West-side houses and doubles are among the cheapest in the city. Results depend on the block and on the manager more than on the purchase price.",
    "University District":
      "Student houses lease by the bedroom almost a year ahead and turn over together in August. A lender may count the market rent of the whole house and not the sum of the rooms.",
    Northland:
      "Postwar houses and four-unit buildings stand close to bus lines, groceries and northern job centers, so they fill steadily. Parking and shared boilers are the points to check.",
    "Whitehall and Reynoldsburg":
      "Separate cities on the east side near employers and the airport, with their own codes. Brick ranches there rent fast and need little yard work.",
    "Merion Village and the near South Side":
      "Renters priced out of German Village look here. Prices have risen so much that usually only doubles cover the payment.",
  },
  marketHighlights: [
    "Franklin County updates values every three years, and recent updates have brought sharp increases. Compute the ratio with the new value, and see which school district's levies apply.",
    `Sample at ${sampleTerms}: a $260,000 double with two rents of $1,250 and $562 of taxes and insurance has a ratio of 1.32. With one side vacant and counted at 90%, it is 1.25.`,
    "Ohio asks owners of residential rentals in its larger counties to register with the county auditor. Filing is simple, and missing it can bring a fine.",
  ],
  investmentOpportunities: [
    "Doubles with one long-term tenant below market are common. The lender uses the lower lease on that side, so negotiate price on today's rents and raise them at renewal.",
    "In a four-unit building in Northland, one vacancy costs a quarter of the rent, and the loan is still residential. Compare heating arrangements before comparing prices.",
    "Suburbs toward the New Albany data-center and chip sites attract speculation. Buy on present rent, because plant timelines there have slipped before.",
  ],
  priceRanges: {
    "Houses, Hilltop and Linden": "$130,000-$200,000",
    "Doubles, near South Side and Northland": "$220,000-$330,000",
    "Four-unit buildings": "$380,000-$560,000",
  },
  rentGrowth: "4.5%",
  capRates: "6.0%-8.0%",
  marketTrend: "Hot",
  competitionLevel: "High",
  figuresNote: `Figures are illustrative samples for rent-ready property in Franklin County. Houses that need work sell lower and may not qualify for a DSCR loan until repaired.`,
  reviewed: "2026-11-01",
};
