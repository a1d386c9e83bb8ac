import type { StateGuide } from "../state-guide.ts";

export const utah = {
  id: "utah-dscr-loans",
  slug: "utah",
  state: "Utah",
  stateCode: "UT",
  title: "Utah DSCR Loans: Investor Guide",
  metaDescription:
    "Utah gives long-term rentals the same 45% tax exemption as homes, but prices strain coverage. A DSCR borrower's guide to the Wasatch Front and St. George.",
  introduction:
    "Utah is rare in giving a landlord the homeowner's tax break: a house that is a tenant's primary residence is taxed on 55% of its value. Courts are quick, and young families keep demand broad. Price is the obstacle. Values along the Wasatch Front rose so far ahead of rents that many single-family loans depend on a basement apartment, interest-only terms or extra cash.",
  topMarkets: [
    {
      name: "Salt Lake City and County",
      note: "Technology, health and airport jobs rent mother-in-law units and duplexes in West Valley, Kearns and Murray, where a legal second unit is often what makes the ratio.",
    },
    {
      name: "Ogden and Weber County",
      note: "Hill Air Force Base and manufacturing support older duplexes and bungalows at the lowest prices on the northern Wasatch Front.",
    },
    {
      name: "St. George",
      note: "Retirees, hospital staff and park visitors create both long-lease and nightly demand, but nightly use is confined to approved resort zones.",
    },
  ],
  marketHighlights: [
    "The youngest population of any state feeds steady household formation.",
    "Technology and finance employers cluster between Lehi and Draper.",
    "Accessory apartments are widely allowed in owner-occupied homes, which sets the rent level for small units.",
    "Rent growth stalled while a large apartment pipeline opened in Salt Lake County.",
  ],
  investorBenefits: [
    "Effective property tax that is low nationally, with a 45% exemption for a tenant's primary home.",
    "Rent control is barred by statute.",
    "No real estate transfer tax.",
    "Strict remedies for holdover tenants that encourage early settlement.",
  ],
  regulations: [
    {
      text: "Counties may ask the owner to declare in writing that a rental is a tenant's primary residence; missing the form can cost the exemption.",
      sources: [],
    },
    {
      text: "Many cities run landlord licensing with a good-landlord fee discount for training and screening.",
      sources: [],
    },
    {
      text: "Accessory units created under the owner-occupancy rules may not be legal rentals once an investor buys the house.",
      sources: [],
    },
    {
      text: "Sale prices are not disclosed publicly, so comparables come through the listing service.",
      sources: [],
    },
  ],
  challenges: [
    "Coverage below the preferred level is common at full leverage in Utah and Salt Lake counties.",
    "Earthquake retrofits of unreinforced brick are costly and rarely priced into older duplexes.",
    "Water limits slow new building in Washington County and may affect landscaping costs.",
  ],
  foreclosure: {
    text: "Trust deeds are foreclosed out of court. After the notice of default is recorded, three months must pass in which the borrower may reinstate, followed by a notice of sale of about three weeks. Four to five months is the usual total. Redemption does not follow a trustee's sale. The lender may seek a deficiency within three months, limited by the fair value of the property.",
    sources: [],
  },
  propertyTax: {
    text: "Utah's rates are among the lower ones in the nation. Truth-in-taxation law makes the certified rate fall when values rise, unless the taxing body holds a public hearing to keep more. Value is set each January 1 at market. The 45% residential exemption covers up to an acre for each home that is someone's primary residence, and a tenant counts. Second homes and nightly rentals lose it, so their bill can be nearly double that of the leased house next door.",
    sources: [],
  },
  insurance: {
    text: "Standard premiums are moderate. The Wasatch Fault runs beneath the main cities, and earthquake damage is excluded from ordinary policies; masonry buildings deserve a quote. Wildfire grows as a concern on the benches, in Summit County and around St. George, and the state has begun to map high-risk structures. Snow load and ice matter in Park City and Cache Valley. Spring runoff and canyon debris flows are flood events under policy language.",
    sources: [],
  },
  landlordLaw: {
    text: "A three-business-day notice to pay or vacate starts the case, and a court can hold an occupancy hearing within about ten days of a request. A tenant found in unlawful detainer may owe treble rent, which gives owners unusual leverage. Deposits are not capped but must be returned within 30 days, and any nonrefundable part stated in writing. The Fit Premises Act sets repair deadlines that begin with the tenant's notice. Most leases end on 15 days' notice once they are month to month.",
    sources: [],
  },
  shortTermRentals: {
    text: "State law stops cities from punishing an owner merely for listing a property, yet zoning still decides whether stays are legal. Salt Lake City and most Wasatch suburbs prohibit stays under 30 days in residential zones. Park City, Moab, Brian Head and designated St. George resorts are the lawful nightly markets. Transient room tax and sales tax are due. Confirm that the unit lies inside an approved overlay, because associations and cities both enforce the boundary.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["idaho", "nevada", "arizona", "colorado", "wyoming"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
