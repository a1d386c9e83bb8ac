import { type StateText, sourced } from "../state-guide.ts";

export const pennsylvania: StateText = {
  state: "Pennsylvania",
  stateCode: "PA",
  metaDescription:
    "Pennsylvania rowhouses and twins can cover well, but base-year assessments and transfer tax surprise buyers. A DSCR guide to Philadelphia and beyond.",
  introduction:
    "Pennsylvania still has city houses at prices that an ordinary rent can carry. Paperwork sinks more deals than price does: assessments frozen in past decades, transfer tax at both ends, and licenses that an eviction judge will ask for. Each county is almost its own tax system. Learn one well before buying in a second.",
  topMarkets: {
    Philadelphia:
      "Rowhouses and small conversions near hospitals and universities rent steadily, and the license, lead and inspection files matter as much as the rent roll.",
    Pittsburgh:
      "Health and robotics employers support duplexes in the East End and river towns, where low prices give wide coverage once tax appeals are understood.",
    "Allentown and the Lehigh Valley":
      "Warehouse growth and New Jersey commuters keep twins and row homes full, though purchase prices have climbed with the demand.",
  },
  marketHighlights: [
    "Education and medicine are the top employers in both large cities.",
    "Distribution centers along Interstates 78 and 81 changed rental demand from Easton to Carlisle.",
    "Erie, Scranton and Reading offer low entry prices with slower population growth.",
  ],
  investorBenefits: [
    sourced("A low flat state income tax on net rental profit.", "72 P.S. § 7302"),
    sourced(
      "State landlord law sets no ceiling on rents, and no state agency controls them.",
      "Landlord and Tenant Act of 1951, 68 P.S. § 250.101 and following",
    ),
    "Attached brick housing keeps exterior upkeep modest compared with detached frame stock.",
    sourced(
      "Several cities abate tax on improvements for a period of years, which lowers PITIA after a renovation.",
      "Improvement of Deteriorating Real Property or Areas Tax Exemption Act, 72 P.S. § 4711-101 and following (residential property)",
      "Philadelphia Office of Property Assessment, abatements",
    ),
  ],
  regulations: [
    sourced(
      "Philadelphia landlords need a rental license, a certificate of rental suitability and lead certification before leasing.",
      "Philadelphia Code §§ 9-3902 and 9-3903",
      "Philadelphia Code chapter 6-800 (lead)",
    ),
    sourced(
      "Philadelphia owners of three or more units must let tenants pay a deposit above one month's rent in installments.",
      "Philadelphia Bill No. 250044-A (2025), Philadelphia Code chapter 9-800",
    ),
    sourced(
      "Cities including Allentown and Reading license and inspect rentals on a cycle.",
      "City of Allentown, rental unit licensing program",
      "City of Reading, rental permits and inspections",
    ),
  ],
  challenges: [
    sourced(
      "A school district may appeal your assessment upward after a sale well above the assessed value, but it may not single out one kind of property.",
      "53 Pa.C.S. § 8855",
      "Valley Forge Towers Apartments v. Upper Merion Area School District, 163 A.3d 962 (Pa. 2017)",
    ),
    sourced(
      "An unlicensed Philadelphia landlord can lose the right to collect rent for the unlicensed period.",
      "Philadelphia Code § 9-3901",
    ),
    "Shared walls, old sewer laterals and party-wall leaks turn a neighbor's neglect into your expense.",
  ],
  foreclosure: sourced(
    "The lender files suit in the court of common pleas and the sheriff sells the property. Act 91 and Act 6 notices precede many home loans, but they are written for residences of natural persons. Philadelphia adds a diversion program for homeowners. The rules set no total duration, no agency publishes one, and counties differ. A court may set the sale aside only before the sheriff's deed is delivered, and no statute adds a redemption period. A lender that wants a deficiency must petition to fix fair value within six months.",
    "Pennsylvania Rules of Civil Procedure 1141 to 1150 and 3132",
    "35 P.S. § 1680.402c (Act 91) and 41 P.S. § 403 (Act 6)",
    "First Judicial District, Residential Mortgage Foreclosure Diversion Program",
    "42 Pa.C.S. §§ 5522 and 8103 (deficiency)",
  ),
  propertyTax: sourced(
    "Effective rates exceed the national average and vary between neighboring townships. Many counties use a base year that may be decades old, and the state's common level ratio converts market value for appeals. Allegheny County has used 2012 values, while Philadelphia revalues far more often. There is no general reassessment at sale, yet an appeal by a taxing body has the same effect on a single address. Homestead exclusions shrink the seller's school bill and end when a landlord buys.",
    "U.S. Census Bureau, American Community Survey, tables B25103 and B25077 (median tax and value)",
    "State Tax Equalization Board, common level ratios",
    "Allegheny County Office of Property Assessments, base year 2012",
    "53 Pa.C.S. § 8855 (appeals by taxing districts)",
    "Taxpayer Relief Act, Act 1 of 2006 (homestead exclusion)",
  ),
  insurance: sourced(
    "Premiums are moderate by national comparison. Water is the main peril: frozen pipes, sewer backup and river or flash flooding along the Schuylkill, Susquehanna and their tributaries. Old coal regions carry the risk of mine subsidence, which standard policies exclude and a state-run fund insures. The Pennsylvania FAIR Plan writes basic fire coverage where others will not. Vacant rowhouses during renovation need a builder's-risk or vacancy form, and the lender will ask for it.",
    "National Association of Insurance Commissioners, homeowners insurance report (average premium by state)",
    "Pennsylvania Insurance Department, homeowner and flood guides",
    "52 P.S. § 3201 and following (mine subsidence fund)",
    "Pennsylvania Fair Plan Act, 40 P.S. § 1600.101 and following",
  ),
  landlordLaw: sourced(
    "State law calls for a 10-day notice for unpaid rent unless the lease waives it, and a district judge sets the hearing 7 to 15 days after filing. A deposit may equal two months' rent in the first year and one month afterward, with interest owed to tenants who stay beyond two years. It is returned within 30 days. Philadelphia requires most landlords to try its eviction diversion program before filing, and gives many tenants counsel. Good-cause rules protect leases of less than a year in the city, so read both codes.",
    "68 P.S. § 250.501 (notice)",
    "Pa.R.Civ.P.M.D.J. 504 (hearing)",
    "68 P.S. §§ 250.511a to 250.512 (deposits)",
    "Philadelphia Code §§ 9-811 and 9-808 (diversion, counsel)",
    "Philadelphia Code § 9-804 (good cause)",
  ),
  shortTermRentals: sourced(
    "The state hotel occupancy tax of 6% applies, plus county tax. In 2019 the state supreme court held that a township could treat an investor-owned nightly rental as something other than a single-family home, and Pocono townships regulate them by zoning. Philadelphia separates limited lodging by residents from rentals that need a hotel-type license and zoning. Pittsburgh's council had license and zoning bills before it in early 2026, so ask what passed. Gettysburg, Lancaster County and the Poconos remain the main visitor markets, each under township zoning.",
    "72 P.S. § 7210 (hotel occupancy tax)",
    "Slice of Life, LLC v. Hamilton Township, 207 A.3d 886 (Pa. 2019)",
    "Philadelphia Department of Licenses and Inspections, limited lodging and visitor accommodations",
    "Pittsburgh City Council, File 2025-2081",
  ),
  notKnown: [
    "What a school district would gain by appealing one assessment: ask a tax appeal attorney to apply the county's ratio to your price.",
    "Whether old mine workings lie under a house: ask the Department of Environmental Protection for its mine subsidence maps.",
    "Whether a Philadelphia seller's license, lead certificate and zoning all match the units you see: ask Licenses and Inspections.",
  ],
  marketTrend: "Stable",
  nearby: ["new-jersey", "new-york", "ohio", "delaware", "maryland"],
  reviewed: "2026-11-18",
};
