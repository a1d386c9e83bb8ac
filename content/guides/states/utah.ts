import { type StateText, sourced } from "../state-guide.ts";

export const utah: StateText = {
  state: "Utah",
  stateCode: "UT",
  metaDescription:
    "Utah gives long-term rentals the same 45% tax exemption as homes, but prices strain coverage. A DSCR borrower's guide to the Wasatch Front and St. George.",
  introduction:
    "Utah is rare in giving a landlord the homeowner's tax break: a house that is a tenant's primary residence is taxed on 55% of its value. Courts are quick, and a growing population keeps demand broad. Price is the obstacle. Values along the Wasatch Front rose so far ahead of rents that many single-family loans depend on a basement apartment, interest-only terms or extra cash.",
  topMarkets: {
    "Salt Lake City and County":
      "Technology, health and airport jobs rent mother-in-law units and duplexes in West Valley, Kearns and Murray, where a legal second unit is often what makes the ratio.",
    "Ogden and Weber County":
      "Hill Air Force Base and manufacturing support older duplexes and bungalows at prices below those of Salt Lake County.",
    "St. George":
      "Hospital payrolls and the parks create both long-lease and nightly demand, but nightly use is confined to approved resort zones.",
  },
  marketHighlights: [
    "Much of what is built along the Wasatch Front is townhouses, whose association dues count in the ratio.",
    "Technology and finance employers cluster between Lehi and Draper.",
    sourced(
      "Accessory apartments are widely allowed in owner-occupied homes, which sets the rent level for small units.",
      "Utah Code § 10-21-303 and § 17-80-303 (internal accessory dwelling units)",
    ),
    "Rent growth stalled while a large apartment pipeline opened in Salt Lake County.",
  ],
  investorBenefits: [
    sourced(
      "Effective property tax that is low nationally, with a 45% exemption for a tenant's primary home.",
      "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
      "Utah Code § 59-2-103 (residential exemption)",
    ),
    sourced("Rent control is barred by statute.", "Utah Code § 57-20-1 (local rent control)"),
    sourced("No real estate transfer tax.", "Utah State Tax Commission, list of state taxes"),
    sourced(
      "Strict remedies for holdover tenants that encourage early settlement.",
      "Utah Code § 78B-6-811 (treble damages)",
    ),
  ],
  regulations: [
    sourced(
      "Counties may ask the owner to declare in writing that a rental is a tenant's primary residence; missing the form can cost the exemption.",
      "Utah Code § 59-2-103.5 (procedures for the residential exemption)",
    ),
    sourced(
      "Many cities run landlord licensing with a good-landlord fee discount for training and screening.",
      "Utah Code § 10-1-203.5 (rental fees and good landlord programs)",
    ),
    sourced(
      "Accessory units created under the owner-occupancy rules may not be legal rentals once an investor buys the house.",
      "Utah Code § 10-20-606 (a primary dwelling is the owner's residence)",
      "Utah Code § 10-21-303 (internal accessory dwelling units)",
    ),
    sourced(
      "Sale prices are not disclosed publicly, so comparables come through the listing service.",
      "Utah State Tax Commission, Property Tax Division (sales surveys of buyers)",
    ),
  ],
  challenges: [
    "Coverage below the preferred level is common at full leverage in Utah and Salt Lake counties.",
    "Earthquake retrofits of unreinforced brick are costly and rarely priced into older duplexes.",
    "Water limits slow new building in Washington County and may affect landscaping costs.",
  ],
  foreclosure: sourced(
    "Trust deeds are foreclosed out of court. After the notice of default is recorded, three months must pass in which the borrower may reinstate. The notice of sale is then posted at least 20 days ahead and published for three weeks. The two steps add up to about four months. Redemption does not follow a trustee's sale. The lender may seek a deficiency within three months, limited by the fair value of the property.",
    "Utah Code § 57-1-24 (notice of default) and § 57-1-31 (reinstatement)",
    "Utah Code § 57-1-25 (notice of sale)",
    "Utah Code § 57-1-28 (trustee's deed without right of redemption)",
    "Utah Code § 57-1-32 (deficiency)",
  ),
  propertyTax: sourced(
    "Utah's rates are among the lower ones in the nation. Truth-in-taxation law makes the certified rate fall when values rise, unless the taxing body holds a public hearing to keep more. Value is set each January 1 at market. The 45% residential exemption covers up to an acre for each home that is someone's primary residence, and a tenant counts. Second homes and nightly rentals lose it, so their bill can be nearly double that of the leased house next door.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Utah Code § 59-2-919 and § 59-2-924 (truth in taxation, certified rate)",
    "Utah Code § 59-2-103 (value on January 1, residential exemption)",
    "Utah State Tax Commission, primary residential exemption guidance",
  ),
  insurance: sourced(
    "The Wasatch Fault runs beneath the main cities, and earthquake damage is excluded from ordinary policies; masonry buildings deserve a quote. Wildfire grows as a concern on the benches, in Summit County and around St. George, and a 2025 law has the state map high-risk structures. Snow load and ice matter in Park City and Cache Valley, so ask about roof collapse. Spring runoff and canyon mudflows are flood events under policy language, which means a separate policy.",
    "Utah Geological Survey, Wasatch fault zone",
    "Utah Insurance Department, homeowners insurance guides (earthquake exclusion)",
    "Utah House Bill 48 of 2025 (wildland urban interface map)",
    "Federal Emergency Management Agency, standard flood policy (mudflow)",
  ),
  landlordLaw: sourced(
    "A three-business-day notice to pay or vacate starts the case, and on request a court holds an occupancy hearing within ten business days of the tenant's answer. A tenant found in unlawful detainer may owe treble rent, which gives owners unusual leverage. Deposits are not capped but must be returned within 30 days, and any nonrefundable part stated in writing. The Fit Premises Act sets repair deadlines that begin with the tenant's notice. Most leases end on 15 days' notice once they are month to month.",
    "Utah Code § 78B-6-802 (notices)",
    "Utah Code § 78B-6-810 (occupancy hearing)",
    "Utah Code § 78B-6-811 (treble damages)",
    "Utah Code title 57, chapter 17 (deposits)",
    "Utah Code title 57, chapter 22 (Utah Fit Premises Act)",
  ),
  shortTermRentals: sourced(
    "State law stops cities from punishing an owner merely for listing a property, yet zoning still decides whether stays are legal, and since 2025 a listing may count as evidence. Salt Lake City licenses short stays only in listed mixed-use and downtown zones, for at most 200 nights a year. Park City, Moab, Brian Head and designated St. George resorts have lawful nightly areas. Transient room tax and sales tax are due. Confirm that the unit lies inside an approved zone, because associations and cities both enforce the boundary.",
    "Utah Code § 10-8-85.4 (ordinances on short-term rentals, as amended by House Bill 256 of 2025)",
    "Salt Lake City, short-term rental business license (approved zones, limits)",
    "Park City, Moab, Brian Head and St. George, zoning codes and nightly rental licenses",
    "Utah Code title 59, chapter 12, part 3 (transient room tax)",
  ),
  notKnown: [
    "Whether a basement apartment stays legal after an investor buys the house: ask the city planner for the permit and its owner-occupancy terms.",
    "Which form a county wants for a tenant's primary residence, and when: ask the county assessor right after closing.",
    "Whether a wall is unreinforced masonry: ask a structural engineer before you price an older Ogden or Salt Lake duplex.",
  ],
  marketTrend: "Growing",
  nearby: ["idaho", "nevada", "arizona", "colorado", "wyoming"],
  reviewed: "2026-11-16",
};
