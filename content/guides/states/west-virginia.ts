import type { StateGuide } from "../state-guide.ts";

export const westVirginia = {
  id: "west-virginia-dscr-loans",
  slug: "west-virginia",
  state: "West Virginia",
  stateCode: "WV",
  title: "West Virginia DSCR Loans: Investor Guide",
  metaDescription:
    "West Virginia rentals cost little and cover well on paper. Loan minimums, the rental tax class, floods and slow resale decide whether a DSCR loan fits.",
  introduction:
    "Low prices make almost any West Virginia house look like a bargain, so the useful question is which ones a lender will finance and a future buyer will want. Statewide population has been falling, while the Eastern Panhandle and Morgantown grow. Landlords pay roughly twice the tax rate of owner-occupants, on a very low base. Stay near a university, a hospital or the Washington commuter belt and the numbers hold.",
  topMarkets: [
    {
      name: "Morgantown",
      note: "West Virginia University and its hospital system fill student houses and small multifamilies, with leases signed months ahead and prices above the state norm.",
    },
    {
      name: "Martinsburg and the Eastern Panhandle",
      note: "Commuters to Northern Virginia and federal and logistics workers rent newer townhomes, the part of the state where values have grown most.",
    },
    {
      name: "Charleston and Huntington",
      note: "Hospitals and state offices support inexpensive older houses, often so inexpensive that the loan minimum and not the ratio is the barrier.",
    },
  ],
  marketHighlights: [
    "Berkeley and Jefferson counties gain residents while most others lose them.",
    "New River Gorge became a national park in 2020 and brought visitors to Fayetteville and its neighbors.",
    "Manufacturing announcements along the Ohio River have raised rental demand in Jackson and Mason counties.",
  ],
  investorBenefits: [
    "Among the lowest property tax bills in the nation, even in the rental class.",
    "Falling state income tax rates.",
    "Few local ordinances on private rentals, and no rent control.",
    "Evictions for nonpayment that begin without a waiting period.",
  ],
  regulations: [
    { text: "An attorney examines title and conducts the closing.", sources: [] },
    { text: "Seller-paid transfer tax applies to deeds at state and county level.", sources: [] },
    {
      text: "Huntington, Morgantown and some other cities license or register rental units and inspect them.",
      sources: [],
    },
    {
      text: "Mineral rights are often severed from the surface, so title review should address old coal and gas leases.",
      sources: [],
    },
  ],
  challenges: [
    "Houses below common loan minimums need local bank money.",
    "Steep lots, slips and retaining walls create repairs that insurance excludes.",
    "Resale can take many months outside the growth counties.",
  ],
  foreclosure: {
    text: "Loans are secured by a deed of trust with a power of sale, and no court is involved. The trustee gives a cure notice, publishes the sale for two weeks and mails notice to the owner. Two to four months is the normal span. There is no redemption after the sale, and lenders may sue for the balance. Because resale prices can be weak, a deficiency is a more practical risk than in a rising market, so keep leverage modest.",
    sources: [],
  },
  propertyTax: {
    text: "Assessed value is 60% of market value, and the state has some of the smallest bills in the country. The class decides the rate: owner-occupied homes are Class II, while rentals are Class III outside city limits or Class IV inside, at about double the Class II rate. Buying a resident's home therefore doubles the rate in the next tax year. Values are updated annually from sales. The homestead exemption for older and disabled residents also falls away.",
    sources: [],
  },
  insurance: {
    text: "Flood is the first question in every hollow and river town; 2016 brought catastrophic losses, and smaller events come yearly. Landslides and mine subsidence are excluded from standard forms, and the state's insurance board offers subsidence coverage through private carriers. The West Virginia Essential Property Insurance Association serves as the FAIR plan. Distance to a hydrant or fire station raises premiums in rural areas. Wood heat and aging wiring draw surcharges.",
    sources: [],
  },
  landlordLaw: {
    text: "A landlord may file in magistrate court as soon as rent is unpaid, with no statutory notice, and a hearing is set within days. The tenant can end the case by paying before judgment in many situations. Deposits have no ceiling; they are returned within 60 days of the end of the tenancy or 45 days after a new tenant moves in, whichever comes first. A monthly tenancy needs one full rental period of notice. Habitability duties are set out briefly in the code, and magistrates apply them.",
    sources: [],
  },
  shortTermRentals: {
    text: "Operators collect the 6% sales tax and a local hotel occupancy tax. Fayetteville, Harpers Ferry and Lewisburg have zoning or registration rules, while unzoned counties have almost none. Canaan Valley, Snowshoe and the gorge are the established visitor areas, with ski or rafting seasons that leave gaps. Cell coverage, road access and cleaning staff limit remote management. Some lenders exclude rural nightly rentals here, so ask before ordering the appraisal.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Declining",
  nearby: ["virginia", "ohio", "pennsylvania", "kentucky", "maryland"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
