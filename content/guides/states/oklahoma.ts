import type { StateGuide } from "../state-guide.ts";

export const oklahoma = {
  id: "oklahoma-dscr-loans",
  slug: "oklahoma",
  state: "Oklahoma",
  stateCode: "OK",
  title: "Oklahoma DSCR Loans: Investor Guide",
  metaDescription:
    "Oklahoma pairs low prices and low property tax with the nation's toughest hail premiums. How insurance, deed affidavits and caps change a DSCR loan.",
  introduction:
    "In Oklahoma the I in PITIA is the story. Prices and taxes are low, rents are fair, and then a wind and hail quote arrives that can be several times the tax bill. A deal that passes with the seller's old policy may fail with yours. Quote insurance on the day you write the offer and most of the state's uncertainty is gone.",
  topMarkets: [
    {
      name: "Oklahoma City",
      note: "Aerospace at Tinker, energy, hospitals and state agencies rent three-bedroom brick houses across Moore, Midwest City and the northwest side at prices that suit smaller loans.",
    },
    {
      name: "Tulsa",
      note: "Energy, airline maintenance and remote-worker programs support midtown bungalows and south-side houses, with older duplexes giving the strongest coverage.",
    },
    {
      name: "Broken Bow and Hochatown",
      note: "Luxury cabins near the lake sell to Dallas weekenders, so the loan depends on documented nightly income and on how the lender trims it.",
    },
  ],
  marketHighlights: [
    "Living costs rank among the lowest in the country, which keeps rent burdens manageable for tenants.",
    "Tinker, Fort Sill and Altus bring military households with housing allowances.",
    "Oil prices still move state revenue and office jobs in both large metros.",
    "New cabin supply around Broken Bow outran visitor growth after 2022, and booking rates fell.",
  ],
  investorBenefits: [
    "Property tax that is modest in rate and limited in annual growth.",
    "Prices low enough to build a portfolio of several houses with the cash one coastal down payment would need.",
    "State law bars cities from controlling rents.",
  ],
  regulations: [
    {
      text: "Every deed needs a citizenship or entity affidavit before the county clerk will record it, and LLC buyers must complete one too.",
      sources: [],
    },
    {
      text: "A small mortgage registration tax is due when the loan is recorded, scaled to the length of the loan.",
      sources: [],
    },
    { text: "Flooding in the past five years must be disclosed in a rental agreement.", sources: [] },
    {
      text: "Title work uses abstracts examined by an attorney, a step that can take longer than the appraisal.",
      sources: [],
    },
  ],
  challenges: [
    "Premium increases at renewal can cut a comfortable ratio to the minimum without any change in rent.",
    "Expansive clay soils crack slabs and foundations, and lenders often ask for an engineer's letter.",
    "Eviction filings are frequent in Oklahoma City and Tulsa, so tenant screening decides the real return.",
  ],
  foreclosure: {
    text: "Although power-of-sale mortgages exist, nearly all lenders go to district court. The process runs about five to eight months when uncontested. Unless the mortgage waives appraisal, the property must bring two thirds of its appraised value; with a waiver the lender waits six months from filing to sell. The court confirms the sale and the owner's right to redeem ends there. A deficiency must be sought promptly after the sale, and guarantors of an LLC's loan are normally named in the suit.",
    sources: [],
  },
  propertyTax: {
    text: "Rates are among the lower ones nationally. The assessor applies a ratio of roughly 11% to 13.5% of fair cash value, depending on the county. Taxable value may rise no more than 3% a year on a homestead and 5% on other property, which includes rentals. When title transfers, the value returns to market and a new cap starts. Expect the first full bill after closing to exceed the seller's, especially where an owner held the house for many years.",
    sources: [],
  },
  insurance: {
    text: "Tornado, hail and straight-line wind give Oklahoma some of the highest premiums in the nation. Wind and hail deductibles of a percentage of the dwelling limit are standard, and insurers may cover an older roof only at depreciated value. Lenders often cap the deductible they will accept, so the cheapest policy may not be usable. Impact-rated shingles or a fortified roof can lower the price. Ice storms and grass fires complete the list, while small induced earthquakes need a separate endorsement.",
    sources: [],
  },
  landlordLaw: {
    text: "After rent is late the owner gives a five-day written demand and may then file in small claims court, where hearings come quickly. Other breaches allow ten days to cure within a 15-day notice. The law sets no ceiling on a deposit but requires it to be kept in a federally insured escrow account in the state. The tenant must ask for it in writing, and the owner then has 45 days. Month-to-month tenancies end on 30 days' notice, and no cause is needed.",
    sources: [],
  },
  shortTermRentals: {
    text: "There is no statewide license, and state sales tax plus local lodging tax apply. Oklahoma City requires a home-sharing license with neighbor notice in many districts. Tulsa licenses operators and posts an emergency contact. Hochatown incorporated in 2022 largely to gain control over the cabin economy, and its rules continue to develop. Ask for two full years of bookings on any cabin, because the first post-2020 years are not representative.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["texas", "kansas", "arkansas", "missouri", "new-mexico"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
