import { type CityText, sampleTerms } from "../city-guide.ts";

export const houston: CityText = {
  slug: "houston",
  city: "Houston",
  state: "Texas",
  metaDescription:
    "In Houston the utility-district tax and the flood map can sink a DSCR ratio. Compare areas, a two-tax sample, insurance points and illustrative prices.",
  introduction:
    "Houston offers large-city employment at prices well under the coasts, with energy, medicine, shipping and manufacturing behind the rents. The city has no conventional zoning, so deed restrictions and flood maps tell you more than a land-use plan. Two similar houses can carry very different tax rates because of utility districts. Read the tax statement line by line before you read the listing.",
  averageLoanAmount: "$180,000-$300,000",
  averageDSCR: "1.22",
  sample: { price: 280_000, rent: 2_250, taxesInsuranceDues: 660, units: 1 },
  neighborhoods: {
    Alief:
      "Low-priced southwest houses and townhouses are within reach of the Energy Corridor and Westchase offices. Association dues on townhouses need a line in your PITIA.",
    "Acres Homes":
      "Northwest lots with older houses and new infill side by side. Verify drainage and title, since land inherited without probate is common.",
    "East End":
      "Older bungalows near the rail lines and the ship channel rent to port and downtown workers. Check industrial neighbors and the flood history of the street.",
    "Third Ward":
      "Two universities and the medical center are close, which supports rooms and small duplexes. Student demand is real, and so is the summer gap.",
    "Spring Branch":
      "Duplexes and ranch houses north of Interstate 10 stand a short drive from the Energy Corridor's offices, and leases there are often renewed. Land value is rising faster than rent.",
    "Katy and Cypress":
      "Newer suburban houses with two-car garages and long leases. Utility-district taxes plus dues make these the hardest Houston houses to cover.",
  },
  marketHighlights: [
    `Sample at ${sampleTerms}: a $280,000 house at $2,250 rent and $233 insurance has a ratio of 1.07 with tax at 1.83% of value. At 3%, which a utility district can bring, it is 0.95.`,
    "Flood insurance is priced by the property, and a house outside the mapped floodplain may still have flooded in 2017. Ask for the seller's claims history.",
    "Tenant demand follows several centers: the Energy Corridor, the medical center, the port and the northern suburbs. Match the house to one commute and rent gets easier to predict.",
  ],
  investmentOpportunities: [
    "Houses in districts whose bonds are nearly repaid have falling tax rates. Compare two years of rates to find them, since listings seldom say so.",
    "Small lots without zoning allow legal second units in many places, subject to deed restrictions. Read the restrictions in county records before paying for plans.",
    "Houses raised or rebuilt after 2017 with permits can be insured more cheaply. An elevation certificate from the seller can be worth hundreds a year.",
  ],
  priceRanges: {
    "Houses and townhouses, Alief": "$180,000-$260,000",
    "Bungalows and infill, East End and Acres Homes": "$230,000-$340,000",
    "Suburban four-bedroom houses": "$300,000-$400,000",
  },
  rentGrowth: "3.5%",
  capRates: "5.5%-7.0%",
  marketTrend: "Growing",
  competitionLevel: "Medium",
  figuresNote: `These are illustrative sample figures for houses outside the highest-risk flood zones. Flood insurance, where needed, is extra and can change the ratio.`,
  reviewed: "2026-11-01",
};
