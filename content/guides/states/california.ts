import { type StateText, sourced } from "../state-guide.ts";

export const california: StateText = {
  state: "California",
  stateCode: "CA",
  metaDescription:
    "What California changes in a DSCR loan: Proposition 13 resets at sale, statewide rent caps, wildfire insurance, strict short-term rules and larger equity.",
  introduction:
    "California rents are high, but prices are higher, so the ratio here is usually won with equity rather than with yield. Lenders respond with lower leverage and larger loans than in most states. After closing, taxes reset to your price and rent growth is capped on much of the stock. Insurance can be the hardest quote to get.",
  topMarkets: {
    "Inland Empire":
      "Logistics and health-care payrolls fill three- and four-bedroom houses in Riverside and San Bernardino counties, where the rent-to-price gap is narrower than on the coast.",
    Sacramento:
      "State workers and Bay Area transplants support houses and fourplexes in the suburbs, and accessory units can add the rent that brings a file to target.",
    "Los Angeles":
      "Older two- to four-unit buildings rent instantly, yet city rent stabilization fixes the income you inherit, so buy on the actual rent roll.",
  },
  marketHighlights: [
    "Fresno and Bakersfield sell for less than the coast, with farm, energy and hospital payrolls behind the rent.",
    sourced(
      "State law makes accessory dwelling units easy to permit, and a second legal rent can transform the coverage.",
      "California Government Code § 66310 and following (accessory dwelling units)",
    ),
    "Regulated tenants seldom move, so turnover is low and so is the chance to reset a below-market lease.",
    "San Diego's Navy and biotech base keeps vacancy thin even when job growth slows.",
  ],
  investorBenefits: [
    sourced(
      "After the purchase reset, the assessed value can rise no more than 2% a year, which makes long-run tax costs predictable.",
      "California Constitution article XIII A § 2 (2% a year)",
    ),
    "Tenant demand is deep across every price band.",
    "Large loan sizes are routine, and many DSCR lenders hold a California license.",
    sourced(
      "A completed trustee's sale bars a deficiency judgment on the same loan.",
      "California Code of Civil Procedure § 580d (no deficiency)",
    ),
  ],
  regulations: [
    sourced(
      "The Tenant Protection Act limits yearly increases on covered units to 5% plus inflation, never above 10%, until 2030.",
      "California Civil Code § 1947.12 (limit on yearly increases)",
    ),
    sourced(
      "A single-family home can be exempt, but not when the owner is a corporation, a REIT or an LLC with a corporate member.",
      "California Civil Code § 1947.12(d) (exempt property)",
    ),
    sourced(
      "Most landlords may hold no more than one month of rent as a deposit; some small owners may hold two.",
      "California Civil Code § 1950.5 (deposits)",
    ),
    sourced(
      "Each LLC that does business in the state owes a minimum franchise tax of $800 a year.",
      "California Revenue and Taxation Code § 17941 (annual tax on LLCs)",
    ),
  ],
  challenges: [
    "Many purchases miss the target ratio at common leverage, so plan for a bigger down payment.",
    sourced(
      "Eviction cases require strict paperwork, and an error in the notice sends the owner back to the start.",
      "California Code of Civil Procedure §§ 1161 and 1162 (notice and its service)",
    ),
    sourced(
      "A fire-zone address can lose its carrier at renewal and move to far more expensive coverage.",
      "California Department of Insurance, data on nonrenewals and the FAIR Plan",
    ),
  ],
  foreclosure: sourced(
    "California lenders foreclose by trustee's sale. The lender records a notice of default, waits three months, then gives at least 20 days of notice of sale, so the statute's own steps take close to four months. The borrower can reinstate until five business days before the auction. For one- to four-unit property, tenants, owner-occupants and nonprofits may outbid an investor after the sale under a state program, which delays title. The out-of-court route leaves the lender without a deficiency claim against the borrower, though guarantors should read their own documents.",
    "California Civil Code § 2924 and § 2924f (three months and 20 days)",
    "California Civil Code § 2924c (reinstatement)",
    "California Civil Code § 2924m (later bids on one to four units)",
    "California Code of Civil Procedure § 580d (no deficiency)",
    "California Civil Code § 2856 (waivers by a guarantor)",
  ),
  propertyTax: sourced(
    "Proposition 13 sets the base levy at 1% of assessed value, plus voter-approved bonds and special assessments. A change of ownership reassesses to the purchase price, so a long-time seller's bill may be a fraction of yours. Expect one or two supplemental bills in the first year that escrow may not cover. Newer subdivisions often add Mello-Roos charges; read the full bill, not the rate.",
    "California Constitution article XIII A §§ 1 and 2 (1% levy, change of ownership)",
    "California Revenue and Taxation Code § 75 and following (supplemental bills)",
    "California Government Code § 53311 and following (Mello-Roos)",
  ),
  insurance: sourced(
    "Wildfire has pushed private carriers out of foothill and canyon zip codes, and the January 2025 Los Angeles fires widened the problem. The FAIR Plan writes basic fire coverage as a last resort, and owners pair it with a second policy for liability and water damage. Earthquake insurance is always separate, commonly through the California Earthquake Authority for small residential buildings. Order quotes during the inspection period, because lenders will not close on a promise.",
    "California Department of Insurance, data on nonrenewals and the Los Angeles fires of January 2025",
    "California Insurance Code § 10090 and following (FAIR Plan)",
    "California Insurance Code § 10081 (offer of earthquake cover)",
    "California Insurance Code § 10089.5 and following (California Earthquake Authority)",
  ),
  landlordLaw: sourced(
    "After twelve months, tenants in covered units can be removed only for a just cause listed in the statute. Los Angeles, San Francisco, Oakland, San Jose, Berkeley and others add local rent control to older multifamily buildings, while Costa-Hawkins exempts most houses, condos and newer units. A three-day notice, counted in court days, starts a nonpayment case. Deposits are due back or itemized within 21 days, with photographs now part of the record. A no-fault removal costs the owner one month of rent under state law, and more in several cities.",
    "California Civil Code § 1946.2 (just cause and relocation)",
    "Los Angeles Municipal Code chapter XV and San Francisco Administrative Code chapter 37 (local rent control)",
    "California Civil Code §§ 1954.50 to 1954.535 (Costa-Hawkins)",
    "California Code of Civil Procedure § 1161(2) (three-day notice)",
    "California Civil Code § 1950.5 (deposits and photographs)",
  ),
  shortTermRentals: sourced(
    "The large cities mostly reserve nightly rental for a host's own home: Los Angeles, San Francisco and Santa Monica all follow that model. San Diego issues a limited number of whole-home licenses, and Palm Springs limits permits by neighborhood and the number of bookings a year. Coastal towns need Coastal Commission review to change the land-use rules of their coastal program, so reform there moves slowly. Treat short-stay income as unavailable until you hold a permit that transfers or can be reissued to you.",
    "Los Angeles Municipal Code § 12.22 A.32 and San Francisco Administrative Code chapter 41A (home sharing)",
    "Santa Monica Municipal Code chapter 6.20",
    "San Diego Municipal Code chapter 5, article 10",
    "Palm Springs Municipal Code chapter 5.25",
    "California Public Resources Code § 30514 (changes of a local coastal program)",
  ),
  notKnown: [
    "Whether a unit falls under a city's own rent ordinance, and at what registered rent: ask the city's rent board about the address.",
    "What a canyon or foothill policy will cost next year: ask a broker for the insurer's renewal record before the inspection period ends.",
    "How long the county's superior court takes with an eviction: ask a local landlord's attorney.",
  ],
  marketTrend: "Stable",
  nearby: ["nevada", "arizona", "oregon", "hawaii"],
  reviewed: "2026-11-18",
};
