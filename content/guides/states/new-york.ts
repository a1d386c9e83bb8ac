import { type StateText, sourced } from "../state-guide.ts";

export const newYork: StateText = {
  state: "New York",
  stateCode: "NY",
  metaDescription:
    "New York means high closing costs, slow foreclosure and layered rent law, yet upstate duplexes can cover well. Where a DSCR loan fits, city by city.",
  introduction:
    "New York is two lending markets under one law. Upstate, two-family houses in Buffalo, Rochester and Syracuse sell at prices where rent covers the payment easily, if the tax bill allows. In and around New York City, rent law, mortgage recording tax and price make coverage rare without heavy equity. Not every DSCR lender works here, and those that do insist on attorneys, title review and patience.",
  topMarkets: {
    Buffalo:
      "Doubles, the local name for two-family houses, rent to hospital, university and border-trade workers at prices low enough that loan minimums can be the binding limit.",
    Rochester:
      "Medical and campus employment fills large Victorian conversions and two-families, provided the city certificate of occupancy and lead tests are current.",
    "New York City's outer boroughs":
      "Two- and three-family houses in Queens, Brooklyn and the Bronx earn high rents, but most purchases need substantial cash to bring the ratio to break-even.",
  },
  marketHighlights: [
    "Hospitals and universities are among the largest employers in the upstate metros.",
    "Semiconductor projects near Syracuse and Albany have drawn speculative buying ahead of hiring.",
    "Hudson Valley towns within two hours of Manhattan kept much of their 2020 price gain.",
    sourced(
      "City vacancy is low enough that the legal housing emergency underlying rent stabilization has been renewed repeatedly.",
      "New York City Administrative Code § 26-502",
      "New York City Housing and Vacancy Survey",
    ),
  ],
  investorBenefits: [
    "Upstate prices are low against rents compared with those downstate.",
    sourced(
      "Owners with no more than ten units are outside the Good Cause Eviction limits in New York City; a place that opts in may choose another number.",
      "Real Property Law §§ 211 and 213",
    ),
  ],
  regulations: [
    sourced(
      "Lawyers handle closings for each side, including the lender's, because only they may draw deeds and mortgages for others; their fees are part of cash to close.",
      "Judiciary Law § 484",
    ),
    sourced(
      "New York City requires registration of multiple dwellings, window guards and lead work at turnover; Rochester asks rentals for a certificate of occupancy.",
      "New York City Administrative Code §§ 27-2097, 17-123 and 27-2056.8",
      "Rochester City Code chapter 90",
    ),
    sourced(
      "Every lease and renewal must carry a notice saying whether the unit is covered by the Good Cause law.",
      "Real Property Law § 231-c",
    ),
  ],
  challenges: [
    sourced(
      "A nonpaying tenant stays until housing court issues a warrant, so a downstate purchase needs reserves for its calendar.",
      "RPAPL § 749 (warrant)",
    ),
    "Upstate tax rates can turn a cheap purchase into a thin ratio.",
    "Cold-climate buildings often have one boiler and landlord-paid heat, a cost that the lender's formula ignores.",
  ],
  foreclosure: sourced(
    "All mortgage foreclosures on houses go through court, and the law sets no date by which a case must end; the court system's yearly report counts the cases still pending. The 90-day notice and settlement conference protect borrowers who live in the home, so a business-purpose loan to an LLC skips both. A 2022 statute stopped lenders from restarting expired cases, which made servicers stricter about filing early. A lender that wants a deficiency must move for it within 90 days of the deed. Because the collateral can take so long to recover, expect tighter leverage and bigger reserve requests than in neighboring Pennsylvania.",
    "Real Property Actions and Proceedings Law, article 13",
    "RPAPL § 1304 and CPLR 3408 (home loans)",
    "Foreclosure Abuse Prevention Act (Laws of 2022, chapter 821)",
    "RPAPL § 1371 (deficiency)",
    "New York State Unified Court System, yearly foreclosure report",
  ),
  propertyTax: sourced(
    "Upstate effective rates are among the highest anywhere, with school tax usually the largest slice. The state sets no reassessment cycle, and some towns have not revalued in decades, so use the equalization rate to translate. In New York City, one- to three-family houses have a low assessment ratio and growth limits of 6% a year and 20% over five years. STAR relief belongs to resident owners and disappears from the bill after you buy. Grievance day comes once a year and is worth a calendar entry.",
    "U.S. Census Bureau, American Community Survey, tables B25103 and B25077 (median tax and value)",
    "New York State Department of Taxation and Finance, equalization rates and reassessment years",
    "Real Property Tax Law § 1805 (6% and 20%)",
    "Real Property Tax Law § 425 (STAR)",
    "Real Property Tax Law § 524 (grievance)",
  ),
  insurance: sourced(
    "Lake-effect snow, ice and frozen plumbing dominate upstate claims; coastal wind and flood dominate Long Island and the Rockaways. The New York Property Insurance Underwriting Association sells basic coverage to owners the market declines. Liability is the unusual cost: the scaffold law makes owners answer for falls at work sites, its exemption for one- and two-family houses does not cover a house held only to rent, and some policies exclude contractor injuries. In the city, no rent can be collected for a unit without a lawful certificate of occupancy, and a carrier may balk at one. Ask for the declarations page from the seller to see which carrier still writes the block.",
    "National Centers for Environmental Information, Storm Events Database",
    "Insurance Law, article 54 (Property Insurance Underwriting Association)",
    "Labor Law § 240 (scaffold law)",
    "Van Amerogen v. Donnini, 78 N.Y.2d 880 (1991) (houses used only as rentals)",
    "Multiple Dwelling Law § 302 (unlawful units)",
  ),
  landlordLaw: sourced(
    "The 2019 housing act limits a deposit to one month, an application fee to $20, and requires a 14-day rent demand before a nonpayment case. Deposits are due back within 14 days with an itemized statement. Rent stabilization covers most city buildings of six or more units built before 1974, plus some suburbs and Kingston. Good Cause Eviction, passed in 2024, makes large increases contestable in New York City and in places that opted in, such as Rochester, Albany and Ithaca. Everywhere, a landlord who will not renew or wants 5% more must give 30, 60 or 90 days' notice by length of stay.",
    "General Obligations Law § 7-108 and Real Property Law § 238-a (deposits, fees)",
    "RPAPL § 711 (14-day demand)",
    "New York City Administrative Code § 26-504 and Emergency Tenant Protection Act of 1974",
    "Real Property Law, article 6-A (Good Cause Eviction)",
    "Real Property Law § 226-c (notice)",
  ),
  shortTermRentals: sourced(
    "In New York City a stay under 30 days is lawful only if the host is registered, lives there and is present, with no more than two guests. That ends the unhosted model for investors. A state law that took effect in 2025 put sales tax on such stays statewide and made each county outside the city open a registry unless it opted out. Towns add rules of their own; East Hampton's rental registry is one of the older ones. Treat the Hudson Valley, the Catskills, Saratoga and Lake George as town-by-town zoning work and get the permit status in writing.",
    "New York City Administrative Code § 26-3101 and following (Local Law 18 of 2022)",
    "Multiple Dwelling Law § 4",
    "Real Property Law, article 12-D (registries)",
    "New York State Department of Taxation and Finance, sales tax on short-term rental units",
    "East Hampton Town Code chapter 199",
  ),
  notKnown: [
    "Whether a city unit is rent stabilized and at what legal rent: ask the seller for the registration history from the Division of Housing and Community Renewal.",
    "Which upstate places have opted in to Good Cause and how they define a small landlord: ask the city or village clerk.",
    "Whether your county opened a short-term rental registry: ask the county clerk.",
  ],
  marketTrend: "Stable",
  nearby: ["new-jersey", "pennsylvania", "connecticut", "massachusetts", "vermont"],
  reviewed: "2026-11-18",
};
