import { type StateText, sourced } from "../state-guide.ts";

export const alabama: StateText = {
  state: "Alabama",
  stateCode: "AL",
  metaDescription:
    "How a DSCR loan works on an Alabama rental: low property tax with a higher landlord class, Gulf wind cover, fast foreclosure and local short-term rules.",
  introduction:
    "Alabama gives a DSCR borrower low purchase prices and one of the lightest property-tax loads in the country, so modest rents can carry a loan. Two local facts change the arithmetic. A rental is taxed on twice the assessed share of an owner-occupied house, and wind coverage near Mobile Bay can cost more than the taxes.",
  topMarkets: {
    Birmingham:
      "Older brick houses in the eastern and western suburbs rent to hospital, bank and university staff, at prices low enough that some loans fall under a lender's minimum.",
    Huntsville:
      "Redstone Arsenal, aerospace and auto plants fill newer three-bedroom houses, which cost more and leave a thinner ratio than the rest of the state.",
    Mobile:
      "Shipbuilding, aircraft assembly and the port keep small houses rented, but get the wind and flood quotes before you set an offer price.",
  },
  marketHighlights: [
    "Huntsville has grown into the state's largest city, and new subdivisions there compete directly with resale rentals.",
    "Auburn and Tuscaloosa lease by the academic year, so a purchase in spring can face a long wait for its first tenant.",
    "Montgomery pairs low entry prices with military demand from Maxwell Air Force Base.",
    "Baldwin County, across the bay from Mobile, lives on beach tourism and construction and has added housing quickly.",
  ],
  investorBenefits: [
    "A small tax line leaves more of each rent dollar for principal and interest.",
    "Rents in Birmingham and Montgomery can be high relative to price, which helps the ratio even at a larger loan-to-value.",
    sourced(
      "Landlords work under one statewide landlord and tenant act, with no city rent caps to model.",
      "Code of Alabama § 35-9A-101 (Uniform Residential Landlord and Tenant Act)",
      "Code of Alabama § 11-80-8.1 (no local rent control)",
    ),
    sourced(
      "State law makes insurers give a wind discount for a certified FORTIFIED roof, and near the coast the saving can be large.",
      "Code of Alabama §§ 27-31D-1 to 27-31D-3 (discounts for storm-resistant buildings)",
      "Alabama Department of Insurance, Bulletin 2016-07 (benchmark discounts)",
    ),
  ],
  regulations: [
    sourced(
      "Rental houses fall in the 20% assessment class; owner-occupied homes sit at 10%, so the seller's bill is a poor guide.",
      "Code of Alabama § 40-8-1 (classes and assessment ratios)",
    ),
    sourced(
      "A city may require a business license of anyone who rents out houses there, so ask its revenue office before the first lease.",
      "Code of Alabama § 11-51-90 (municipal business licenses)",
    ),
    sourced(
      "A lender can foreclose by power of sale after advertising the property, without filing a lawsuit.",
      "Code of Alabama § 35-10-12 (power of sale)",
      "Code of Alabama § 35-10-13 (published notice)",
    ),
    sourced(
      "After a foreclosure sale of non-homestead property, the former owner keeps a one-year right to redeem.",
      "Code of Alabama § 6-5-248 (who may redeem, and until when)",
    ),
  ],
  challenges: [
    "Cheap houses can need roofs, wiring or sewer laterals that exceed a year of rent.",
    "Coastal premiums and named-storm deductibles can turn a strong ratio into a weak one between quote and closing.",
    "Thin sales data in small towns makes appraised rents conservative, and the lender uses the lower number.",
  ],
  foreclosure: sourced(
    "An Alabama mortgage commonly gives the lender a power of sale. The lender advertises the sale in a newspaper once a week for three weeks in a row and then sells the property at auction. The statute asks for no lawsuit and no further wait, and this guide found no official figure for how long a case takes. A landlord who falls behind therefore has little time to sell or refinance. The unusual part comes afterward: for a rental, the former owner has one year to redeem by paying the sale price and lawful charges. Buyers of foreclosed houses, and lenders who finance them soon after the sale, look closely at that redemption right.",
    "Code of Alabama § 35-10-12 (power of sale)",
    "Code of Alabama § 35-10-13 (three weeks of published notice)",
    "Code of Alabama § 35-10-14 (time and place of the sale)",
    "Code of Alabama § 6-5-248 (one year to redeem)",
    "Code of Alabama § 6-5-253 (what the redeemer pays)",
  ),
  propertyTax: sourced(
    "Owners in Alabama pay less tax for each dollar of home value than owners in nearly every other state. Houses held for rent are assessed at 20% of market value, while a resident owner's home is assessed at 10% and may carry a homestead exemption. When you buy from an owner-occupant, expect the bill to double or more at the next cycle. A temporary state law caps the yearly rise in assessed value at 7% through the fiscal year that begins in October 2027, but a sale or a change of class lifts that cap. Ask the county revenue office for the figure in the non-homestead class and put that number in the ratio.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values by state)",
    "Code of Alabama § 40-8-1 (20% and 10% classes)",
    "Code of Alabama § 40-9-19 (homestead exemptions)",
    "Alabama Act 2024-344 and Administrative Code rule 810-4-1-.28 (7% cap and its exceptions)",
  ),
  insurance: sourced(
    "Tornadoes and hail reach every county, and the spring outbreaks of the Tennessee Valley are as real a risk as hurricanes on the Gulf. In parts of Mobile and Baldwin counties the Alabama Insurance Underwriting Association, the coastal wind pool, writes policies that private carriers decline. Flood coverage is a separate policy, and the maps put much land around Mobile Bay and its rivers in flood zones. Insurers ask how old the roof is, so budget a replacement into the purchase rather than after it.",
    "NOAA, Storm Events Database (tornadoes and hail by county)",
    "Alabama Insurance Underwriting Association, coverage area",
    "FEMA, National Flood Insurance Program and flood maps",
  ),
  landlordLaw: sourced(
    "Alabama's Uniform Residential Landlord and Tenant Act covers nearly every residential lease. An owner gives seven business days of notice for unpaid rent before filing in district court. A deposit may not exceed one month of rent, apart from extra sums for pets, alterations or added liability, and is due back or itemized within 60 days. Cities have no power to cap rents. Self-help lockouts and utility shutoffs expose the owner to damages.",
    "Code of Alabama § 35-9A-421 (notice for unpaid rent)",
    "Code of Alabama § 35-9A-201 (deposits)",
    "Code of Alabama § 11-80-8.1 (no local rent control)",
    "Code of Alabama § 35-9A-407 (lockouts and shutoffs)",
  ),
  shortTermRentals: sourced(
    "The state taxes short stays through its lodgings tax and leaves permission to the cities. Gulf Shores and Orange Beach are the deepest vacation markets, and both use zoning and rental licenses to keep many single-family streets free of nightly guests. Condo towers there allow it more often, but the association budget and insurance weigh on the payment. In Birmingham and Huntsville, read the zoning code and the neighborhood covenants before counting nightly income.",
    "Code of Alabama § 40-26-1 (lodgings tax)",
    "City of Gulf Shores, zoning ordinance and rental licenses",
    "City of Orange Beach, zoning ordinance and vacation rental licenses",
  ),
  notKnown: [
    "Which streets of Gulf Shores and Orange Beach allow nightly rental: ask the city's planning office about the exact lot.",
    "What becomes of the 7% cap after its last year: ask the county revenue commissioner before you project the tax line.",
    "Whether the wind pool would take a given house: ask an agent who writes for the Alabama Insurance Underwriting Association.",
  ],
  marketTrend: "Growing",
  nearby: ["georgia", "tennessee", "mississippi", "florida"],
  reviewed: "2026-11-18",
};
