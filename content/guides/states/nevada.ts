import { type StateText, sourced } from "../state-guide.ts";

export const nevada: StateText = {
  state: "Nevada",
  stateCode: "NV",
  metaDescription:
    "Nevada's capped property taxes and newer houses help a DSCR, while association dues and short-term rental limits hurt it. What to check before you borrow.",
  introduction:
    "Two counties, Clark and Washoe, hold nearly all of Nevada's rental housing, and much of it is younger than 40 years and governed by an owners' association. Taxes are low and grow slowly by statute, which helps the ratio for as long as you hold. Association dues count in PITIA and can cancel that advantage. Employment still follows travel and gaming, so reserves matter more than in a state with a duller economy.",
  topMarkets: {
    "Las Vegas and Henderson":
      "Hospitality, health care and relocating California households rent two- to four-bedroom stucco houses, with the better ratios in older tracts that carry small or no association dues.",
    "Reno and Sparks":
      "Warehouse, battery-plant and data-center workers support strong rents, but prices follow Northern California and often call for more cash than the usual minimum down payment.",
    "North Las Vegas":
      "Logistics employment near the Apex industrial area fills newer houses at some of the lower prices in the valley.",
  },
  marketHighlights: [
    "Population has grown faster than the national average for decades, by Census counts, and many newcomers rent first.",
    "Major league sports, convention space and new resorts have broadened Las Vegas demand beyond gaming tables.",
    sourced(
      "Federal ownership of most land limits how far the metro areas can spread, which supports values over long periods.",
      "Bureau of Land Management, Nevada State Office (public land in Nevada)",
    ),
    "Lithium, battery and data-center projects have changed the employment mix of the Reno area.",
  ],
  investorBenefits: [
    sourced(
      "The constitution bars a tax on personal income, so rental profit that reaches an individual owner is free of state income tax.",
      "Nevada Constitution, article 10, section 1",
    ),
    sourced(
      "Statutory limits on annual property tax growth make the T in PITIA unusually easy to forecast.",
      "Nevada Revised Statutes 361.4722 to 361.4724",
    ),
    "A large stock of houses built after 1990 keeps repair surprises and lead-paint duties lower than in older states.",
    sourced(
      "Nonjudicial foreclosure and a summary eviction procedure keep many lenders comfortable with the state.",
      "Nevada Revised Statutes 107.080",
      "Nevada Revised Statutes 40.253",
    ),
  ],
  regulations: [
    sourced(
      "LLCs pay an annual list fee and a state business license; the exemption for landlords covers only a natural person whose sole business is renting four or fewer units.",
      "Nevada Revised Statutes 86.263 (annual list)",
      "Nevada Revised Statutes 76.020 and 76.100 (license)",
    ),
    sourced(
      "Managing property for others requires a real estate license with a property management permit.",
      "Nevada Revised Statutes 645.6052",
    ),
    sourced(
      "The real property transfer tax applies at closing, and its rate depends on the county's population, which makes Clark County dearer than most of the state.",
      "Nevada Revised Statutes chapter 375",
    ),
    sourced(
      "Associations can restrict leasing by recorded covenant, for example with minimum lease terms or a cap on the number of rented homes.",
      "Nevada Revised Statutes 116.335",
    ),
  ],
  challenges: [
    sourced(
      "Several months of unpaid association assessments carry a lien ahead of the first deed of trust, so lenders check dues closely.",
      "Nevada Revised Statutes 116.3116",
    ),
    "The local economy falls hard in national downturns; 2008 and 2020 both produced long stretches of weak collections.",
    "Short-term rental rules differ on opposite sides of the same street because county and city borders interlock.",
  ],
  foreclosure: sourced(
    "Trustees sell under a deed of trust without court action in the ordinary case. A notice of default is recorded, three months must pass, and a notice of sale is then posted for 20 days and published for three weeks. Those steps add up to about four months; no state agency publishes a usual duration. The state's foreclosure mediation program is built for owner-occupied homes, and an investor's house falls outside it. The lender may seek a deficiency on rental property within six months of the sale, limited by fair market value. A personal guarantee on an LLC loan keeps that risk alive after the house is gone.",
    "Nevada Revised Statutes 107.080 (default and sale)",
    "Nevada Revised Statutes 107.086 (mediation)",
    "Nevada Revised Statutes 40.455 to 40.459 (deficiency)",
  ),
  propertyTax: sourced(
    "Nevada's effective rates are low by national comparison. The assessor values land at market but buildings at replacement cost less depreciation, then applies a 35% assessment ratio. Yearly growth of the bill is capped at 3% for an owner's primary residence and at up to 8% for most other property. An owner whose rents all stay at or below federal fair market rent can claim the 3% cap by an affidavit filed each year by June 15. The 8% cap follows the parcel through a sale, but the seller's 3% cap as a resident ends, and new construction or a change of use falls outside both for a year.",
    "U.S. Census Bureau, American Community Survey, tables B25103 and B25077 (median tax and value)",
    "Nevada Revised Statutes 361.225 and 361.227 (ratio and value)",
    "Nevada Revised Statutes 361.4722 and 361.4723 (caps)",
    "Nevada Revised Statutes 361.4724 and Nevada Administrative Code 361.607 (rental claim)",
    "Clark County Assessor, tax cap information (sales, new construction)",
  ),
  insurance: sourced(
    "Nevada's average premium is well below the national one, with Las Vegas exposed to few large storms. The Sierra side is different: wildfire risk has made coverage around Incline Village, the Reno foothills and Carson Valley harder to place, so get a quote before you offer. Desert cloudbursts cause flash floods that a standard policy does not cover, even outside mapped zones. Nevada is one of the most seismically active states, and earthquake coverage is a separate purchase. Sun and heat shorten the life of roofs and air conditioners, a cost the owner carries outside the ratio.",
    "National Association of Insurance Commissioners, homeowners insurance report (average premium by state)",
    "Nevada Division of Insurance, consumer guides (wildfire, flood, earthquake)",
    "Federal Emergency Management Agency, National Flood Insurance Program (what homeowner policies leave out)",
    "Nevada Bureau of Mines and Geology, earthquakes in Nevada",
  ),
  landlordLaw: sourced(
    "A tenant who has not paid receives a seven-day notice, counted in judicial days, and must file an answer to get a hearing. If no answer is filed the court can order removal summarily, which makes uncontested cases fast. Deposits are capped at three months' rent and due back within 30 days. State law sets no rent ceiling but asks for 60 days' written notice of an increase on a tenancy by the month. The legislature meets in 2027, so check current law before you rely on last year's timetable.",
    "Nevada Revised Statutes 40.253 (notice and summary order)",
    "Nevada Revised Statutes 118A.242 (deposits)",
    "Nevada Revised Statutes 118A.300 (rent increases)",
    "Nevada Constitution, article 4, section 2 (biennial sessions)",
  ),
  shortTermRentals: sourced(
    "Few places are harder to underwrite. A 2021 statute told Clark County and its large cities to license short-term rentals, and the county answered with distance rules, a cap and a lottery. A federal court enjoined parts of the county's ordinance in August and December 2025, and the lawsuit went on into 2026. The City of Las Vegas wants the owner to live on site, and Washoe County requires permits outside its cities, Incline Village included. Unless counsel confirms that you can hold a valid license for the address, ask the lender to use long-term rent.",
    "Assembly Bill 363 (2021), Nevada Revised Statutes 244.35351 to 244.35359",
    "Clark County Code chapters 7.100 and 7.110",
    "Greater Las Vegas Short-Term Rental Association v. Clark County, No. 2:25-cv-01173 (D. Nev.)",
    "Las Vegas Municipal Code chapter 6.75",
    "Washoe County Development Code, article 319",
  ),
  notKnown: [
    "Whether Clark County is taking or issuing new short-term rental licenses this month: ask its Department of Business License.",
    "What an association charges, reserves and allows for rentals: ask for the resale package before your contract deadline.",
    "Which carriers still write a house above Reno or at Lake Tahoe: ask a local agent for a bindable quote.",
  ],
  marketTrend: "Growing",
  nearby: ["california", "arizona", "utah", "idaho", "oregon"],
  reviewed: "2026-11-18",
};
