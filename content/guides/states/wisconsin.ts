import { type StateText, sourced } from "../state-guide.ts";

export const wisconsin: StateText = {
  state: "Wisconsin",
  stateCode: "WI",
  metaDescription:
    "Wisconsin duplexes rent well and state law favors landlords, but property tax is heavy. How both affect DSCR loans in Milwaukee, Madison and Green Bay.",
  introduction:
    "Wisconsin is well supplied with duplexes: Milwaukee and its neighbors built thousands of upper-and-lower flats that still trade as ordinary investments. State law keeps local rental rules narrow. Property tax is the price of admission, so a duplex that looks rich before tax lands in the ordinary range afterward. Foreclosure goes through court, so ask each lender how it prices that time.",
  topMarkets: {
    Milwaukee:
      "Bay View, West Allis and the northwest side offer duplexes whose two rents cover well, if you check code orders, lead laterals and the actual collection history.",
    Madison:
      "State government, the university and medical-software jobs hold vacancy very low, at prices where only small multifamilies with full rents meet the minimum ratio.",
    "Green Bay and the Fox Valley":
      "Paper, food and health employers fill tidy two-families in Green Bay, Appleton and Oshkosh with moderate prices and low turnover.",
  },
  marketHighlights: [
    "Rents in Milwaukee and Madison rose after 2022 while little was built.",
    "Manufacturing remains a large share of jobs, well above the national one.",
    "Data-center and distribution projects between Kenosha and Racine draw Illinois workers north.",
    "The Dells, Door County and the Northwoods form a separate vacation economy.",
  ],
  investorBenefits: [
    sourced(
      "State statutes prohibit rent control and limit what cities may add to landlord law.",
      "Wisconsin Statutes § 66.1015 (rent control) and § 66.0104 (local landlord rules)",
    ),
    sourced(
      "Modest insurance costs compared with states to the west and south.",
      "National Association of Insurance Commissioners, homeowners insurance report (average premiums)",
    ),
    "Two-family buildings are standard collateral, so Form 1025 appraisals have ample comparables.",
  ],
  regulations: [
    sourced(
      "Statute and rule ATCP 134 void leases that contain certain banned clauses, a costly error for owners who import a form.",
      "Wisconsin Statutes § 704.44 (void leases)",
      "Wisconsin Administrative Code § ATCP 134.08 (prohibited provisions)",
    ),
    sourced(
      "A spouse must sign when the property is the couple's homestead, and marital-property law adds notices when a married person borrows.",
      "Wisconsin Statutes § 706.02(1)(f) (homestead conveyances)",
      "Wisconsin Statutes § 766.56 (credit to a married person)",
    ),
    sourced(
      "Milwaukee owners record contact details with the city and must answer building code orders promptly.",
      "Milwaukee Code of Ordinances § 200-51.5 (property registration)",
    ),
  ],
  challenges: [
    sourced(
      "Tax bills above the national norm compress the ratio on every purchase.",
      "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    ),
    "Century-old flats bring lead service lines, porches and knob-and-tube wiring.",
    "Winter heat, often in the lower unit's name, needs a clear lease clause on utilities.",
  ],
  foreclosure: sourced(
    "The lender sues in circuit court, and the redemption period comes before the sale and not after. For property that is not owner-occupied the sale waits six months from judgment, or three when the mortgage allows it and the lender waives any deficiency. With that waiver the owner stays in possession and keeps the rents until the court confirms the sale. No agency publishes a statewide duration. Ask before closing which remedy the mortgage gives, because the shorter one limits what you owe.",
    "Wisconsin Statutes § 846.103 (six and three months, waiver, rents)",
    "Wisconsin Statutes § 846.16 (sale)",
    "Wisconsin Statutes § 846.165 (confirmation and deficiency)",
  ),
  propertyTax: sourced(
    "Rates are above the national average and highest in older cities. Municipal assessors may keep values for years and then revalue, so bills are compared through the state's equalized ratio. The lottery credit goes only to a primary residence, while the first dollar credit applies to every improved parcel. Levy limits tied to new construction hold down growth. A purchase price well above assessment does not bring instant reassessment, because the state's manual forbids assessors to chase single sales, but the next revaluation will use it.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Wisconsin Statutes § 70.05 and § 70.32 (assessment)",
    "Wisconsin Statutes § 79.10 (lottery and first dollar credits)",
    "Wisconsin Statutes § 66.0602 (levy limits)",
    "Wisconsin Property Assessment Manual, Department of Revenue (sales chasing)",
  ),
  insurance: sourced(
    "Hail and summer wind are the perils to price first, followed by frozen pipes and ice dams. The Wisconsin Insurance Plan covers property the market declines. River flooding in the southwest and urban sewer backups in Milwaukee, severe in August 2025, are excluded unless you add them. Expect questions about porches, old roofs and tenant-owned heaters. Even so, the premium is seldom what breaks a Wisconsin deal.",
    "National Oceanic and Atmospheric Administration, Storm Events Database (hail and wind)",
    "Wisconsin Insurance Plan, the state's FAIR plan",
    "Wisconsin Office of the Commissioner of Insurance, homeowners insurance guide (flood, sewer backup)",
    "National Weather Service, Milwaukee/Sullivan office, flood of August 2025",
  ),
  landlordLaw: sourced(
    "A five-day notice gives the tenant a chance to pay; a second default within a year can bring a 14-day notice with no cure. Eviction runs through small claims court, and Milwaukee County adds mediation and legal aid. There is no deposit cap, and the balance with an itemized list is due in 21 days. Tenants must receive a check-in sheet and a chance to note defects. Monthly tenancies end on 28 days' notice.",
    "Wisconsin Statutes § 704.17 (five-day and 14-day notices)",
    "Milwaukee County, Eviction Free MKE (legal aid)",
    "Wisconsin Statutes § 704.28 and Wisconsin Administrative Code § ATCP 134.06 (deposits)",
    "Wisconsin Statutes § 704.08 (check-in sheet)",
    "Wisconsin Statutes § 704.19 (28 days)",
  ),
  shortTermRentals: sourced(
    "State law bars a municipality from prohibiting stays of seven days or longer, though it may limit total use to 180 days within a year. Shorter stays can be restricted, and Madison ties them to the operator's primary residence. Every operator needs a tourist rooming house license, plus a seller's permit and room tax account where one applies. Door County municipalities also require a permit from the county's tourism zone. Lake and ski income comes in bursts, so ask the underwriter which months are averaged.",
    "Wisconsin Statutes § 66.1014 (limits on local rules)",
    "City of Madison Zoning, tourist rooming house permit",
    "Wisconsin Statutes § 97.605 (lodging licenses)",
    "Wisconsin Statutes § 66.0615 (room tax)",
    "Door County Tourism Zone Commission, lodging permits",
  ),
  notKnown: [
    "When a municipality will next revalue: ask its assessor, and ask for the current equalized ratio.",
    "Whether a Milwaukee duplex has open code orders or a lead service line: ask Neighborhood Services and Milwaukee Water Works.",
    "Which lake towns cap a season at 180 days: ask the town clerk in Door, Vilas or Sauk County.",
  ],
  marketTrend: "Growing",
  nearby: ["illinois", "minnesota", "michigan", "iowa"],
  reviewed: "2026-11-18",
};
