import type { StateGuide } from "../state-guide.ts";

export const texas = {
  id: "texas-dscr-loans",
  slug: "texas",
  state: "Texas",
  stateCode: "TX",
  title: "Texas DSCR Loans: Investor Guide",
  metaDescription:
    "Texas taxes property instead of income, and hail sets the premium. A DSCR guide to appraisal caps, first-Tuesday sales, evictions and city rental rules.",
  introduction:
    "Texas is one of the most active DSCR markets in the country, and most deals that fail there fail for one reason: property tax. With no income tax, counties, cities and school districts live on real estate, and an investor gets none of the homestead breaks. Hail and coastal wind add to PITIA. In return, investors get large, liquid metros, quick legal remedies and cash-out rules that are far looser for a rental than for a Texan's own home.",
  topMarkets: [
    {
      name: "Dallas-Fort Worth",
      note: "Corporate relocations fill three- and four-bedroom houses from Mesquite to Denton, with the better ratios in older southern and eastern suburbs that avoid special-district taxes.",
    },
    {
      name: "Houston",
      note: "Energy, port and medical workers rent widely across a metro with low prices for its size, so flood history and utility-district tax decide which street works.",
    },
    {
      name: "San Antonio",
      note: "Military, health and tourism payrolls support modest houses and fourplexes near the bases at some of the lowest big-city prices in the state.",
    },
  ],
  marketHighlights: [
    "The state adds more residents than any other in most years, though the pace has cooled.",
    "Apartment deliveries in Austin, Dallas and San Antonio pushed asking rents down in 2023 to 2025.",
    "Build-to-rent communities now compete with individual landlords on the suburban edge.",
    "Sale prices are not public record, so buyers depend on brokers and appraisers for comparables.",
  ],
  investorBenefits: [
    "No personal income tax, and most small LLCs fall under the franchise tax threshold.",
    "The constitutional limits on home-equity lending do not apply to a rental, so cash-out follows ordinary lender terms.",
    "No transfer tax and no mortgage tax at closing.",
    "Rents, sales and tenants are plentiful in every metro, which gives appraisers good evidence and owners a quick exit.",
  ],
  regulations: [
    {
      text: "Municipal utility and public improvement districts add their own tax; the seller must give notice of them.",
      sources: [],
    },
    {
      text: "Dallas, Fort Worth and other cities register or inspect certain rentals, and rules differ for single houses and multifamily.",
      sources: [],
    },
    {
      text: "Since September 2025 state law restricts purchases by certain individuals and entities tied to designated countries.",
      sources: [],
    },
    {
      text: "Landlords must meet statutory rules on locks, smoke alarms and flood disclosure in every lease.",
      sources: [],
    },
  ],
  challenges: [
    "New subdivisions with high special-district tax can need far more cash to reach break-even.",
    "Roof claims lead insurers to raise deductibles or nonrenew after a single storm season.",
    "Supply of new houses lets builders undercut resale prices and offer rent-level payments to your tenants.",
  ],
  foreclosure: {
    text: "Deeds of trust are foreclosed without court at the county courthouse on the first Tuesday of the month. Notice of sale must be posted, filed and mailed at least 21 days before. The 20-day right to cure in the statute covers a debtor's residence, so an investor relies on whatever cure period the note gives. Two to four months from default to auction is usual. A deficiency suit may follow within two years, subject to a fair-value offset, and guarantors are included unless they negotiated otherwise.",
    sources: [],
  },
  propertyTax: {
    text: "Effective rates are among the highest in the country and vary with school, city, county and special districts. Homesteads enjoy large exemptions and a 10% annual cap; rentals do not. A 20% limit on yearly increases for most non-homestead property worth less than about $5 million runs through the end of 2026 unless lawmakers renew it. It starts only after you have owned the property through a full year, so the first appraisal can move freely. Protest every spring: the process is simple, and hired agents work on contingency.",
    sources: [],
  },
  insurance: {
    text: "Hail across North and Central Texas and hurricanes along the Gulf keep premiums near the top of the national table. In the 14 coastal counties and part of Harris County, the Texas Windstorm Insurance Association sells wind coverage when private carriers will not. The Texas FAIR Plan is the fallback elsewhere. The freeze of February 2021 taught owners to insulate pipes and check for exclusions. Flood is separate and matters far beyond the mapped zone in Houston.",
    sources: [],
  },
  landlordLaw: {
    text: "Three days' notice to vacate is the default, and justice courts hear cases within weeks. A law in force since January 2026 tightened court deadlines and gave a tenant who is late for the first time a notice to pay or vacate. Deposits have no cap and are due back within 30 days of move-out with a forwarding address. Cities may regulate rent only in a declared disaster and with the governor's approval. Retaliation and repair rules still bind the owner, so keep written records.",
    sources: [],
  },
  shortTermRentals: {
    text: "State hotel tax of 6% applies, with local hotel tax on top. Dallas adopted a ban in single-family areas in 2023, but an injunction put it on hold during a long appeal, so confirm its status. Fort Worth and Arlington keep nightly rentals out of most residential zones, San Antonio limits density on a block, and Austin and Galveston license or register. Hill Country and lake markets are mostly open but crowded. Deed restrictions are enforceable when they speak clearly, so read them before the platform's revenue estimate.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["oklahoma", "louisiana", "arkansas", "new-mexico"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
