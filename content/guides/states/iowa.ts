import { type StateText, sourced } from "../state-guide.ts";

export const iowa: StateText = {
  state: "Iowa",
  stateCode: "IA",
  metaDescription:
    "Iowa DSCR guide: abstracts instead of title insurance, the residential rollback, wind and hail costs, judicial foreclosure and open short-term rental law.",
  introduction:
    "Iowa asks a national lender to do one unfamiliar thing. Private title insurance is not sold here, so a closing rests on an abstract, an attorney's opinion and the state's Title Guaranty program. Choose a lender that has done it before. In return the state offers calm prices and rents that cover a loan without heroics.",
  topMarkets: {
    "Des Moines":
      "Insurance, finance and state jobs fill houses on the south and east sides and newer townhouses in Ankeny and Waukee, with the east side giving the better ratio.",
    "Cedar Rapids":
      "Avionics and food processing support modest houses rebuilt or reroofed after the 2020 derecho, so ask for the repair records.",
    Davenport:
      "Arsenal, farm-equipment and hospital workers on both banks of the Mississippi keep duplexes and small houses affordable and occupied.",
  },
  marketHighlights: [
    "Iowa City and Ames lease on an August calendar around the two state universities.",
    "Data centers in the Des Moines suburbs and Council Bluffs add construction tenants in waves.",
    "Farm income and equipment layoffs move demand in Waterloo and the Quad Cities.",
  ],
  investorBenefits: [
    "Low price volatility makes appraised values and refinance plans dependable.",
    sourced("The state taxes personal income at a single rate of 3.8%.", "Iowa Code § 422.5"),
    sourced(
      "Cities may not limit rents, and they may not cap rental permits for houses and duplexes.",
      "Iowa Code § 364.3 (rents)",
      "Iowa Code § 414.1 (permit caps)",
    ),
    sourced(
      "Rental buildings of three or more units now share the residential tax class instead of a higher one.",
      "Iowa Code § 441.21",
    ),
  ],
  regulations: [
    sourced(
      "Title passes on an abstract reviewed by an attorney, then a Title Guaranty certificate for the lender.",
      "Iowa Code § 515.48 (no title insurance)",
      "Iowa Code § 16.91 (Iowa Title Guaranty)",
    ),
    sourced(
      "A city of 15,000 people or more must adopt a housing code and inspect its rentals regularly.",
      "Iowa Code § 364.17",
    ),
    sourced(
      "Deposits are limited to two months of rent and held in a bank account apart from personal funds.",
      "Iowa Code § 562A.12",
    ),
    sourced("Rent increases on a periodic tenancy need 30 days of written notice.", "Iowa Code § 562A.13"),
  ],
  challenges: [
    "A percentage deductible for wind and hail shifts risk to the owner, so ask what it comes to in dollars.",
    "Population growth is slow outside the Des Moines and Iowa City corridors.",
    "Frame houses a century old hide foundation, wiring and sewer costs.",
  ],
  foreclosure: sourced(
    "Foreclosure runs through district court as an equitable action. After a sale with redemption, the owner of a rental has 180 days to buy it back, or 90 if the lender gave up a deficiency. The lender can also elect foreclosure without redemption. Then the owner of a house that is not a residence can delay the sale by two months only; a resident gets six or twelve. No agency publishes a statewide duration. Borrowers who cooperate may use a voluntary nonjudicial transfer, in which the lender waives a deficiency.",
    "Iowa Code § 654.1 (equitable action)",
    "Iowa Code § 628.28 (redemption of rentals)",
    "Iowa Code §§ 654.20 and 654.21 (without redemption)",
    "Iowa Code § 654.18 (voluntary procedure)",
  ),
  propertyTax: sourced(
    "Iowa's effective rates are above the national average. Assessors revalue in odd-numbered years at full market value, then a statewide rollback reduces the share of residential value that is taxed. Rental houses and apartments get the same rollback as homes, but not the homestead relief, such as the exemption of 10% that begins with the assessments of 2026. Payments fall due in September and March, a year behind, so ask for a proration at closing. The legislature passed Senate File 2472 in 2026, which rewrites levy limits and assessment rules. Check current law before you project a bill.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Iowa Code § 428.4 (odd-year revaluation)",
    "Iowa Code § 441.21 (value and rollback)",
    "Iowa Code § 445.37 (payment dates)",
    "Senate File 2472 of 2026",
  ),
  insurance: sourced(
    "Wind is the story: the August 2020 derecho flattened trees and roofs across the middle of the state. Large hail follows most years from Sioux City to Davenport. A standard policy excludes flood, so the rivers at Cedar Rapids and Davenport and along the Missouri call for a separate one. Winter claims come from ice dams and freezing. For buildings nobody else will insure, the Iowa FAIR Plan writes a limited form. Ask how the policy would pay for an old roof.",
    "National Weather Service, Des Moines office: derecho of August 10, 2020",
    "NOAA, Storm Events Database (hail)",
    "FEMA, National Flood Insurance Program",
    "Iowa Code chapter 515F (FAIR plan)",
  ),
  landlordLaw: sourced(
    "Iowa adopted the uniform landlord and tenant act in the 1970s, and its forms are standard. A three-day notice starts a rent case. The court sets the hearing within eight days of filing, or 15 if the owner agrees. Return deposits within 30 days of move-out and receipt of a forwarding address; bad-faith retention brings added damages. Late fees are limited by statute according to the rent. Nonrenewal of a month-to-month lease takes 30 days.",
    "Iowa Code § 562A.27 (three-day notice)",
    "Iowa Code § 648.5 (hearing date)",
    "Iowa Code § 562A.12 (deposits)",
    "Iowa Code § 562A.9 (late fees)",
    "Iowa Code § 562A.34 (month-to-month leases)",
  ),
  shortTermRentals: sourced(
    "A 2020 statute treats a short-term rental as a residential use, so cities and counties may not prohibit it or demand a special license or permit fee. Health and safety rules that apply to all homes still count. Hosts collect the 5% state hotel tax plus a local tax where a city or county has one. Okoboji's lakes, Iowa City game weekends and the Amana area are the proven demand. Associations and lake covenants can still say no.",
    "Iowa Code § 414.1 (cities)",
    "Iowa Code § 331.301 (counties)",
    "Iowa Code §§ 423A.3 and 423A.4 (hotel taxes)",
  ),
  notKnown: [
    "How Senate File 2472 changes the bill at one address: ask the county auditor for the next year's taxable value and levy.",
    "Whether a national lender will accept a Title Guaranty certificate without extra cost: ask the lender's closing desk before you lock a rate.",
    "How often a town under 15,000 people inspects rentals: ask its city clerk.",
  ],
  marketTrend: "Stable",
  nearby: ["illinois", "minnesota", "nebraska", "missouri", "wisconsin"],
  reviewed: "2026-11-18",
};
