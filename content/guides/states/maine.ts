import { type StateText, sourced } from "../state-guide.ts";

export const maine: StateText = {
  state: "Maine",
  stateCode: "ME",
  metaDescription:
    "Maine DSCR guide: heated multi-unit houses, Portland rent control, town-by-town assessments, long court foreclosures and limits on summer rentals.",
  introduction:
    "Maine has an old population and many old houses, and both shape a rental deal. Demand for year-round units outruns supply, yet heat, lead paint and deferred work sit inside most of the multi-unit stock. A DSCR loan suits a stabilized two- to four-family building; a seasonal cottage fits only with the right lender.",
  topMarkets: {
    Portland:
      "Restaurants, hospitals and remote workers keep rents high, but the city's rent ordinance fixes how fast an inherited lease can rise.",
    "Lewiston and Auburn":
      "Three-deckers here trade at a fraction of Portland's price per unit and rent to health, college and manufacturing workers, with lead and fire-code work to budget.",
    Bangor:
      "Hospital staff, University of Maine students and a regional retail trade fill small multi-unit houses at prices that clear the ratio.",
  },
  marketHighlights: [
    "In-migration after 2020 pushed prices up in southern counties and has not fully reversed.",
    "Bath and Brunswick depend on shipbuilding, with more workers than apartments.",
    "Aroostook County is very cheap, very cold and thinly traded.",
  ],
  investorBenefits: [
    "Year-round apartments are scarce, so a warm, legal unit rarely sits empty.",
    sourced(
      "State law now lets owners add units on most residential lots, which can lift income.",
      "30-A M.R.S. § 4364-A (added units)",
      "30-A M.R.S. § 4364-B (accessory units)",
    ),
    "Lewiston, Bangor and Waterville still offer per-unit prices that New England's larger cities lost long ago.",
    "Seasonal workers and traveling nurses create paid uses for furnished units in winter.",
  ],
  regulations: [
    sourced(
      "Portland limits annual increases to a portion of inflation plus set adjustments, and registers every rental.",
      "Portland Code of Ordinances, chapter 6, article XII",
    ),
    sourced("Rent rises need 45 days of notice, or 75 when the increase reaches 10%.", "14 M.R.S. § 6015"),
    sourced(
      "Deposits stop at two months of rent and must be kept separate from the owner's money.",
      "14 M.R.S. § 6032 (limit)",
      "14 M.R.S. § 6038 (separate account)",
    ),
    sourced(
      "Energy-efficiency disclosure forms go to tenants who will pay for energy, before the lease.",
      "14 M.R.S. § 6030-C",
    ),
  ],
  challenges: [
    "Oil heat included in rent puts fuel-price risk on the owner, which the lender's ratio ignores.",
    "Trades are booked far ahead, so a renovation loan can run out of time.",
    "Rural wells, septic tanks and private roads complicate underwriting.",
  ],
  foreclosure: sourced(
    "Residential mortgages are foreclosed in court, and the lender must prove that it owns the note and sent every notice. After judgment the borrower has 90 days to redeem before the sale. No agency publishes a statewide duration. A mortgage given by a company for business purposes can include a statutory power of sale, which skips the lawsuit: the lender publishes for three weeks and serves notice at least 21 days before the sale. An LLC borrower should ask counsel which route its documents allow. Raise Maine at the first call, since lenders differ on the state.",
    "14 M.R.S. § 6321 (proof and notices)",
    "14 M.R.S. § 6322 (90 days)",
    "33 M.R.S. § 501-A (statutory power of sale)",
    "14 M.R.S. § 6203-A (sale under the power)",
  ),
  propertyTax: sourced(
    "Taxes run near or above the national average as a share of value. Each town assesses for itself, sometimes on values a decade old, and certifies a ratio to market value. A sale does not reset your assessment, but a town-wide revaluation can move it sharply in one year. Homestead relief of $25,000 goes to residents only. Ask the assessor for the last revaluation date and the certified ratio, then estimate what the bill becomes at full value.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "36 M.R.S. § 701-A (just value)",
    "36 M.R.S. § 848-A (certified ratio)",
    "36 M.R.S. §§ 681 to 689 (homestead exemption)",
  ),
  insurance: sourced(
    "Nor'easters, ice dams and frozen pipes dominate, and the January 2024 storms showed how exposed the working waterfront is. Carriers look hard at wood stoves, oil tanks and knob-and-tube wiring. Tell the carrier about a house that stands empty in winter, and ask what care it expects. Ask too whether the policy covers a spill from the heating tank. Standard policies exclude flood, which matters along the Kennebec, the Androscoggin and the tidal rivers.",
    "FEMA, disaster declaration for the Maine storms of January 2024",
    "Maine Bureau of Insurance, guide to homeowners insurance",
    "Maine Department of Environmental Protection, home heating oil tanks",
    "FEMA, National Flood Insurance Program",
  ),
  landlordLaw: sourced(
    "A seven-day notice begins a nonpayment case once rent is seven days late, and it must state the tenant's right to cure. Tenants at will receive 30 days of notice. Heat is an owner's duty: living space must reach 68 degrees in cold weather. Deposits return in 21 days for tenancies at will and within 30 under a written lease. South Portland caps yearly increases at 10% for larger landlords, so check the town before assuming freedom to reprice.",
    "14 M.R.S. § 6002 (notices)",
    "14 M.R.S. § 6021 (heat)",
    "14 M.R.S. § 6033 (return of deposits)",
    "City of South Portland, rent stabilization ordinance of 2023",
  ),
  shortTermRentals: sourced(
    "Lodging tax is 9%, and the platforms that handle the booking collect it. Portland caps registrations for mainland units that are not owner-occupied. Bar Harbor limits whole-house rentals by owners who live elsewhere to a share of its housing, with a four-night minimum. South Portland's ordinance of 2018 restricts unhosted stays in residential neighborhoods. Most bookings fall between late June and foliage season, so an annual average is the honest figure for a ratio.",
    "36 M.R.S. § 1811 (lodging tax)",
    "36 M.R.S. § 1754-B (platforms)",
    "Portland Code of Ordinances, chapter 6 (short-term rentals)",
    "Bar Harbor Municipal Code, chapters 125 and 174",
    "City of South Portland, short-term rental ordinance of 2018",
  ),
  notKnown: [
    "When a town will next revalue: ask its assessor before you rely on the current bill.",
    "Whether a registration in Bar Harbor or Portland survives a sale: ask the code enforcement officer in writing before you sign.",
    "Whether a pre-1978 three-decker has a lead order on it: ask the Maine Center for Disease Control and Prevention.",
  ],
  marketTrend: "Growing",
  nearby: ["new-hampshire", "vermont", "massachusetts"],
  reviewed: "2026-11-18",
};
