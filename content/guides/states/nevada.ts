import type { StateGuide } from "../state-guide.ts";

export const nevada = {
  id: "nevada-dscr-loans",
  slug: "nevada",
  state: "Nevada",
  stateCode: "NV",
  title: "Nevada DSCR Loans: Investor Guide",
  metaDescription:
    "Nevada's capped property taxes and newer houses help a DSCR, while association dues and short-term rental limits hurt it. What to check before you borrow.",
  introduction:
    "Two counties, Clark and Washoe, hold nearly all of Nevada's rental housing, and much of it is younger than 40 years and governed by an owners' association. Taxes are low and grow slowly by statute, which helps the ratio for as long as you hold. Association dues count in PITIA and can cancel that advantage. Employment still follows travel and gaming, so reserves matter more than in a state with a duller economy.",
  topMarkets: [
    {
      name: "Las Vegas and Henderson",
      note: "Hospitality, health care and relocating California households rent two- to four-bedroom stucco houses, with the better ratios in older tracts that carry small or no association dues.",
    },
    {
      name: "Reno and Sparks",
      note: "Warehouse, battery-plant and data-center workers support strong rents, but prices follow Northern California and often call for more cash than the usual minimum down payment.",
    },
    {
      name: "North Las Vegas",
      note: "Logistics employment near the Apex industrial area fills newer houses at some of the lower prices in the valley.",
    },
  ],
  marketHighlights: [
    "Population has grown faster than the national average for decades, with most newcomers renting first.",
    "Major league sports, convention space and new resorts have broadened Las Vegas demand beyond gaming tables.",
    "Federal ownership of most land limits how far the metro areas can spread, which supports values over long periods.",
    "Lithium, battery and data-center projects have changed the employment mix of the Reno area.",
  ],
  investorBenefits: [
    "No state income tax on rental profit, on wages or on an LLC's pass-through earnings.",
    "Statutory limits on annual property tax growth make the T in PITIA unusually easy to forecast.",
    "A large stock of houses built after 1990 keeps repair surprises and lead-paint duties lower than in older states.",
    "Nonjudicial foreclosure and a short eviction track keep many lenders comfortable with the state.",
  ],
  regulations: [
    {
      text: "LLCs pay an annual list fee and a state business license; a rental owner with several houses should ask which exemptions apply.",
      sources: [],
    },
    {
      text: "Managing property for others requires a real estate license with a property management permit.",
      sources: [],
    },
    {
      text: "The real property transfer tax applies at closing at a rate that is higher in Clark County than in most of the state.",
      sources: [],
    },
    {
      text: "Associations can restrict leasing by recorded covenant, including minimum lease terms and caps on the number of rented homes.",
      sources: [],
    },
  ],
  challenges: [
    "Unpaid association assessments carry a super-priority lien ahead of the first deed of trust, so lenders check dues closely.",
    "The local economy falls hard in national downturns; 2008 and 2020 both produced long stretches of weak collections.",
    "Short-term rental rules differ on opposite sides of the same street because county and city borders interlock.",
  ],
  foreclosure: {
    text: "Trustees sell under a deed of trust without court action in the ordinary case. A notice of default is recorded, three months must pass, and a notice of sale follows, so four to seven months is common. The state's foreclosure mediation program is built for owner-occupied homes, and an investor's house normally falls outside it. Deficiency claims are possible on rental property, with fair-value limits and a short filing window. A personal guarantee on an LLC loan keeps that risk alive after the house is gone.",
    sources: [],
  },
  propertyTax: {
    text: "Nevada's effective rates are low by national comparison. The assessor values land at market but buildings at replacement cost less depreciation, then applies a 35% assessment ratio. Yearly growth of the bill is capped at 3% for an owner's primary residence and at up to 8% for most other property. A rental whose rents stay at or below federal fair market rent can claim the 3% cap by affidavit each year. The cap belongs to the parcel and does not reset merely because the house sells, though it is lost for new construction and changes of use.",
    sources: [],
  },
  insurance: {
    text: "Las Vegas has few weather claims and correspondingly moderate premiums. The Sierra side is different: wildfire has pushed some carriers away from Incline Village, the Reno foothills and Carson Valley. Desert cloudbursts cause flash floods that a standard policy does not cover, even outside mapped zones. Nevada is one of the most seismically active states, and earthquake coverage is a separate purchase. Sun and heat shorten the life of roofs and air conditioners, a cost the owner carries outside the ratio.",
    sources: [],
  },
  landlordLaw: {
    text: "A tenant who has not paid receives a seven-day notice, counted in judicial days, and must file an answer to get a hearing. If no answer is filed the court can order removal summarily, which makes uncontested cases fast. Deposits are capped at three months' rent and due back within 30 days. State law sets no rent ceiling. Legislators have tried several times to slow summary eviction, so check current law before you rely on last year's timetable.",
    sources: [],
  },
  shortTermRentals: {
    text: "Few places are harder to underwrite. A 2021 statute told Clark County and its large cities to license short-term rentals, and the county answered with distance rules, a cap and a lottery that issued few licenses. A federal court enjoined much of the county's enforcement in December 2025, and the lawsuit went on into 2026. The City of Las Vegas generally wants the owner to live on site, and Washoe County requires permits around Lake Tahoe. Unless a valid license transfers with your purchase, ask the lender to use long-term rent.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["california", "arizona", "utah", "idaho", "oregon"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
