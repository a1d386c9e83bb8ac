import type { StateGuide } from "../state-guide.ts";

export const newMexico = {
  id: "new-mexico-dscr-loans",
  slug: "new-mexico",
  state: "New Mexico",
  stateCode: "NM",
  title: "New Mexico DSCR Loans: Investor Guide",
  metaDescription:
    "New Mexico rentals carry low taxes until a sale resets them. How the 3% value cap, court foreclosure, wildfire cover and city permits shape a DSCR loan.",
  introduction:
    "The trap in New Mexico is the seller's tax bill. Values of homes may rise only 3% a year while one owner holds them, then jump to market in the year after a sale, a shock locals call tax lightning. Government laboratories, bases and universities pay a large share of wages, which makes rents steady but slow-growing. Model the reset and the state becomes one of the more predictable places to borrow against a rental.",
  topMarkets: [
    {
      name: "Albuquerque and Rio Rancho",
      note: "Sandia, Kirtland Air Force Base, Intel and the university supply tenants for three-bedroom houses and small courts, at prices that often meet the minimum ratio with ordinary leverage.",
    },
    {
      name: "Las Cruces",
      note: "New Mexico State students, White Sands employees and retirees rent inexpensive houses, and low prices make it the easiest large city in the state for coverage.",
    },
    {
      name: "Santa Fe",
      note: "State government and tourism keep rents high, yet historic-district prices are higher still, so most loans here rely on large equity or a permitted nightly rental.",
    },
  ],
  marketHighlights: [
    "Federal payrolls at Los Alamos, Sandia and three Air Force bases soften recessions.",
    "Oil and gas in the Permian Basin gives Hobbs and Carlsbad rents that swing with the rig count.",
    "Film studios around Albuquerque create demand for furnished stays of one to six months.",
  ],
  investorBenefits: [
    "Once reset, the assessed value of a residence grows at no more than 3% a year, and the limit covers rentals.",
    "State law forbids local rent control.",
    "Long-term residential rent is not subject to gross receipts tax, unlike most services in the state.",
    "No tax on the transfer or the mortgage at closing.",
  ],
  regulations: [
    {
      text: "A buyer of residential property files a sale-price affidavit with the county assessor shortly after recording, which is how the reset begins.",
      sources: [],
    },
    {
      text: "Late fees are limited by statute, and charges beyond rent must be disclosed in the lease.",
      sources: [],
    },
    { text: "Managing other people's rentals calls for a real estate broker license.", sources: [] },
    {
      text: "Community-property rules can require a spouse's signature when title is held personally instead of in an LLC.",
      sources: [],
    },
  ],
  challenges: [
    "Rent growth follows public-sector pay, so thin coverage at purchase may not improve quickly.",
    "Flat roofs, evaporative coolers and stucco need steady upkeep that a pro forma written for another state misses.",
    "Some buyers discover irrigation, acequia or well rights only in title review; start that review early.",
  ],
  foreclosure: {
    text: "Residential loans are ordinarily foreclosed by a lawsuit in district court. An uncontested case commonly runs six to nine months, and backlog can stretch it. After the sale the borrower has a right of redemption, nine months by default, which most loan documents shorten to one month. Deeds of trust with a power of sale exist mainly for larger commercial loans. An investor in difficulty has more time to sell here than in Texas or Arizona, but legal fees are added to the payoff.",
    sources: [],
  },
  propertyTax: {
    text: "Effective rates sit below the national average. Property is assessed at one third of value, and the yield-control rules trim rates when values rise. The 3% ceiling on annual growth ends when ownership changes, so two equal houses on one street can owe very different amounts. Ask the county assessor for an estimate at your purchase price, and give that figure to the lender rather than the current bill. The head-of-family and veteran exemptions that reduce a neighbor's tax do not apply to a rental.",
    sources: [],
  },
  insurance: {
    text: "Wildfire losses at Ruidoso in 2024 and in the northern mountains in 2022 changed the market; some carriers stopped writing in forested zip codes. The New Mexico FAIR Plan takes property that has been declined, with limited coverage. Hail falls on the eastern plains and Albuquerque's heights, and monsoon storms send flash floods down burn scars and arroyos. Ordinary policies exclude that flood damage. In the southern desert premiums remain among the easier ones to absorb.",
    sources: [],
  },
  landlordLaw: {
    text: "Under the Uniform Owner-Resident Relations Act an owner may serve a three-day notice for unpaid rent and seven days for most other breaches. Bills to lengthen the three days return to the legislature nearly every session, so check current law. A lease shorter than a year limits the deposit to one month's rent; a longer lease may take more, but the owner then owes interest on the excess. The accounting is due within 30 days. Magistrate and metropolitan courts usually set hearings within two or three weeks.",
    sources: [],
  },
  shortTermRentals: {
    text: "Nightly income is taxable: gross receipts tax plus a local lodgers' tax, which platforms collect in many places. Santa Fe caps the number of permits in residential districts and limits each owner. Taos and Ruidoso run permit systems with caps or spacing, and Albuquerque requires a permit with occupancy limits. Balloon Fiesta week and ski weekends can earn a month's rent in days, then demand thins. A permit in Santa Fe generally does not pass to the buyer, which matters if your ratio depends on it.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["arizona", "texas", "colorado", "oklahoma"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
