import type { StateGuide } from "../state-guide.ts";

export const tennessee = {
  id: "tennessee-dscr-loans",
  slug: "tennessee",
  state: "Tennessee",
  stateCode: "TN",
  title: "Tennessee DSCR Loans: Investor Guide",
  metaDescription:
    "Tennessee has no wage tax and fast foreclosure, but a duplex is taxed as commercial. What DSCR borrowers should know about Nashville, Memphis and the Smokies.",
  introduction:
    "Tennessee taxes a single rented house as residential and a duplex with two rented units as commercial, a difference of 25% against 40% of value that surprises nearly every newcomer. Get past that and the state is easy to like: low tax rates, no wage tax, active lenders and several distinct markets. Memphis sells yield, Nashville sells growth, and the Smokies sell nights. Each needs a different kind of underwriting.",
  topMarkets: [
    {
      name: "Memphis",
      note: "Brick three-bedroom houses in Bartlett, Cordova and Whitehaven rent to logistics and medical workers at prices that often clear the preferred ratio.",
    },
    {
      name: "Nashville",
      note: "Health care, music and relocations support premium rents, but coverage usually requires outer counties such as Rutherford or Robertson or a larger down payment.",
    },
    {
      name: "Knoxville",
      note: "The university, Oak Ridge and the national parks give houses and townhomes steady tenants, with prices between those of Memphis and Nashville.",
    },
  ],
  marketHighlights: [
    "Auto assembly, battery plants and distribution keep industrial hiring strong from Memphis to Chattanooga.",
    "Nashville delivered a record number of apartments after 2022, which flattened rents for new leases.",
    "Sevier County hosts one of the largest cabin-rental markets in the nation.",
    "Chattanooga's fiber network and riverfront have drawn remote workers at moderate prices.",
  ],
  investorBenefits: [
    "No state tax on wages or on an individual's investment income.",
    "Property tax among the lowest in the South for a single-family rental.",
    "Rent control is preempted statewide.",
    "Competition among DSCR lenders is strong, including several that specialize in cabins.",
  ],
  regulations: [
    {
      text: "LLCs may owe franchise and excise tax; the exemption for family-owned noncorporate entities must be claimed.",
      sources: [],
    },
    {
      text: "Recording a loan costs an indebtedness tax of $0.115 per $100 above a small exempt amount, and the deed carries a $0.37 per $100 transfer tax.",
      sources: [],
    },
    {
      text: "The Uniform Residential Landlord and Tenant Act applies only in the more populous counties; elsewhere older common law governs.",
      sources: [],
    },
    {
      text: "In some of the largest counties, landlords register ownership and agent details with the local government.",
      sources: [],
    },
  ],
  challenges: [
    "Turnkey sellers in Memphis often quote rents above what Form 1007 supports; budget for turnover and repairs.",
    "Commercial classification can raise the tax on a two- to four-unit building by more than half.",
    "Cabin supply in the Smokies grew faster than visits, so older income statements overstate the present.",
  ],
  foreclosure: {
    text: "Few states are faster. A trustee under the deed of trust publishes notice three times in a newspaper, the first at least 20 days before the sale, and mails a copy to the debtor. An auction within 60 to 90 days of acceleration is normal. Redemption rights exist by statute but are almost always waived in the document. The lender can sue for a deficiency, so a guarantor should act at the first sign of trouble.",
    sources: [],
  },
  propertyTax: {
    text: "Rates are low nationally, with no state levy. Residential property is assessed at 25% of appraised value, while the constitution defines residential property with two or more rental units as commercial, assessed at 40%. A lone house leased for more than 30 days is generally residential; nightly use can push it to the higher ratio. Counties reappraise on cycles of several years and not at sale, and first reset the rate to the level that raises the same revenue. Ask the assessor how the parcel is classed now and how it will be after you rent it.",
    sources: [],
  },
  insurance: {
    text: "Tornadoes cross the middle of the state in spring and sometimes December, and hail follows. West Tennessee lies in the New Madrid seismic zone, where an earthquake endorsement is worth a quote. Flash floods hit Nashville in 2010 and Waverly in 2021, well outside what many owners thought was the floodplain. Cabins on steep wooded lots face wildfire scrutiny since Gatlinburg burned in 2016. Vacant-house theft and vandalism shape premiums in parts of Memphis.",
    sources: [],
  },
  landlordLaw: {
    text: "In counties under the uniform act a 14-day notice precedes a nonpayment case, and a repeat within six months can shorten it. General sessions courts hear detainer warrants quickly. The deposit has no ceiling but must be kept in a separate account whose location the tenant is told. Owners must list damages at move-out and offer a joint inspection. In the smaller counties the lease itself supplies most of the rules, so use one drafted for Tennessee.",
    sources: [],
  },
  shortTermRentals: {
    text: "A 2018 state law protects owners who held a permit or paid tax before a local ban, until the property is sold or goes unused. Nashville no longer issues non-owner-occupied permits in most residential zones and allows them in commercial and mixed-use ones. Gatlinburg, Pigeon Forge and Sevier County welcome cabins but require permits and inspections; Memphis and Chattanooga license by zone. State and local sales tax plus occupancy tax apply. Because a protected permit can die at closing, verify the zoning, not the listing.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["kentucky", "north-carolina", "georgia", "alabama", "mississippi"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
