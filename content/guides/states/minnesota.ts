import { type StateText, sourced } from "../state-guide.ts";

export const minnesota: StateText = {
  state: "Minnesota",
  stateCode: "MN",
  metaDescription:
    "Minnesota DSCR guide: St. Paul's rent cap, city rental licenses, hail-driven premiums, mortgage registry tax, redemption periods and cabin-country rules.",
  introduction:
    "Minnesota licenses the landlord rather than leaving the quality of a rental to chance. The two Twin Cities now differ on rent: St. Paul has a cap and Minneapolis does not. Add a hail season that has reset insurance prices, and a DSCR borrower has three local numbers to confirm before an offer.",
  topMarkets: {
    Minneapolis:
      "North and northeast duplexes and inner-ring ramblers are filled by health, retail-headquarters and university payrolls, with licensing and inspection tiers that reward good upkeep.",
    Rochester:
      "Mayo Clinic fills houses, duplexes and furnished medical stays, and its building program keeps demand ahead of the surrounding region.",
    Duluth:
      "Hospitals, ports and two campuses sustain older multi-bedroom houses at moderate prices, where heating bills and hillside foundations need inspection.",
  },
  marketHighlights: [
    "Twin Cities apartment construction peaked early in the decade and has since slowed, so check whether vacancy is tightening.",
    "Anoka, Dakota and Washington counties have townhouses with attached garages, whose association dues count in the ratio.",
    "St. Cloud and Mankato offer college and manufacturing demand at lower prices.",
  ],
  investorBenefits: [
    "Many Fortune 500 headquarters and a low jobless rate steady rent collection.",
    "Two- to four-unit buildings are common in both central cities.",
    sourced(
      "Minneapolis zoning allows up to three units on most residential lots.",
      "Minneapolis Code of Ordinances, title 20 (zoning)",
    ),
    "Energy programs help pay for insulation and heating upgrades in rental buildings.",
  ],
  regulations: [
    sourced(
      "Fourteen days of written notice must come before an eviction filing for rent.",
      "Minnesota Statutes § 504B.321",
    ),
    sourced(
      "Minneapolis licenses rentals and St. Paul certifies them, so a buyer should ask what must be renewed in the new name.",
      "Minneapolis Code of Ordinances, chapter 244 (rental licenses)",
      "St. Paul Legislative Code, chapter 40 (certificate of occupancy)",
    ),
    sourced(
      "Deposits earn simple interest at the statutory rate and return within three weeks.",
      "Minnesota Statutes § 504B.178",
    ),
  ],
  challenges: [
    "Association dues on townhouses have jumped with master insurance policies.",
    sourced(
      "St. Paul's 3% cap applies to buildings first occupied before 2005 and complicates a value-add plan.",
      "St. Paul Legislative Code, chapter 193A",
    ),
    "Winter repairs cannot wait, and contractors charge accordingly.",
  ],
  foreclosure: sourced(
    "Most mortgages are foreclosed by advertisement, with six weeks of published notice and a sheriff's sale. Redemption comes next and lasts six months in the standard case, or twelve for tracts over ten acres and for debts paid down below two thirds. The owner remains in possession and may refinance or sell during that time. Lenders who foreclose this way give up a deficiency claim against the borrower in the six-month cases; ask counsel what that means for a guarantor. The fixed steps add up to about seven and a half months.",
    "Minnesota Statutes § 580.03 (notice)",
    "Minnesota Statutes § 580.23 (redemption)",
    "Minnesota Statutes § 582.30 (deficiency)",
  ),
  propertyTax: sourced(
    "Levels sit slightly above the national middle. The system classifies by use. A resident's home gets a market value exclusion, a single rental house does not, and buildings with two or more rental units generally carry a class rate of 1.25% instead of 1.00%. Values are set every January for taxes paid the following year, so there is always a lag. Nothing resets at sale, but losing the homestead class has an effect close to it.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Minnesota Statutes § 273.13 (classes and exclusion)",
    "Minnesota Statutes § 273.01 (January assessment)",
  ),
  insurance: sourced(
    "Large hail is the costly peril, and many policies now settle an older roof at its depreciated value, so read the roof clause. Deep cold adds frozen pipes and ice dams. Basements take water from spring melt, and sump and backup coverage is an extra to ask for. The Minnesota FAIR Plan serves those without other options. Insurers must give a discount for a house certified to the FORTIFIED standard with its hail supplement. Ask whether that reaches a landlord policy.",
    "NOAA, Storm Events Database (hail)",
    "Minnesota Department of Commerce, home insurance guides",
    "Minnesota Statutes §§ 65A.31 to 65A.42 (FAIR Plan)",
    "Minnesota Statutes § 65A.298 (FORTIFIED discount)",
  ),
  landlordLaw: sourced(
    "Reforms in 2023 and 2024 brought longer notices, a winter heat standard of 68 degrees and disclosure of all fees on page one of the lease. Eviction records are also easier to seal. Rent control needs voter approval at a general election. St. Paul has a cap, with buildings first occupied after 2004 exempt; Minneapolis voters let their council draft one in 2021, and none is in force. Both cities limit deposits and screening criteria by ordinance. Keep proof of the pre-filing notice, since courts dismiss without it.",
    "Minnesota Statutes §§ 504B.161 (heat) and 504B.120 (fees)",
    "Minnesota Statutes § 484.014 (eviction records)",
    "Minnesota Statutes § 471.9996 (rent control)",
    "St. Paul Legislative Code, chapters 193 and 193A",
    "Minneapolis Code of Ordinances, chapter 244",
  ),
  shortTermRentals: sourced(
    "Licensing is local. Minneapolis and St. Paul license hosts and limit units per building; a Minneapolis host may run one property besides the home. Duluth caps vacation dwelling permits outside its form districts and expects no openings soon. Cook County on the North Shore and several lake counties license rentals and check septic systems, which can limit guests. In cabin country the winter calendar is thin apart from ski and snowmobile areas, so test coverage on the summer weeks alone.",
    "Minneapolis Code of Ordinances, chapters 244 and 351",
    "St. Paul Legislative Code, chapter 379",
    "Duluth City Code, chapter 50; City of Duluth, vacation dwelling unit permits",
    "Cook County, short-term rental ordinance",
  ),
  notKnown: [
    "What a St. Paul building may charge after a vacancy or a renovation: ask the city's rent stabilization staff before you price the plan.",
    "Which lake counties cap or freeze rental licenses this season: ask the county's planning and zoning office.",
    "What a townhouse association's master policy leaves to the owner: ask the association for the declarations page and the deductible.",
  ],
  marketTrend: "Stable",
  nearby: ["wisconsin", "iowa", "north-dakota", "south-dakota"],
  reviewed: "2026-11-18",
};
