import type { StateGuide } from "../state-guide.ts";

export const alaska = {
  id: "alaska-dscr-loans",
  slug: "alaska",
  state: "Alaska",
  stateCode: "AK",
  title: "Alaska DSCR Loans: Investor Guide",
  metaDescription:
    "Financing an Alaska rental on its income: which lenders serve the state, heating and quake costs, borough property taxes, deposits and seasonal lodging.",
  introduction:
    "The first question in Alaska is which lenders will go there at all, because several national DSCR programs leave the state off their list. Borrowers who find one work with high rents, no state income tax, and operating costs that mainland models miss. Heat, snow removal and seismic risk belong in the budget before the offer.",
  topMarkets: [
    {
      name: "Anchorage",
      note: "Duplexes and fourplexes near Midtown and the base at JBER rent to military families and health workers, and form the state's only deep pool of rent comparables.",
    },
    {
      name: "Fairbanks",
      note: "Fort Wainwright, Eielson and the university feed demand for small multi-unit buildings, where fuel-oil heat can decide the owner's profit.",
    },
    {
      name: "Matanuska-Susitna Valley",
      note: "Wasilla and Palmer offer newer single-family houses at lower prices than Anchorage, rented to commuters and oil-field workers who fly to the North Slope.",
    },
  ],
  marketHighlights: [
    "Very little new construction has been added in Anchorage for years, which keeps vacancy tight for sound buildings.",
    "Military housing allowances set a visible reference rent near the bases.",
    "No road leads out of Juneau, which is short of buildable sites and driven by state government and cruise visitors.",
  ],
  investorBenefits: [
    "Residents and landlords owe no personal state income tax.",
    "Small multifamily is common in Anchorage, so one loan can carry two to four rents.",
    "A trustee's sale generally ends the debt without a deficiency judgment.",
    "Limited competition from large single-family funds leaves room for individual buyers.",
  ],
  regulations: [
    {
      text: "Sale prices are not public record, so appraisers depend on local multiple-listing data.",
      sources: [],
    },
    {
      text: "Boroughs and cities, not the state, levy property and bed taxes, and rules differ at each line on the map.",
      sources: [],
    },
    {
      text: "Deposits are limited to two months of rent unless the monthly rent is above $2,000.",
      sources: [],
    },
    {
      text: "Properties on wells, septic systems or private roads need extra documents before many lenders will close.",
      sources: [],
    },
  ],
  challenges: [
    "Remote or off-road property rarely fits a DSCR program, whatever it earns in summer.",
    "Construction labor and materials arrive late and expensive, which stretches any renovation.",
    "Oil prices and federal spending still swing employment, and with it the tenant pool.",
  ],
  foreclosure: {
    text: "Alaska lenders normally use a deed of trust, which lets a trustee sell the property without a court case. The notice of default is recorded at least 90 days before the sale, so the fastest path takes a little over three months. Once the trustee has sold, the lender usually cannot pursue the borrower or guarantor for a shortfall. A lender that wants a money judgment must go through court instead, which is slower and brings a redemption right. Owners who see trouble coming can cure arrears up to the sale.",
    sources: [],
  },
  propertyTax: {
    text: "Property tax depends on the borough or city, and some of the unorganized territory has none at all. Anchorage, Fairbanks and Juneau rely on it heavily, with effective rates above the national middle. Assessors revalue each year toward full market value, and no statewide cap slows a jump. Resident owners in Anchorage and elsewhere receive partial exemptions that a rental will not get, so recalculate the seller's bill without them.",
    sources: [],
  },
  insurance: {
    text: "Standard policies leave out earthquakes, and southcentral Alaska sits on one of the most active faults in the world; the 2018 Anchorage quake is the recent reminder. Frozen pipes, roof snow load and chimney fires drive ordinary claims. Thawing permafrost around Fairbanks damages foundations and is seldom covered. Juneau's Mendenhall Valley has flooded repeatedly from glacial outbursts, so look beyond the standard flood map there.",
    sources: [],
  },
  landlordLaw: {
    text: "A statewide act based on the uniform code governs residential leases. Seven days of written notice precede an eviction for unpaid rent, and the courts then set a prompt possession hearing. Where a tenant leaves with proper notice, the deposit or an itemized account is due within 14 days, and otherwise within 30. No Alaska city controls rents. Heat and hot water are essential services, and an owner who lets them fail in winter faces quick remedies.",
    sources: [],
  },
  shortTermRentals: {
    text: "Summer visitors pay strong nightly rates from May to September, then bookings drop sharply. Anchorage, Juneau, Fairbanks and the Kenai communities charge local room taxes, and Juneau registers operators. Sitka and some smaller towns require conditional permits in residential zones. A lender that accepts short-stay income will usually average twelve months, which cuts a rich July down to size.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["washington", "oregon", "idaho", "montana", "hawaii"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
