import { type CityText, sampleTerms } from "../city-guide.ts";

export const phoenix: CityText = {
  slug: "phoenix",
  city: "Phoenix",
  state: "Arizona",
  metaDescription:
    "Low Arizona property taxes help Phoenix rentals qualify, while dues, pools and heat take some back. Six areas, a sample DSCR and prices for investors.",
  introduction:
    "Phoenix rentals carry light property taxes, and that lets higher prices reach a ratio near 1.00. Chip plants, logistics and healthcare keep the population growing. The owner's costs are different from other cities: cooling systems, flat roofs, pools and association dues. For example, a house that passes with dues of zero can fail with $90, so ask for the amount before you offer.",
  averageLoanAmount: "$270,000-$400,000",
  averageDSCR: "1.21",
  sample: { price: 375_000, rent: 2_350, taxesInsuranceDues: 398, units: 1 },
  neighborhoods: {
    Maryvale:
      "West-side block houses sell at the city's lower prices, and four bedrooms are common. Check carports closed in without permits and older evaporative coolers.",
    Sunnyslope:
      "Small houses, duplexes and four-unit buildings beside a hospital, below the mountains. Quality changes from street to street more than the ZIP code shows.",
    "Deer Valley and Norterra":
      "North-side houses close to the new chip plants and their suppliers. Rents have benefited from contractors, who tend to leave when a building phase ends.",
    Laveen:
      "Newer houses in the southwest, opened up by the Loop 202 freeway. Dues are common and many similar houses compete for tenants.",
    "South Phoenix":
      "Lower prices near downtown along the light-rail extension. Title, lot size and zoning vary, which suits buyers who do their own research.",
    "Glendale and Mesa":
      "Older parts of these neighboring cities offer block houses without an association. That alone can lift the ratio by several hundredths.",
  },
  marketHighlights: [
    `Sample at ${sampleTerms}: a $375,000 house at $2,350 rent, with $188 tax, $120 insurance and $90 dues, has a ratio of 1.01. Without dues it is 1.05.`,
    "Arizona limits yearly growth of the taxable value, and a sale alone does not reset it to the price. The seller's bill is a better guide here than in Florida or Texas.",
    "Since 2025 Arizona cities no longer tax long-term residential rent. Owners must still register rentals with the county assessor, and nightly rentals remain taxable.",
  ],
  investmentOpportunities: [
    "State law now makes larger cities allow a small second house on single-family lots. A permitted casita adds a rent that an appraiser can support.",
    "Four-unit buildings in Sunnyslope and central Phoenix spread cooling and vacancy risk. Look for units with their own electric meters, since summer power is the largest utility bill.",
    "State law keeps cities from banning nightly rentals outright, though permits and association bans apply. Read the association's documents before you underwrite nightly income.",
  ],
  priceRanges: {
    "Block houses, Maryvale and Glendale": "$310,000-$390,000",
    "Newer houses, Laveen and Deer Valley": "$400,000-$500,000",
    "Four-unit buildings, central": "$750,000-$1,000,000",
  },
  rentGrowth: "3.0%",
  capRates: "4.75%-6.0%",
  marketTrend: "Growing",
  competitionLevel: "High",
  figuresNote: `Illustrative sample figures for rentals in Phoenix and the older parts of its neighbors. Pool care and cooling replacement are owner costs outside them.`,
  reviewed: "2026-11-01",
};
