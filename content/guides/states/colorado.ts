import type { StateGuide } from "../state-guide.ts";

export const colorado = {
  id: "colorado-dscr-loans",
  slug: "colorado",
  state: "Colorado",
  stateCode: "CO",
  title: "Colorado DSCR Loans: Investor Guide",
  metaDescription:
    "Colorado DSCR guide: low residential tax rates, metro-district levies, hail and wildfire premiums, for-cause eviction rules and resort-town rental caps.",
  introduction:
    "Colorado taxes rentals at the same low residential rate as owner-occupied homes, a real advantage over states that penalize landlords. Insurance has taken much of that advantage back, because hail on the Front Range and wildfire in the foothills have made it one of the costlier states to insure. Tenant law has also changed quickly since 2021, so an older operating plan may no longer be legal.",
  topMarkets: [
    {
      name: "Denver",
      note: "Aurora and Lakewood houses from the 1960s and 1970s rent to health, airport and defense workers at lower prices than the central neighborhoods.",
    },
    {
      name: "Colorado Springs",
      note: "Five military installations supply tenants with housing allowances for suburban houses, and turnover follows the summer transfer season.",
    },
    {
      name: "Northern Colorado",
      note: "Greeley, Loveland and Fort Collins combine two universities with energy and food processing, and Greeley usually gives the best coverage of the three.",
    },
  ],
  marketHighlights: [
    "Heavy apartment deliveries softened Denver rents in the mid-2020s, and concessions spread to single-family leases.",
    "Pueblo remains the affordable end of the Front Range, with hospital and steel employment.",
    "Mountain-town employers lease housing for staff, an alternative to nightly guests.",
    "A 2024 law ended occupancy limits based on family ties, which widened roommate rentals in college towns.",
  ],
  investorBenefits: [
    "Investor-owned homes pay the residential assessment rate, not a commercial one.",
    "Tenant incomes are among the higher ones in the interior West.",
    "Cities may not impose rent control on private housing under current state law.",
    "Accessory units are now allowed in most Front Range single-family areas.",
  ],
  regulations: [
    {
      text: "After a tenant's first year, an owner generally needs a listed cause to refuse renewal.",
      sources: [],
    },
    { text: "Denver requires a license and an inspection for long-term rentals.", sources: [] },
    { text: "Rent may be raised only once in any twelve-month period of the same tenancy.", sources: [] },
    {
      text: "Deposits are limited to two months of rent, and income screens to twice the rent.",
      sources: [],
    },
  ],
  challenges: [
    "Hail deductibles are often a percentage of the dwelling limit, so a storm can cost more than a year of cash flow.",
    "Metropolitan district levies in new subdivisions can add a third or more to the tax bill.",
    "Prices in Boulder and the resort counties rarely produce coverage on long-term rent.",
  ],
  foreclosure: {
    text: "Colorado runs foreclosures through a public trustee in each county, a system found almost nowhere else. The lender files a notice of election and demand, and the sale is set about four months later. A court checks only whether a default exists, at a short hearing, so the process is quicker than a lawsuit. The owner may cure until noon on the day before the sale if notice of intent was filed in time. Deficiencies are allowed, which makes the personal guarantee on an LLC loan meaningful.",
    sources: [],
  },
  propertyTax: {
    text: "Effective residential rates are in the lowest tier of the country. Counties revalue every odd-numbered year from sales in a prior study period, and a purchase does not trigger a special reassessment. The legislature has adjusted the residential assessment rate several times since 2020, with separate figures for schools and for local governments. Look up the mill levy of the exact parcel: two similar houses a mile apart can differ widely because of a metro district.",
    sources: [],
  },
  insurance: {
    text: "Denver, Aurora and Colorado Springs sit in one of the world's busiest hail corridors, and carriers have moved to roof schedules and percentage deductibles. The Marshall Fire of 2021 proved that suburban streets burn too. A state FAIR Plan began writing limited policies in 2025 for owners who cannot find private coverage. Impact-resistant shingles and a documented roof date are the two items that most often improve a quote.",
    sources: [],
  },
  landlordLaw: {
    text: "A ten-day demand precedes most nonpayment cases, and tenants who pay before judgment can stop the eviction. The for-cause law of 2024 limits non-renewal to listed reasons such as sale, major renovation or owner move-in, with long notice. Habitability rules set short response times once a tenant reports a serious defect. Return the deposit within one month, or up to 60 days if the lease says so. Keep every notice on the current statutory form; small errors restart the clock.",
    sources: [],
  },
  shortTermRentals: {
    text: "Local control is strong. Denver and Boulder license only a host's primary residence, and Colorado Springs separates owner-occupied from investor permits with spacing limits. Breckenridge, unincorporated Summit County, Steamboat Springs and others cap or zone licenses, some with waiting lists, and a license often ends when the house is sold. Lodging taxes and regional fees can be heavy. Permissive pockets remain, but verify the parcel with the town or county before pricing it on nightly income.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["utah", "wyoming", "new-mexico", "nebraska", "kansas"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
