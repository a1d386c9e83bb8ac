import { baseRate, rateFactors } from "../calculators/rate-adders.ts";
import { company } from "../company.ts";
import { planningRates } from "../loan-facts.ts";
import { part } from "../site-content.ts";

/** The eight records come from the specification's table, section 3, in its order. */
export const statesOverview = {
  path: "/states",
  title: "DSCR Loans by State: Eight Markets and All 50 Guides",
  metaDescription:
    "Compare DSCR loan terms in eight leading state markets, from minimum ratio to lender count, and open the guide for any of the 50 states.",
  heading: "DSCR Loans by State",
  reviewed: "2026-11-01",
  related: [
    { path: "/dscr-loan-texas", label: "Texas market page" },
    { path: "/dscr-loan-florida", label: "Florida market page" },
    { path: "/lender-partners", label: "Lender directory" },
  ],
  introduction: "The loan is national, but the property is local.",
  marketsHeading: "Top DSCR Loan Markets",
  marketsIntroduction:
    "State law governs foreclosure, counties determine the property tax and weather drives the insurance premium. That is why the same lender prices two properties of the same ratio differently in two states.",
  marketsNote:
    "Each card shows sample terms for a typical application in that state. A lower minimum ratio or a higher LTV on a card does not bind any lender.",
  /** Number of cities on a card, followed by "+N more". */
  citiesPerCard: 3,
  markets: [
    {
      name: "Texas",
      abbr: "TX",
      slug: "texas",
      minDscr: 1.1,
      maxLtv: 80,
      minFico: 660,
      avgRate: "8.25%",
      marketStrength: "Very Strong",
      topCities: ["Houston", "Dallas", "San Antonio", "Austin"],
      strFriendly: true,
      lenderCount: 15,
      specialNotes:
        "Texas has no state income tax but high property tax. Recalculate the annual bill from your purchase price, since homestead relief ends at the sale.",
    },
    {
      name: "Florida",
      abbr: "FL",
      slug: "florida",
      minDscr: 1.15,
      maxLtv: 75,
      minFico: 680,
      avgRate: "8.50%",
      marketStrength: "Strong",
      topCities: ["Tampa", "Orlando", "Jacksonville", "Miami"],
      strFriendly: true,
      lenderCount: 12,
      specialNotes:
        "Wind and flood insurance premiums can decide the ratio. Condominiums require an additional review of the association's reserves and inspections.",
    },
    {
      name: "California",
      abbr: "CA",
      slug: "california",
      minDscr: 1.25,
      maxLtv: 70,
      minFico: 720,
      avgRate: "8.75%",
      marketStrength: "Moderate",
      topCities: ["Los Angeles", "San Diego", "Sacramento", "Fresno"],
      strFriendly: false,
      lenderCount: 8,
      specialNotes:
        "Coastal prices have outrun rents, so ratios are thin. State and local rent limits apply to many older buildings, and wildfire coverage can be hard to find.",
    },
    {
      name: "Georgia",
      abbr: "GA",
      slug: "georgia",
      minDscr: 1.2,
      maxLtv: 80,
      minFico: 660,
      avgRate: "8.25%",
      marketStrength: "Strong",
      topCities: ["Atlanta", "Savannah", "Augusta", "Columbus"],
      strFriendly: true,
      lenderCount: 10,
      specialNotes:
        "Atlanta's suburbs have an abundant supply of rental houses. Institutional landlords compete for them, and some homeowner associations limit the number of rentals.",
    },
    {
      name: "North Carolina",
      abbr: "NC",
      slug: "north-carolina",
      minDscr: 1.15,
      maxLtv: 80,
      minFico: 660,
      avgRate: "8.00%",
      marketStrength: "Strong",
      topCities: ["Charlotte", "Raleigh", "Greensboro", "Durham"],
      strFriendly: true,
      lenderCount: 11,
      specialNotes:
        "Moderate property taxes improve the ratio. Counties revalue property in cycles of several years, so ask when the next revaluation is scheduled.",
    },
    {
      name: "Tennessee",
      abbr: "TN",
      slug: "tennessee",
      minDscr: 1.15,
      maxLtv: 80,
      minFico: 640,
      avgRate: "8.25%",
      marketStrength: "Very Strong",
      topCities: ["Nashville", "Memphis", "Knoxville", "Chattanooga"],
      strFriendly: true,
      lenderCount: 9,
      specialNotes:
        "Tennessee does not tax wages. Cabin markets near the Smoky Mountains depend on nightly stays, while Nashville limits short-term permits for absentee owners.",
    },
    {
      name: "Arizona",
      abbr: "AZ",
      slug: "arizona",
      minDscr: 1.2,
      maxLtv: 75,
      minFico: 680,
      avgRate: "8.50%",
      marketStrength: "Strong",
      topCities: ["Phoenix", "Tucson", "Mesa", "Scottsdale"],
      strFriendly: true,
      lenderCount: 7,
      specialNotes:
        "Property tax on rentals is low by national standards. State law restricts city bans on short-term rentals, although cities may license them.",
    },
    {
      name: "Colorado",
      abbr: "CO",
      slug: "colorado",
      minDscr: 1.25,
      maxLtv: 75,
      minFico: 700,
      avgRate: "8.50%",
      marketStrength: "Moderate",
      topCities: ["Denver", "Colorado Springs", "Aurora", "Fort Collins"],
      strFriendly: false,
      lenderCount: 6,
      specialNotes:
        "Denver limits short-term rentals to a primary residence, and mountain towns restrict licenses. Hail along the Front Range increases insurance premiums.",
    },
  ],
  tiles: [
    { value: "50", label: "States Covered" },
    { value: "150+", label: "Active Lenders" },
    { value: "1.10x", label: "Avg Min DSCR" },
    { value: "78%", label: "Max LTV Available" },
  ],
  tilesNote:
    "The ratio and the LTV are illustrative averages over all 50 states, and the eight cards differ from them. No card asks for less than 1.10x: Texas asks for exactly that and seven states ask for more. On LTV, four states go above 78% and four stay below it, so plan with the card of your own state. The 150+ are lenders nationwide; our directory lists only a few of them.",
  directoryHeading: "Complete State Directory",
  directoryCaption: "View DSCR requirements",
  closing: {
    heading: "Your state, your numbers",
    text: `Tell ${company.name} where the property is and what it rents for, and we tell you ${company.leadReply} which lenders are active there.`,
    label: "Get Started Today",
    path: "/contact",
  },
} as const;

/**
 * Why the average rates on the cards can lie above the range that other pages state: the adders of an ordinary
 * application, and of a harder one.
 */
export const averageRateReason = part((site) => {
  const ordinary = baseRate(site) + sumOf("credit-620", "dscr-100", "ltv-80");
  const harder = ordinary + sumOf("multi-unit", "short-term");
  return `The average rates can lie above the ${planningRates(site).dscr} that other pages name, because an ordinary application carries several adders: a score below 700, a ratio below 1.25 and 80% LTV make ${baseRate(site).toFixed(2)}% into ${ordinary.toFixed(2)}%, and a duplex that is let by the night pays ${harder.toFixed(2)}%.`;
});

/** The sum of sample adders, in percentage points. */
function sumOf(...ids: readonly string[]): number {
  const options = rateFactors.flatMap((factor) => [...factor.options]);
  return ids.reduce((sum, id) => sum + (options.find((option) => option.id === id)?.adder?.low ?? 0), 0);
}
