import { type CityText, sampleTerms } from "../city-guide.ts";

export const indianapolis: CityText = {
  slug: "indianapolis",
  city: "Indianapolis",
  state: "Indiana",
  metaDescription:
    "Indianapolis rents often clear a DSCR payment, if the loan is not too small. Tax caps, minimum loan sizes, six areas and a sample ratio for investors.",
  introduction:
    "Indianapolis is a cash-flow city: prices are low enough that an ordinary three-bedroom house can pass the ratio at 25% down. Warehousing, medicine, universities and state government supply the renters. The two local traps are loan size and condition, because cheap houses can fall under lender minimums and hide old sewers. Many buyers are from out of state, so managers and contractors are organized to serve them.",
  averageLoanAmount: "$130,000-$220,000",
  averageDSCR: "1.28",
  sample: { price: 175_000, rent: 1_550, taxesInsuranceDues: 402, units: 1 },
  neighborhoods: {
    "Near Eastside":
      "Frame houses at low prices within two miles of downtown, with renewal uneven by block. Walk the street in the evening before you rely on the listing.",
    Irvington:
      "A historic district of older duplexes, where leases are often renewed. Exterior work in the protected area needs approval.",
    "Fountain Square":
      "Restaurants and a trail have lifted prices past most rents. Unrenovated doubles are the remaining chance to cover the payment.",
    Speedway:
      "A separate town around the race track, with its own council and its own tax rate. Small brick ranches rarely sit empty.",
    Lawrence:
      "Northeast-side houses near the former Fort Harrison, which still has a large federal finance office. Newer roofs and attached garages help insurance and rent.",
    "Beech Grove and the south side":
      "Modest postwar houses near Interstate 465 suit warehouse and hospital staff. Rents are dependable, and appreciation has usually been slower than to the north.",
  },
  marketHighlights: [
    "The Indiana Constitution (article 10, section 1) caps tax on rental homes at 2% of gross assessed value, apart from voter-approved levies. Sellers with homestead status pay under a 1% cap, so your bill can be about double.",
    `Sample at ${sampleTerms}: a $175,000 house at $1,550 rent, with tax at the 2% cap and $110 of insurance, has PITIA of about $1,297. The ratio is 1.19.`,
    "Marion County runs a landlord registry with a small fee. Register each property after closing, since fines cost far more than filing.",
  ],
  investmentOpportunities: [
    "Look above the price at which the loan clears a lender's minimum. For example, a $100,000 minimum at 75% LTV means a price of about $133,000. Below that, ask about minimums first.",
    "Doubles on the east and south sides give two rents at house prices. Separate furnaces and meters are the feature worth paying for.",
    "Northern suburbs are not a substitute. Fishers and Carmel adopted caps on rental houses per subdivision in 2025, and lawmakers voted in February 2026 to phase such caps out, so read local rules before buying there.",
  ],
  priceRanges: {
    "Houses, Near Eastside and south side": "$120,000-$180,000",
    "Brick ranches, Speedway and Lawrence": "$180,000-$250,000",
    "Doubles, Irvington and Fountain Square": "$230,000-$350,000",
  },
  rentGrowth: "4.5%",
  capRates: "6.5%-8.5%",
  marketTrend: "Hot",
  competitionLevel: "High",
  figuresNote: `Illustrative samples: typical rent-ready houses in Marion County, before management and repairs. Your own quotes and leases replace every one of these numbers.`,
  reviewed: "2026-11-01",
};
