import type { StateGuide } from "../state-guide.ts";

export const southCarolina = {
  id: "south-carolina-dscr-loans",
  slug: "south-carolina",
  state: "South Carolina",
  stateCode: "SC",
  title: "South Carolina DSCR Loans: Investor Guide",
  metaDescription:
    "South Carolina taxes a rental far more than an owner's home and resets value at sale. How the 6% class, the ATI exemption and storm cover affect your DSCR.",
  introduction:
    "Copying the seller's tax bill is the classic mistake in South Carolina. An owner-occupant is assessed at 4% and excused from school operating tax. As a rental the same house is assessed at 6% and pays it, so the bill often doubles or triples. Add the reset of value at sale and a coastal wind policy, and PITIA changes completely, though deals that survive honest inputs tend to last.",
  topMarkets: [
    {
      name: "Greenville and Spartanburg",
      note: "BMW, suppliers and hospitals rent brick ranches and newer townhomes in the Upstate, the region where price, insurance and rent line up best.",
    },
    {
      name: "Columbia",
      note: "State offices, Fort Jackson and the university fill houses in Richland and Lexington counties at the lowest large-city prices, with millage that differs by district.",
    },
    {
      name: "Charleston and North Charleston",
      note: "Port, Boeing and medical workers pay high rents, yet prices, flood coverage and wind deductibles make inland North Charleston the more workable side.",
    },
  ],
  marketHighlights: [
    "The state has been one of the fastest growing by share of population.",
    "Automotive, tire, aerospace and battery plants line Interstates 26 and 85.",
    "Retirees and second-home buyers drive Horry and Beaufort counties.",
    "New rental communities in Greenville and Charleston have slowed rent growth since 2023.",
  ],
  investorBenefits: [
    "The ATI exemption can trim up to 25% from the value that a sale sets on 6% property, though not below the old taxable value, if the buyer applies.",
    "Local rent control is prohibited by statute.",
    "Lease terms may waive the notice before a nonpayment filing, which saves days each time.",
    "Large stock of houses built since 1990 with few lead-paint duties.",
  ],
  regulations: [
    { text: "A licensed South Carolina attorney must handle the closing.", sources: [] },
    { text: "The deed recording fee of $1.85 per $500 is customarily paid by the seller.", sources: [] },
    { text: "Managing rentals for others requires a property manager or broker license.", sources: [] },
    {
      text: "Nonresident sellers face withholding at closing, which matters at exit for out-of-state LLCs.",
      sources: [],
    },
  ],
  challenges: [
    "Heirs' property and unclear title are common in the Lowcountry and can hold up a closing for months.",
    "Coastal premiums and flood maps keep changing between quote and renewal.",
    "Rapid building around Charleston and Myrtle Beach leaves some areas with many identical rentals.",
  ],
  foreclosure: {
    text: "Foreclosure is by court action, usually referred to a master-in-equity, and sales take place monthly at the courthouse. Six to nine months is common. If the lender asks for a deficiency, bidding stays open for 30 days after the sale, during which others may raise the bid. The borrower can demand an appraisal to limit the deficiency unless that right was waived, and business-purpose notes often waive it. Read the waiver before you sign a guarantee.",
    sources: [],
  },
  propertyTax: {
    text: "For owner-occupants the state is among the cheapest in the country; for landlords it is ordinary. The 6% assessment ratio and full school millage apply to any home that is not the owner's legal residence. An assessable transfer of interest brings value to market, after which increases are limited to 15% in each five-year reassessment. The 25% exemption for 6% property requires an application to the county assessor by late January after the purchase year. Ask for an estimate at 6% in writing, and give it to the underwriter.",
    sources: [],
  },
  insurance: {
    text: "Wind and hail coverage near the coast often comes from the South Carolina Wind and Hail Underwriting Association, with a private policy for the other perils. Flood insurance is separate and, in Charleston and Georgetown, frequently required. Named-storm deductibles are set as a percentage, so match reserves to the dollar amount. Charleston and Summerville sit on an active fault that caused the 1886 earthquake; coverage is optional and affordable. Upstate premiums are ordinary, with hail and ice the main claims.",
    sources: [],
  },
  landlordLaw: {
    text: "Five days after rent is due a landlord may begin the process, and a conspicuous lease clause can serve as the notice for the whole term. Magistrates issue a rule to vacate and hear contested cases within weeks. State law does not cap deposits; they are returned or itemized within 30 days. An owner of several similar units must tell tenants if deposits are calculated differently. Month-to-month tenancies end on 30 days' notice without a stated reason.",
    sources: [],
  },
  shortTermRentals: {
    text: "State sales and accommodations taxes total 7%, and local taxes follow. Charleston divides the city into categories and allows few unhosted rentals; Folly Beach voters set a cap in 2023. Mount Pleasant limits permits, Isle of Palms has chosen not to cap, and Myrtle Beach confines nightly stays to designated districts. Hilton Head requires a permit and local contact. At tax time a nightly rental stays in the 6% class, so both operating models face the same assessment.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["north-carolina", "georgia", "tennessee", "florida"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
