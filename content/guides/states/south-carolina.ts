import { type StateText, sourced } from "../state-guide.ts";

export const southCarolina: StateText = {
  state: "South Carolina",
  stateCode: "SC",
  metaDescription:
    "South Carolina taxes a rental far more than an owner's home and resets value at sale. How the 6% class, the ATI exemption and storm cover affect your DSCR.",
  introduction:
    "Copying the seller's tax bill is the classic mistake in South Carolina. An owner-occupant is assessed at 4% and excused from school operating tax. As a rental the same house is assessed at 6% and pays it, so the bill is often three times as high. Add the reset of value at sale and a coastal wind policy, and PITIA changes completely, though deals that survive honest inputs tend to last.",
  topMarkets: {
    "Greenville and Spartanburg":
      "BMW, suppliers and hospitals rent brick ranches and newer townhomes in the Upstate, where insurance costs less than at the coast.",
    Columbia:
      "State offices, Fort Jackson and the university fill houses in Richland and Lexington counties at prices below Charleston's, with millage that differs by district.",
    "Charleston and North Charleston":
      "Port, Boeing and medical workers pay high rents, yet prices, flood coverage and wind deductibles make inland North Charleston the more workable side.",
  },
  marketHighlights: [
    "The state has grown faster than the nation by Census estimates.",
    "Automotive, tire, aerospace and battery plants line Interstates 26 and 85.",
    "Vacation and second homes drive Horry and Beaufort counties.",
    "New rental communities in Greenville and Charleston have slowed rent growth since 2023.",
  ],
  investorBenefits: [
    sourced(
      "The ATI exemption can trim up to 25% from the value that a sale sets on 6% property, though not below the old taxable value, if the buyer applies.",
      "South Carolina Code § 12-37-3135 (ATI exemption)",
    ),
    sourced(
      "Local rent control is prohibited by statute.",
      "South Carolina Code § 27-39-60 (local rent control)",
    ),
    sourced(
      "A clause in the lease can serve as the notice before a nonpayment filing, which saves days each time.",
      "South Carolina Code § 27-40-710(B) and § 27-37-10 (notice in the lease)",
    ),
    sourced(
      "Large stock of houses built since 1978, the cutoff of the federal lead-paint rules.",
      "40 CFR part 745, subpart F (lead disclosure for housing built before 1978)",
    ),
  ],
  regulations: [
    sourced(
      "A licensed South Carolina attorney must handle the closing.",
      "State v. Buyers Service Co., 292 S.C. 426 (1987) (closings as the practice of law)",
    ),
    sourced(
      "Managing rentals for others requires a property manager or broker license.",
      "South Carolina Code title 40, chapter 57 (real estate brokers and property managers)",
    ),
    sourced(
      "Nonresident sellers face withholding at closing, which matters at exit for out-of-state LLCs.",
      "South Carolina Code § 12-8-580 (withholding on sales by nonresidents)",
    ),
  ],
  challenges: [
    "Heirs' property and unclear title are common in the Lowcountry and can hold up a closing for months.",
    "Coastal premiums and flood maps keep changing between quote and renewal.",
    "Rapid building around Charleston and Myrtle Beach leaves some areas with many identical rentals.",
  ],
  foreclosure: sourced(
    "Foreclosure is by court action, usually referred to a master-in-equity, and sales take place monthly at the courthouse. No agency publishes a statewide duration, so ask counsel about the county's docket. If the lender asks for a deficiency, bidding stays open for 30 days after the sale, during which others may raise the bid. The borrower can demand an appraisal to limit the deficiency unless that right was waived, and the statute allows the waiver in business loans. Read the waiver before you sign a guarantee.",
    "South Carolina Code § 14-11-10 and following (masters-in-equity)",
    "South Carolina Code §§ 15-39-610 to 15-39-900 (judicial sales)",
    "South Carolina Code § 15-39-720 (bidding stays open 30 days)",
    "South Carolina Code § 29-3-680 (appraisal and its waiver)",
  ),
  propertyTax: sourced(
    "Owner-occupants pay some of the lowest effective rates in the country; landlords do not share that relief. The 6% assessment ratio and full school millage apply to any home that is not the owner's legal residence; that residence is assessed at 4% and pays no school operating tax. An assessable transfer of interest brings value to market, after which increases are limited to 15% in each five-year reassessment. The 25% exemption for 6% property requires an application to the county assessor before January 31 of the first year claimed. Ask for an estimate at 6% in writing, and give it to the underwriter.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "South Carolina Code § 12-43-220(c) and (e) (4% and 6% ratios)",
    "South Carolina Code § 12-37-220(B)(47) (school operating tax on a legal residence)",
    "South Carolina Code § 12-37-3140 and § 12-37-3150 (15% limit, transfers of interest)",
    "South Carolina Code § 12-37-3135 (25% exemption)",
  ),
  insurance: sourced(
    "Wind and hail coverage near the coast often comes from the South Carolina Wind and Hail Underwriting Association, with a private policy for the other perils. Flood insurance is separate, and a lender requires it in a mapped flood zone. Named-storm deductibles are set as a percentage, so match reserves to the dollar amount. Charleston and Summerville sit near the source of the 1886 earthquake; coverage is optional. The association writes only in a coastal area, so an Upstate owner buys an ordinary policy and checks its hail deductible.",
    "South Carolina Code § 38-75-310 and following (wind and hail association and its area)",
    "42 U.S.C. § 4012a (flood insurance on mortgaged property)",
    "South Carolina Department of Insurance, hurricane and named-storm deductibles",
    "U.S. Geological Survey, Charleston earthquake of 1886",
  ),
  landlordLaw: sourced(
    "Five days after rent is due a landlord may begin the process, and a conspicuous lease clause can serve as the notice for the whole term. The magistrate issues a rule that gives the tenant ten days to leave or to ask for a hearing. State law does not cap deposits; they are returned or itemized within 30 days. An owner of more than four adjoining units must tell tenants if deposits are calculated differently. Month-to-month tenancies end on 30 days' notice without a stated reason.",
    "South Carolina Code § 27-40-710(B) (unpaid rent)",
    "South Carolina Code § 27-37-20 (rule to vacate or show cause)",
    "South Carolina Code § 27-40-410 (deposits)",
    "South Carolina Code § 27-40-770 (periodic tenancy)",
  ),
  shortTermRentals: sourced(
    "State tax on accommodations totals 7%, and local taxes follow. Charleston divides the city into categories and allows few unhosted rentals; Folly Beach voters set a cap in 2023. Mount Pleasant limits permits, Isle of Palms voters rejected a cap in November 2023, and Myrtle Beach decides by zoning district. Hilton Head Island requires a permit. At tax time a nightly rental by an investor stays in the 6% class, so both operating models face the same assessment.",
    "South Carolina Code § 12-36-920 (tax on accommodations)",
    "City of Charleston Zoning Ordinance, short-term rental categories",
    "City of Folly Beach and City of Isle of Palms, referendums of 2023 on rental licenses",
    "Town of Mount Pleasant, City of Myrtle Beach and Town of Hilton Head Island, short-term rental permits and zoning",
    "South Carolina Code § 12-43-220 (assessment ratios)",
  ),
  notKnown: [
    "The millage of a given tax district in Richland or Lexington County: ask the county auditor for the 6% bill at your price.",
    "How long a contested case takes before the master-in-equity of a county: ask the clerk of court.",
    "Whether a Charleston address lies in a category that allows an unhosted rental: ask the city's zoning division in writing.",
  ],
  marketTrend: "Growing",
  nearby: ["north-carolina", "georgia", "tennessee", "florida"],
  reviewed: "2026-11-18",
};
