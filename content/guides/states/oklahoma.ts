import { type StateText, sourced } from "../state-guide.ts";

export const oklahoma: StateText = {
  state: "Oklahoma",
  stateCode: "OK",
  metaDescription:
    "Oklahoma pairs low prices and low property tax with some of the nation's highest premiums. How insurance, deed affidavits and caps change a DSCR loan.",
  introduction:
    "In Oklahoma the I in PITIA is the story. Prices and taxes are low, rents are fair, and then a wind and hail quote arrives that can be several times the tax bill. A deal that passes with the seller's old policy may fail with yours. Quote insurance on the day you write the offer and most of the state's uncertainty is gone.",
  topMarkets: {
    "Oklahoma City":
      "Aerospace at Tinker, energy, hospitals and state agencies rent three-bedroom brick houses across Moore, Midwest City and the northwest side at prices that suit smaller loans.",
    Tulsa:
      "Energy, airline maintenance and remote-worker programs support midtown bungalows and south-side houses, with older duplexes giving the strongest coverage.",
    "Broken Bow and Hochatown":
      "Luxury cabins near the lake sell to Dallas weekenders, so the loan depends on documented nightly income and on how the lender trims it.",
  },
  marketHighlights: [
    "Living costs are low by federal price-parity figures, which keeps rent burdens manageable for tenants.",
    "Tinker, Fort Sill and Altus bring military households with housing allowances.",
    "Oil prices still move state revenue and office jobs in both large metros.",
    "New cabin supply around Broken Bow outran visitor growth after 2022, and booking rates fell.",
  ],
  investorBenefits: [
    sourced(
      "Property tax that is modest in rate and limited in annual growth.",
      "Oklahoma Constitution, article X, section 8B",
    ),
    "Prices low enough to build a portfolio of several houses with the cash one coastal down payment would need.",
    sourced("State law bars cities from controlling rents.", "11 O.S. § 14-101.1"),
  ],
  regulations: [
    sourced(
      "Every deed needs a citizenship or entity affidavit before the county clerk will record it, and LLC buyers must complete one too.",
      "60 O.S. § 121",
      "Oklahoma Attorney General, affidavit forms for deeds",
    ),
    sourced(
      "A small mortgage registration tax is due when the loan is recorded, scaled to the length of the loan.",
      "68 O.S. § 1904",
    ),
    sourced(
      "A landlord who knows that the premises flooded in the past five years must say so in the rental agreement.",
      "41 O.S. § 113a",
    ),
    sourced(
      "A title policy rests on an abstract that an attorney has examined, a step that can take longer than the appraisal.",
      "36 O.S. § 5001",
      "Oklahoma Abstractors Board",
    ),
  ],
  challenges: [
    "Premium increases at renewal can cut a comfortable ratio to the minimum without any change in rent.",
    "Expansive clay soils crack slabs and foundations, and lenders often ask for an engineer's letter.",
    sourced(
      "Eviction cases fill the small claims dockets of Oklahoma and Tulsa counties, so tenant screening decides the real return.",
      "Oklahoma State Courts Network, small claims dockets",
    ),
  ],
  foreclosure: sourced(
    "Although power-of-sale mortgages exist, nearly all lenders go to district court. Unless the mortgage waives appraisal, the property must bring two thirds of its appraised value; with a waiver the sale must wait six months. The notice of sale runs at least 30 days from its first publication, and the sale becomes final only when the court confirms it, which ends the owner's right to redeem. No agency publishes a usual total. A deficiency must be sought within 90 days of the sale, and guarantors of an LLC's loan are normally named in the suit.",
    "Oklahoma Power of Sale Mortgage Foreclosure Act, 46 O.S. §§ 40 to 49",
    "12 O.S. §§ 760 and 762 (appraisal, two thirds)",
    "12 O.S. §§ 764 and 765 (notice and confirmation)",
    "12 O.S. § 686 (deficiency)",
  ),
  propertyTax: sourced(
    "Rates are among the lower ones nationally. The assessor applies a ratio of 11% to 13.5% of fair cash value, depending on the county. A homestead takes $1,000 off the assessed value. Taxable value may rise no more than 3% a year on a homestead and 5% on other property, which includes rentals. When title transfers, the value returns to market and a new cap starts. Expect the first full bill after closing to exceed the seller's, especially where an owner held the house for many years.",
    "U.S. Census Bureau, American Community Survey, tables B25103 and B25077 (median tax and value)",
    "Oklahoma Constitution, article X, section 8 (ratio)",
    "Oklahoma Constitution, article X, section 8B (caps and transfer)",
    "68 O.S. § 2889 (homestead exemption)",
  ),
  insurance: sourced(
    "Tornado, hail and straight-line wind give Oklahoma some of the highest premiums in the nation. Wind and hail deductibles of a percentage of the dwelling limit are common, and insurers may cover an older roof only at depreciated value. Lenders often cap the deductible they will accept, so the cheapest policy may not be usable. A fortified roof earns a discount on the wind part of the premium, but the state's roof grants go only to owner-occupied homes. Ice storms and grass fires complete the list, while earthquakes need a separate endorsement.",
    "National Association of Insurance Commissioners, homeowners insurance report (average premium by state)",
    "Oklahoma Insurance Department, homeowner guides (deductibles, roofs, earthquakes)",
    "Oklahoma Insurance Department, Strengthen Oklahoma Homes program",
  ),
  landlordLaw: sourced(
    "After rent is late the owner gives a five-day written demand and may then file in small claims court. Other breaches allow ten days to cure within a 15-day notice. The law sets no ceiling on a deposit but requires it to be kept in a federally insured escrow account in the state. The tenant must ask for it in writing within six months, and the owner then has 45 days. Month-to-month tenancies end on 30 days' notice, and no cause is needed.",
    "41 O.S. § 131 (five-day demand)",
    "41 O.S. § 132 (other breaches)",
    "41 O.S. § 115 (deposits)",
    "41 O.S. § 111 (month to month)",
  ),
  shortTermRentals: sourced(
    "There is no statewide license, and state sales tax plus local lodging tax apply. Oklahoma City requires a home-sharing license, and a house that is not the host's primary residence also needs a special exception from the Board of Adjustment. Tulsa licenses each unit every year and wants a local contact who answers at any hour. Hochatown incorporated in 2022, so a cabin there now answers to a town as well as to the county. Ask for two full years of bookings on any cabin, because the first post-2020 years are not representative.",
    "68 O.S. § 1354 (sales tax on lodging)",
    "Oklahoma City Municipal Code, chapters 13 and 59 (home sharing)",
    "Tulsa Revised Ordinances, title 21, chapter 26",
    "Town of Hochatown, municipal ordinances",
  ),
  notKnown: [
    "What wind and hail cover will cost on one roof: ask for a bindable quote, with the roof's age and material, on the day you offer.",
    "How Hochatown's rules on cabins stand today: ask the town clerk and the McCurtain County offices.",
    "Whether a slab has moved before: ask the seller for foundation warranties and an engineer for levels.",
  ],
  marketTrend: "Stable",
  nearby: ["texas", "kansas", "arkansas", "missouri", "new-mexico"],
  reviewed: "2026-11-18",
};
