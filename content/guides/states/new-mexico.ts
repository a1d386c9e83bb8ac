import { type StateText, sourced } from "../state-guide.ts";

export const newMexico: StateText = {
  state: "New Mexico",
  stateCode: "NM",
  metaDescription:
    "New Mexico rentals carry low taxes until a sale resets them. How the 3% value cap, court foreclosure, wildfire cover and city permits shape a DSCR loan.",
  introduction:
    "The trap in New Mexico is the seller's tax bill. Values of homes may rise only 3% a year while one owner holds them, then jump to market in the year after a sale, a shock locals call tax lightning. Government laboratories, bases and universities pay a large share of wages, which makes rents steady but slow-growing. Model the reset and the state becomes one of the more predictable places to borrow against a rental.",
  topMarkets: {
    "Albuquerque and Rio Rancho":
      "Sandia, Kirtland Air Force Base, Intel and the university supply tenants for three-bedroom houses and small courts, at prices that often meet the minimum ratio with ordinary leverage.",
    "Las Cruces":
      "New Mexico State and White Sands keep inexpensive houses rented, and low prices make coverage easier than in Santa Fe.",
    "Santa Fe":
      "State government and tourism keep rents high, yet historic-district prices are higher still, so most loans here rely on large equity or a permitted nightly rental.",
  },
  marketHighlights: [
    "Federal payrolls at Los Alamos, Sandia and three Air Force bases soften recessions.",
    "Oil and gas in the Permian Basin gives Hobbs and Carlsbad rents that swing with the rig count.",
    "Film studios around Albuquerque create demand for furnished stays of one to six months.",
  ],
  investorBenefits: [
    sourced(
      "Once reset, the assessed value of a residence grows at no more than 3% a year, and the limit covers rentals.",
      "NMSA 1978, § 7-36-21.2",
    ),
    sourced("State law forbids local rent control.", "NMSA 1978, § 47-8A-1"),
    sourced(
      "Long-term residential rent is not subject to gross receipts tax, unlike most services in the state.",
      "NMSA 1978, § 7-9-53",
    ),
    sourced(
      "No tax on the transfer or the mortgage at closing.",
      "New Mexico Taxation and Revenue Department, list of tax programs (no deed or mortgage tax among them)",
    ),
  ],
  regulations: [
    sourced(
      "A buyer of residential property files a sale-price affidavit with the county assessor within 30 days of recording, which is how the reset begins.",
      "NMSA 1978, § 7-38-12.1",
    ),
    sourced(
      "A late fee may not exceed 5% of the rent for each rental period in default, and a listing must state every charge beyond rent.",
      "NMSA 1978, § 47-8-15",
      "Laws 2025, chapter 122 (Senate Bill 267)",
    ),
    sourced(
      "Managing other people's rentals calls for a real estate broker license.",
      "NMSA 1978, §§ 61-29-1 and 61-29-2",
    ),
    sourced(
      "Community-property rules can require a spouse's signature when title is held personally instead of in an LLC.",
      "NMSA 1978, § 40-3-13",
    ),
  ],
  challenges: [
    "Rent growth follows public-sector pay, so thin coverage at purchase may not improve quickly.",
    "Flat roofs, evaporative coolers and stucco need steady upkeep that a pro forma written for another state misses.",
    sourced(
      "Some buyers discover irrigation, acequia or well rights only in title review; start that review early.",
      "New Mexico Office of the State Engineer, water rights records",
    ),
  ],
  foreclosure: sourced(
    "Residential loans are ordinarily foreclosed by a lawsuit in district court. The sale must wait until 30 days after judgment; no agency publishes how long a whole case takes. After the sale the borrower has a right of redemption, nine months by default, which the loan documents may shorten to one month. The Deed of Trust Act also gives a trustee a power of sale, so read which instrument your lender uses. An investor sued in court has more time to sell than under a trustee's sale in Texas or Arizona, but legal fees are added to the payoff.",
    "NMSA 1978, § 39-5-17 (sale after judgment)",
    "NMSA 1978, §§ 39-5-18 and 39-5-19 (redemption)",
    "Deed of Trust Act, NMSA 1978, §§ 48-10-1 to 48-10-21",
  ),
  propertyTax: sourced(
    "Effective rates sit below the national average. Property is assessed at one third of value, and the yield-control rules trim rates when values rise. The 3% ceiling on annual growth ends when ownership changes, so two equal houses on one street can owe very different amounts. The seller must give you the county assessor's estimate at the listed price before accepting an offer; give that figure to the lender rather than the current bill. The head-of-family and veteran exemptions belong to resident individuals, so an LLC or an out-of-state buyer cannot keep the seller's.",
    "U.S. Census Bureau, American Community Survey, tables B25103 and B25077 (median tax and value)",
    "NMSA 1978, §§ 7-37-3 and 7-37-7.1 (ratio and yield control)",
    "NMSA 1978, § 7-36-21.2 (3% limit)",
    "NMSA 1978, § 47-13-4 (estimate before the offer)",
    "NMSA 1978, §§ 7-37-4 and 7-37-5 (exemptions)",
  ),
  insurance: sourced(
    "Wildfire losses at Ruidoso in 2024 and in the northern mountains in 2022 made coverage in forested zip codes harder to place. The New Mexico FAIR Plan takes property that has been declined, with limited coverage. Hail falls on the eastern plains and Albuquerque's heights, and monsoon storms send flash floods down burn scars and arroyos. Ordinary policies exclude that flood damage. In the southern desert, away from forest and hail, premiums tend to be among the easier ones to absorb.",
    "New Mexico Office of Superintendent of Insurance, wildfire and property insurance information",
    "FAIR Plan Act, NMSA 1978, chapter 59A, article 29",
    "National Centers for Environmental Information, Storm Events Database",
    "Federal Emergency Management Agency, National Flood Insurance Program (what homeowner policies leave out)",
  ),
  landlordLaw: sourced(
    "Under the Uniform Owner-Resident Relations Act an owner may serve a three-day notice for unpaid rent and seven days for most other breaches. The legislature amended the act as recently as 2025, so check the current text. A lease shorter than a year limits the deposit to one month's rent; a longer lease may take more, but the owner then owes interest on it. The accounting is due within 30 days. The summons sets the hearing seven to ten days after it is served.",
    "NMSA 1978, § 47-8-33 (notices)",
    "Laws 2025, chapter 122 (Senate Bill 267)",
    "NMSA 1978, § 47-8-18 (deposits)",
    "NMSA 1978, § 47-8-43 (hearing)",
  ),
  shortTermRentals: sourced(
    "Nightly income is taxable: gross receipts tax plus a local lodgers' tax. Santa Fe caps permits in residential districts at 1,000 and limits new ones to one for each person, so ask whether an LLC can hold one. Taos and Ruidoso require permits, and Albuquerque requires one with occupancy limits. Balloon Fiesta week and ski weekends can earn a month's rent in days, then demand thins. A permit in Santa Fe does not pass to the buyer, which matters if your ratio depends on it.",
    "Lodgers' Tax Act, NMSA 1978, § 3-38-13 and following",
    "Santa Fe City Code, chapter 14, short-term rental units (cap, one permit, no transfer)",
    "Town of Taos and Village of Ruidoso, short-term rental permits",
    "City of Albuquerque, short-term rental ordinance of 2020",
  ),
  notKnown: [
    "Which carriers write a cabin near Ruidoso or in the northern forests this season: ask a local agent, then the FAIR Plan.",
    "What a Permian Basin house will rent for when drilling slows: ask the appraiser for leases from a slow year.",
    "How many Santa Fe permits are left under the cap: ask the city's short-term rental office.",
  ],
  marketTrend: "Stable",
  nearby: ["arizona", "texas", "colorado", "oklahoma"],
  reviewed: "2026-11-16",
};
