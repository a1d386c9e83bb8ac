import { formatUsd, MONEY_LIMIT } from "../../../dscr/money.ts";
import { choice, claim, day, number, percent } from "../../fields/field-kinds.ts";

/** What a hold adds when income tax is counted. Federal law of 2026; the percentages are the owner's own. */
export const TAX_FIELDS = {
  afterTax: claim("Income tax", "aftertax", false, { yes: "Counted", no: "Not counted" }),
  filing: choice("Tax return", "filing", "single", [
    ["single", "Single"],
    ["joint", "Married, filing jointly"],
  ]),
  /** A year, without this house. At the initial figure, the whole allowance for losses is still there. */
  otherIncome: {
    ...number("Other income a year", "otherincome", 100_000, { min: 0, max: MONEY_LIMIT }, 5000),
    say: formatUsd,
  },
  /** Federal, of the next dollar. */
  incomeTaxPercent: percent("Tax on income", "incometax", 24, 1),
  gainTaxPercent: percent("Tax on the gain", "gaintax", 15, 5),
  /** Comes on top of both: the federal limit on earlier depreciation does not lower it. */
  stateTaxPercent: percent("State's tax on income and gain", "statetax", 0, 0.5),
  landPercent: percent("Land, of the price", "land", 20, 1),
  /** Of the building: parts that may be written off in the first year. */
  costSegregationPercent: percent("Written off in the first year", "costseg", 0, 1),
  exchange: claim("Tax-deferred exchange at the sale", "exchange", false, { yes: "Yes", no: "No" }),
  /** The deadlines of an exchange run from it. No amount depends on it. */
  saleDay: day("Closing day of the sale", "saleday"),
} as const;
