import { type StateText, sourced } from "../state-guide.ts";

export const westVirginia: StateText = {
  state: "West Virginia",
  stateCode: "WV",
  metaDescription:
    "West Virginia rentals cost little and cover well on paper. Loan minimums, the rental tax class, floods and slow resale decide whether a DSCR loan fits.",
  introduction:
    "Low prices make almost any West Virginia house look like a bargain, so the useful question is which ones a lender will finance and a future buyer will want. Statewide population has been falling, while the Eastern Panhandle and Morgantown grow. Landlords pay roughly twice the tax rate of owner-occupants, on a very low base. Stay near a university, a hospital or the Washington commuter belt and the numbers hold.",
  topMarkets: {
    Morgantown:
      "West Virginia University and its hospital system fill student houses and small multifamilies, with leases signed months ahead and prices above the state norm.",
    "Martinsburg and the Eastern Panhandle":
      "Commuters to Northern Virginia and federal and logistics workers rent newer townhomes, a part of the state that has gained residents.",
    "Charleston and Huntington":
      "Hospitals and state offices support inexpensive older houses, often so inexpensive that the loan minimum and not the ratio is the barrier.",
  },
  marketHighlights: [
    "Berkeley and Jefferson counties gain residents while most others lose them.",
    "New River Gorge became a national park in 2020 and brought visitors to Fayetteville and its neighbors.",
    "Manufacturing announcements along the Ohio River have raised rental demand in Jackson and Mason counties.",
  ],
  investorBenefits: [
    sourced(
      "Among the lowest property tax bills in the nation, even in the rental class.",
      "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    ),
    sourced(
      "Falling state income tax rates.",
      "West Virginia Tax Division, personal income tax rate reductions",
    ),
    sourced(
      "Few local ordinances on private rentals, and no limit on rent in the state's landlord statutes.",
      "West Virginia Code chapter 37, articles 6 and 6A (landlord and tenant, deposits)",
    ),
    sourced(
      "Evictions for nonpayment that begin without a waiting period.",
      "West Virginia Code § 55-3A-1 (wrongful occupation)",
    ),
  ],
  regulations: [
    sourced(
      "An attorney examines title and conducts the closing.",
      "West Virginia State Bar, Committee on Unlawful Practice, Advisory Opinion 2003-01 (real estate closings)",
    ),
    sourced(
      "Seller-paid transfer tax applies to deeds at state and county level.",
      "West Virginia Code § 11-22-2 (excise tax on transfers)",
    ),
    sourced(
      "Huntington, Morgantown and some other cities license or register rental units and inspect them.",
      "Huntington Codified Ordinances article 1737 (rental registry and inspection)",
      "City of Morgantown, rental registration and inspection",
    ),
    sourced(
      "Mineral rights are often severed from the surface and taxed apart, so title review should address old coal and gas leases.",
      "West Virginia Code § 11-4-9 (assessment of different estates in land)",
    ),
  ],
  challenges: [
    "Houses below common loan minimums need local bank money.",
    "Steep lots, slips and retaining walls create repairs that insurance excludes.",
    "Resale can take many months outside the growth counties.",
  ],
  foreclosure: sourced(
    "Loans are secured by a deed of trust with a power of sale, and no court is involved. The trustee publishes the sale once a week for two weeks and sends the owner a copy by certified mail. The right to cure in the code protects consumer loans, so a business loan depends on its own cure clause. The statutes give no redemption after the sale, and lenders may sue for the balance. Because resale prices can be weak, a deficiency is a practical risk, so keep leverage modest.",
    "West Virginia Code § 38-1-3 (sales under trust deeds)",
    "West Virginia Code § 38-1-4 (notice of sale)",
    "West Virginia Code § 46A-2-106 (cure for consumers)",
    "West Virginia Code § 38-1-7 (proceeds and deficiency)",
  ),
  propertyTax: sourced(
    "Assessed value is 60% of market value, and the state has some of the smallest bills in the country. The class decides the rate: owner-occupied homes are Class II, while rentals are Class III outside city limits or Class IV inside, at about double the Class II rate. Buying a resident's home therefore about doubles the rate once the class changes. Values are updated annually from sales. The homestead exemption for older and disabled residents also falls away.",
    "West Virginia Constitution article X, § 1 and § 1b (classes, 60% of value)",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "West Virginia Code § 11-8-5 (classes of property)",
    "West Virginia Code § 11-3-1 (annual assessment)",
    "West Virginia Code chapter 11, article 6B (homestead exemption)",
  ),
  insurance: sourced(
    "Flood is the first question in every hollow and river town; June 2016 brought catastrophic losses. Landslides are excluded from standard forms. In most counties the insurer must add mine subsidence cover to a building policy unless you waive it, and the state's insurance board stands behind it. The West Virginia Essential Property Insurance Association serves as the FAIR plan and sells no liability cover. Distance to a hydrant or fire station can raise premiums in rural areas, and wood heat or aging wiring may draw a surcharge.",
    "National Weather Service, Charleston office, flood of June 2016",
    "West Virginia Offices of the Insurance Commissioner, homeowners insurance guides",
    "West Virginia Code § 33-30-6 (mine subsidence coverage and waiver)",
    "West Virginia Essential Property Insurance Association, the state's FAIR plan",
  ),
  landlordLaw: sourced(
    "A landlord may file in magistrate court as soon as rent is unpaid, with no statutory notice, and the hearing is set five to ten court days later. The tenant can end the case by paying rent, interest and costs before trial. Deposits have no ceiling; they are returned within 60 days of the end of the tenancy or 45 days after a new tenant moves in, whichever comes first. A monthly tenancy needs one full rental period of notice. Habitability duties are set out briefly in the code, and magistrates apply them.",
    "West Virginia Code § 55-3A-1 (petition and hearing)",
    "West Virginia Code § 37-6-23 (payment before trial)",
    "West Virginia Code chapter 37, article 6A (deposits)",
    "West Virginia Code § 37-6-5 (notice)",
    "West Virginia Code § 37-6-30 (fit and habitable condition)",
  ),
  shortTermRentals: sourced(
    "Operators collect the 6% sales tax and a local hotel occupancy tax. Fayetteville requires a vacation rental permit and a town business license, while a county without zoning may ask for neither. Canaan Valley, Snowshoe and the gorge are the established visitor areas, with ski or rafting seasons that leave gaps. Cell coverage, road access and cleaning staff limit remote management. Some lenders exclude rural nightly rentals here, so ask before ordering the appraisal.",
    "West Virginia Code § 11-15-3 (sales tax)",
    "West Virginia Code chapter 7, article 18 (hotel occupancy tax)",
    "Town of Fayetteville, vacation rental ordinance",
  ),
  notKnown: [
    "Whether Harpers Ferry, Lewisburg or Davis limits nightly rentals on a given street: ask the town recorder.",
    "When the county will move a purchased home from Class II to Class III or IV: ask the assessor before the July 1 assessment date.",
    "Whether a lot lies over old mine workings: ask the state Geological and Economic Survey for its mine maps.",
  ],
  marketTrend: "Declining",
  nearby: ["virginia", "ohio", "pennsylvania", "kentucky", "maryland"],
  reviewed: "2026-11-16",
};
