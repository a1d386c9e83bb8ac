import { type StateText, sourced } from "../state-guide.ts";

export const oregon: StateText = {
  state: "Oregon",
  stateCode: "OR",
  metaDescription:
    "Oregon caps rent increases and limits no-cause notices, yet its property tax never resets at sale. What both mean for a DSCR loan from Portland to Eugene.",
  introduction:
    "Oregon was the first state to limit rent increases everywhere, and it also has one of the gentlest property tax systems for a long-term owner. Those two facts pull in opposite directions: income grows under a ceiling, but so does the tax. Coverage at purchase therefore matters more than hoped-for growth. Portland adds rules of its own, and the coast and the mountains add fire and nightly-rental questions.",
  topMarkets: {
    "Portland metro":
      "Plexes and newer townhomes rent to health, technology and trade workers, and buyers outside the city line in Gresham, Beaverton or Clackamas County face fewer local rules.",
    Salem:
      "State employment and food processing supply tenants for plain 1970s duplexes, which often cover better than houses in the valley.",
    "Eugene and Springfield":
      "University and hospital tenants fill small multifamily buildings; Springfield prices are lower and its local ordinances lighter than Eugene's.",
  },
  marketHighlights: [
    sourced(
      "Urban growth boundaries restrict land supply and hold up values over long cycles.",
      "Oregon Statewide Planning Goal 14 (urbanization)",
    ),
    "Portland's center lost residents and office demand after 2020, while suburbs and mid-size cities kept growing.",
    sourced(
      "State law now makes larger cities allow duplexes to fourplexes in house districts, so conversions are possible.",
      "ORS 197A.420",
    ),
    "Semiconductor employers in Washington County pay well above the state average but have trimmed staff recently.",
  ],
  investorBenefits: [
    sourced(
      "No sales tax, which lowers the cost of every renovation.",
      "Oregon Department of Revenue, no general sales tax",
    ),
    sourced(
      "Assessed value grows by no more than 3% a year and is not reset by your purchase.",
      "Oregon Constitution, article XI, section 11",
    ),
    sourced("Buildings in their first 15 years are outside the rent ceiling.", "ORS 90.323"),
  ],
  regulations: [
    sourced(
      "The state publishes the maximum rent increase each September for the following year, and notices must follow a set form.",
      "ORS 90.324",
      "Oregon Department of Administrative Services, annual maximum rent increase",
    ),
    sourced(
      "Portland requires rental registration and regulates screening and deposits in detail.",
      "Portland City Code 7.02.890 (registration)",
      "Portland City Code 30.01.086 and 30.01.087 (screening, deposits)",
    ),
    sourced(
      "Anyone who manages for others needs a property manager license from the Real Estate Agency.",
      "ORS 696.020",
    ),
    sourced(
      "Owners above an income threshold may owe Metro and Multnomah County income taxes on Portland-area profit.",
      "Metro, supportive housing services income tax",
      "Multnomah County, Preschool for All personal income tax",
    ),
  ],
  challenges: [
    sourced(
      "A building bought with rents far below market can take years to catch up while the same tenants stay.",
      "ORS 90.323",
    ),
    sourced(
      "Portland sets relocation payments by the number of bedrooms; an owner owes them for ending a tenancy without cause or raising rent by 10% or more.",
      "Portland City Code 30.01.085",
    ),
    sourced(
      "State income tax has a high top rate, which lowers the after-tax return on Oregon rents.",
      "ORS 316.037",
    ),
  ],
  foreclosure: sourced(
    "Most trust deeds are foreclosed by advertisement, without a suit. The notice of sale must be given at least 120 days ahead, and the borrower may cure until five days before the auction. Oregon's resolution conference is for trust deeds on the borrower's own residence, so investment loans fall outside it. After a nonjudicial sale the lender generally cannot seek a deficiency from the borrower, but the guarantor of an investment loan can remain exposed. Judicial foreclosure brings a redemption right of 180 days, so lenders choose it mainly when title or guaranty issues require it. No agency publishes a usual duration.",
    "ORS 86.764 and 86.771 (notice of sale)",
    "ORS 86.778 (cure)",
    "ORS 86.726 and 86.705 (resolution conference, residential trust deed)",
    "ORS 86.797 (deficiency, guarantors)",
    "ORS 18.964 (redemption)",
  ),
  propertyTax: sourced(
    "Bills are near the national average but oddly distributed. Measure 50, passed in 1997, tied assessed value to 1995 figures and lets it grow no more than 3% a year, whoever owns the property. Neighboring houses of equal price may owe very different sums, and the buyer inherits the seller's figure. Only changes such as new construction, rezoning, division of the lot or a major remodel above set limits move it. For a DSCR file that is rare good news: the current bill is a sound basis for PITIA, apart from new voter-approved levies.",
    "U.S. Census Bureau, American Community Survey, tables B25103 and B25077 (median tax and value)",
    "Oregon Constitution, article XI, section 11",
    "ORS 308.146 (3% growth)",
    "ORS 308.149 to 308.166 (exceptions)",
  ),
  insurance: sourced(
    "After the 2020 Labor Day fires, coverage became harder to place east of the Cascades and up the western canyons. An insurer that drops a homeowner policy or raises its price for wildfire must say why, so ask a landlord carrier for the same. The Oregon FAIR Plan offers a limited policy as the last stop. Valley owners see ice storms and fallen trees; the coast sees wind and, in low spots, tsunami and flood exposure. Cascadia earthquake coverage is optional for most loans, yet unreinforced masonry in Portland deserves serious thought.",
    "Oregon Division of Financial Regulation, wildfire and earthquake insurance",
    "ORS 742.277 (notice of wildfire reasons)",
    "ORS 735.005 to 735.145 (FAIR Plan)",
    "Oregon Department of Geology and Mineral Industries, hazard maps",
    "City of Portland, unreinforced masonry buildings list",
  ),
  landlordLaw: sourced(
    "Annual increases are limited to the lower of 7% plus inflation or 10%, with 90 days' notice and none in the first year of a tenancy. Later, ending the tenancy takes a listed reason, and for renovation or sale to an occupant 90 days' notice plus a month's rent from owners of more than four units. A seller may give 60 days for one more month's rent. Nonpayment begins with a 10-day notice that cannot be served before the eighth day of the rental period. No cap applies to deposits, which come back within 31 days. A court must dismiss a nonpayment case if the tenant pays what the notice claimed, so many cases end that way.",
    "ORS 90.323 and 90.324 (rent increases)",
    "ORS 90.427 (ending a tenancy, as amended by Senate Bill 586 of 2025)",
    "ORS 90.394 (nonpayment notice)",
    "ORS 90.300 (deposits)",
    "ORS 90.395 (dismissal on payment)",
  ),
  shortTermRentals: sourced(
    "State and local lodging taxes apply to every stay under 30 days. Portland lets a resident rent rooms or the home where they live for at least 270 days a year, and little else. Bend spaces permits by distance, and Lincoln and Tillamook counties license rentals outside the cities. Coastal towns such as Cannon Beach and Manzanita have rules of their own. A Lincoln County license does not pass to a buyer, and owners have fought the county's limits in court. Verify transferability with the planning counter before you show nightly income to an underwriter.",
    "ORS 320.300 to 320.365 (lodging tax)",
    "Portland City Code chapter 33.207",
    "Bend Development Code chapter 3.6",
    "Lincoln County Ordinance 523",
    "Tillamook County Ordinance 84",
  ),
  notKnown: [
    "Whether a Portland exemption from relocation payments fits your ownership: ask the city's Rental Services Office before you give notice.",
    "Which carriers write a house in a burn-scarred canyon this year: ask a local agent, then the FAIR Plan.",
    "Whether a coastal town has a waiting list for licenses: ask its planning office for the current count.",
  ],
  marketTrend: "Stable",
  nearby: ["washington", "california", "idaho", "nevada"],
  reviewed: "2026-11-18",
};
