import { type StateText, sourced } from "../state-guide.ts";

export const texas: StateText = {
  state: "Texas",
  stateCode: "TX",
  metaDescription:
    "Texas taxes property instead of income, and hail sets the premium. A DSCR guide to appraisal caps, first-Tuesday sales, evictions and city rental rules.",
  introduction:
    "Texas is one of the most active DSCR markets in the country, and most deals that fail there fail for one reason: property tax. With no income tax, counties, cities and school districts live on real estate, and an investor gets none of the homestead breaks. Hail and coastal wind add to PITIA. In return, investors get large, liquid metros, quick legal remedies and cash-out rules that are far looser for a rental than for a Texan's own home.",
  topMarkets: {
    "Dallas-Fort Worth":
      "Corporate relocations fill three- and four-bedroom houses from Mesquite to Denton, with the better ratios in older southern and eastern suburbs that avoid special-district taxes.",
    Houston:
      "Energy, port and medical workers rent widely across a metro with low prices for its size, so flood history and utility-district tax decide which street works.",
    "San Antonio":
      "Military, health and tourism payrolls support modest houses and fourplexes near the bases at prices below those of Dallas or Austin.",
  },
  marketHighlights: [
    "The state has added more residents than any other in many recent years, by Census estimates, though the pace has cooled.",
    "Apartment deliveries in Austin, Dallas and San Antonio pushed asking rents down in 2023 to 2025.",
    "Build-to-rent communities now compete with individual landlords on the suburban edge.",
    sourced(
      "No law makes a buyer report the sale price, so investors depend on brokers and appraisers for comparables.",
      "Texas Comptroller of Public Accounts, property value study (how sale prices are gathered without a disclosure law)",
    ),
  ],
  investorBenefits: [
    sourced(
      "No personal income tax, and most small LLCs fall under the franchise tax threshold.",
      "Texas Constitution article VIII, § 24-a (no tax on individual income)",
      "Texas Tax Code § 171.002 (no franchise tax below a revenue threshold)",
    ),
    sourced(
      "The constitutional limits on home-equity lending do not apply to a rental, so cash-out follows ordinary lender terms.",
      "Texas Constitution article XVI, § 50(a)(6) (loans on a homestead)",
    ),
    "Rents, sales and tenants are plentiful in every metro, which gives appraisers good evidence and owners a quick exit.",
  ],
  regulations: [
    sourced(
      "Municipal utility and public improvement districts add their own charge; the seller must give notice of them.",
      "Texas Water Code § 49.452 (utility district notice)",
      "Texas Property Code § 5.014 (public improvement district notice)",
    ),
    sourced(
      "Dallas, Fort Worth and other cities register or inspect certain rentals, and rules differ for single houses and multifamily.",
      "Dallas City Code chapter 27 (registration and inspection of rentals)",
      "City of Fort Worth Code Compliance, multifamily registration and inspection",
    ),
    sourced(
      "Since September 2025 state law restricts purchases by certain individuals and entities tied to designated countries.",
      "Texas Property Code chapter 5, subchapter H (Senate Bill 17 of 2025)",
    ),
    sourced(
      "Landlords must meet statutory rules on locks, smoke alarms and flood disclosure.",
      "Texas Property Code chapter 92, subchapters D and F (security devices, smoke alarms)",
      "Texas Property Code § 92.0135 (flood disclosure)",
    ),
  ],
  challenges: [
    "New subdivisions with high special-district tax can need far more cash to reach break-even.",
    "Roof claims lead insurers to raise deductibles or nonrenew after a single storm season.",
    "Supply of new houses lets builders undercut resale prices and offer rent-level payments to your tenants.",
  ],
  foreclosure: sourced(
    "Deeds of trust are foreclosed without court at the county courthouse on the first Tuesday of the month. Notice of sale must be posted, filed and mailed at least 21 days before. The 20-day right to cure in the statute covers a debtor's residence, so an investor relies on whatever cure period the note gives. The statute adds no other wait, and no agency publishes a statewide duration. A deficiency suit may follow within two years, subject to a fair-value offset, and a guarantor can waive that offset by contract.",
    "Texas Property Code § 51.002 (sale, notice and cure)",
    "Texas Property Code § 51.003 (deficiency and fair value)",
    "Moayedi v. Interstate 35/Chisam Road, L.P., 438 S.W.3d 1 (Tex. 2014) (waiver of the offset)",
  ),
  propertyTax: sourced(
    "Effective rates are among the highest in the country and vary with school, city, county and special districts. Homesteads have an exemption of $140,000 from school tax and a 10% annual cap; rentals do not. A 20% limit on yearly increases for most non-homestead property worth less than about $5 million is written to end on December 31, 2026, so ask the appraisal district whether lawmakers have renewed it. It starts only after you have owned the property through a full year, so the first appraisal can move freely. Protest every spring: an owner may do it without a lawyer.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Texas Tax Code § 11.13 and § 23.23 (homestead exemptions and cap)",
    "Texas Tax Code § 23.231 (20% limit, its start and its end)",
    "Texas Tax Code chapter 41 (protests)",
  ),
  insurance: sourced(
    "Hail across North and Central Texas and hurricanes along the Gulf keep premiums near the top of the national table. In the 14 coastal counties and part of Harris County, the Texas Windstorm Insurance Association sells wind coverage when private carriers will not. The Texas FAIR Plan is the fallback elsewhere. The freeze of February 2021 taught owners to insulate pipes and check for exclusions. Flood is separate and matters far beyond the mapped zone in Houston.",
    "National Association of Insurance Commissioners, homeowners insurance report (average premiums)",
    "Texas Insurance Code chapter 2210 (windstorm association)",
    "Texas Insurance Code chapter 2211 (FAIR Plan)",
    "Texas Department of Insurance, home insurance guide (freeze and flood)",
    "Harris County Flood Control District, Hurricane Harvey report (homes flooded outside the floodplain)",
  ),
  landlordLaw: sourced(
    "Three days' notice to vacate is the default, and justice courts hear the cases. A law in force since January 2026 tightened court deadlines and gave a tenant who is late for the first time a notice to pay or vacate. Deposits have no cap and are due back within 30 days of move-out with a forwarding address. Cities may regulate rent only in a declared disaster and with the governor's approval. Retaliation and repair rules still bind the owner, so keep written records.",
    "Texas Property Code § 24.005 (notice to vacate)",
    "Texas Property Code chapter 24 as amended by Senate Bill 38 of 2025 (court deadlines)",
    "Texas Property Code § 92.103 and § 92.107 (deposits)",
    "Texas Local Government Code § 214.902 (rent control)",
    "Texas Property Code § 92.056 and § 92.331 (repairs, retaliation)",
  ),
  shortTermRentals: sourced(
    "State hotel tax of 6% applies, with local hotel tax on top. Dallas adopted a ban in single-family areas in 2023, and an appeals court upheld most of an injunction against it in July 2025, so confirm its status. Fort Worth keeps nightly rentals out of residential zones and Arlington allows them mainly near its stadiums. San Antonio limits density on a block, and Austin licenses rentals and spaces one owner's units 1,000 feet apart. Deed restrictions are enforceable when they speak clearly, so read them before the platform's revenue estimate.",
    "Texas Tax Code chapters 156 and 351 (state and city hotel tax)",
    "City of Dallas v. Dallas Short-Term Rental Alliance, No. 05-23-01309-CV (Tex. App.-Dallas, July 18, 2025)",
    "Fort Worth Zoning Ordinance and Arlington Unified Development Code, short-term rentals",
    "City of San Antonio and City of Austin, short-term rental ordinances (Austin as of October 1, 2025)",
    "Tarr v. Timberwood Park Owners Association, 556 S.W.3d 274 (Tex. 2018) (deed restrictions)",
  ),
  notKnown: [
    "The rate of a utility or improvement district that was formed after the last bill: ask the county tax office for every taxing unit on the parcel.",
    "Whether the 20% appraisal limit applies to your first full year: ask the appraisal district after the 2027 legislative session begins.",
    "Whether a Houston house flooded in an earlier storm: ask the seller in writing and the county flood control district.",
  ],
  marketTrend: "Growing",
  nearby: ["oklahoma", "louisiana", "arkansas", "new-mexico"],
  reviewed: "2026-11-18",
};
