import type { StateGuide } from "../state-guide.ts";

export const florida = {
  id: "florida-dscr-loans",
  slug: "florida",
  state: "Florida",
  stateCode: "FL",
  title: "Florida DSCR Loans: Investor Guide",
  metaDescription:
    "Florida DSCR guide: taxes that reset at sale, wind and flood cover, condo reserve rules, court foreclosures and a state law that protects vacation rentals.",
  introduction:
    "Few states see more DSCR lending than Florida, and the reason is simple: many renters, many investors and a large vacation trade. The payment, not the rent, is where files fail. Taxes jump to market value after a sale, and the insurance quote can move the ratio more than a change in the interest rate.",
  topMarkets: [
    {
      name: "Tampa Bay",
      note: "Block houses in Hillsborough, Pasco and Pinellas rent to finance, health and port workers, with evacuation zone and roof age setting the real cost.",
    },
    {
      name: "Jacksonville",
      note: "Navy, logistics and insurance payrolls support affordable three-bedroom houses on the north and west sides, often the best long-term coverage among the large metros.",
    },
    {
      name: "Orlando",
      note: "Long-term demand comes from hospitality and medical staff, while purpose-built communities near the parks allow licensed vacation houses.",
    },
  ],
  marketHighlights: [
    "Older condominium towers have lost value as new inspection and reserve rules raised association dues.",
    "Inland counties such as Polk and Marion draw buyers priced out of the coasts.",
    "Heavy single-family and apartment construction slowed rent growth in the southwest and in the I-4 corridor.",
    "Military towns in the Panhandle pair housing allowances with beach tourism.",
  ],
  investorBenefits: [
    "The state levies no personal income tax.",
    "Cities cannot cap rents or write their own landlord and tenant codes.",
    "A 10% yearly ceiling slows non-homestead assessments for taxes other than schools, once you own.",
    "Nearly every DSCR lender is active here, so quotes are easy to compare.",
  ],
  regulations: [
    {
      text: "A mortgage pays documentary stamp tax and a nonrecurring intangible tax at closing.",
      sources: [],
    },
    {
      text: "Condo buildings of three or more habitable stories face milestone inspections as they age and must study and fund structural reserves.",
      sources: [],
    },
    {
      text: "Vacation rentals need a state license from the Department of Business and Professional Regulation.",
      sources: [],
    },
    { text: "Landlords must disclose flood history and risk in newer residential leases.", sources: [] },
  ],
  challenges: [
    "Insurers price on roof age, and a shingle roof past 15 years can be refused unless an inspection shows useful life left.",
    "Condo dues count in the payment, and special assessments can end a loan approval late.",
    "Investors crowd the same zip codes, so vacation-rental income near the parks has thinned.",
  ],
  foreclosure: {
    text: "Florida uses the courts. The lender files suit, obtains judgment and sells through the clerk, commonly online. An uncontested case can take around eight months to a year, and contested ones far longer, which ranks the state among the slower ones. Lenders often ask for an assignment of rents, so a court can direct tenants' payments while the case is pending. Deficiency judgments are permitted, and the owner may redeem until the clerk files the certificate of sale.",
    sources: [],
  },
  propertyTax: {
    text: "Bills land near the national average, but the seller's bill is often misleading. A homestead owner's assessed value is capped tightly for years, and on transfer the property is reassessed at full market value the next January. Thereafter a rental's assessment for non-school levies can rise at most 10% a year. A change of control in the owning LLC also counts as a change of ownership. An amendment on the November 2026 ballot proposed larger homestead exemptions and new limits for other property from 2027; check current law.",
    sources: [],
  },
  insurance: {
    text: "Hurricane wind, flood and, in a few counties, sinkholes define the market. Citizens Property Insurance Corporation is the state-created insurer of last resort, and it has been moving policies to private companies and requiring flood coverage in steps. Order a wind-mitigation report and a four-point inspection on any house past a couple of decades; each can cut or kill a quote. Hurricane deductibles are a percentage of the dwelling limit, so hold cash for it.",
    sources: [],
  },
  landlordLaw: {
    text: "Rules are uniform across the state because local tenant ordinances are preempted. A three-day notice, excluding weekends and holidays, opens a nonpayment case, and a tenant who does not deposit rent with the court can lose quickly. No limit applies to deposits; return them within 15 days, or send a claim notice within 30. Month-to-month tenancies end on 30 days of notice. Writs are executed by the sheriff soon after judgment, which keeps vacancy losses shorter than in other large states.",
    sources: [],
  },
  shortTermRentals: {
    text: "State law bars cities from prohibiting vacation rentals or regulating how often they are rented, unless the ordinance existed before June 2011. Older rules therefore survive in Miami Beach, Key West and parts of other coastal towns, and fines there are severe. Guests pay state sales tax, county surtax and tourist development tax on stays of six months or less. Associations can still forbid nightly rental, so read the declaration along with the city code.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["georgia", "alabama", "south-carolina", "texas"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
