/** What a house costs its owner in each state, from public figures and this site's own assumptions. */

/**
 * Yearly premium in percent of the price. This is the site's assumption, not a survey: an ordinary policy for a rented
 * house, more where hail and tornadoes are frequent, most along the hurricane coast.
 */
export const insuranceAssumptions = { ordinary: 0.6, hail: 1, hurricane: 1.2 } as const;

export type StateCosts = {
  /** Dollars a year: what the median owner-occupant paid. */
  readonly medianTax: number;
  /** The Census Bureau's 90% margin of error, plus or minus dollars. */
  readonly medianTaxMargin: number;
  /** Dollars: the median value of owner-occupied houses, in the year of `medianTax`. */
  readonly medianValue: number;
  readonly storms?: "hail" | "hurricane";
  /**
   * Yearly percent of the price that this site assumes for a landlord, if it states one: homeowner exemptions hold the
   * median down, and a landlord has none.
   */
  readonly landlordTaxPercent?: number;
};

export const stateCostsSource = {
  agency: "Census Bureau",
  survey: "American Community Survey 2024, 1-year",
  /** Property tax, and value. */
  tables: ["B25103", "B25077"],
  links: [
    "https://data.census.gov/table/ACSDT1Y2024.B25103",
    "https://data.census.gov/table/ACSDT1Y2024.B25077",
  ],
  short: "Census ACS 2024",
} as const;

export const stateCosts = {
  AL: { medianTax: 890, medianTaxMargin: 17, medianValue: 233_300, storms: "hurricane" },
  AK: { medianTax: 3976, medianTaxMargin: 149, medianValue: 376_500 },
  AZ: { medianTax: 1828, medianTaxMargin: 17, medianValue: 426_000 },
  AR: { medianTax: 1113, medianTaxMargin: 21, medianValue: 215_600, storms: "hail" },
  CA: { medianTax: 5369, medianTaxMargin: 34, medianValue: 759_500 },
  CO: { medianTax: 2828, medianTaxMargin: 25, medianValue: 574_600, storms: "hail" },
  CT: { medianTax: 6573, medianTaxMargin: 47, medianValue: 396_900 },
  DE: { medianTax: 1750, medianTaxMargin: 40, medianValue: 371_600 },
  FL: {
    medianTax: 2993,
    medianTaxMargin: 20,
    medianValue: 396_900,
    storms: "hurricane",
    landlordTaxPercent: 1.4,
  },
  GA: { medianTax: 2554, medianTaxMargin: 26, medianValue: 343_300, storms: "hail" },
  HI: { medianTax: 2385, medianTaxMargin: 58, medianValue: 875_900 },
  ID: { medianTax: 1912, medianTaxMargin: 27, medianValue: 446_400 },
  IL: { medianTax: 5399, medianTaxMargin: 43, medianValue: 280_700 },
  IN: { medianTax: 1798, medianTaxMargin: 19, medianValue: 243_500 },
  IA: { medianTax: 2937, medianTaxMargin: 34, medianValue: 227_300, storms: "hail" },
  KS: { medianTax: 2983, medianTaxMargin: 45, medianValue: 238_700, storms: "hail" },
  KY: { medianTax: 1611, medianTaxMargin: 26, medianValue: 226_000, storms: "hail" },
  LA: { medianTax: 1187, medianTaxMargin: 31, medianValue: 223_200, storms: "hurricane" },
  ME: { medianTax: 3103, medianTaxMargin: 56, medianValue: 341_900 },
  MD: { medianTax: 4144, medianTaxMargin: 40, medianValue: 436_300 },
  MA: { medianTax: 6080, medianTaxMargin: 39, medianValue: 607_400 },
  MI: { medianTax: 2988, medianTaxMargin: 19, medianValue: 254_200 },
  MN: { medianTax: 3501, medianTaxMargin: 24, medianValue: 344_600, storms: "hail" },
  MS: { medianTax: 1221, medianTaxMargin: 29, medianValue: 186_500, storms: "hurricane" },
  MO: { medianTax: 2021, medianTaxMargin: 29, medianValue: 254_400, storms: "hail" },
  MT: { medianTax: 2939, medianTaxMargin: 57, medianValue: 425_400 },
  NE: { medianTax: 3739, medianTaxMargin: 49, medianValue: 263_100, storms: "hail" },
  NV: { medianTax: 2143, medianTaxMargin: 48, medianValue: 455_500 },
  NH: { medianTax: 6707, medianTaxMargin: 88, medianValue: 458_800 },
  NJ: { medianTax: 9358, medianTaxMargin: 53, medianValue: 496_000 },
  NM: { medianTax: 1776, medianTaxMargin: 45, medianValue: 279_900 },
  NY: { medianTax: 6542, medianTaxMargin: 47, medianValue: 449_800 },
  NC: { medianTax: 2044, medianTaxMargin: 20, medianValue: 333_000, storms: "hail" },
  ND: { medianTax: 2550, medianTaxMargin: 64, medianValue: 266_100, storms: "hail" },
  OH: { medianTax: 2937, medianTaxMargin: 20, medianValue: 239_800 },
  OK: { medianTax: 1672, medianTaxMargin: 24, medianValue: 222_100, storms: "hail" },
  OR: { medianTax: 3895, medianTaxMargin: 40, medianValue: 497_500 },
  PA: { medianTax: 3214, medianTaxMargin: 26, medianValue: 277_600 },
  RI: { medianTax: 4886, medianTaxMargin: 76, medianValue: 455_700 },
  SC: { medianTax: 1337, medianTaxMargin: 15, medianValue: 299_500, storms: "hurricane" },
  SD: { medianTax: 2940, medianTaxMargin: 67, medianValue: 289_600, storms: "hail" },
  TN: { medianTax: 1488, medianTaxMargin: 17, medianValue: 332_600, storms: "hail" },
  TX: { medianTax: 4108, medianTaxMargin: 42, medianValue: 313_200, storms: "hail", landlordTaxPercent: 2 },
  UT: { medianTax: 2648, medianTaxMargin: 22, medianValue: 545_200 },
  VT: { medianTax: 5026, medianTaxMargin: 131, medianValue: 352_800 },
  VA: { medianTax: 2872, medianTaxMargin: 25, medianValue: 403_500 },
  WA: { medianTax: 4729, medianTaxMargin: 41, medianValue: 602_200 },
  WV: { medianTax: 881, medianTaxMargin: 19, medianValue: 170_800 },
  WI: { medianTax: 3680, medianTaxMargin: 23, medianValue: 294_700 },
  WY: { medianTax: 1947, medianTaxMargin: 50, medianValue: 339_500 },
} as const satisfies Readonly<Record<string, StateCosts>>;
