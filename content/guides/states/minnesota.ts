import type { StateGuide } from "../state-guide.ts";

export const minnesota = {
  id: "minnesota-dscr-loans",
  slug: "minnesota",
  state: "Minnesota",
  stateCode: "MN",
  title: "Minnesota DSCR Loans: Investor Guide",
  metaDescription:
    "Minnesota DSCR guide: St. Paul's rent cap, city rental licenses, hail-driven premiums, mortgage registry tax, redemption periods and cabin-country rules.",
  introduction:
    "Minnesota tenants earn well and pay reliably, and the state licenses the landlord rather than leaving quality to chance. The two Twin Cities now differ on rent: St. Paul has a cap and Minneapolis does not. Add a hail season that has reset insurance prices, and a DSCR borrower has three local numbers to confirm before an offer.",
  topMarkets: [
    {
      name: "Minneapolis",
      note: "North and northeast duplexes and inner-ring ramblers rent to health, retail-headquarters and university households, with licensing and inspection tiers that reward good upkeep.",
    },
    {
      name: "Rochester",
      note: "Mayo Clinic fills houses, duplexes and furnished medical stays, and its building program keeps demand ahead of the surrounding region.",
    },
    {
      name: "Duluth",
      note: "Hospitals, ports and two campuses sustain older multi-bedroom houses at moderate prices, where heating bills and hillside foundations need inspection.",
    },
  ],
  marketHighlights: [
    "Twin Cities apartment construction peaked early in the decade and has since slowed, which is tightening vacancy.",
    "Anoka, Dakota and Washington counties rent townhouses to families who want suburban schools.",
    "St. Cloud and Mankato offer college and manufacturing demand at lower prices.",
  ],
  investorBenefits: [
    "Many Fortune 500 headquarters and a low jobless rate steady rent collection.",
    "Two- to four-unit buildings are common in both central cities.",
    "Minneapolis zoning allows up to three units on most residential lots.",
    "Energy programs help pay for insulation and heating upgrades in rental buildings.",
  ],
  regulations: [
    { text: "A mortgage registry tax of about 0.23% of the debt is due at recording.", sources: [] },
    { text: "Fourteen days of written notice must come before an eviction filing for rent.", sources: [] },
    {
      text: "Most metro cities license rentals, and the license does not pass to a buyer automatically.",
      sources: [],
    },
    { text: "Deposits earn simple interest at the statutory rate and return within 21 days.", sources: [] },
  ],
  challenges: [
    "Association dues on townhouses have jumped with master insurance policies.",
    "St. Paul's 3% cap applies to older buildings and complicates a value-add plan.",
    "Winter repairs cannot wait, and contractors charge accordingly.",
  ],
  foreclosure: {
    text: "Most mortgages are foreclosed by advertisement, with six weeks of published notice and a sheriff's sale. Redemption comes next and lasts six months in the standard case, or twelve for some larger or heavily paid-down properties. The owner remains in possession and may refinance or sell during that time. Lenders who foreclose this way give up a deficiency claim against the borrower in the six-month cases, but a guarantor may still be exposed. From first notice to a marketable title, allow nine to twelve months.",
    sources: [],
  },
  propertyTax: {
    text: "Levels sit slightly above the national middle. The system classifies by use. A resident's home gets a market value exclusion, a single rental house does not, and buildings with two or more rental units generally carry a higher class rate. Values are set every January for taxes paid the following year, so there is always a lag. Nothing resets at sale, but losing the homestead class has an effect close to it.",
    sources: [],
  },
  insurance: {
    text: "Large hail turned Minnesota from a cheap state into an expensive one within a decade, and roofs are now settled at depreciated value on many policies. Deep cold adds frozen pipes and ice dams. Basements flood from spring melt, so sump and backup coverage are worth the few dollars. The Minnesota FAIR Plan serves those without other options. Metal or impact-rated roofing draws a discount that some carriers apply only on request.",
    sources: [],
  },
  landlordLaw: {
    text: "Reforms in 2023 and 2024 brought longer notices, a winter heat standard of 68 degrees and disclosure of all fees on page one of the lease. Eviction records are also easier to seal. Rent control needs voter approval at a general election, which only St. Paul has used; buildings first occupied after 2004 are exempt there. Minneapolis and St. Paul limit deposits and screening criteria by ordinance. Keep proof of the pre-filing notice, since courts dismiss without it.",
    sources: [],
  },
  shortTermRentals: {
    text: "Licensing is local. Minneapolis and St. Paul register hosts and platforms and limit units per building. Duluth caps vacation dwelling permits and keeps a list of applicants. Cook County on the North Shore and several lake counties license and inspect septic systems, which can restrict guest counts. In cabin country the winter calendar is thin apart from ski and snowmobile areas, so test coverage with only the summer weeks filled.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["wisconsin", "iowa", "north-dakota", "south-dakota"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
