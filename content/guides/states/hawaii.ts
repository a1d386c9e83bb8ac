import type { StateGuide } from "../state-guide.ts";

export const hawaii = {
  id: "hawaii-dscr-loans",
  slug: "hawaii",
  state: "Hawaii",
  stateCode: "HI",
  title: "Hawaii DSCR Loans: Investor Guide",
  metaDescription:
    "Hawaii DSCR guide: leasehold titles, excise tax on rent, lava zones and hurricane cover, Maui's vacation-rental phase-out and slow court foreclosures.",
  introduction:
    "Hawaii is the hardest state in which to make rent cover a loan, and also one of the tightest rental markets. Prices, association dues and separate hurricane insurance all press on the ratio. Title matters as much as income here: a leasehold unit or a house in a high lava zone can be unfinanceable, whatever it earns.",
  topMarkets: [
    {
      name: "Honolulu",
      note: "Fee-simple condos and houses in Ewa, Kapolei and Mililani rent to military and hospital households, usually with a very large down payment to reach the target ratio.",
    },
    {
      name: "Hilo",
      note: "The state's lowest prices sit on the wet side of the Big Island, rented to university, observatory and county workers, subject to a lava-zone check.",
    },
    {
      name: "Kahului and Wailuku",
      note: "Central Maui holds the long-term workforce housing, and demand has been acute since the 2023 fires displaced thousands of Lahaina residents.",
    },
  ],
  marketHighlights: [
    "Basic allowance for housing puts a firm floor under rents near Pearl Harbor and Schofield Barracks.",
    "Construction is slow and costly, so new supply seldom threatens an existing lease.",
    "Legal second dwellings on one lot, called ohana units, can lift the income of a single parcel.",
  ],
  investorBenefits: [
    "Property tax rates on ordinary rentals are low in relation to value.",
    "Vacancy among fairly priced long-term rentals is very small on every island.",
    "Owners who lease long term can qualify for a lower tax class in some counties.",
    "Land scarcity has historically protected values over long holding periods.",
  ],
  regulations: [
    {
      text: "General excise tax applies to gross rent, long-term leases included, so register before the first payment.",
      sources: [],
    },
    {
      text: "An owner living off-island or out of state must appoint an agent on the island where the rental stands.",
      sources: [],
    },
    { text: "Out-of-state sellers face HARPTA withholding from the sale price.", sources: [] },
    { text: "The deposit limit is one month of rent, plus an equal sum when a pet is allowed.", sources: [] },
  ],
  challenges: [
    "Older high-rises with deferred fire-sprinkler, plumbing or insurance problems may be on a lender's reject list.",
    "Several DSCR lenders do not serve the state, or lend on Oahu only.",
    "Material and labor costs make a mainland repair budget unrealistic.",
  ],
  foreclosure: {
    text: "State law still offers an out-of-court route, but reforms in 2011 made it so demanding that lenders nearly always sue. A judge appoints a commissioner to market and sell the property, then holds a confirmation hearing where higher bids are taken. A year is quick and two are not rare. Deficiency judgments are available after a judicial sale. For an LLC borrower, the long calendar leaves time to sell privately, but interest, dues and legal fees keep building.",
    sources: [],
  },
  propertyTax: {
    text: "Effective rates are the lowest in the country on average, yet the averages hide investor classes. Honolulu's Residential A class raises the rate on high-value homes without a resident owner. Maui and Kauai counties use separate classes for non-owner-occupied, long-term rental and visitor use, with visitor classes taxed most. Assessments follow the market every year. File for the long-term rental class where it exists, since the county will not apply it for you.",
    sources: [],
  },
  insurance: {
    text: "Hurricane coverage is a distinct policy or endorsement, and lenders require it. Condo associations have struggled to buy full limits; the state revived its Hurricane Relief Fund in response, and many programs reject buildings that are underinsured. On the Big Island, lava zones 1 and 2 are mostly served by the Hawaii Property Insurance Association. Brush fire is now rated seriously on leeward slopes after Lahaina. Tsunami and stream flooding call for a separate flood policy.",
    sources: [],
  },
  landlordLaw: {
    text: "Nonpayment notices run ten calendar days, and since February 2026 a copy goes to a mediation center; if the tenant asks, mediation comes before filing. Month-to-month leases need 45 days of notice from the owner and 28 from the tenant. Return deposits within 14 days of move-out. Rents are not capped by statute, though emergency proclamations after disasters have frozen increases in affected areas. Collecting excise tax from the tenant is allowed only if the lease says so.",
    sources: [],
  },
  shortTermRentals: {
    text: "Each county decides where visitors may stay, and the trend is toward fewer places. Oahu limits stays under 30 days to resort zones and a small group of old permits. Maui enacted a phase-out of vacation use in apartment districts, effective in 2029 for West Maui and 2031 elsewhere. Kauai confines new ones to visitor destination areas. State and county accommodations taxes apply on top of excise tax, so the gross overstates what the owner keeps.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["california", "alaska", "washington", "oregon", "nevada"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
