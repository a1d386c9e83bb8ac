import { type CityText, sampleTerms } from "../city-guide.ts";

export const tampa: CityText = {
  slug: "tampa",
  city: "Tampa",
  state: "Florida",
  metaDescription:
    "In Tampa the insurance quote decides the DSCR. One sample house at two premiums, flood-repair rules, five areas and illustrative prices for investors.",
  introduction:
    "Tampa rents rose quickly after 2020 and have since settled, while insurance has not. Finance, healthcare, the port, an Air Force base and a large university support demand across incomes. The 2024 hurricane season showed how far water can reach from the bay. A good file here starts with elevation, roof age and a bindable insurance quote, and only then looks at rent.",
  averageLoanAmount: "$230,000-$350,000",
  averageDSCR: "1.18",
  sample: { price: 310_000, rent: 2_350, taxesInsuranceDues: 679, units: 1 },
  neighborhoods: {
    "Seminole Heights":
      "Restored bungalows and small duplexes north of downtown, mostly on higher ground. Wood-frame age and wiring raise premiums, so get quotes early.",
    "West Tampa":
      "Close to downtown and the airport, with small houses and large redevelopment plans. Older duplexes may have irregular unit counts in the records.",
    "Temple Terrace and the USF area":
      "University, hospital and research jobs give year-round demand for houses and small buildings. Temple Terrace is its own city, with its own rules.",
    "Brandon and Riverview":
      "Eastern suburbs, inland, with newer roofs and long leases. Development district fees on the tax bill can cost more than the association dues.",
    "Town 'n' Country":
      "Block houses west of the airport at mid-range prices. Parts lie low, so compare flood zones on both sides of each street.",
  },
  marketHighlights: [
    `Sample at ${sampleTerms}: a $310,000 house at $2,350 rent with $369 tax has a ratio of 1.03 at $310 of insurance. At $450, which an old roof can bring, it is 0.97.`,
    "In mapped flood zones, repairs that reach half of a building's value can trigger the rule to bring it up to current flood standards. Ask what was repaired after 2024, and under which permit.",
    "A lender requires flood insurance in the high-risk zones and counts it in PITIA. You can sometimes take over the seller's policy, so ask.",
  ],
  investmentOpportunities: [
    "Inland block houses with roofs under ten years old trade near the price of worse-insured ones. The market pays for kitchens, and your ratio benefits from shingles.",
    "Duplexes in Seminole Heights and West Tampa bring two rents to a mid-sized loan. Verify that both addresses are permitted units.",
    "A wind-mitigation inspection costs little and can cut the premium at once. Order it with the home inspection and send it to three carriers.",
  ],
  priceRanges: {
    "Block houses, Town 'n' Country and USF area": "$270,000-$360,000",
    "Newer houses, Riverview": "$330,000-$420,000",
    "Duplexes, Seminole Heights and West Tampa": "$400,000-$600,000",
  },
  rentGrowth: "3.5%",
  capRates: "5.0%-6.5%",
  marketTrend: "Growing",
  competitionLevel: "High",
  figuresNote: `Every figure is an illustrative sample and assumes a property outside the high-risk flood zones. With a required flood policy, expect a lower ratio and cap rate.`,
  reviewed: "2026-11-01",
};
