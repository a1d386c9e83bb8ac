import { type StateText, sourced } from "../state-guide.ts";

export const colorado: StateText = {
  state: "Colorado",
  stateCode: "CO",
  metaDescription:
    "Colorado DSCR guide: low residential tax rates, metro-district levies, hail and wildfire premiums, for-cause eviction rules and resort-town rental caps.",
  introduction:
    "Colorado taxes rentals at the same low residential rate as owner-occupied homes, a real advantage over states that penalize landlords. Insurance has taken much of that advantage back, because hail on the Front Range and wildfire in the foothills have pushed premiums up. Tenant law has also changed quickly since 2021, so an older operating plan may no longer be legal.",
  topMarkets: {
    Denver:
      "Aurora and Lakewood houses from the 1960s and 1970s rent to health, airport and defense workers at lower prices than the central neighborhoods.",
    "Colorado Springs":
      "Five military installations supply tenants with housing allowances for suburban houses, and turnover follows the summer transfer season.",
    "Northern Colorado":
      "Greeley, Loveland and Fort Collins combine two universities with energy and food processing, and Greeley usually gives the best coverage of the three.",
  },
  marketHighlights: [
    "Heavy apartment deliveries softened Denver rents in the middle of the 2020s, and concessions spread to single-family leases.",
    "Pueblo remains the affordable end of the Front Range, with hospital and steel employment.",
    "Mountain-town employers lease housing for staff, an alternative to nightly guests.",
    sourced(
      "A 2024 law ended occupancy limits based on family ties, which widened roommate rentals in college towns.",
      "Colorado Revised Statutes § 29-20-111 (occupancy limits)",
    ),
  ],
  investorBenefits: [
    sourced(
      "Investor-owned homes pay the residential assessment rate, not a commercial one.",
      "Colorado Revised Statutes § 39-1-102(14.5) (residential property)",
      "Colorado Revised Statutes § 39-1-104.2 (residential rate)",
    ),
    sourced(
      "Tenant incomes are high for the interior West.",
      "U.S. Census Bureau, American Community Survey (household income by state)",
    ),
    sourced(
      "Cities may not impose rent control on private housing under current state law.",
      "Colorado Revised Statutes § 38-12-301 (local rent control)",
    ),
    sourced(
      "Accessory units are now allowed in most Front Range single-family areas.",
      "Colorado House Bill 24-1152 (accessory dwelling units)",
    ),
  ],
  regulations: [
    sourced(
      "After a tenant's first year, an owner generally needs a listed cause to refuse renewal.",
      "Colorado Revised Statutes § 38-12-1301 and following (cause for eviction)",
    ),
    sourced(
      "Denver requires a license and an inspection for long-term rentals.",
      "Denver Revised Municipal Code chapter 27 (residential rental property license)",
    ),
    sourced(
      "Rent may be raised only once in any twelve-month period of the same tenancy.",
      "Colorado Revised Statutes § 38-12-702 (one increase in twelve months)",
    ),
    sourced(
      "Deposits are limited to two months of rent, and income screens to twice the rent.",
      "Colorado Revised Statutes § 38-12-102.5 (deposits)",
      "Colorado Revised Statutes § 38-12-904 (income screens)",
    ),
  ],
  challenges: [
    sourced(
      "A hail deductible can be a percentage of the dwelling limit, so a storm can cost more than a year of cash flow.",
      "Colorado Division of Insurance, homeowners insurance guides (hail deductibles)",
    ),
    sourced(
      "Metropolitan district levies in new subdivisions can add a large sum to the tax bill.",
      "Colorado Revised Statutes Title 32, article 1 (special districts)",
    ),
    "Prices in Boulder and the resort counties rarely produce coverage on long-term rent.",
  ],
  foreclosure: sourced(
    "Colorado runs foreclosures through a public trustee in each county. The lender files a notice of election and demand, and the sale of a house is set 110 to 125 days after that notice is recorded. A court checks only whether a default exists, at a short hearing, so the process is quicker than a lawsuit. The owner may cure until noon on the day before the sale if notice of intent was filed 15 days before it. Deficiencies are allowed, which makes the personal guarantee on an LLC loan meaningful.",
    "Colorado Revised Statutes § 38-38-101 (notice of election and demand)",
    "Colorado Revised Statutes § 38-38-108 (date of sale)",
    "Colorado Rules of Civil Procedure, Rule 120 (hearing)",
    "Colorado Revised Statutes § 38-38-104 (cure)",
    "Colorado Revised Statutes § 38-38-106 (bid and deficiency)",
  ),
  propertyTax: sourced(
    "Effective residential rates are in the lowest tier of the country. Counties revalue every odd-numbered year from sales in a prior study period, and a purchase does not trigger a special reassessment. The legislature has adjusted the residential assessment rate several times since 2020, with separate figures for schools and for local governments. Look up the mill levy of the exact parcel: two similar houses a mile apart can differ widely because of a metro district.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values by state)",
    "Colorado Revised Statutes § 39-1-104 (revaluation in odd years)",
    "Colorado Revised Statutes § 39-1-104.2 (residential rates)",
    "Colorado Revised Statutes Title 32, article 1 (metropolitan districts)",
  ),
  insurance: sourced(
    "Denver, Aurora and Colorado Springs sit in one of the country's busiest hail corridors, and carriers have moved to roof schedules and percentage deductibles. The Marshall Fire of 2021 proved that suburban streets burn too. A state FAIR Plan began writing limited policies in 2025 for owners who cannot find private coverage. Impact-resistant shingles and a documented roof date are two items to put in front of every insurer.",
    "NOAA, Storm Events Database (hail)",
    "Colorado Division of Insurance, homeowners insurance and Marshall Fire reports",
    "Colorado Revised Statutes § 10-4-1804 and following (FAIR Plan)",
  ),
  landlordLaw: sourced(
    "A ten-day demand precedes most nonpayment cases, and tenants who pay before judgment can stop the eviction. The for-cause law of 2024 limits non-renewal to listed reasons such as sale, major renovation or owner move-in, with long notice. Habitability rules set short response times once a tenant reports a serious defect. Return the deposit within 30 days, or up to 60 if the lease says so; since 2026 the tenant may ask for a walkthrough first. Keep every notice on the current statutory form; small errors restart the clock.",
    "Colorado Revised Statutes § 13-40-104 (ten-day demand)",
    "Colorado Revised Statutes § 13-40-115 (payment before judgment)",
    "Colorado Revised Statutes § 38-12-1301 and following (cause)",
    "Colorado Revised Statutes § 38-12-503 (habitability)",
    "Colorado Revised Statutes § 38-12-103 and House Bill 25-1249 (deposits)",
  ),
  shortTermRentals: sourced(
    "Local control is strong. Denver and Boulder license only a host's primary residence, and Colorado Springs keeps investor permits out of single-family zones and spaces them elsewhere. Breckenridge, unincorporated Summit County, Steamboat Springs and others cap or zone licenses, some with waiting lists, and a license often ends when the house is sold. Lodging taxes and regional fees come on top. Permissive pockets remain, but verify the parcel with the town or county before pricing it on nightly income.",
    "City and County of Denver, short-term rental license",
    "City of Boulder, short-term rental license",
    "City of Colorado Springs, short-term rental permits",
    "Town of Breckenridge and Summit County, short-term rental licenses",
    "City of Steamboat Springs, short-term rental overlay zones",
  ),
  notKnown: [
    "How much debt a metropolitan district still has to collect from a parcel: ask the district's manager and the Division of Local Government.",
    "How long the wait is for a license in Breckenridge or Summit County: ask the licensing office by zone or basin.",
    "Which reasons a local judge accepts for a non-renewal: ask a landlord's attorney before you send the notice.",
  ],
  marketTrend: "Stable",
  nearby: ["utah", "wyoming", "new-mexico", "nebraska", "kansas"],
  reviewed: "2026-11-18",
};
