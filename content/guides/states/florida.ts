import { type StateText, sourced } from "../state-guide.ts";

export const florida: StateText = {
  state: "Florida",
  stateCode: "FL",
  metaDescription:
    "Florida DSCR guide: taxes that reset at sale, wind and flood cover, condo reserve rules, court foreclosures and a state law that protects vacation rentals.",
  introduction:
    "Florida suits DSCR lending for a simple reason: many renters, many investors and a large vacation trade. The payment, not the rent, is where files fail. Taxes jump to market value after a sale, and the insurance quote can move the ratio more than a change in the interest rate.",
  topMarkets: {
    "Tampa Bay":
      "Block houses in Hillsborough, Pasco and Pinellas rent to finance, health and port workers, with evacuation zone and roof age setting the real cost.",
    Jacksonville:
      "Navy, logistics and insurance payrolls support affordable three-bedroom houses on the north and west sides, at prices where long-term rent comes closest to covering the loan.",
    Orlando:
      "Long-term demand comes from hospitality and medical staff, while purpose-built communities near the parks allow licensed vacation houses.",
  },
  marketHighlights: [
    sourced(
      "New inspection and reserve rules raise the dues of older condominium towers, which weighs on their prices.",
      "Florida Statutes § 553.899 (milestone inspections)",
      "Florida Statutes § 718.112(2)(g) (structural reserves)",
    ),
    "Inland counties such as Polk and Marion draw buyers priced out of the coasts.",
    "Heavy single-family and apartment construction slowed rent growth in the southwest and in the I-4 corridor.",
    "Military towns in the Panhandle pair housing allowances with beach tourism.",
  ],
  investorBenefits: [
    sourced(
      "The state levies no personal income tax.",
      "Florida Constitution article VII § 5 (income tax on natural persons)",
    ),
    sourced(
      "Cities cannot cap rents or write their own landlord and tenant codes.",
      "Florida Statutes §§ 125.0103 and 166.043 (no rent control)",
      "Florida Statutes § 83.425 (tenant rules are the state's)",
    ),
    sourced(
      "A 10% yearly ceiling slows non-homestead assessments for taxes other than schools, once you own.",
      "Florida Constitution article VII § 4",
      "Florida Statutes § 193.1554 (10% limit)",
    ),
    "Many DSCR lenders are active here, so quotes are easy to compare.",
  ],
  regulations: [
    sourced(
      "Condo buildings of three or more habitable stories face milestone inspections as they age and must study and fund structural reserves.",
      "Florida Statutes § 553.899 (milestone inspections)",
      "Florida Statutes § 718.112(2)(g) (structural reserves)",
    ),
    sourced(
      "Vacation rentals need a state license from the Department of Business and Professional Regulation.",
      "Florida Statutes §§ 509.241 and 509.242 (licenses for public lodging)",
    ),
    sourced(
      "Landlords must give a written notice of flood history with any lease of a year or longer.",
      "Florida Statutes § 83.512 (flood disclosure)",
    ),
  ],
  challenges: [
    sourced(
      "State law protects a roof under 15 years, or one with five years of life left, in homeowner's policies; a rental's dwelling policy may be stricter.",
      "Florida Statutes § 627.7011(5) (roof age)",
    ),
    "Condo dues count in the payment, and special assessments can end a loan approval late.",
    "Investors crowd the same zip codes, so vacation-rental income near the parks has thinned.",
  ],
  foreclosure: sourced(
    "Florida uses the courts. The lender files suit, obtains judgment and sells through the clerk, commonly online. The clerk's sale comes 20 to 35 days after the judgment unless the court sets another date, but no statute limits the months before it. Lenders often ask for an assignment of rents, so a court can direct tenants' payments while the case is pending. Deficiency judgments are permitted, and the owner may redeem until the clerk files the certificate of sale.",
    "Florida Statutes § 702.01 (foreclosure in court)",
    "Florida Statutes § 45.031 (sale by the clerk)",
    "Florida Statutes § 697.07 (assignment of rents)",
    "Florida Statutes § 702.06 (deficiency)",
    "Florida Statutes § 45.0315 (redemption)",
  ),
  propertyTax: sourced(
    "Bills land near the national average, but the seller's bill is often misleading. A homestead owner's assessed value may rise by no more than 3% a year, and on transfer the property is reassessed at full market value the next January. Thereafter a rental's assessment for non-school levies can rise at most 10% a year. A change of control in the owning LLC also counts as a change of ownership. An amendment on the ballot of November 2026 proposed larger homestead exemptions and new limits for other property; check its result with the Division of Elections.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values by state)",
    "Florida Statutes § 193.155 (homestead cap and change of ownership)",
    "Florida Statutes § 193.1554 (10% limit, change of control)",
    "Florida Division of Elections, constitutional amendments of 2026",
  ),
  insurance: sourced(
    "Hurricane wind, flood and, in a few counties, sinkholes define the market. Citizens Property Insurance Corporation is the state-created insurer of last resort, and it has been moving policies to private companies and requiring flood coverage in steps. Order a wind-mitigation report and a four-point inspection on any house past a couple of decades; each can cut or kill a quote. Hurricane deductibles are a percentage of the dwelling limit, so hold cash for it.",
    "Florida Statutes § 627.351(6) (Citizens, its transfers and flood rule)",
    "Florida Statutes § 627.711 (wind-mitigation form)",
    "Florida Statutes § 627.701 (hurricane deductibles)",
    "Florida Statutes § 627.706 (sinkholes)",
  ),
  landlordLaw: sourced(
    "Rules are uniform across the state because local tenant ordinances are preempted. A three-day notice, excluding weekends and holidays, opens a nonpayment case, and a tenant who does not deposit rent with the court can lose quickly. No limit applies to deposits; return them within 15 days, or send a claim notice within 30. Month-to-month tenancies end on 30 days of notice. After a judgment the sheriff posts the writ on the door, and the tenant has 24 hours to leave.",
    "Florida Statutes § 83.425 (preemption)",
    "Florida Statutes § 83.56 (three-day notice) and § 83.60 (rent paid into court)",
    "Florida Statutes § 83.49 (deposits)",
    "Florida Statutes § 83.57 (month-to-month)",
    "Florida Statutes § 83.62 (writ of possession)",
  ),
  shortTermRentals: sourced(
    "State law bars cities from prohibiting vacation rentals or regulating how often they are rented, unless the ordinance existed before June 2011. Older rules therefore survive in Miami Beach, Key West and parts of other coastal towns, and those cities enforce them. Guests pay state sales tax, county surtax and tourist development tax on stays of six months or less. Associations can still forbid nightly rental, so read the declaration along with the city code.",
    "Florida Statutes § 509.032(7)(b) (limits on local rules)",
    "Miami Beach City Code and Key West Code of Ordinances (short-term and transient rentals)",
    "Florida Statutes § 212.03 (sales tax on lodging) and § 212.055 (county surtax)",
    "Florida Statutes § 125.0104 (tourist development tax)",
  ),
  notKnown: [
    "What a policy will cost for one roof and one flood zone: ask an agent with the wind-mitigation report and the elevation certificate in hand.",
    "Whether a condo building's reserve study points to a special assessment: ask the association for the study and a year of minutes.",
    "Whether a coastal city's ordinance is old enough to stand: ask the city attorney for the date of adoption.",
  ],
  marketTrend: "Growing",
  nearby: ["georgia", "alabama", "south-carolina", "texas"],
  reviewed: "2026-11-18",
};
