import type { StateGuide } from "../state-guide.ts";

export const montana = {
  id: "montana-dscr-loans",
  slug: "montana",
  state: "Montana",
  stateCode: "MT",
  title: "Montana DSCR Loans: Investor Guide",
  metaDescription:
    "How Montana's tiered property tax, fast trust-indenture sales, wildfire risk and lodging rules change the ratio on a rental you finance with a DSCR loan.",
  introduction:
    "Since 2026 Montana taxes a house by its use: an enrolled long-term rental pays a reduced rate, a second home or nightly rental far more. That single choice can move the ratio on the same building. Prices in the western valleys ran well ahead of local wages, so the numbers work more often in Billings and Great Falls than in Bozeman. Distances are long and comparable sales are few, which makes the appraisal the slow step of many files.",
  topMarkets: [
    {
      name: "Billings",
      note: "Medical, refinery and regional-trade workers rent modest houses and small plexes here at prices that sit closer to local rents than anywhere in the western valleys.",
    },
    {
      name: "Missoula",
      note: "The university and two hospitals keep apartments and older duplexes full, but purchase prices are high enough that most loans need a larger down payment to reach the minimum ratio.",
    },
    {
      name: "Kalispell and the Flathead Valley",
      note: "Year-round hospital, school and building-trade workers compete for the houses that visitors do not take, so a 12-month lease is often the safer income to underwrite.",
    },
  ],
  marketHighlights: [
    "Health care, universities, energy and tourism each anchor a different city, so one county's slow year is not the whole state's.",
    "In-migration after 2020 pushed up rents and prices in the west; new apartment supply has since cooled rents in Bozeman and Missoula.",
    "Recent state laws made duplexes and accessory units easier to build in the larger cities, which widens the stock a small investor can buy.",
  ],
  investorBenefits: [
    "No general sales tax, so furnishing and repairing a unit costs less than in most neighboring states.",
    "A long-term rental can be held in an LLC and still claim the reduced property tax rate, which suits the way DSCR loans usually close.",
    "No real estate transfer tax on the purchase or the sale.",
    "Local governments may not cap private rents, a rule the legislature restated in 2023.",
  ],
  regulations: [
    {
      text: "Sale prices are confidential in Montana, so assessors and buyers work with less public data; order the appraisal early.",
      sources: [],
    },
    {
      text: "Anyone who manages rentals for other owners generally needs a state property management license.",
      sources: [],
    },
    {
      text: "A landlord must give the tenant a written statement of the unit's condition at move-in, or loses much of the right to claim damage later.",
      sources: [],
    },
    {
      text: "Out-of-state LLCs that hold Montana property should expect to register with the Secretary of State and file an annual report.",
      sources: [],
    },
  ],
  challenges: [
    "High entry prices in Gallatin, Missoula and Flathead counties leave many single-family deals below break-even at standard leverage.",
    "Rural wells, septic systems and private roads draw extra conditions, and some lenders decline rural property altogether.",
    "Heating, snow removal and frozen pipes raise the owner's real costs even though they never enter the lender's formula.",
  ],
  foreclosure: {
    text: "Most residential loans here use a trust indenture under the Small Tract Financing Act, which allows a sale without a lawsuit. The trustee must give 120 days' notice of the sale, and the borrower can cure the default before it takes place. A lender that chooses this route generally gives up a deficiency claim, including against a guarantor. Large tracts and ordinary mortgages go through court and take longer. For an investor the practical window is about four to six months, so a vacancy plan has to start with the first missed rent.",
    sources: [],
  },
  propertyTax: {
    text: "Effective rates have been near the middle of the country, and the state reappraises homes every two years. The 2025 reforms created a homestead rate and a long-term rental rate, with lower tiers for modest values and a much higher flat rate for everything else. To qualify, a unit must be rented for periods of 28 days or more for at least seven months of the year as the tenant's residence. The owner has to apply; the seller's enrollment may not carry over to you. Ask which rate the current bill reflects before you put it into PITIA.",
    sources: [],
  },
  insurance: {
    text: "Wildfire decides the premium in the forested west, and insurers there look at roof material, clearance and distance to a fire station. Hail is the larger claim around Billings and the eastern plains, where roofs carry separate wind and hail deductibles. Snow load, ice dams and burst pipes matter everywhere, especially in a house left empty in January. Earthquake shaking is a real but usually uninsured risk from Helena west. Get the quote before the inspection period ends, because a declined address can end the deal.",
    sources: [],
  },
  landlordLaw: {
    text: "An unpaid tenant can be given a three-day notice before the landlord files for possession, and county justice courts move such cases fairly quickly. A month-to-month tenancy ends on 30 days' notice. There is no cap on the deposit, but it must be returned within 10 days if nothing is deducted and within 30 days if something is. Rent levels are a matter of contract. Winter evictions are legal, though few owners enjoy re-leasing a unit in February.",
    sources: [],
  },
  shortTermRentals: {
    text: "Nightly rentals need a state public accommodation license and collect state lodging taxes that together come to 8%. Resort towns such as Whitefish, West Yellowstone and Red Lodge add their own tax and limit where rentals may operate. Bozeman stopped approving new non-owner-occupied rentals in most of the city, and Missoula requires registration. Remember the property tax side: a nightly rental does not get the long-term rate. Many lenders will count only long-term market rent unless you can show a year of receipts.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["idaho", "wyoming", "north-dakota", "south-dakota"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
