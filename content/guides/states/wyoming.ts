import { type StateText, sourced } from "../state-guide.ts";

export const wyoming: StateText = {
  state: "Wyoming",
  stateCode: "WY",
  metaDescription:
    "Wyoming has no income tax, low property tax and brief landlord law, but few lenders and energy swings. What a DSCR borrower should check in each city.",
  introduction:
    "Wyoming asks little of a landlord and offers little shelter from a slow local economy. There is no income tax, property tax is low, and the landlord statutes fit on a few pages. The fewest people of any state also means few lenders, few appraisers and few comparable sales. Jackson is its own universe, where almost nothing covers; Cheyenne, Casper and Laramie are where DSCR loans are made.",
  topMarkets: {
    Cheyenne:
      "The missile base, state government, rail and data centers support three-bedroom houses and townhomes, helped by tenants who find northern Colorado too expensive.",
    Casper:
      "Medical and energy-service workers rent modest houses at moderate prices, and the vacancy allowance should reflect the last oil downturn.",
    Laramie:
      "University of Wyoming students and staff fill older houses and plexes on August-to-July leases, which makes income regular but turnover expensive.",
  },
  marketHighlights: [
    "The Sentinel missile program and data-center projects have brought construction crews to Laramie County.",
    "Coal employment in Gillette has shrunk while oil, gas, trona and uranium rise and fall separately.",
    "Teton County's prices rank with the most expensive in the nation and depend on second-home wealth.",
  ],
  investorBenefits: [
    sourced("No personal or corporate income tax.", "Wyoming Department of Revenue, list of state taxes"),
    sourced(
      "A long-established LLC statute with low annual cost and privacy for owners.",
      "Wyoming Statutes title 17, chapter 29 (Wyoming Limited Liability Company Act)",
      "Wyoming Secretary of State, business filing fees",
    ),
    sourced("No transfer tax on deeds.", "Wyoming Department of Revenue, list of state taxes"),
    sourced(
      "Landlord rules that leave most terms to the lease.",
      "Wyoming Statutes §§ 1-21-1201 to 1-21-1211 (residential rental property)",
    ),
  ],
  regulations: [
    sourced(
      "Sale prices go to the assessor on a confidential statement and are not public, so rely on broker data.",
      "Wyoming Statutes § 34-1-142 (statement of consideration)",
    ),
    sourced(
      "A nonrefundable deposit must be labeled as such in the written lease.",
      "Wyoming Statutes § 1-21-1207 (deposits)",
    ),
    sourced(
      "Laramie adopted local rental standards and registration, an exception in this state.",
      "Laramie Municipal Code chapter 8.80 (rental housing code)",
    ),
    sourced(
      "Title to rural parcels should be checked for severed minerals, water rights and road access.",
      "Wyoming State Engineer's Office, water rights records",
    ),
  ],
  challenges: [
    "Several national lenders exclude the state or require more equity for rural property.",
    "Rents in energy towns can drop sharply when rigs leave.",
    "Contractors are scarce, so a roof or furnace replacement takes longer and costs more than the estimate.",
  ],
  foreclosure: sourced(
    "Mortgages with a power of sale are foreclosed by advertisement. The lender gives written notice of intent at least ten days ahead, publishes for four weeks and sells at the courthouse, so the statute's own steps take about six weeks. The borrower then has three months to redeem by paying the sale price with interest, and junior creditors get a further 30 days. A deficiency claim is available to the lender, and a guarantee makes it personal.",
    "Wyoming Statutes § 34-4-103 (notice of intent)",
    "Wyoming Statutes § 34-4-104 (publication)",
    "Wyoming Statutes § 1-18-103 (owner's redemption)",
    "Wyoming Statutes § 1-18-104 (creditors' redemption)",
  ),
  propertyTax: sourced(
    "Effective rates are among the lowest in the country: the tax has been levied on 9.5% of a home's market value. Annual increases on a single-family home are limited to 4%, but an owner who bought in the prior calendar year starts from full value. A 25% exemption enacted in 2025 requires owner occupancy of eight months from 2026. A further 50% exemption for a primary residence was on the ballot of November 3, 2026; check its result with the Secretary of State. Ask the county assessor to show the bill without any exemption before you set PITIA.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Wyoming Statutes § 39-13-103 (taxable value)",
    "Wyoming Statutes § 39-11-105 (4% limit, House Bill 45 of 2024)",
    "Wyoming Statutes § 39-11-105 (25% exemption, Senate File 69 of 2025)",
    "Wyoming Secretary of State, People's Initiative to Limit Property Tax",
  ),
  insurance: sourced(
    "Cheyenne lies in one of the most hail-struck corridors in North America, and roof deductibles show it. High wind is routine along Interstate 80. Forest edges near Jackson, Cody and Sheridan can bring wildfire surcharges or refusals, so get the quote early. Deep cold can freeze lines in vacant houses within a day. Northwestern counties also sit in an earthquake zone, which a standard policy excludes.",
    "National Oceanic and Atmospheric Administration, Storm Events Database (hail and wind)",
    "Wyoming Department of Insurance, homeowners insurance guidance",
    "Wyoming State Forestry Division, wildfire risk",
    "Wyoming State Geological Survey, earthquakes",
  ),
  landlordLaw: sourced(
    "Three days after rent is due the owner may serve a three-day notice to quit and then file in circuit court. No law limits the rent or the deposit. The deposit is due 30 days after the lease ends or 15 days after the tenant gives a new address, whichever is later, and damage adds 30 days. Tenants must give written notice of a defect before they can pursue a repair claim. Month-to-month terms rest on the lease and custom, so state the notice period in writing.",
    "Wyoming Statutes § 1-21-1002 and § 1-21-1003 (unpaid rent, notice to quit)",
    "Wyoming Statutes § 1-21-1207 and § 1-21-1208 (deposits)",
    "Wyoming Statutes § 1-21-1206 (notice of defects)",
  ),
  shortTermRentals: sourced(
    "A statewide lodging tax of 5% applies, plus sales tax and any local lodging tax. Jackson and Teton County confine nightly stays to the lodging overlay and a few approved resorts, and they enforce it. Cody registers and inspects rentals; Cheyenne and Casper set rules of their own, so ask each planning office. Frontier Days week and the park season produce sharp spikes that a lender will not annualize. Outside incorporated towns there may be no permit at all, which removes one obstacle and one form of proof.",
    "Wyoming Statutes § 39-15-104 (statewide lodging tax) and § 39-15-204 (local lodging tax)",
    "Town of Jackson, short-term rental license, and Teton County Land Development Regulations § 6.1.5",
    "City of Cody, short-term rental registration",
  ),
  notKnown: [
    "Whether voters passed the 50% exemption in November 2026, and whether lawmakers change the 9.5% rate: ask the Secretary of State and the Department of Revenue.",
    "Which lenders will take a house outside Cheyenne, Casper and Laramie: ask for the lender's acreage and distance limits first.",
    "Whether the minerals under a rural parcel are leased: ask the county clerk and the Bureau of Land Management.",
  ],
  marketTrend: "Stable",
  nearby: ["montana", "south-dakota", "nebraska", "colorado", "utah"],
  reviewed: "2026-11-16",
};
