import { type StateText, sourced } from "../state-guide.ts";

export const alaska: StateText = {
  state: "Alaska",
  stateCode: "AK",
  metaDescription:
    "Financing an Alaska rental on its income: which lenders serve the state, heating and quake costs, borough property taxes, deposits and seasonal lodging.",
  introduction:
    "The first question in Alaska is which lenders will go there at all, because several national DSCR programs leave the state off their list. Borrowers who find one work with high rents, no state income tax, and operating costs that mainland models miss. Heat, snow removal and seismic risk belong in the budget before the offer.",
  topMarkets: {
    Anchorage:
      "Duplexes and fourplexes near Midtown and the base at JBER live on payrolls of the base and the hospitals, and form the state's only deep pool of rent comparables.",
    Fairbanks:
      "Fort Wainwright, Eielson and the university feed demand for small multi-unit buildings, where fuel-oil heat can decide the owner's profit.",
    "Matanuska-Susitna Valley":
      "Wasilla and Palmer offer newer single-family houses at lower prices than Anchorage, rented to commuters and oil-field workers who fly to the North Slope.",
  },
  marketHighlights: [
    "Anchorage builds few new units in a year, so compare the municipality's permit counts with its vacancy rate.",
    "Military housing allowances set a visible reference rent near the bases.",
    "No road leads out of Juneau, which is short of buildable sites and driven by state government and cruise visitors.",
  ],
  investorBenefits: [
    sourced(
      "Residents and landlords owe no personal state income tax.",
      "Alaska Department of Revenue, Tax Division, individual income tax (repealed in 1980)",
    ),
    "Small multifamily is common in Anchorage, so one loan can carry two to four rents.",
    sourced(
      "A trustee's sale ends the debt without a deficiency judgment against the borrower or a guarantor.",
      "Alaska Statutes § 34.20.100 (no deficiency after a trustee's sale)",
    ),
    "Limited competition from large single-family funds leaves room for individual buyers.",
  ],
  regulations: [
    sourced(
      "No state law makes a buyer report the price, and Juneau's voters repealed a local rule in 2022, so appraisers depend on listing data.",
      "Alaska Office of the State Assessor, Alaska Taxable (sale prices are not disclosed)",
      "City and Borough of Juneau, Proposition 4 of October 2022",
    ),
    sourced(
      "Boroughs and cities, not the state, levy property tax on houses and bed taxes, and rules differ at each line on the map.",
      "Alaska Statutes § 29.45.010 (who may levy property tax)",
      "Alaska Office of the State Assessor, Alaska Taxable (yearly report on local taxes)",
    ),
    sourced(
      "Deposits are limited to two months of rent unless the monthly rent is above $2,000.",
      "Alaska Statutes § 34.03.070 (deposits)",
    ),
    sourced(
      "Anchorage asks for a certificate of on-site systems before a house on a private well or septic system changes hands.",
      "Anchorage Municipal Code chapter 15.65 (on-site wastewater)",
    ),
  ],
  challenges: [
    "Remote or off-road property rarely fits a DSCR program, whatever it earns in summer.",
    "Construction labor and materials arrive late and expensive, which stretches any renovation.",
    "Oil prices and federal spending still swing employment, and with it the tenant pool.",
  ],
  foreclosure: sourced(
    "Alaska lenders normally use a deed of trust, which lets a trustee sell the property without a court case. The trustee may record the notice of default 30 days after the default, and at least 90 days before the sale, so the steps add up to about four months. Once the trustee has sold, the lender cannot pursue the borrower or guarantor for a shortfall. A lender that wants a money judgment must go through court instead, which brings a right to redeem for twelve months. Owners who see trouble coming can cure arrears up to the sale, though a trustee may refuse after two earlier cures.",
    "Alaska Statutes § 34.20.070 (trustee's sale, notice and cure)",
    "Alaska Statutes § 34.20.100 (no deficiency)",
    "Alaska Statutes § 09.45.170 (foreclosure in court)",
    "Alaska Statutes § 09.35.250 (redemption)",
  ),
  propertyTax: sourced(
    "Property tax depends on the borough or city, and some of the unorganized territory has none at all. Anchorage, Fairbanks and Juneau rely on it heavily. Assessors value property each year at its full and true value, and no statewide cap slows a jump. Resident owners in Anchorage and elsewhere receive partial exemptions, up to $75,000 of value, that a rental will not get, and so do older owners and disabled veterans everywhere. Recalculate the seller's bill without them.",
    "Alaska Statutes § 29.45.010 (who may levy)",
    "Alaska Office of the State Assessor, Alaska Taxable (yearly report on local taxes)",
    "Alaska Statutes § 29.45.110 (full and true value)",
    "Alaska Statutes §§ 29.45.030 and 29.45.050 (exemptions for resident owners)",
  ),
  insurance: sourced(
    "Standard policies leave out earthquakes, and southcentral Alaska sits above one of the most active plate boundaries in the world; the 2018 Anchorage quake is the recent reminder. Frozen pipes, roof snow load and chimney fires are the ordinary risks of the climate. Thawing permafrost around Fairbanks damages foundations, so ask the insurer in writing whether ground movement is covered. Juneau's Mendenhall Valley has flooded repeatedly from glacial outbursts, so look beyond the standard flood map there.",
    "Alaska Division of Insurance, consumer guides (home and earthquake insurance)",
    "U.S. Geological Survey, earthquake of November 30, 2018, near Anchorage",
    "Alaska Division of Geological and Geophysical Surveys, permafrost hazards",
    "National Weather Service Juneau, Suicide Basin (glacial outburst floods)",
  ),
  landlordLaw: sourced(
    "A statewide act based on the uniform code governs residential leases. Seven days of written notice precede an eviction for unpaid rent, and a court rule then sets an early possession hearing. Where a tenant leaves with proper notice, the deposit or an itemized account is due within 14 days, and otherwise within 30. The act sets no ceiling on rent. Heat and hot water are essential services, and an owner who lets them fail in winter faces quick remedies.",
    "Alaska Statutes § 34.03.220 (notice for unpaid rent)",
    "Alaska Rules of Civil Procedure, Rule 85 (eviction hearings)",
    "Alaska Statutes § 34.03.070 (deposits)",
    "Alaska Statutes § 34.03.020 (rent is what the parties agree)",
    "Alaska Statutes § 34.03.180 (essential services)",
  ),
  shortTermRentals: sourced(
    "Summer visitors pay strong nightly rates from May to September, then bookings drop sharply. Anchorage, Juneau and Fairbanks charge local room taxes, and Juneau registers operators. Sitka asks for a conditional permit in residential zones, wants the owner to live there half the year, and ends a new permit at sale, which shuts most investors out. A lender that accepts short-stay income will usually average twelve months, which cuts a rich July down to size.",
    "Alaska Office of the State Assessor, Alaska Taxable (yearly report on local taxes)",
    "City and Borough of Juneau, short-term rental registration",
    "Sitka General Code chapter 22.24 (special use permits)",
  ),
  notKnown: [
    "Which DSCR programs lend in Fairbanks, in Juneau or off the road system: ask each lender for its list of places before you pay for an appraisal.",
    "What flood cover a house in the Mendenhall Valley can get: ask an agent, and ask the City and Borough of Juneau for its own flood maps.",
    "How deep permafrost lies under a Fairbanks lot: ask a local engineer for a soil report.",
  ],
  marketTrend: "Stable",
  nearby: ["washington", "oregon", "idaho", "montana", "hawaii"],
  reviewed: "2026-11-18",
};
