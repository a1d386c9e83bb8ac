import { type CityText, sampleTerms } from "../city-guide.ts";

export const charlotte: CityText = {
  slug: "charlotte",
  city: "Charlotte",
  state: "North Carolina",
  metaDescription:
    "Low property taxes help Charlotte rentals reach 1.00, while due diligence fees raise the cost of a mistake. Areas, sample ratio and prices for investors.",
  introduction:
    "Charlotte's tax bills are modest beside those of Texas or Illinois cities, and that leaves more rent for principal and interest. Banking, energy and healthcare jobs keep drawing renters from other states. Competition is stiff, because large landlords and local investors like the same three-bedroom houses. North Carolina's contract form also makes you pay for the right to inspect, so run the ratio before you offer.",
  averageLoanAmount: "$230,000-$350,000",
  averageDSCR: "1.20",
  sample: { price: 340_000, rent: 2_150, taxesInsuranceDues: 347, units: 1 },
  neighborhoods: {
    "University City":
      "Townhouses and houses near UNC Charlotte and the Blue Line rent to students, staff and commuters. Many associations cap rentals, so get the declaration before offering.",
    "Steele Creek":
      "Newer houses southwest of the airport draw warehouse, airline and office workers. Dues and newer-house prices push ratios close to 1.00.",
    "Enderly Park and the west side":
      "Small mill-era and postwar houses sit minutes from Uptown. Prices already include expected change, so buy on today's rent.",
    "East Charlotte":
      "Brick ranches around the Eastland redevelopment offer large lots and steady demand for yards and parking. Budget for original plumbing and electrical panels.",
    Gastonia:
      "A separate city 20 miles west, with lower prices and older mill houses. Ratios are better than in Mecklenburg County, and older systems need a closer inspection.",
  },
  marketHighlights: [
    "Mecklenburg County revalues on a four-year cycle, with the next revaluation scheduled for 2027. A loan you close now meets the new value in its first full year, so model a higher assessment.",
    `Sample at ${sampleTerms}: a $340,000 house renting for $2,150, with $347 of taxes and insurance, has a ratio of 1.03. At 30% down it is 1.09.`,
    "The due diligence fee in a North Carolina contract is paid to the seller and is usually lost if you walk away. A failed appraisal or ratio can therefore cost thousands.",
  ],
  investmentOpportunities: [
    "The city's development ordinance allows duplexes and triplexes on many lots that were once limited to one house. Corner lots with an old ranch are worth a second look.",
    "Townhouses without corporate bidders can work if dues are low. To keep a ratio of 1.00, each $50 of dues takes about $50 more rent.",
    "Houses in the 1,100 to 1,300 square foot range get less attention from large buyers. Their rent per dollar of price is often the best in the county.",
  ],
  priceRanges: {
    "Older houses, Gastonia": "$210,000-$290,000",
    "Brick ranches, east and west Charlotte": "$290,000-$390,000",
    "Newer suburban houses": "$370,000-$470,000",
  },
  rentGrowth: "4.0%",
  capRates: "5.0%-6.5%",
  marketTrend: "Hot",
  competitionLevel: "High",
  figuresNote: `All amounts are illustrative samples and describe ordinary long-term rentals in Mecklenburg and Gaston counties. Verify rent and value locally before you rely on them.`,
  reviewed: "2026-11-01",
};
