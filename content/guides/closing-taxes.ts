import type { StateCode } from "../figures/figure-table.ts";

/** A tax on a deed or a mortgage. */
export interface ClosingTax {
  /** Percent of all of it, one for each layer, such as the state's and the county's: they add up. */
  readonly percents?: readonly number[];
  /** Percent of each part of it, up to a limit that the last part may lack. Comes on top of the layers. */
  readonly parts?: readonly { readonly upTo?: number; readonly percent: number }[];
  /** Dollars that are not taxed. */
  readonly free?: number;
  /** Dollars that come off the tax. */
  readonly credit?: number;
  /** Dollars. */
  readonly most?: number;
  /** Above such an amount another tax takes its place. The highest that is exceeded counts. */
  readonly above?: readonly { readonly over: number; readonly tax: ClosingTax }[];
}

/** What a state charges when a house changes hands and when a mortgage is recorded. */
export interface ClosingTaxes {
  /** Absent if there is none. */
  readonly onPrice?: ClosingTax;
  /** What the law puts on the buyer alone. */
  readonly onBuyer?: ClosingTax;
  /** Absent if none was found. */
  readonly onLoan?: ClosingTax;
  /** What of it the law puts on the lender. */
  readonly onLender?: ClosingTax;
  /** True where the deed is taxed only on what the mortgage does not cover. */
  readonly deedLessLoan?: true;
  /** Rates, who owes them by law, and what is different for a landlord. Custom only where a source says so. */
  readonly text: string;
  /** What the example counts: "with the county's part". Absent if it is the state's tax alone. */
  readonly exampleWith?: string;
  readonly sources: readonly [string, ...string[]];
}

/** New Jersey's fee on the whole of a house above $350,000, with what comes on top above $1 million. */
const NEW_JERSEY_ABOVE = [
  { upTo: 150_000, percent: 0.58 },
  { upTo: 200_000, percent: 0.85 },
  { upTo: 550_000, percent: 0.96 },
  { upTo: 850_000, percent: 1.06 },
  { upTo: 1_000_000, percent: 1.16 },
  { percent: 1.21 },
] as const;

/**
 * Read on 2026-11-18. Only states whose rule and rates were read in two places. Where nothing was found about who pays by
 * custom, the text is silent about it. The other guides say what their own sources support.
 */
export const closingTaxes: Readonly<Partial<Record<StateCode, ClosingTaxes>>> = {
  AL: {
    onPrice: { percents: [0.1] },
    onLoan: { percents: [0.15] },
    deedLessLoan: true,
    text: "The deed is taxed at 0.10% of the value and the mortgage at 0.15% of the debt. What the mortgage tax covers comes off the deed, so with a loan the deed tax falls on your down payment only. A title company's guide of 2024 has the buyer pay both.",
    sources: [
      "Code of Alabama § 40-22-1 (deed)",
      "Code of Alabama § 40-22-2 (mortgage)",
      "Chicago Title, customs guide, June 2024",
    ],
  },
  AZ: {
    text: "The constitution bars any tax on the sale or transfer of real estate. The deed costs a flat fee of $2.",
    sources: ["Arizona Constitution, article IX, § 24", "Arizona Revised Statutes 11-1132 (fee)"],
  },
  AR: {
    onPrice: { percents: [0.33] },
    text: "The transfer tax is $3.30 per $1,000, or 0.33% of the price. Two title companies' guides to local custom split it equally between buyer and seller.",
    sources: ["Arkansas Department of Finance and Administration, real property transfer tax"],
  },
  CA: {
    onPrice: { percents: [0.11] },
    text: "The state charges nothing and the county 0.11% of the price. Charter cities such as Los Angeles, San Francisco, Oakland and Berkeley add taxes of their own by price tier, which can be many times the county's. Title companies' guides give the county tax to the seller and split the city's differently from place to place.",
    exampleWith: "the county's tax alone",
    sources: ["Revenue and Taxation Code § 11911"],
  },
  CO: {
    onPrice: { percents: [0.01] },
    text: "The state's documentary fee is only 0.01% of the price. Several mountain resort towns levy transfer taxes of about 1% to 4%, so ask the town before you buy a ski rental.",
    sources: [
      "Colorado Revised Statutes 39-13-102",
      "National Conference of State Legislatures (resort towns)",
    ],
  },
  CT: {
    onPrice: {
      percents: [0.25],
      parts: [{ upTo: 800_000, percent: 0.75 }, { upTo: 2_500_000, percent: 1.25 }, { percent: 2.25 }],
    },
    text: "The seller owes the state 0.75% of the price up to $800,000, 1.25% of the next part up to $2.5 million and 2.25% above. The town takes 0.25%, in listed towns up to 0.50%. Count it as a cost of your exit.",
    exampleWith: "the state's and the usual town's part",
    sources: ["Connecticut General Statutes § 12-494"],
  },
  DE: {
    onPrice: { percents: [2.5, 1.5] },
    text: "The charge is the highest ordinary one of the fifty states: 2.5% to the state and up to 1.5% to the county or city. By law buyer and seller split it equally unless they agree otherwise. Relief for first-time buyers is for people who live in the home. A sale of the company that owns the house can be taxed too.",
    exampleWith: "both parts",
    sources: ["30 Del. C. §§ 5401 and 5402", "9 Del. C. § 8102"],
  },
  FL: {
    onPrice: { percents: [0.7] },
    onLoan: { percents: [0.35, 0.2] },
    text: "The deed pays 0.70% of the price, in Miami-Dade 0.60%. The loan pays twice: a documentary stamp tax of 0.35% of the note and an intangible tax of 0.20% of the mortgage. All parties are liable for the tax on the deed, and the contract says who pays. In Miami-Dade the deed of a two- to four-unit building bears a surtax of 0.45% that a single house does not.",
    sources: [
      "Florida Statutes §§ 201.02 and 201.031 (deed, surtax)",
      "Florida Statutes § 201.08 (note and mortgage)",
      "Florida Statutes § 199.133 (intangible tax)",
    ],
  },
  GA: {
    onPrice: { percents: [0.1] },
    onLoan: { percents: [0.3], most: 25_000 },
    text: "The seller owes 0.10% of the price. A note that runs longer than three years also pays an intangible recording tax of 0.30%, at most $25,000. The law puts that one on the lender, who in practice passes it to the borrower; a bridge loan due within three years escapes it.",
    sources: [
      "Georgia Code § 48-6-1 (transfer)",
      "Georgia Code § 48-6-61 (intangible recording tax)",
      "Georgia Department of Revenue",
    ],
  },
  IL: {
    onPrice: { percents: [0.1, 0.05] },
    text: "The state takes 0.10% of the price and the county 0.05%. Chicago adds 0.75% from the buyer and 0.30% from the seller; other home-rule cities set rates of their own. Selling a controlling interest in the company that owns the house is taxed as well.",
    exampleWith: "state and county",
    sources: ["35 ILCS 200/31-10", "55 ILCS 5/5-1031", "Chicago Municipal Code 3-33"],
  },
  IA: {
    onPrice: { percents: [0.16], free: 500 },
    text: "The seller owes 0.16% of the price above the first $500.",
    sources: ["Iowa Code §§ 428A.1 and 428A.3"],
  },
  KY: {
    onPrice: { percents: [0.1] },
    text: "The seller owes 0.10% of the price on the deed.",
    sources: ["KRS 142.050"],
  },
  ME: {
    onPrice: { parts: [{ upTo: 1_000_000, percent: 0.44 }, { percent: 1.2 }] },
    text: "The tax is 0.44% of the price up to $1 million and, since November 2025, 1.2% of the part above. The law puts half on each side. A transfer of a controlling interest in the owning company is taxed too.",
    exampleWith: "both halves",
    sources: ["36 M.R.S. § 4641-A", "Bernstein Shur, transfer tax increase of November 1, 2025"],
  },
  MD: {
    onPrice: { percents: [0.5] },
    text: "The state takes 0.5% of the price. Counties add a transfer tax of up to 1.5% and a recordation tax of 0.5% to 1.2%, so the total runs from about 1% to 3%. Baltimore City is at the top, with 1.5% and 1.0% on top of the state's. Buyer and seller commonly share by contract. Exemptions for owner-occupants do not reach a landlord, and a sale of a controlling interest is taxed.",
    exampleWith: "the state's tax alone",
    sources: ["Maryland Code, Tax-Property Article §§ 12-103, 12-117 and 13-203"],
  },
  MA: {
    onPrice: { percents: [0.456] },
    text: "The seller buys deed stamps of $2.28 per $500, which is 0.456% of the price. Barnstable County has a rate of its own.",
    sources: ["Massachusetts General Laws, chapter 64D, §§ 1 and 2"],
  },
  MI: {
    onPrice: { percents: [0.75, 0.11] },
    text: "The seller owes 0.75% to the state and 0.11% to the county. An exemption for a principal residence exists, which a landlord who sells can seldom use.",
    exampleWith: "state and county",
    sources: ["MCL 207.525 (state)", "MCL 207.504 (county)"],
  },
  MN: {
    onPrice: { percents: [0.33] },
    onLoan: { percents: [0.23] },
    text: "The seller owes a deed tax of 0.33% of the price, and the borrower a mortgage registry tax of 0.23% of the debt. Hennepin and Ramsey counties add 0.01% to each.",
    sources: [
      "Minnesota Statutes § 287.21 (deed)",
      "Minnesota Statutes § 287.035 (mortgage)",
      "Minnesota Statutes §§ 383A.80 and 383B.80 (county additions)",
    ],
  },
  MT: {
    text: "The constitution bars a tax on the sale of real estate. The buyer files a realty transfer certificate with the deed.",
    sources: ["Montana Constitution, article VIII, § 17"],
  },
  NH: {
    onPrice: { percents: [0.75, 0.75] },
    text: "Buyer and seller each owe 0.75% of the price, and the buyer's half is cash on top of the down payment. A transfer of an interest in a company that holds real estate is taxed as well.",
    exampleWith: "both halves",
    sources: ["RSA 78-B:1"],
  },
  NJ: {
    onPrice: {
      parts: [{ upTo: 150_000, percent: 0.4 }, { upTo: 200_000, percent: 0.67 }, { percent: 0.78 }],
      above: [
        { over: 350_000, tax: { parts: NEW_JERSEY_ABOVE } },
        { over: 1_000_000, tax: { percents: [1], parts: NEW_JERSEY_ABOVE } },
        { over: 2_000_000, tax: { percents: [2], parts: NEW_JERSEY_ABOVE } },
        { over: 2_500_000, tax: { percents: [2.5], parts: NEW_JERSEY_ABOVE } },
        { over: 3_000_000, tax: { percents: [3], parts: NEW_JERSEY_ABOVE } },
        { over: 3_500_000, tax: { percents: [3.5], parts: NEW_JERSEY_ABOVE } },
      ],
    },
    text: "The seller owes the realty transfer fee. Up to a price of $350,000 it is 0.40% of the first $150,000, 0.67% of the next $50,000 and 0.78% of the rest. Above that price it is 0.58%, 0.85%, 0.96% up to $550,000, 1.06% up to $850,000, 1.16% up to $1 million and 1.21% beyond. A fee on the whole price comes on top, which moved from buyer to seller in July 2025: 1% over $1 million, 2% over $2 million, 2.5% over $2.5 million, 3% over $3 million and 3.5% over $3.5 million. Reduced rates are for seniors, disabled owners and low-income housing.",
    sources: ["N.J.S.A. 46:15-7 and 46:15-7.2", "New Jersey Division of Taxation"],
  },
  NY: {
    onPrice: { percents: [0.4] },
    // "From $1 million": in whole cents.
    onBuyer: { above: [{ over: 999_999.99, tax: { percents: [1] } }] },
    onLoan: { percents: [1], credit: 30 },
    onLender: { percents: [0.25] },
    text: "The seller owes 0.40% of the price. Every new mortgage is taxed by county: from 0.75% to 1.30% outside New York City, most often 1.00%, of which the lender bears 0.25% on a house of up to six units. New York City takes 2.05% of a loan below $500,000 and more above, and counts a fourplex with commercial property. The city also taxes the deed, and from $1 million the buyer of a residence owes the state 1% of the price. A refinance written as a consolidation, extension and modification pays the mortgage tax on new money only.",
    exampleWith: "a mortgage at 1.00%, less the $30 allowed on a house of one or two units",
    sources: [
      "Tax Law §§ 1402 and 1402-a (transfer)",
      "Tax Law §§ 253 and 255 (mortgage, consolidation)",
      "Richmond County Clerk, fees",
    ],
  },
  OK: {
    onPrice: { percents: [0.15] },
    onLoan: { percents: [0.1] },
    text: "The deed is taxed at 0.15% of the price. A mortgage of five years or longer pays 0.10% of the debt, which the borrower owes; a shorter one pays less.",
    sources: ["68 O.S. § 3201 (deed)", "68 O.S. § 1904 (mortgage)"],
  },
  OR: {
    text: "The state has no transfer tax, and the constitution bars new local ones. Washington County keeps an older one of 0.10% of the price.",
    sources: ["Oregon Constitution, article IX, § 15", "Washington County Code 3.04"],
  },
  PA: {
    onPrice: { percents: [1, 1] },
    text: "The state takes 1% of the price, and municipality and school district usually 1% together. Philadelphia takes 3.578% since July 2025, and Pittsburgh, Reading and Scranton also charge more than 1%. Buyer and seller are both liable; an equal split is usual, not required. Buying 90% of the company that owns the house is taxed like buying the house.",
    exampleWith: "the state's and the usual local part",
    sources: [
      "72 P.S. § 8102-C",
      "Pennsylvania Department of Revenue",
      "City of Philadelphia, realty transfer tax",
    ],
  },
  RI: {
    onPrice: { parts: [{ upTo: 800_000, percent: 0.75 }, { percent: 1.5 }] },
    text: "Since October 2025 the seller owes 0.75% of the price, and twice that, 1.5%, on the part of a residence above $800,000. Older tables still show 0.46%. A sale of the company that owns real estate is taxed too.",
    sources: [
      "Rhode Island General Laws § 44-25-1",
      "Rhode Island Division of Taxation, Advisory 2025-13 (rates from October 1, 2025)",
    ],
  },
  SC: {
    onPrice: { percents: [0.37] },
    text: "The seller owes a deed fee of $1.85 per $500, which is 0.37% of the price: $1.30 for the state and $0.55 for the county.",
    exampleWith: "state and county",
    sources: ["South Carolina Code §§ 12-24-10 and 12-24-20"],
  },
  SD: {
    onPrice: { percents: [0.1] },
    text: "The seller owes a transfer fee of $0.50 per $500, which is 0.10% of the price.",
    sources: ["South Dakota Codified Laws § 43-4-21"],
  },
  TN: {
    onPrice: { percents: [0.37] },
    onLoan: { percents: [0.115], free: 2_000 },
    text: "The deed is taxed at 0.37% of the price. Recording the loan costs the borrower 0.115% of the debt above the first $2,000.",
    sources: ["Tennessee Code § 67-4-409"],
  },
  TX: {
    text: "The constitution bars any tax on the transfer of real estate, so closing costs here are title, lender and recording charges.",
    sources: ["Texas Constitution, article VIII, § 29"],
  },
  VT: {
    onPrice: { percents: [1.25, 0.22] },
    text: "The buyer owes 1.25% of the price and a clean-water surcharge of 0.22%, also on a house that is let by the year. A year-round house that will be neither a principal residence nor a long-term rental pays 3.4% instead of 1.25%, so a landlord certifies the long-term rental, and a nightly rental costs $6,450 more on $300,000. A transfer of a controlling interest is taxed too.",
    exampleWith: "the rate of a long-term rental",
    sources: [
      "32 V.S.A. §§ 9602 and 9602a",
      "Vermont Department of Taxes, property transfer tax (rates from August 1, 2024)",
    ],
  },
  WA: {
    onPrice: {
      parts: [
        { upTo: 525_000, percent: 1.1 },
        { upTo: 1_525_000, percent: 1.28 },
        { upTo: 3_025_000, percent: 2.75 },
        { percent: 3 },
      ],
    },
    text: "The seller owes the real estate excise tax: 1.1% of the price up to $525,000, 1.28% of the next part up to $1,525,000, 2.75% up to $3,025,000 and 3% above. Most places add 0.25% to 0.50%, and the thresholds change in January 2027. An unpaid tax is a lien on the house, so a buyer checks it too. A transfer of a controlling interest is taxed.",
    exampleWith: "the state's part alone",
    sources: ["Revised Code of Washington 82.45.060 and chapter 82.46"],
  },
  WI: {
    onPrice: { percents: [0.3] },
    text: "The seller owes a transfer fee of $3 per $1,000, which is 0.30% of the price.",
    sources: ["Wisconsin Statutes § 77.22"],
  },
};

/** The house and the loan of the example in every guide. */
export const closingExample = { price: 300_000, loan: 225_000 } as const;
