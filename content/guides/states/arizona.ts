import type { StateGuide } from "../state-guide.ts";

export const arizona = {
  id: "arizona-dscr-loans",
  slug: "arizona",
  state: "Arizona",
  stateCode: "AZ",
  title: "Arizona DSCR Loans: Investor Guide",
  metaDescription:
    "Arizona rentals and DSCR loans: capped taxable values, no city tax on long-term rent, licensed short-term rentals, HOA dues and a 90-day trustee sale.",
  introduction:
    "Arizona keeps the fixed part of the payment small: property taxes are low, the taxable value grows slowly, and cities no longer tax long-term residential rent. What tests a DSCR file here is price. Phoenix houses rose faster than rents, and a wave of new apartments has limited how far landlords can push a lease.",
  topMarkets: [
    {
      name: "Phoenix",
      note: "West Valley houses from the 1990s and 2000s rent to warehouse, chip-plant and health-care workers, and usually need a larger down payment to reach the target ratio.",
    },
    {
      name: "Tucson",
      note: "University of Arizona, Raytheon and Davis-Monthan tenants support older block houses and small multi-unit buildings at prices well below the Phoenix area.",
    },
    {
      name: "Mesa",
      note: "Aerospace and data-center jobs in the East Valley draw families to three-bedroom houses near good schools, with fewer homeowner associations in the older grid.",
    },
  ],
  marketHighlights: [
    "Semiconductor construction in north Phoenix has pulled suppliers and contract labor to the northwest side.",
    "Build-to-rent communities are more common in the Valley than in most metros, and set the comparison for newer rentals.",
    "Flagstaff and Prescott have tight supply and high prices, so ratios there lean on student or visitor income.",
    "Winter visitors lift furnished mid-term rents in Mesa, Apache Junction and Yuma from November through March.",
  ],
  investorBenefits: [
    "The taxable value of an existing house can rise no more than 5% a year, and a sale does not reset it.",
    "Long-term residential rent has been free of city rental tax since January 2025.",
    "State income tax is a low flat rate.",
    "Dry construction means fewer rot and basement problems than in older eastern stock.",
  ],
  regulations: [
    {
      text: "Owners must register residential rentals with the county assessor, and out-of-state owners name a local agent.",
      sources: [],
    },
    { text: "Security deposits may not exceed one and a half months of rent.", sources: [] },
    { text: "Cities may license short-term rentals but may not ban them.", sources: [] },
    {
      text: "Homeowner associations cover much of the newer stock, and their recorded rules can limit rentals more tightly than the city.",
      sources: [],
    },
  ],
  challenges: [
    "Apartment supply delivered in the mid-2020s brought concessions that drag on single-family rents.",
    "Air conditioning runs hard for five months, and a failed unit in July is an emergency repair.",
    "Groundwater limits affect new subdivisions at the edge of the metro, and rural wells deserve a real inspection.",
  ],
  foreclosure: {
    text: "Deeds of trust dominate, and a trustee can hold the sale 90 days after recording notice. That puts Arizona among the quicker states. The borrower may reinstate by paying arrears and costs until shortly before the auction, and there is no redemption afterward. Anti-deficiency rules shield some owners of one- and two-family homes on small lots, but the exceptions matter for investors. Ask counsel how those rules treat a rental held by an LLC with a guarantor before relying on them.",
    sources: [],
  },
  propertyTax: {
    text: "Few states take a smaller share of a home's value each year. Assessors work from a Limited Property Value, which climbs at most 5% annually for unchanged property, no matter what the buyer paid. Rental houses sit in a separate class from owner-occupied ones but use the same 10% assessment ratio. The catch is a state credit for primary residences that rentals lose, and failing to file the rental registration can bring a penalty.",
    sources: [],
  },
  insurance: {
    text: "Monsoon wind, hail and flash floods cause most Valley claims, and flat foam or tile roofs get close attention. Wildfire dominates in Flagstaff, Payson, Prescott and the White Mountains, where some carriers have stopped writing. Arizona has long gone without a FAIR plan, so surplus-lines policies fill the gap at a price. Washes outside mapped flood zones still carry water; ask neighbors as well as the map.",
    sources: [],
  },
  landlordLaw: {
    text: "The Arizona Residential Landlord and Tenant Act sets clear steps and short clocks. Five days of notice are required for unpaid rent, and justice courts often hear the case within a week of filing. Deposits must be returned or itemized within 14 business days of move-out and demand. Local rent control is preempted. Cooling that comes with the unit must be kept working, so a slow summer repair is a legal risk.",
    sources: [],
  },
  shortTermRentals: {
    text: "A 2016 law stops cities from prohibiting vacation rentals, and a 2022 amendment lets them require licenses, neighbor notice, liability insurance and penalties. Scottsdale, Paradise Valley, Phoenix and Sedona all use that authority. Hosts collect state, county and city lodging taxes and must also register the property with the assessor. Sedona and Scottsdale are crowded, and cities ask the legislature for caps nearly every session, so test the deal on long-term rent too.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["california", "nevada", "utah", "new-mexico", "colorado"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
