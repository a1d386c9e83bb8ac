import type { StateGuide } from "../state-guide.ts";

export const maine = {
  id: "maine-dscr-loans",
  slug: "maine",
  state: "Maine",
  stateCode: "ME",
  title: "Maine DSCR Loans: Investor Guide",
  metaDescription:
    "Maine DSCR guide: heated multi-unit houses, Portland rent control, town-by-town assessments, long court foreclosures and limits on summer rentals.",
  introduction:
    "Maine has the oldest population and some of the oldest houses in the country, and both shape a rental deal. Demand for year-round units outruns supply, yet heat, lead paint and deferred work sit inside most of the multi-unit stock. A DSCR loan suits a stabilized two- to four-family building; a seasonal cottage fits only with the right lender.",
  topMarkets: [
    {
      name: "Portland",
      note: "Restaurants, hospitals and remote workers keep rents the highest in the state, but the city's rent ordinance fixes how fast an inherited lease can rise.",
    },
    {
      name: "Lewiston and Auburn",
      note: "Three-deckers here trade at a fraction of Portland's price per unit and rent to health, college and manufacturing workers, with lead and fire-code work to budget.",
    },
    {
      name: "Bangor",
      note: "Hospital staff, University of Maine students and a regional retail trade fill small multi-unit houses at prices that clear the ratio.",
    },
  ],
  marketHighlights: [
    "In-migration after 2020 pushed prices up in southern counties and has not fully reversed.",
    "Bath and Brunswick depend on shipbuilding, with more workers than apartments.",
    "Aroostook County is very cheap, very cold and thinly traded.",
  ],
  investorBenefits: [
    "Year-round apartments are scarce, so a warm, legal unit rarely sits empty.",
    "State law now lets owners add units on most residential lots, which can lift income.",
    "Lewiston, Bangor and Waterville still offer per-unit prices that New England's larger cities lost long ago.",
    "Seasonal workers and traveling nurses create paid uses for furnished units in winter.",
  ],
  regulations: [
    {
      text: "Portland limits annual increases to a portion of inflation plus set adjustments, and registers every rental.",
      sources: [],
    },
    { text: "Rent rises need 45 days of notice, or 75 when the increase reaches 10%.", sources: [] },
    {
      text: "Deposits stop at two months of rent and must be kept separate from the owner's money.",
      sources: [],
    },
    { text: "Energy-efficiency disclosure forms go to tenants before a lease.", sources: [] },
  ],
  challenges: [
    "Oil heat included in rent puts fuel-price risk on the owner, which the lender's ratio ignores.",
    "Trades are booked far ahead, so a renovation loan can run out of time.",
    "Rural wells, septic tanks and private roads complicate underwriting.",
  ],
  foreclosure: {
    text: "Residential mortgages are foreclosed in court, and Maine judges are exacting about proof and notices. After judgment the borrower usually has 90 days to redeem before the sale, and eighteen months from start to finish is common. A mortgage given by a company for business purposes can include a statutory power of sale, which skips the lawsuit. An LLC borrower should ask counsel which route its documents allow. Some lenders avoid the state because of the delay, so raise Maine at the first call.",
    sources: [],
  },
  propertyTax: {
    text: "Taxes run above the national average as a share of value. Each town assesses for itself, sometimes on values a decade old, and uses a certified ratio to equalize. A sale does not reset your assessment, but a town-wide revaluation can move it sharply in one year. Homestead relief goes to residents only. Ask the assessor for the last revaluation date and the declared ratio, then estimate what the bill becomes at full value.",
    sources: [],
  },
  insurance: {
    text: "Nor'easters, ice dams and frozen pipes dominate, and the January 2024 storms showed how exposed the working waterfront is. Carriers look hard at wood stoves, oil tanks and knob-and-tube wiring. Vacant winter houses need a caretaker log or a shut-off certificate. Oil-spill coverage for heating tanks is an inexpensive endorsement with real value. Flood policies matter along the Kennebec, the Androscoggin and the tidal rivers.",
    sources: [],
  },
  landlordLaw: {
    text: "A seven-day notice begins a nonpayment case once rent is seven days late, and it must state the tenant's right to cure. Tenants at will receive 30 days of notice. Heat is an owner's duty: living space must reach 68 degrees in cold weather. Deposits return in 21 days for tenancies at will and within 30 under a written lease. South Portland also limits increases for larger landlords, so check the town before assuming freedom to reprice.",
    sources: [],
  },
  shortTermRentals: {
    text: "Lodging tax is 9%, collected by the platforms. Portland caps licenses for units that are not owner-occupied, and Bar Harbor limits whole-house rentals to a share of housing with no transfer on sale. South Portland bars unhosted stays in residential neighborhoods. Elsewhere on the coast registration is spreading. Most bookings fall between late June and foliage season, so an annual average is the honest figure for a ratio.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["new-hampshire", "vermont", "massachusetts"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
