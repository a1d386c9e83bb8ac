import { type CityText, sampleTerms } from "../city-guide.ts";

export const nashville: CityText = {
  slug: "nashville",
  city: "Nashville",
  state: "Tennessee",
  metaDescription:
    "Nashville duplexes are assessed at 40% and new nightly rentals are limited by zoning. See what that does to a DSCR ratio, area by area, before you offer.",
  introduction:
    "Nashville's growth in healthcare, technology and music has carried prices past what many rents support. Tennessee does not tax wages, which keeps new residents arriving. Two local rules matter more to a DSCR borrower than any forecast: how rental units are assessed, and where nightly rental is allowed. Both depend on the parcel, so look it up before you offer.",
  averageLoanAmount: "$280,000-$420,000",
  averageDSCR: "1.17",
  sample: { price: 400_000, rent: 2_600, taxesInsuranceDues: 360, units: 1 },
  neighborhoods: {
    Antioch:
      "The southeast side offers the city's broadest supply of rentable houses and townhouses. Dues on newer townhouses need a place in PITIA.",
    Madison:
      "Postwar houses on large lots, north of East Nashville, at lower prices. Sites near Gallatin Pike are being redeveloped one by one.",
    "Donelson and Hermitage":
      "Brick ranches close to the airport and the commuter rail line rent to airline, hotel and hospital staff. Turnover is low, and inventory is too.",
    "East Nashville":
      "Popular with renters and priced for owners. Paired tall houses on one lot are common, so read the shared-wall or shared-lot agreement.",
    "Bordeaux and North Nashville":
      "Close to downtown and three universities, with older houses and new infill. Compare renovated rents on the same street, because averages mislead here.",
    "Smyrna and La Vergne":
      "Rutherford County suburbs near the car plant and warehouses. Prices and taxes are lower than in Davidson County, and ratios are better for it.",
  },
  marketHighlights: [
    "Tennessee assesses a one-unit rental at 25% of value and property with two or more rental units at 40% (Tennessee Constitution, article II, section 28). At the same tax rate the second bill is 60% larger.",
    `Sample at ${sampleTerms}: $400,000 price, $2,600 rent, $130 insurance. With tax of $230 the ratio is 1.08, and with the $368 that the higher assessment produces it is 1.02.`,
    "New permits for nightly rental without a resident owner are generally not issued in residential zones. Some commercial and mixed-use parcels still allow them, at a price.",
  ],
  investmentOpportunities: [
    "Two houses on one lot under separate ownership documents may be taxed and financed as single units. Ask the assessor and the lender how each side is treated.",
    "Older houses near the hospitals rent well to residents and traveling nurses on 6 to 12 month leases. Qualify on unfurnished market rent and treat the premium as extra.",
    "Rutherford and Sumner County houses extend the search when Davidson prices fail the ratio. Allow for the commute when you set rent.",
  ],
  priceRanges: {
    "Townhouses, Antioch": "$300,000-$370,000",
    "Ranch houses, Madison and Donelson": "$350,000-$450,000",
    "Two-family property, near downtown": "$550,000-$800,000",
  },
  rentGrowth: "3.5%",
  capRates: "4.5%-6.0%",
  marketTrend: "Growing",
  competitionLevel: "High",
  figuresNote: `Figures are illustrative samples and cover long-term rentals only. Nightly income in permitted locations follows different rules and is left out.`,
  reviewed: "2026-11-01",
};
