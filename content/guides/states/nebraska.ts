import type { StateGuide } from "../state-guide.ts";

export const nebraska = {
  id: "nebraska-dscr-loans",
  slug: "nebraska",
  state: "Nebraska",
  stateCode: "NE",
  title: "Nebraska DSCR Loans: Investor Guide",
  metaDescription:
    "Nebraska rentals pair steady tenants with high property taxes and hail premiums. See how both enter the DSCR, and what Omaha and Lincoln owners must file.",
  introduction:
    "Nebraska is a state of low drama and heavy carrying costs. Unemployment is usually among the lowest in the country and prices are moderate, yet property tax and hail insurance together can equal a large share of the mortgage payment. Both sit inside PITIA, so a deal that looks generous on price alone can land near break-even. Investors who model the tax and the roof first do well here.",
  topMarkets: [
    {
      name: "Omaha",
      note: "Insurance, rail, hospital and Offutt Air Force Base households rent three-bedroom houses and older duplexes at prices that still allow a standard down payment in many districts.",
    },
    {
      name: "Lincoln",
      note: "State offices and the University of Nebraska supply steady renters, with the best ratios in prewar duplexes away from the newest southern subdivisions.",
    },
    {
      name: "Grand Island",
      note: "Meatpacking, manufacturing and medical jobs fill low-priced houses, though the small number of sales makes appraisals harder to support.",
    },
  ],
  marketHighlights: [
    "Omaha's economy leans on finance, logistics and health care, which tend to hold jobs through recessions.",
    "Housing supply in Lincoln and Omaha has grown slowly, so vacancy in ordinary houses stays low.",
    "Data centers and food processing have brought construction and permanent jobs to the eastern counties.",
    "Smaller cities such as Kearney and Norfolk report housing shortages and sometimes offer incentives to add units.",
  ],
  investorBenefits: [
    "Entry prices that fit the smaller loan sizes, including duplexes below the cost of a single house in coastal states.",
    "State property tax credits now reduce the school portion of the bill directly and apply to rental parcels as well as homes.",
    "A trust-deed system and predictable county courts keep lender costs down.",
  ],
  regulations: [
    {
      text: "Omaha requires residential rental properties to register with the city and be inspected on a cycle.",
      sources: [],
    },
    {
      text: "The seller customarily pays the documentary stamp tax; the buyer pays ordinary recording fees.",
      sources: [],
    },
    {
      text: "Recent laws restrict real estate purchases by certain foreign owners, so disclose any non-US member of the borrowing LLC early.",
      sources: [],
    },
    {
      text: "Houses built before 1978 carry federal lead disclosure, which covers much of Omaha's and Lincoln's older stock.",
      sources: [],
    },
  ],
  challenges: [
    "Tax plus insurance can absorb rent that a buyer from another state expects to keep.",
    "Roof age drives both the premium and the deductible; a ten-year-old roof may be insured only at depreciated value.",
    "Outside the two big metros the pool of buyers is thin, which lengthens an exit.",
  ],
  foreclosure: {
    text: "Lenders normally use a deed of trust and sell through a trustee without filing suit. A recorded notice of default opens a cure period, after which the sale is advertised for several weeks. From first notice to auction is often three to five months when nobody contests it. Older mortgages still require a court case. A deficiency can follow, but the lender must act within a short statutory deadline, and a guarantor of an LLC loan is exposed to the same claim.",
    sources: [],
  },
  propertyTax: {
    text: "Effective rates rank among the highest in the nation, although state credits have eased the net bill. Homes are valued each January 1 at close to full market value, and counties reset values from recent sales rather than waiting for a long cycle. The homestead exemption covers limited groups such as older, disabled and veteran owners, so an ordinary buyer and an ordinary landlord face nearly the same rate. A sale does not trigger an automatic reassessment, but it tells the assessor what the house is worth. Budget for at least one upward adjustment in the first two years.",
    sources: [],
  },
  insurance: {
    text: "Hail is the reason premiums here rank near the top of the country. Expect a percentage deductible for wind and hail, and read whether the roof is covered at replacement cost. Tornadoes, straight-line wind and hard freezes add smaller but regular claims. River flooding along the Platte, Missouri and Elkhorn was severe in 2019, and lenders require flood coverage in mapped zones. A newer impact-rated roof is the single improvement that lowers the payment most.",
    sources: [],
  },
  landlordLaw: {
    text: "The Residential Landlord and Tenant Act gives a tenant seven days to pay after written notice before the landlord may file. Other breaches carry a 14-day chance to cure and a 30-day termination. The deposit may not exceed one month's rent plus a small pet amount, and the accounting is due within 14 days. A 2025 statute bars local rent control. Hearings are set quickly, and landlords generally describe the process as orderly.",
    sources: [],
  },
  shortTermRentals: {
    text: "A 2019 state law keeps cities and towns from banning short-term rentals outright, though they may license, inspect and tax them. Lincoln runs a licensing program; other cities rely on zoning. Lodging tax and sales tax apply, and the large booking sites collect part of them. Demand peaks around the College World Series, Nebraska football Saturdays and the sandhill crane season, which makes income lumpy. Underwriters who accept nightly income usually want 12 months of statements to smooth that pattern.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["iowa", "kansas", "south-dakota", "missouri"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
