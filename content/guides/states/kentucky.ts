import type { StateGuide } from "../state-guide.ts";

export const kentucky = {
  id: "kentucky-dscr-loans",
  slug: "kentucky",
  state: "Kentucky",
  stateCode: "KY",
  title: "Kentucky DSCR Loans: Investor Guide",
  metaDescription:
    "Kentucky DSCR guide: equal taxes for owners and landlords, local tenant-law adoption, flood and tornado cover, commissioner sales and Derby-week rentals.",
  introduction:
    "A landlord in Kentucky pays property tax at the same rate as the family next door, and the rate is low. Tenant law is a patchwork, because the uniform act applies only where a city or county has adopted it. For a DSCR borrower that means a simple payment to model and a lease that must match the address.",
  topMarkets: [
    {
      name: "Louisville",
      note: "Parcel shipping, appliance and truck plants rent brick houses in the south and southwest, with prices that keep the ratio comfortable.",
    },
    {
      name: "Lexington",
      note: "The university and its hospital sustain high occupancy inside an urban growth boundary that restricts land, which makes yields thinner.",
    },
    {
      name: "Northern Kentucky",
      note: "Covington, Newport and Florence serve Cincinnati commuters and the air-cargo hub, with older two-family buildings near the river.",
    },
  ],
  marketHighlights: [
    "Bowling Green adds students, auto workers and refugees to one of the state's quickest-growing rental pools.",
    "Hardin County around Elizabethtown grew on Fort Knox and battery-plant construction.",
    "Bourbon tourism has spread visitors from Bardstown to Frankfort and Lawrenceburg.",
    "Eastern coal counties lose residents, so resale there depends on a handful of buyers.",
  ],
  investorBenefits: [
    "No separate landlord assessment class exists, so a change from owner to tenant occupancy leaves the tax unchanged.",
    "The income tax rate has been cut in steps and is flat.",
    "Local rent regulation is forbidden by state law.",
    "Median prices sit far enough below the national level that ordinary rents qualify.",
  ],
  regulations: [
    {
      text: "The uniform landlord and tenant act binds only adopting places, including Louisville and Lexington.",
      sources: [],
    },
    {
      text: "Cities and counties levy insurance premium taxes that raise the escrowed payment.",
      sources: [],
    },
    {
      text: "Where that act applies, deposits sit in a dedicated bank account and both sides sign condition lists.",
      sources: [],
    },
    { text: "Louisville runs a rental registry, and inspections can follow complaints.", sources: [] },
  ],
  challenges: [
    "Flash floods in the east and along the Ohio make flood-zone research essential.",
    "Many Louisville west-side houses have values below common loan minimums.",
    "Judges and procedures differ by county, so eviction timing is hard to generalize.",
  ],
  foreclosure: {
    text: "All foreclosures are court cases, and a master commissioner appraises and sells the property. Suits take around six months when unopposed and longer in the busier counties. If the winning bid is under two thirds of the appraised value, the owner keeps a six-month redemption right that travels with the title. That rule matters to anyone buying at these auctions with borrowed money. Deficiency judgments are common, so a guarantor has an interest in how the sale is bid.",
    sources: [],
  },
  propertyTax: {
    text: "Effective rates fall in the lower half of the states. Property valuation administrators assess at full cash value and must examine each parcel on a regular cycle, often picking up the recorded deed price. Revenue growth above 4% from existing property can be recalled by voters, a brake on rates rather than on your value. The homestead exemption helps only seniors and disabled owners. City and county bills arrive separately in some places; make sure both are escrowed.",
    sources: [],
  },
  insurance: {
    text: "Recent disasters span the map: the Mayfield tornado of 2021, the eastern floods of 2022 and the London tornado of 2025. Wind, hail and ice lead the everyday claims. Flood policies are worth pricing outside mapped zones in creek valleys. Paducah and the far west lie in the New Madrid seismic area, and mine-subsidence coverage is offered in coal counties. The Kentucky FAIR Plan writes basic protection for hard-to-place buildings.",
    sources: [],
  },
  landlordLaw: {
    text: "Where the uniform act has been adopted, seven days of notice start a nonpayment case and 14 days apply to most other breaches. Elsewhere the lease and older statutes control, and 30 days ends a monthly tenancy. District courts hear forcible detainer cases quickly, commonly within a couple of weeks. No statute limits the size of a deposit, but careless handling forfeits the right to keep it. A 2024 law removed local bans on refusing vouchers.",
    sources: [],
  },
  shortTermRentals: {
    text: "Derby week, bourbon weekends and horse sales lift nightly rates, and local rules have tightened with them. Louisville requires a conditional use permit for a house its owner does not live in, with a spacing rule between such listings. Lexington licenses every operator and limits concentration. Sales tax, state and county transient room taxes all apply. Lake towns in the south and the Red River Gorge are looser, though septic capacity and steep access deserve a look.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["tennessee", "ohio", "indiana", "west-virginia", "virginia"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
