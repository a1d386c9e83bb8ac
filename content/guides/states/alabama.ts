import type { StateGuide } from "../state-guide.ts";

export const alabama = {
  id: "alabama-dscr-loans",
  slug: "alabama",
  state: "Alabama",
  stateCode: "AL",
  title: "Alabama DSCR Loans: Investor Guide",
  metaDescription:
    "How a DSCR loan works on an Alabama rental: low property tax with a higher landlord class, Gulf wind cover, fast foreclosure and local short-term rules.",
  introduction:
    "Alabama gives a DSCR borrower low purchase prices and one of the lightest property-tax loads in the country, so modest rents can carry a loan. Two local facts change the arithmetic. A rental is taxed on twice the assessed share of an owner-occupied house, and wind coverage near Mobile Bay can cost more than the taxes.",
  topMarkets: [
    {
      name: "Birmingham",
      note: "Older brick houses in the eastern and western suburbs rent to hospital, bank and university staff, at prices low enough that some loans fall under a lender's minimum.",
    },
    {
      name: "Huntsville",
      note: "Redstone Arsenal, aerospace and auto plants bring salaried tenants to newer three-bedroom houses, which cost more and leave a thinner ratio than the rest of the state.",
    },
    {
      name: "Mobile",
      note: "Shipbuilding, aircraft assembly and the port support steady blue-collar demand for small houses, but get the wind and flood quotes before you set an offer price.",
    },
  ],
  marketHighlights: [
    "Huntsville has grown into the state's largest city, and new subdivisions there compete directly with resale rentals.",
    "Auburn and Tuscaloosa lease by the academic year, so a purchase in spring can face a long wait for its first tenant.",
    "Montgomery offers some of the lowest entry prices of any state capital, with military demand from Maxwell Air Force Base.",
    "Baldwin County, across the bay from Mobile, draws retirees and beach-economy workers and has added housing quickly.",
  ],
  investorBenefits: [
    "A small tax line leaves more of each rent dollar for principal and interest.",
    "Rents in Birmingham and Montgomery are high relative to price, which helps the ratio even at a larger loan-to-value.",
    "Landlords work under one statewide landlord and tenant act, with no city rent caps to model.",
    "A certified FORTIFIED roof earns wind discounts from many insurers, and near the coast the saving can be large.",
  ],
  regulations: [
    {
      text: "Rental houses fall in the 20% assessment class; owner-occupied homes sit at 10%, so the seller's bill is a poor guide.",
      sources: [],
    },
    {
      text: "Many cities, Birmingham included, expect a landlord to hold a business license for rental income.",
      sources: [],
    },
    {
      text: "A lender can foreclose by power of sale after advertising the property, without filing a lawsuit.",
      sources: [],
    },
    {
      text: "After a foreclosure sale of non-homestead property, the former owner keeps a one-year right to redeem.",
      sources: [],
    },
  ],
  challenges: [
    "Cheap houses can need roofs, wiring or sewer laterals that exceed a year of rent.",
    "Coastal premiums and named-storm deductibles can turn a strong ratio into a weak one between quote and closing.",
    "Thin sales data in small towns makes appraised rents conservative, and the lender uses the lower number.",
  ],
  foreclosure: {
    text: "Nearly all Alabama mortgages contain a power of sale, so the lender advertises the property in a newspaper and sells it at the courthouse. The whole process can finish within a few months of default, which is fast by national standards. A landlord who falls behind therefore has little time to sell or refinance. The unusual part comes afterward: for a rental, the former owner has one year to redeem by paying the sale price and lawful charges. Buyers of foreclosed houses, and lenders who finance them soon after the sale, look closely at that redemption right.",
    sources: [],
  },
  propertyTax: {
    text: "Effective rates in Alabama rank among the two or three lowest in the nation. Houses held for rent are assessed at 20% of market value, while a resident owner's home is assessed at 10% and may carry a homestead exemption. When you buy from an owner-occupant, expect the bill to double or more at the next cycle. A temporary state law caps the yearly rise in assessed value at 7%, but a sale or a change of class lifts that cap. Ask the county revenue office for the figure in the non-homestead class and put that number in the ratio.",
    sources: [],
  },
  insurance: {
    text: "Tornadoes and hail reach every county, and the spring outbreaks of the Tennessee Valley are as real a risk as hurricanes on the Gulf. In parts of Mobile and Baldwin counties the Alabama Insurance Underwriting Association, the coastal wind pool, writes policies that private carriers decline. Flood coverage is separate and common around Mobile Bay and its rivers. Older roofs are the usual reason for a surcharge or a refusal, so budget a replacement into the purchase rather than after it.",
    sources: [],
  },
  landlordLaw: {
    text: "Alabama's Uniform Residential Landlord and Tenant Act covers nearly every residential lease. An owner gives seven business days of notice for unpaid rent before filing, and district courts usually move uncontested cases within weeks. A deposit may not exceed one month of rent, apart from extra sums for pets, alterations or added liability, and is due back or itemized within 60 days. Cities have no power to cap rents. Self-help lockouts and utility shutoffs expose the owner to damages.",
    sources: [],
  },
  shortTermRentals: {
    text: "The state taxes short stays through its lodgings tax and leaves permission to the cities. Gulf Shores and Orange Beach are the deepest vacation markets, and both use zoning and rental licenses to keep many single-family streets free of nightly guests. Condo towers there allow it more often, but the association budget and insurance weigh on the payment. In Birmingham and Huntsville, read the zoning code and the neighborhood covenants before counting nightly income.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["georgia", "tennessee", "mississippi", "florida"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
