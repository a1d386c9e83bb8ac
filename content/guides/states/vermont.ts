import type { StateGuide } from "../state-guide.ts";

export const vermont = {
  id: "vermont-dscr-loans",
  slug: "vermont",
  state: "Vermont",
  stateCode: "VT",
  title: "Vermont DSCR Loans: Investor Guide",
  metaDescription:
    "Vermont has scarce housing, high taxes and slow courts. How nonhomestead rates, transfer tax, flood risk and lodging surcharges affect a DSCR loan there.",
  introduction:
    "Vermont's rental shortage is as severe as any in the country, and its costs are equally real. A landlord pays the nonhomestead education tax, waits through long court cases and heats old buildings for half the year. Few DSCR lenders cover the state, so a local bank or credit union is often the comparison. Small apartment houses bought with careful flood and tax work can still carry themselves.",
  topMarkets: [
    {
      name: "Burlington and Chittenden County",
      note: "The university, medical center and tech employers keep vacancy minimal in duplexes and converted houses, at prices that test any ratio.",
    },
    {
      name: "Rutland",
      note: "Hospital, rail and ski-area workers rent large Victorian multifamilies whose low price per unit gives the state's widest coverage.",
    },
    {
      name: "Barre and Montpelier",
      note: "State jobs and granite-era apartment houses make a sensible pair, once you have ruled out the blocks that flooded in 2023 and 2024.",
    },
  ],
  marketHighlights: [
    "Building has lagged demand for decades, and rents have risen even where population has not.",
    "Ski towns from Killington to Stowe compete with local workers for every house.",
    "Recent law relaxed Act 250 review and zoning in designated centers to encourage small multifamily projects.",
  ],
  investorBenefits: [
    "Very low vacancy, with waiting lists for decent two-bedroom units.",
    "Rehabilitation grants and loans for bringing vacant units back, in exchange for rent limits for a term.",
    "Legal small multifamily stock in village centers, close to jobs.",
  ],
  regulations: [
    {
      text: "Property transfer tax is paid by the buyer, and a higher rate introduced in 2024 falls on year-round homes that will be neither a principal residence nor a long-term rental.",
      sources: [],
    },
    {
      text: "Owners of pre-1978 rentals must file proof each year that the state's lead inspection and repair practices were carried out.",
      sources: [],
    },
    {
      text: "A landlord certificate naming each tenant goes to the tax department every January.",
      sources: [],
    },
    {
      text: "State inspectors enforce the rental housing health and safety code, and Burlington runs a minimum-housing program of its own.",
      sources: [],
    },
  ],
  challenges: [
    "Nonpayment cases can last many months, so reserves beyond the lender's figure are prudent.",
    "Appraisers have few comparable sales of three- and four-unit buildings.",
    "Fuel oil, plowing and roof work take a larger share of rent than in milder states.",
  ],
  foreclosure: {
    text: "Vermont keeps an old form called strict foreclosure beside the judicial sale, and both are lawsuits. A redemption period, six months in the standard case, must run before title passes or the sale occurs, and the court may shorten it. Start to finish, ten to eighteen months is typical. Mediation is available to owner-occupants and not to a landlord's business loan. Time favors a borrower who can refinance, while interest and legal fees keep accruing.",
    sources: [],
  },
  propertyTax: {
    text: "Effective rates are among the highest in the nation. Education tax has a homestead rate tied to local spending and one statewide nonhomestead rate that applies to rentals, each adjusted by the town's common level of appraisal. Reappraisals have been irregular, and a 2025 education law moves the state toward regular regional ones. The same law sets up a future class for second homes and short-term rentals, separate from long-term rentals. A buyer should ask for the bill recalculated as nonhomestead, since a resident seller may have received income-based credits.",
    sources: [],
  },
  insurance: {
    text: "Summer floods in 2023 and 2024 struck river towns that had also flooded in 2011, and a standard policy pays for none of it. Check elevation, sump history and any buyout activity on the street. Ice dams, snow weight and frozen pipes produce most other claims. Wood stoves, old chimneys and outbuildings require disclosure. Carriers remain willing in most of the state, at premiums that are fair beside the tax bill.",
    sources: [],
  },
  landlordLaw: {
    text: "For unpaid rent the landlord sends a 14-day notice, then sues in superior court, where contested cases move slowly. Ending a month-to-month tenancy without cause takes 60 days' notice, or 90 after two years. State law does not cap deposits, though Burlington and Brattleboro do; return them within 14 days or lose the right to withhold. Reform bills with shorter notices and just-cause rules were before the 2026 legislature, so check current law. Rent increases need 60 days' notice and have no ceiling.",
    sources: [],
  },
  shortTermRentals: {
    text: "Rooms tax of 9% applies, a 3% surcharge on short-term rentals was added in August 2024, and some towns levy a local option tax. Burlington generally requires the host to live on the property. Stowe, Killington, Woodstock and others run registries with caps or safety inspections. State rules require posted contact details and safety information. A lender will weigh ski-season income against the coming second-home tax class, so test the ratio with a higher tax line.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["new-hampshire", "new-york", "massachusetts", "maine"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
