import { type StateText, sourced } from "../state-guide.ts";

export const tennessee: StateText = {
  state: "Tennessee",
  stateCode: "TN",
  metaDescription:
    "Tennessee has no wage tax and fast foreclosure, but a duplex is taxed as commercial. What DSCR borrowers should know about Nashville, Memphis and the Smokies.",
  introduction:
    "Tennessee taxes a single rented house as residential and a duplex with two rented units as commercial, a difference of 25% against 40% of value that surprises nearly every newcomer. Get past that and the state is easy to like: low tax rates, no wage tax, active lenders and several distinct markets. Memphis sells yield, Nashville sells growth, and the Smokies sell nights. Each needs a different kind of underwriting.",
  topMarkets: {
    Memphis:
      "Brick three-bedroom houses in Bartlett, Cordova and Whitehaven rent to logistics and medical workers at prices that often clear the preferred ratio.",
    Nashville:
      "Health care, music and relocations support premium rents, but coverage usually requires outer counties such as Rutherford or Robertson or a larger down payment.",
    Knoxville:
      "The university, Oak Ridge and the national parks keep houses and townhomes rented, with prices between those of Memphis and Nashville.",
  },
  marketHighlights: [
    "Auto assembly, battery plants and distribution keep industrial hiring strong from Memphis to Chattanooga.",
    "Nashville delivered a record number of apartments after 2022, which flattened rents for new leases.",
    "Sevier County hosts a very large cabin-rental market beside the national park.",
    "Chattanooga's fiber network and riverfront have drawn remote workers at moderate prices.",
  ],
  investorBenefits: [
    sourced(
      "No state tax on wages or on an individual's investment income.",
      "Tennessee Constitution article II, § 28 (no tax on earned income)",
      "Tennessee Department of Revenue, Hall income tax (ended January 1, 2021)",
    ),
    sourced(
      "Property tax among the lowest in the South for a single-family rental.",
      "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    ),
    sourced("Rent control is preempted statewide.", "Tennessee Code § 66-35-102 (local rent control)"),
    "Competition among DSCR lenders is strong, including several that specialize in cabins.",
  ],
  regulations: [
    sourced(
      "LLCs may owe franchise and excise tax; the exemption for family-owned noncorporate entities must be claimed.",
      "Tennessee Code § 67-4-2008 (exemptions)",
      "Tennessee Department of Revenue, franchise and excise tax exemptions",
    ),
    sourced(
      "The Uniform Residential Landlord and Tenant Act applies only in counties of more than 75,000 people; elsewhere general landlord law governs.",
      "Tennessee Code § 66-28-102 (where the act applies)",
      "Tennessee Code title 66, chapter 7 (leases in other counties)",
    ),
    sourced(
      "In Nashville, landlords register ownership and agent details with the codes department.",
      "Tennessee Code § 66-28-107 (landlord information)",
      "Metro Nashville Department of Codes, landlord registration program",
    ),
  ],
  challenges: [
    "Turnkey sellers in Memphis often quote rents above what Form 1007 supports; budget for turnover and repairs.",
    sourced(
      "Commercial classification can raise the tax on a two- to four-unit building by more than half.",
      "Tennessee Code § 67-5-801 (25% and 40% ratios)",
    ),
    "Cabin supply in the Smokies grew faster than visits, so older income statements overstate the present.",
  ],
  foreclosure: sourced(
    "Few states are faster. Since July 2025 a trustee advertises at least twice in a newspaper, posts the sale online for 20 days and mails a copy to the debtor; an older deed of trust may demand a third notice. The statute's own steps fit within a month. A two-year redemption right exists, but the document may waive it and usually does. The lender can sue for a deficiency, so a guarantor should act at the first sign of trouble.",
    "Tennessee Code § 35-5-101 (advertisement, posting and mailed notice)",
    "Tennessee Public Acts 2025, chapter 515 (two advertisements and online posting)",
    "Tennessee Code § 66-8-101 (redemption and its waiver)",
    "Tennessee Code § 35-5-118 (deficiency judgments)",
  ),
  propertyTax: sourced(
    "Rates are low nationally, with no state levy. Residential property is assessed at 25% of appraised value, while the constitution defines residential property with two or more rental units as commercial, assessed at 40%. A lone house leased for more than 30 days is generally residential; nightly use can push it to the higher ratio. Counties reappraise on cycles of several years and not at sale, and first reset the rate to the level that raises the same revenue. Ask the assessor how the parcel is classed now and how it will be after you rent it.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Tennessee Constitution article II, § 28, and Tennessee Code § 67-5-801 (classes and ratios)",
    "Tennessee Attorney General Opinion 25-16 (house leased for more than 30 days)",
    "Tennessee Code § 67-5-1601 (reappraisal) and § 67-5-1701 (certified rate)",
  ),
  insurance: sourced(
    "Tornadoes cross the middle of the state in spring and sometimes December, and hail follows. West Tennessee lies in the New Madrid seismic zone, where an earthquake endorsement is worth a quote. Flash floods hit Nashville in 2010 and Waverly in 2021, and a standard policy covers neither. Expect wildfire questions on steep wooded cabin lots after the Gatlinburg fire of 2016. Ask how long a house may stand vacant before theft and vandalism cover ends, a point that matters in Memphis.",
    "National Weather Service, Nashville office (tornadoes, floods of 2010 and 2021)",
    "U.S. Geological Survey, New Madrid seismic zone",
    "Tennessee Department of Commerce and Insurance, homeowners insurance guides (floods, earthquakes, vacancy)",
    "National Park Service, Chimney Tops 2 fire of 2016",
  ),
  landlordLaw: sourced(
    "In counties under the uniform act a 14-day notice precedes a nonpayment case, and a repeat within six months can shorten it to seven. General sessions courts hear detainer warrants. The deposit has no ceiling but must be kept in a separate account whose location the tenant is told. Owners must list damages at move-out and offer a joint inspection. In the smaller counties a separate section also sets 14 days for unpaid rent, and the lease supplies most other rules, so use one drafted for Tennessee.",
    "Tennessee Code § 66-28-505 (unpaid rent)",
    "Tennessee Code title 29, chapter 18 (detainer)",
    "Tennessee Code § 66-28-301 (deposits)",
    "Tennessee Code § 66-7-109 (notice in other counties)",
  ),
  shortTermRentals: sourced(
    "A 2018 state law protects owners who held a permit or paid tax before a local ban, until the property is sold or goes unused for 30 months. Nashville no longer issues non-owner-occupied permits in most residential zones and allows them in commercial and mixed-use ones. Gatlinburg and Sevier County permit and inspect cabins; Memphis requires a permit and Chattanooga decides by zone. State and local sales tax plus occupancy tax apply. Because a protected permit dies at closing, verify the zoning, not the listing.",
    "Tennessee Code §§ 13-7-601 to 13-7-606 (Short-Term Rental Unit Act)",
    "Metropolitan Code of Nashville chapters 6.28 and 17.16 (short-term rental permits)",
    "City of Gatlinburg, tourist residency permit, and Sevier County, short-term rental unit inspection program",
    "City of Memphis and City of Chattanooga, short-term rental ordinances",
    "Tennessee Code title 67, chapter 4, parts 14 and 15 (occupancy tax)",
  ),
  notKnown: [
    "How an assessor will class a cabin that is rented by the night: ask the county assessor of property before you fix the tax line.",
    "Whether the seller's cabin permit passes to a new owner in Sevier County, Gatlinburg or Pigeon Forge: ask the permit office before you write an offer.",
    "Whether a deed of trust still calls for three newspaper notices: ask the closing attorney to show you the clause.",
  ],
  marketTrend: "Growing",
  nearby: ["kentucky", "north-carolina", "georgia", "alabama", "mississippi"],
  reviewed: "2026-11-18",
};
