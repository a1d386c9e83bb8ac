import { type CityText, sampleTerms } from "../city-guide.ts";

export const atlanta: CityText = {
  slug: "atlanta",
  city: "Atlanta",
  state: "Georgia",
  metaDescription:
    "Where Atlanta rents cover a DSCR payment: five areas, illustrative prices, the institutional competition and the tax and license points to check first.",
  introduction:
    "Atlanta has more single-family rentals in large corporate hands than almost any other metro, and that shapes both rents and bidding. The city itself is only a small part of the region, so the county and the municipality decide your taxes and rules. Ratios work best south and east of downtown, where prices are lower than rents would suggest. North of the city, prices rise faster than rents and coverage is thin.",
  averageLoanAmount: "$220,000-$340,000",
  averageDSCR: "1.24",
  sample: { price: 270_000, rent: 2_050, taxesInsuranceDues: 420, units: 1 },
  neighborhoods: {
    "West End and Westview":
      "Older bungalows near the BeltLine's Westside Trail and a rail station draw renters who want to be close to downtown. Renovation quality varies, so inspect behind the new finishes.",
    "East Point and College Park":
      "These separate cities beside the airport rent to aviation and logistics workers. Check the noise map and each city's own rental rules.",
    "Belvedere Park and Candler-McAfee":
      "Brick ranch houses in DeKalb County sell below nearby Decatur and rent to people priced out of it. Cast-iron and clay sewer lines deserve a camera inspection.",
    "Cascade and southwest Atlanta":
      "Larger lots and long-term owners make for stable streets and few listings. Four-bedroom houses are scarce as rentals and lease quickly, at rents well above the three-bedroom level.",
    "Clayton County suburbs":
      "Forest Park and Jonesboro offer some of the lowest house prices near the airport. Corporate landlords set the rent ceiling here, so read their listings first.",
  },
  marketHighlights: [
    "Employers range from the airport and universities to film studios, payments firms and corporate headquarters. No single industry's bad year empties the rental market.",
    "Georgia assesses property at 40% of fair market value (Georgia Code § 48-5-7) and then applies local millage. Totals differ widely between the city, DeKalb and Clayton, so compute the bill for the exact address.",
    `Sample at ${sampleTerms}: a $270,000 house in DeKalb that rents for $2,050, with $420 of taxes and insurance, has PITIA of about $1,801. The ratio is 1.13.`,
  ],
  investmentOpportunities: [
    "Houses that corporate buyers skip are your opening: built before 1980, odd floor plans, or one street outside their buying area. Their filters leave real rent behind.",
    "Legal duplexes in the older intown grid carry two rents on land that is priced for one. Confirm the second unit in city records before the appraisal.",
    "Nightly rental is not a safe base case. The city's short-term license is built around an owner's primary residence plus one more unit, so qualify on long-term rent.",
  ],
  priceRanges: {
    "Ranch houses, south DeKalb and Clayton": "$200,000-$300,000",
    "Renovated bungalows, west and southwest": "$280,000-$420,000",
    "Small multifamily inside the BeltLine": "$450,000-$800,000",
  },
  rentGrowth: "3.5%",
  capRates: "5.5%-7.0%",
  marketTrend: "Growing",
  competitionLevel: "High",
  figuresNote: `Illustrative planning figures for rentals that Atlanta investors commonly finance. They are not survey data, an appraisal or a quote.`,
  reviewed: "2026-11-01",
};
