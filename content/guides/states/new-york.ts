import type { StateGuide } from "../state-guide.ts";

export const newYork = {
  id: "new-york-dscr-loans",
  slug: "new-york",
  state: "New York",
  stateCode: "NY",
  title: "New York DSCR Loans: Investor Guide",
  metaDescription:
    "New York means high closing costs, slow foreclosure and layered rent law, yet upstate duplexes can cover well. Where a DSCR loan fits, city by city.",
  introduction:
    "New York is two lending markets under one law. Upstate, two-family houses in Buffalo, Rochester and Syracuse sell at prices where rent covers the payment easily, if the tax bill allows. In and around New York City, rent law, mortgage recording tax and price make coverage rare without heavy equity. Not every DSCR lender works here, and those that do insist on attorneys, title review and patience.",
  topMarkets: [
    {
      name: "Buffalo",
      note: "Doubles, the local name for two-family houses, rent to hospital, university and border-trade workers at prices low enough that loan minimums can be the binding limit.",
    },
    {
      name: "Rochester",
      note: "Medical and campus employment fills large Victorian conversions and two-families, provided the city certificate of occupancy and lead tests are current.",
    },
    {
      name: "New York City's outer boroughs",
      note: "Two- and three-family houses in Queens, Brooklyn and the Bronx earn high rents, but most purchases need substantial cash to bring the ratio to break-even.",
    },
  ],
  marketHighlights: [
    "Hospitals and universities are the largest employers in nearly every upstate metro.",
    "Semiconductor projects near Syracuse and Albany have drawn speculative buying ahead of hiring.",
    "Hudson Valley towns within two hours of Manhattan kept much of their 2020 price gain.",
    "City vacancy is low enough that the legal housing emergency underlying rent stabilization has been renewed repeatedly.",
  ],
  investorBenefits: [
    "Upstate price-to-rent relationships are among the better ones in the Northeast.",
    "A refinance can be structured as a consolidation, extension and modification so that recording tax falls only on new money.",
    "Owners of small portfolios are outside the Good Cause Eviction limits if they hold no more than the statutory number of units.",
  ],
  regulations: [
    {
      text: "A mortgage recording tax applies to every new loan and is heaviest in New York City, so price it before comparing rates.",
      sources: [],
    },
    {
      text: "Closings are handled by attorneys for each side, including the lender's, and their fees are part of cash to close.",
      sources: [],
    },
    {
      text: "New York City requires registration of multiple dwellings, window guards and lead turnover work; other cities run rental certificates.",
      sources: [],
    },
    {
      text: "Every lease and renewal must carry a notice saying whether the unit is covered by the Good Cause law.",
      sources: [],
    },
  ],
  challenges: [
    "A nonpaying tenant downstate can remain for many months while housing court works through its calendar.",
    "Upstate tax rates can turn a cheap purchase into a thin ratio.",
    "Cold-climate buildings often have one boiler and landlord-paid heat, a cost that the lender's formula ignores.",
  ],
  foreclosure: {
    text: "All foreclosures are judicial, and New York is routinely the slowest or near it: two to four years is unremarkable in the downstate counties. The 90-day notice and settlement conference protect borrowers who live in the home, so a business-purpose loan to an LLC moves somewhat faster. A 2022 statute stopped lenders from restarting expired cases, which made servicers stricter about filing early. Deficiency judgments exist but need a prompt motion. Because the collateral takes so long to recover, expect tighter leverage and bigger reserve requests than in neighboring Pennsylvania.",
    sources: [],
  },
  propertyTax: {
    text: "Upstate effective rates are among the highest anywhere, with school tax the largest slice. The state sets no reassessment cycle, and some towns have not revalued in decades, so use the equalization rate to translate. In New York City, one- to three-family houses have a low assessment ratio and growth limits of 6% a year and 20% over five years. STAR relief belongs to resident owners and disappears from the bill after you buy. Grievance day comes once a year and is worth a calendar entry.",
    sources: [],
  },
  insurance: {
    text: "Lake-effect snow, ice and frozen plumbing dominate upstate claims; coastal wind and flood dominate Long Island and the Rockaways. The New York Property Insurance Underwriting Association sells basic coverage to owners the market declines. Liability is the unusual cost: the scaffold law and active courts make premiums for multifamily buildings high, and some policies exclude contractor injuries. Basement apartments without a certificate of occupancy can void coverage. Ask for the declarations page from the seller to see which carrier still writes the block.",
    sources: [],
  },
  landlordLaw: {
    text: "The 2019 housing act limits a deposit to one month, an application fee to $20, and requires a 14-day rent demand before a nonpayment case. Deposits are due back within 14 days with an itemized statement. Rent stabilization covers most city buildings of six or more units built before 1974, plus some suburbs and Kingston. Good Cause Eviction, passed in 2024, makes large increases contestable in New York City and in places that opted in, such as Rochester, Albany and Ithaca. Tenants of a rented one- or two-family house upstate still have long notice rights before nonrenewal.",
    sources: [],
  },
  shortTermRentals: {
    text: "In New York City a stay under 30 days is lawful only if the host is registered, lives there and is present, with no more than two guests. That ends the unhosted model for investors. A state law that took effect in 2025 put sales tax on such stays statewide and let counties run registries. Saratoga Springs, Lake George, the Catskills and the East End each add permits, caps or minimum stays. Treat the Hudson Valley as town-by-town zoning work and get the permit status in writing.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["new-jersey", "pennsylvania", "connecticut", "massachusetts", "vermont"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
