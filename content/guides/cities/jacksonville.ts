import { type CityText, sampleTerms } from "../city-guide.ts";

export const jacksonville: CityText = {
  slug: "jacksonville",
  city: "Jacksonville",
  state: "Florida",
  metaDescription:
    "Jacksonville is Florida's value market for DSCR loans, with Navy tenants and older roofs. Six areas, a sample ratio and insurance checks for investors.",
  introduction:
    "Jacksonville is Florida's largest city by land area, because city and county merged long ago, and it is among the least expensive. Two Navy bases, a deep-water port, hospitals and insurance offices keep rents steady through the year. Prices leave room for coverage that Tampa and Orlando often lack. The age of the roof and the distance from the river decide how much of it insurance takes back.",
  averageLoanAmount: "$180,000-$290,000",
  averageDSCR: "1.22",
  sample: { price: 250_000, rent: 1_950, taxesInsuranceDues: 548, units: 1 },
  neighborhoods: {
    Arlington:
      "Concrete-block houses from the 1950s to 1970s, across the river from downtown. Block walls help the wind rating, and original plumbing hurts the four-point inspection.",
    Westside:
      "Affordable houses near Naval Air Station Jacksonville and Cecil Commerce Center. Military transfers bring turnover each summer and ready replacements.",
    Mandarin:
      "Southern suburb of newer houses with low turnover. Rents are high for the city, and prices leave little margin.",
    "Oceanway and the Northside":
      "Newer subdivisions near the airport, port and large warehouses. Newer roofs earn better insurance, while dues and development fees add to PITIA.",
    Springfield:
      "Historic houses north of downtown, many once divided into units. Confirm the legal unit count and the historic rules on windows and porches.",
    "Riverside and Avondale":
      "Walkable streets with duplexes and small apartment houses that rarely sit empty. Flood exposure near the St. Johns River changes from street to street.",
  },
  marketHighlights: [
    `Sample at ${sampleTerms}: a $250,000 house at $1,950 rent, with tax of $298 and insurance of $250, has PITIA of about $1,827. The ratio is 1.06.`,
    "Carriers ask for a four-point inspection on older houses and may refuse a roof beyond a set age. Get both reports before the inspection period ends.",
    "Duval County reassesses at market value after a sale, and the seller's capped homestead value does not pass to you. Use the county's estimator with your price.",
  ],
  investmentOpportunities: [
    "A re-roofed block house with an updated electrical panel is the insurance sweet spot. The premium saved can be worth several hundredths of ratio.",
    "Furnished leases of three to six months for Navy transfers and traveling nurses bring a premium. Lenders usually count only long-term market rent for them.",
    "Small multifamily in Riverside offers two to four rents in an area with little new supply. Compare flood quotes across candidates before comparing prices.",
  ],
  priceRanges: {
    "Block houses, Arlington and Westside": "$190,000-$270,000",
    "Newer houses, Northside": "$280,000-$350,000",
    "Duplexes and small buildings, Riverside": "$380,000-$600,000",
  },
  rentGrowth: "3.5%",
  capRates: "5.5%-7.0%",
  marketTrend: "Growing",
  competitionLevel: "Medium",
  figuresNote: `Planning figures only: all are illustrative samples. They assume an insurable roof and no flood policy; a house without both belongs in a different budget.`,
  reviewed: "2026-11-01",
};
