import { type StateText, sourced } from "../state-guide.ts";

export const montana: StateText = {
  state: "Montana",
  stateCode: "MT",
  metaDescription:
    "How Montana's tiered property tax, fast trust-indenture sales, wildfire risk and lodging rules change the ratio on a rental you finance with a DSCR loan.",
  introduction:
    "Since 2026 Montana taxes a house by its use: an enrolled long-term rental pays a reduced rate, a second home or nightly rental far more. That single choice can move the ratio on the same building. Prices in the western valleys ran well ahead of local wages, so the numbers work more often in Billings and Great Falls than in Bozeman. Distances are long and comparable sales are few, which makes the appraisal the slow step of many files.",
  topMarkets: {
    Billings:
      "Medical, refinery and regional-trade workers rent modest houses and small plexes here at prices that usually sit closer to local rents than those of the western valleys.",
    Missoula:
      "The university and two hospitals keep apartments and older duplexes full, but purchase prices are high enough that most loans need a larger down payment to reach the minimum ratio.",
    "Kalispell and the Flathead Valley":
      "Year-round hospital, school and building-trade workers compete for the houses that visitors do not take, so a 12-month lease is often the safer income to underwrite.",
  },
  marketHighlights: [
    "Health care, universities, energy and tourism each anchor a different city, so one county's slow year is not the whole state's.",
    "In-migration after 2020 pushed up rents and prices in the west; new apartment supply has since cooled rents in Bozeman and Missoula.",
    sourced(
      "State laws of 2023 made duplexes and accessory units easier to build in the larger cities, which widens the stock a small investor can buy.",
      "Senate Bills 323 (duplexes) and 528 (accessory units) of 2023",
      "MCA § 76-2-304 (duplexes)",
    ),
  ],
  investorBenefits: [
    sourced(
      "No general sales tax, so furnishing and repairing a unit costs less than in most neighboring states.",
      "Montana Department of Revenue, taxes and fees",
    ),
    sourced(
      "A long-term rental can be held in an LLC and still claim the reduced property tax rate, which suits the way DSCR loans usually close.",
      "Montana Department of Revenue, homesteads and long-term rentals",
    ),
    sourced(
      "Local governments may not cap private rents, a rule the legislature wrote down in 2023.",
      "MCA § 7-1-111",
      "Senate Bill 105 of 2023",
    ),
  ],
  regulations: [
    sourced(
      "Sale prices are confidential in Montana, so buyers work with less public data; order the appraisal early.",
      "MCA § 15-7-308",
    ),
    sourced(
      "Anyone who manages rentals for other owners generally needs a state property management license.",
      "MCA title 37, chapter 56",
    ),
    sourced(
      "A landlord must give the tenant a written statement of the unit's condition at move-in, or loses much of the right to claim damage later.",
      "MCA § 70-25-206",
    ),
    sourced(
      "Out-of-state LLCs that do business in Montana register with the Secretary of State and file an annual report.",
      "MCA title 35, chapter 8",
      "Montana Secretary of State, annual reports",
    ),
  ],
  challenges: [
    "High entry prices in Gallatin, Missoula and Flathead counties leave many single-family deals below break-even at standard leverage.",
    "Rural wells, septic systems and private roads draw extra conditions, and some lenders decline rural property altogether.",
    "Heating, snow removal and frozen pipes raise the owner's real costs even though they never enter the lender's formula.",
  ],
  foreclosure: sourced(
    "Most residential loans here use a trust indenture under the Small Tract Financing Act, which allows a sale without a lawsuit. The trustee must give 120 days' notice of the sale, and the borrower can cure the default before it takes place. A lender that chooses this route gives up a deficiency claim, including against a guarantor. Large tracts and ordinary mortgages go through court. For an investor the 120 days are the floor, and no agency publishes a statewide duration, so a vacancy plan has to start with the first missed rent.",
    "MCA §§ 71-1-301 to 71-1-321 (Small Tract Financing Act)",
    "MCA § 71-1-315 (notice of sale)",
    "MCA § 71-1-312 (cure)",
    "MCA § 71-1-317 (no deficiency)",
  ),
  propertyTax: sourced(
    "The state reappraises homes every two years. The 2025 reforms created a homestead rate and a long-term rental rate, with lower tiers for modest values and a flat rate of 1.9% for other residential property. To qualify, a unit must be rented for periods of 28 days or more for at least seven months of the year as the tenant's residence, with the taxes paid up. The owner has to apply, by March 1 for the first year; the seller's enrollment may not carry over to you. Ask which rate the current bill reflects before you put it into PITIA.",
    "MCA § 15-7-111 (two-year cycle)",
    "MCA § 15-6-134 (rates)",
    "MCA § 15-6-402 (long-term rental)",
    "Montana Department of Revenue, long-term rental reduced rate: questions and answers",
  ),
  insurance: sourced(
    "Wildfire decides the premium in the forested west, and insurers there look at roof material, clearance and distance to a fire station. Hail is the larger claim around Billings and the eastern plains, where policies may carry separate wind and hail deductibles. Snow load, ice dams and burst pipes matter everywhere, especially in a house left empty in January. Earthquake shaking is a real risk from Helena west, and a standard policy excludes it. Get the quote before the inspection period ends, because a declined address can end the deal.",
    "Montana Commissioner of Securities and Insurance, wildfire and homeowners insurance guides",
    "NOAA, Storm Events Database (hail)",
    "Montana Bureau of Mines and Geology, earthquake studies",
  ),
  landlordLaw: sourced(
    "An unpaid landlord can give the tenant a three-day notice and then file for possession, in justice court among others. The tenant has five business days to answer. A month-to-month tenancy ends on 30 days' notice. There is no cap on the deposit, but it must be returned within 10 days if nothing is deducted and within 30 days if something is. Rent levels are a matter of contract. No statute bars a winter eviction, though few owners enjoy re-leasing a unit in February.",
    "MCA § 70-24-422 (three days)",
    "MCA §§ 70-24-427 and 70-24-429 (possession and answer)",
    "MCA § 70-24-441 (month-to-month)",
    "MCA § 70-25-202 (deposits)",
  ),
  shortTermRentals: sourced(
    "Nightly rentals need a state public accommodation license and collect state lodging taxes that together come to 8%. Resort towns such as Whitefish, West Yellowstone and Red Lodge add a resort tax. Bozeman ended new rentals of the kind where no host lives on the property in 2023, and Missoula requires registration. Remember the property tax side: a nightly rental does not get the long-term rate. Many lenders will count only long-term market rent unless you can show a year of receipts.",
    "MCA title 50, chapter 51 (license)",
    "MCA §§ 15-65-111 and 15-68-102 (lodging taxes)",
    "MCA title 7, chapter 6, part 15 (resort tax)",
    "Bozeman Ordinance 2149 of 2023; Bozeman Municipal Code chapter 38 (unified development code)",
    "City of Missoula, tourist home registration",
  ),
  notKnown: [
    "Whether a house is enrolled at the long-term rate now, and whether you must enroll again: ask the Department of Revenue with the geocode.",
    "Which zones in Whitefish and the Flathead Valley allow nightly rental: ask the city or county planning office.",
    "Whether an insurer will write a forested address: ask two agents for a bindable quote before you waive any contingency.",
  ],
  marketTrend: "Growing",
  nearby: ["idaho", "wyoming", "north-dakota", "south-dakota"],
  reviewed: "2026-11-18",
};
