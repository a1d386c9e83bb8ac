import { type StateText, sourced } from "../state-guide.ts";

export const kentucky: StateText = {
  state: "Kentucky",
  stateCode: "KY",
  metaDescription:
    "Kentucky DSCR guide: equal taxes for owners and landlords, local tenant-law adoption, flood and tornado cover, commissioner sales and Derby-week rentals.",
  introduction:
    "A landlord in Kentucky pays property tax at the same rate as the owner next door, and the rate is low. Tenant law is a patchwork, because the uniform act applies only where a city or county has adopted it. For a DSCR borrower that means a simple payment to model and a lease that must match the address.",
  topMarkets: {
    Louisville:
      "Parcel shipping, appliance and truck plants rent brick houses in the south and southwest, with prices that keep the ratio comfortable.",
    Lexington:
      "The university and its hospital sustain high occupancy inside an urban growth boundary that restricts land, which makes yields thinner.",
    "Northern Kentucky":
      "Covington, Newport and Florence serve Cincinnati commuters and the air-cargo hub, with older two-family buildings near the river.",
  },
  marketHighlights: [
    "Bowling Green adds students, auto workers and refugees to its pool of renters.",
    "Hardin County around Elizabethtown grew on Fort Knox and battery-plant construction.",
    "Bourbon tourism has spread visitors from Bardstown to Frankfort and Lawrenceburg.",
    "Eastern coal counties lose residents, so resale there depends on a handful of buyers.",
  ],
  investorBenefits: [
    sourced(
      "No separate landlord assessment class exists, so a change from owner to tenant occupancy leaves the tax unchanged, apart from the exemption for seniors and disabled owners.",
      "Kentucky Constitution, §§ 171 and 172",
      "KRS 132.810 (homestead exemption)",
    ),
    sourced("The income tax rate is flat and has been cut in steps.", "KRS 141.020"),
    sourced("Local rent regulation is forbidden by state law.", "KRS 65.875"),
    "Median prices sit far enough below the national level that ordinary rents qualify.",
  ],
  regulations: [
    sourced(
      "The uniform landlord and tenant act binds only adopting places, including Louisville and Lexington.",
      "KRS 383.500",
    ),
    sourced(
      "Cities and counties may levy insurance premium taxes that raise the escrowed payment.",
      "KRS 91A.080",
    ),
    sourced(
      "Where that act applies, deposits sit in a dedicated bank account and both sides sign condition lists.",
      "KRS 383.580",
    ),
    sourced(
      "Louisville runs a rental registry and picks registered units at random for inspection each year.",
      "Louisville Metro Code of Ordinances, chapter 119",
      "Louisville Metro Department of Codes and Regulations, rental registry",
    ),
  ],
  challenges: [
    "Flash floods in the east and along the Ohio make flood-zone research essential.",
    "Many Louisville west-side houses have values below common loan minimums.",
    "Judges and procedures differ by county, so eviction timing is hard to generalize.",
  ],
  foreclosure: sourced(
    "All foreclosures are court cases, and a master commissioner has the property appraised and sells it. Court rules ask for the sale within 90 days of the order that refers it; no agency publishes a duration for the suit before that. If the winning bid is under two thirds of the appraised value, the owner keeps a six-month redemption right that travels with the title. That matters to anyone who buys there with borrowed money. A deficiency judgment needs personal service or an appearance, so a guarantor should watch the bidding.",
    "KRS 426.520 (appraisal)",
    "Kentucky Court of Justice, Administrative Procedures, part IV, § 5 (judicial sales)",
    "KRS 426.530 (redemption)",
    "KRS 426.005 and 454.165 (deficiency)",
  ),
  propertyTax: sourced(
    "Effective rates fall in the lower half of the states. Property valuation administrators assess at fair cash value and must examine each parcel at least every four years, often picking up the recorded deed price. Voters can recall a rate that raises more than 4% from existing property, a brake on rates rather than on your value. The homestead exemption helps only seniors and disabled owners. City and county bills arrive separately in some places; make sure both are escrowed.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Kentucky Constitution, § 172 (fair cash value)",
    "KRS 132.690 (examination of parcels)",
    "KRS 132.017 (recall)",
    "KRS 132.810 (homestead exemption)",
  ),
  insurance: sourced(
    "Recent disasters span the map: the Mayfield tornado of 2021, the eastern floods of 2022 and the London tornado of 2025. Flood policies are worth pricing outside mapped zones in creek valleys. Paducah and the far west lie in the New Madrid seismic area. In coal counties that take part, a policy includes mine-subsidence coverage unless the owner waives it in writing. The Kentucky FAIR Plan writes basic protection for hard-to-place buildings.",
    "National Weather Service, Paducah and Jackson offices: storm summaries of 2021, 2022 and 2025",
    "FEMA, National Flood Insurance Program",
    "U.S. Geological Survey, New Madrid seismic zone",
    "KRS 304.44-030 (mine subsidence)",
    "KRS chapter 304, subtitle 35 (FAIR Plan)",
  ),
  landlordLaw: sourced(
    "Where the uniform act has been adopted, seven days of notice start a nonpayment case and 14 days apply to most other breaches. Elsewhere the lease and older statutes control, and one month ends a monthly tenancy. A forcible detainer case needs only three days of notice before the trial in district court. No statute limits the size of a deposit, but careless handling forfeits the right to keep it. A 2024 law removed local bans on refusing vouchers.",
    "KRS 383.660 (seven and 14 days)",
    "KRS 383.195 (monthly tenancy)",
    "KRS 383.210 (forcible detainer)",
    "KRS 383.580 (deposits)",
    "2024 Kentucky Acts, chapter 3 (House Bill 18)",
  ),
  shortTermRentals: sourced(
    "Derby week, bourbon weekends and horse sales lift nightly rates, and local rules have tightened with them. Louisville registers every short-term rental. It requires a conditional use permit for a house its owner does not live in, with a spacing rule between such listings. Lexington licenses every operator and asks for a conditional use permit when nobody hosts in a residential zone. Sales tax, state and county transient room taxes all apply. At the southern lakes and the Red River Gorge, septic capacity and steep access deserve a look.",
    "Louisville Metro Code of Ordinances, chapter 115 (registration)",
    "Louisville Metro Land Development Code, chapter 4 (conditional use permit)",
    "Lexington-Fayette Code of Ordinances §§ 13-76 to 13-80",
    "Lexington-Fayette Zoning Ordinance, article 3",
    "KRS 139.200, 142.400 and 91A.390 (taxes)",
  ),
  notKnown: [
    "Which smaller cities and counties have adopted the uniform act: ask the city or county clerk before you write the lease.",
    "How long a foreclosure or eviction takes in one county: ask its circuit clerk for current settings.",
    "What premium tax a town adds to your insurance bill: ask the Kentucky Department of Insurance for the local rate.",
  ],
  marketTrend: "Growing",
  nearby: ["tennessee", "ohio", "indiana", "west-virginia", "virginia"],
  reviewed: "2026-11-18",
};
