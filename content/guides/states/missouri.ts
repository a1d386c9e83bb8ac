import { type StateText, sourced } from "../state-guide.ts";

export const missouri: StateText = {
  state: "Missouri",
  stateCode: "MO",
  metaDescription:
    "Missouri DSCR guide: one residential tax class, odd-year reassessment, fast trustee sales, hail and quake cover, and Kansas City short-term rental limits.",
  introduction:
    "Missouri has two large metros on opposite borders, both affordable and both friendly to a first DSCR purchase. Rental houses and small apartments share the homeowner's tax class, creditors' remedies are fast, and entry prices stay low. The risks are physical rather than legal: hail, tornadoes, brick and sewers past their first century.",
  topMarkets: {
    "Kansas City":
      "Ranch houses in Independence, Raytown and the Northland rent to logistics, health and rail workers, so compare several years of sale prices by suburb.",
    "St. Louis":
      "North and south county brick houses and city two-families give high gross yields to hospital, defense and university tenants, provided the block and the occupancy permit check out.",
    Springfield:
      "Two hospital systems and Missouri State support inexpensive houses and duplexes, a day trip from the Branson visitor trade.",
  },
  marketHighlights: [
    "The new geospatial-intelligence campus in north St. Louis anchors redevelopment nearby.",
    "Columbia rents to three campuses and a medical center, with many student houses on August leases.",
    "St. Charles County adds newer subdivisions west of St. Louis, at higher prices and lower yields.",
    "A May 2025 tornado damaged thousands of St. Louis city buildings, so confirm repairs and permits.",
  ],
  investorBenefits: [
    sourced(
      "Landlords lose no assessment class when they buy from a resident.",
      "RSMo § 137.016 (residential property)",
      "RSMo § 137.115 (19%)",
    ),
    sourced(
      "Trustee's sales need no lawsuit and rent-possession suits need no waiting period, which widens lender choice.",
      "RSMo § 443.290",
      "RSMo § 535.010",
    ),
    sourced(
      "Local rent control is preempted, and since August 2025 so are local mandates to accept vouchers and local deposit limits.",
      "RSMo § 441.043",
    ),
    "Two- to four-family brick buildings are available in St. Louis at single-family prices.",
  ],
  regulations: [
    sourced(
      "Deposits are limited to two months of rent and must be kept at a federally insured institution.",
      "RSMo § 535.300",
    ),
    sourced(
      "St. Louis County and many of its towns require an occupancy inspection when the tenant changes.",
      "St. Louis County Department of Public Works, residential occupancy permits",
    ),
    sourced(
      "Kansas City registers rentals and inspects on complaint under its Healthy Homes program.",
      "Kansas City Health Department, Healthy Homes Rental Inspection Program",
    ),
    sourced(
      "An LLC that rents out property in Kansas City must file an affidavit naming a person responsible for it.",
      "RSMo § 347.048",
    ),
  ],
  challenges: [
    "Clay sewer laterals and limestone foundations in older areas need a camera and an engineer's letter.",
    "Appraisals in distressed St. Louis blocks can kill a refinance after renovation.",
    sourced(
      "Reassessment in odd years has produced sharp jumps, above all in Jackson County.",
      "RSMo § 137.115",
      "Missouri State Tax Commission, orders on Jackson County assessments",
    ),
  ],
  foreclosure: sourced(
    "With a power of sale in the deed of trust, a Missouri trustee can auction property after about 20 days of published and mailed notice. The statute sets no longer wait than that, so the deed of trust decides how much warning you get. A redemption right exists in theory when the lender itself buys, but it needs advance notice and a bond, so owners seldom use it. The lender may sue for any shortfall. An investor who sees a gap coming should list the house before the first notice.",
    "RSMo § 443.290 (power of sale)",
    "RSMo §§ 443.310 and 443.320 (published notice)",
    "RSMo § 443.325 (mailed notice)",
    "RSMo §§ 443.410 and 443.420 (redemption and bond)",
  ),
  propertyTax: sourced(
    "Residential property of every size is assessed at 19% of market value, and the state as a whole is close to the national average or a little under. Counties revalue in odd-numbered years, without resetting for a sale in between. Jackson County's recent cycles brought court fights and state orders limiting increases. New laws let counties freeze or credit bills for seniors and homeowners, relief that does not reach rentals. Levies differ by school district and city, so take the rate from the bill at the address.",
    "RSMo §§ 137.016 and 137.115 (class, 19% and odd years)",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Missouri State Tax Commission, orders on Jackson County assessments",
    "RSMo §§ 137.1050 and 137.1055 (homestead credits)",
  ),
  insurance: sourced(
    "Hail and tornadoes are the main perils from Joplin to St. Charles, so ask how the wind deductible works. The New Madrid fault threatens the southeast and St. Louis; state reports show earthquake premiums there far above those of the past and fewer policies in force. Sewer backup and flash flooding matter in both metros. Older brick needs tuckpointing, since policies exclude wear. The Missouri Property Insurance Placement Facility runs the FAIR plan.",
    "NOAA, Storm Events Database (hail and tornadoes)",
    "Missouri Department of Commerce and Insurance, residential earthquake coverage reports",
    "FEMA, National Flood Insurance Program",
    "RSMo § 379.810 and following (FAIR plan)",
  ),
  landlordLaw: sourced(
    "Missouri lets an owner file a rent-and-possession case as soon as rent is unpaid, without a waiting period set by statute, though a demand letter is wise. The tenant can end it by paying all rent and costs by the day of judgment. Some other breaches call for ten days of notice, and a monthly tenancy ends on one month. Deposits return within 30 days, and wrongful retention risks double. Kansas City provides lawyers to tenants in eviction court, so arrive with complete records.",
    "RSMo §§ 535.010 and 535.020 (filing)",
    "RSMo § 535.160 (payment)",
    "RSMo §§ 441.040 and 441.060 (notices)",
    "RSMo § 535.300 (deposits)",
    "City of Kansas City, Tenants' Right to Counsel ordinance of 2021",
  ),
  shortTermRentals: sourced(
    "Kansas City's 2023 ordinances keep non-resident rentals out of residential zones and, for houses and duplexes, 1,000 feet apart elsewhere, so few investor houses qualify. St. Louis adopted permits that year. A court halted them in April 2025 and then allowed all but the fee and the bar on companies, so ask the city what it enforces. Branson, Osage Beach and the Lake of the Ozarks area have nightly rental by district and license. State sales tax plus local lodging taxes apply. Near the lakes, dock permits and septic limits matter too.",
    "Kansas City Code of Ordinances, chapter 56, article VIII (Ordinance 230268)",
    "Kansas City Ordinance 230267 (zoning)",
    "City of St. Louis, Ordinance 71729; Building Division, notice on the court order",
    "Cities of Branson and Osage Beach, short-term rental licenses",
    "RSMo § 144.020 (sales tax)",
  ),
  notKnown: [
    "Whether St. Louis enforces its short-term rental permits today: ask the city's Building Division.",
    "Which St. Louis County town inspects, and what it fails: ask for the municipal checklist before you make an offer.",
    "How Jackson County will set the 2027 value of a house: ask the assessor, and check for new orders of the State Tax Commission.",
  ],
  marketTrend: "Stable",
  nearby: ["kansas", "illinois", "arkansas", "iowa", "tennessee"],
  reviewed: "2026-11-18",
};
