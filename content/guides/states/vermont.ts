import { type StateText, sourced } from "../state-guide.ts";

export const vermont: StateText = {
  state: "Vermont",
  stateCode: "VT",
  metaDescription:
    "Vermont has scarce housing, high taxes and slow courts. How nonhomestead rates, transfer tax, flood risk and lodging surcharges affect a DSCR loan there.",
  introduction:
    "Vermont is short of rentals, and its costs are equally real. A landlord pays the nonhomestead education tax, waits through long court cases and heats old buildings for half the year. Few DSCR lenders cover the state, so a local bank or credit union is often the comparison. Small apartment houses bought with careful flood and tax work can still carry themselves.",
  topMarkets: {
    "Burlington and Chittenden County":
      "The university, medical center and tech employers keep vacancy minimal in duplexes and converted houses, at prices that test any ratio.",
    Rutland:
      "Hospital, rail and ski-area workers rent large Victorian multifamilies whose low price per unit helps the ratio.",
    "Barre and Montpelier":
      "State jobs and granite-era apartment houses make a sensible pair, once you have ruled out the blocks that flooded in 2023 and 2024.",
  },
  marketHighlights: [
    "Building has lagged demand for decades, and rents have risen even where population has not.",
    "Ski towns from Killington to Stowe compete with local workers for every house.",
    sourced(
      "Recent law relaxed Act 250 review and zoning in designated centers to encourage small multifamily projects.",
      "Vermont Act 47 of 2023 (zoning)",
      "Vermont Act 181 of 2024 (Act 250)",
    ),
  ],
  investorBenefits: [
    "Very low vacancy, with waiting lists for decent two-bedroom units.",
    sourced(
      "Rehabilitation grants and loans for bringing vacant units back, in exchange for rent limits for a term.",
      "10 V.S.A. § 699 (Vermont Rental Housing Improvement Program)",
    ),
    "Legal small multifamily stock in village centers, close to jobs.",
  ],
  regulations: [
    sourced(
      "Owners of pre-1978 rentals must file proof each year that the state's lead inspection and repair practices were carried out.",
      "18 V.S.A. § 1759 (rental target housing)",
    ),
    sourced(
      "A landlord certificate naming each tenant goes to the tax department every January.",
      "32 V.S.A. § 6069 (landlord certificate)",
    ),
    sourced(
      "State inspectors answer complaints under the rental housing health and safety law, and Burlington runs a minimum-housing program of its own.",
      "20 V.S.A. § 2677 (rental housing inspections)",
      "Burlington Code of Ordinances chapter 18 (housing)",
    ),
  ],
  challenges: [
    "Nonpayment cases can last many months, so reserves beyond the lender's figure are prudent.",
    "Appraisers have few comparable sales of three- and four-unit buildings.",
    "Fuel oil, plowing and roof work take a larger share of rent than in milder states.",
  ],
  foreclosure: sourced(
    "Vermont keeps an old form called strict foreclosure beside the judicial sale, and both are lawsuits. Strict foreclosure passes title without an auction where the court finds no substantial value above the debts, after six months to redeem unless that time is shortened. An LLC faces a third form: the lender may sell without a lawsuit unless a natural person owns the dwelling. Mediation is available to owner-occupants and not to a landlord's business loan. No agency publishes a statewide duration.",
    "12 V.S.A. § 4941 (strict foreclosure, redemption)",
    "12 V.S.A. § 4945 and § 4946 (judicial sale)",
    "12 V.S.A. § 4961 (nonjudicial sale)",
    "12 V.S.A. §§ 4631 to 4637 (mediation)",
  ),
  propertyTax: sourced(
    "Effective rates are among the highest in the nation. Education tax has a homestead rate tied to local spending and one statewide nonhomestead rate that applies to rentals, each adjusted by the town's common level of appraisal. A 2023 act calls for a reappraisal at least every six years, and a 2025 act moves the work to regional districts in 2029. The 2025 act also plans a class for second homes and short-term rentals, separate from long-term rentals, from fiscal year 2029. A buyer should ask for the bill recalculated as nonhomestead, since a resident seller may have received income-based credits.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "32 V.S.A. § 5402 (education tax rates)",
    "Vermont Act 68 of 2023 (reappraisal every six years)",
    "Vermont Act 73 of 2025 (regional districts, new classes)",
    "32 V.S.A. § 6066 (property tax credits of residents)",
  ),
  insurance: sourced(
    "Summer floods in 2023 and 2024 struck river towns that had also flooded in 2011, and a standard policy pays for none of it. Check elevation, sump history and any buyout activity on the street. Ice dams, snow weight and frozen pipes bring other claims, so read the limits on each. Wood stoves, old chimneys and outbuildings require disclosure. Get the quote before the inspection period ends, because an old building may need a second carrier.",
    "National Weather Service, Burlington office, floods of 2011, 2023 and 2024",
    "Vermont Department of Financial Regulation, homeowners and flood insurance guides",
    "Vermont Emergency Management, property buyout program",
  ),
  landlordLaw: sourced(
    "For unpaid rent the landlord sends a 14-day notice, then sues in superior court. Without a written lease, ending a month-to-month tenancy without cause takes 60 days' notice, or 90 after two years; a written lease has shorter periods. State law has not capped deposits, though Burlington and Brattleboro do; return them within 14 days or lose the right to withhold. A rewrite of these rules, H.772, was before the 2026 legislature, so check its result. Rent increases need 60 days' notice.",
    "9 V.S.A. § 4467 (termination notices)",
    "9 V.S.A. § 4461 (deposits)",
    "Burlington Code of Ordinances § 18-120 and Town of Brattleboro ordinances (deposit limits)",
    "Vermont General Assembly, H.772 of the 2025-2026 session",
    "9 V.S.A. § 4455 (rent increases)",
  ),
  shortTermRentals: sourced(
    "Rooms tax of 9% applies, a 3% surcharge on short-term rentals was added in August 2024, and some towns levy a local option tax. Burlington generally requires the host to live on the property. Stowe, Killington and Woodstock register rentals and set safety or occupancy rules. The state requires a posted form with contact, safety and tax details. A lender will weigh ski-season income against the planned second-home tax class, so test the ratio with a higher tax line.",
    "32 V.S.A. § 9241 (rooms tax) and 24 V.S.A. § 138 (local option taxes)",
    "Vermont Department of Taxes, short-term rental surcharge of August 1, 2024",
    "City of Burlington, short-term rental ordinance of 2022",
    "Towns of Stowe, Killington and Woodstock, short-term rental registration",
    "Vermont Division of Fire Safety, short-term rental safety, health and financial obligations form",
  ),
  notKnown: [
    "What became of H.772 and its notice periods: ask the Vermont Landlord Association or a housing attorney before you sign a lease form.",
    "How your town's common level of appraisal will move the nonhomestead rate: ask the lister for the latest figure.",
    "How long contested evictions take in a county: ask the clerk of the superior court's civil division.",
  ],
  marketTrend: "Stable",
  nearby: ["new-hampshire", "new-york", "massachusetts", "maine"],
  reviewed: "2026-11-18",
};
