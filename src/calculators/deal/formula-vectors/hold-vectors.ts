import type { FormulaId } from "../../../../content/calculators/formulas.ts";
import type { PriceHistory } from "../../../price-history/price-history.ts";
import { expectedPercent, lowPercent, type PriceRise } from "../../hold/appreciation.ts";
import type { HoldExit } from "../../hold/hold-exits.ts";
import { type HoldFigures, type HoldPlan, INITIAL_HOLD } from "../../hold/hold-plan.ts";
import { type HoldProjection, projectHold } from "../../hold/hold-projection.ts";
import type { HoldYear } from "../../hold/hold-years.ts";
import { type InternalRate, internalRateOf } from "../../hold/internal-rate.ts";
import { loanYearsOf } from "../../hold/loan-years.ts";
import { countStarts, holdFrom } from "../../hold/past/past-holds.ts";
import { isRefused, type SalesOfYear, salesOf, underwaterOf } from "../../hold/past/past-summary.ts";
import { hardestVacancy, vacancyOf } from "../../hold/past/past-vacancy.ts";
import type { TaxedSale, TaxYear } from "../../hold/tax/after-tax.ts";
import type { Deal } from "../deal.ts";
import { fiveSix } from "./adjustable-vectors.ts";
import {
  closing,
  type FormulaVector,
  leased,
  ownerCosts,
  percent,
  ratio,
  terms,
  usd,
  type VectorRow,
  vectors,
} from "./vector-builders.ts";
import { type Given, given } from "./vector-inputs.ts";

/** All zeros, so that a vector names every figure that counts. */
const STILL: HoldFigures & Pick<HoldPlan, "appreciationPercent" | "lowAppreciationPercent"> = {
  ...INITIAL_HOLD,
  rentGrowthPercent: 0,
  taxGrowthPercent: 0,
  insuranceGrowthPercent: 0,
  costGrowthPercent: 0,
  appreciationPercent: 0,
  lowAppreciationPercent: 0,
  swingPercent: 0,
  saleCostPercent: 0,
};

const [RENT, TAX, INSURANCE, COSTS] = [3, 3, 5, 3];
const growth = given.other(
  "Growth a year",
  `rent ${RENT}%, taxes ${TAX}%, insurance ${INSURANCE}%, dues ${COSTS}%`,
);
const GROWING: Partial<HoldPlan> = {
  rentGrowthPercent: RENT,
  taxGrowthPercent: TAX,
  insuranceGrowthPercent: INSURANCE,
  costGrowthPercent: COSTS,
};
const sale = [given.other("Appreciation a year", "4%"), given.other("Cost of the sale", "6%")];
const SOLD: Partial<HoldPlan> = { ...GROWING, appreciationPercent: 4, saleCostPercent: 6 };

function heldVectors(
  formula: FormulaId,
  figures: Partial<HoldPlan>,
  rows: readonly VectorRow<readonly Given[], (projection: HoldProjection) => string>[],
): readonly FormulaVector[] {
  return vectors(
    formula,
    rows.map(([givens, result, expected, answer]) => [
      givens,
      result,
      expected,
      (deal) => answer(projectHold({ ...STILL, ...figures, deal })),
    ]),
  );
}

const inYear = (year: number, print: (figures: HoldYear) => string) => (projection: HoldProjection) => {
  const figures = projection.expected.years[year - 1];
  return figures ? print(figures) : "none";
};
const inLowYear = (year: number, print: (figures: HoldYear) => string) => (projection: HoldProjection) => {
  const figures = projection.low.years[year - 1];
  return figures ? print(figures) : "none";
};
const soldAfter = (year: number, print: (exit: HoldExit) => string) => (projection: HoldProjection) => {
  const exit = projection.expected.exits[year - 1];
  return exit ? print(exit) : "none";
};
const rateText = (rate: InternalRate): string => {
  if (rate.kind === "none") return "none";
  return rate.kind === "one" ? percent(rate.percent) : rate.percents.map(percent).join(" and ");
};
const ratioIn = (year: number) => inYear(year, (figures) => ratio(figures.ratio ?? 0));
const multipleAfter = (year: number) => soldAfter(year, ({ equityMultiple }) => ratio(equityMultiple ?? 0));
const returnAfter = (year: number) => soldAfter(year, ({ internalRate }) => rateText(internalRate));
const flowVector = (flows: readonly number[], result: string, expected: string) =>
  vectors("internal-rate", [
    [
      [given.other("Cash flows, a year apart", flows.map(usd).join("; "))],
      result,
      expected,
      () => rateText(internalRateOf(flows)),
    ],
  ]);

/** New Jersey's, in the release of 2025 Q3. */
const RECORD: PriceRise = {
  fiveYears: 9.6,
  lastYear: 5.4,
  since1991: 4.13,
  worst: { 5: { percent: -4.76 }, 10: { percent: -1.67 }, 15: { percent: 0.21 } },
};
const since1991 = given.other("Rise since 1991", `${RECORD.since1991}% a year`);
const worstYears = given.other("Worst 5, 10 and 15 years", "-4.76%, -1.67%, 0.21% a year");
const priceVectors = vectors("hold-prices", [
  ...(
    [
      [3, "3.0000%"],
      [5, "4.1300%"],
      [-1, "-1.0000%"],
    ] as const
  ).map(
    ([rentGrowthPercent, expected]): VectorRow<readonly Given[], () => string> => [
      [given.other("Rent growth a year", `${rentGrowthPercent}%`), since1991],
      "Appreciation a year, expected case",
      expected,
      () => percent(expectedPercent({ rentGrowthPercent }, RECORD)),
    ],
  ),
  ...(
    [
      [7, "-4.7600%"],
      [8, "-1.6700%"],
      [12, "-1.6700%"],
      [13, "0.2100%"],
    ] as const
  ).map(
    ([holdYears, expected]): VectorRow<readonly Given[], () => string> => [
      [given.other("Sold after", `${holdYears} years`), worstYears],
      "Appreciation a year, low case",
      expected,
      () => percent(lowPercent({ holdYears }, RECORD)),
    ],
  ),
]);

/** Prices fall and rise again; rents and bills rise. */
const RECORD_OF_PLACE: PriceHistory = {
  place: "a place",
  prices: [100, 98, 96, 95, 90, 92, 95, 99, 110],
  rents: [100, 101, 102, 103, 104, 105, 106, 107, 108],
  costs: [100, 100, 101, 101, 102, 102, 103, 103, 104],
};
const recorded = [
  given.other("Index of prices", RECORD_OF_PLACE.prices.join("; ")),
  given.other("Index of rents", RECORD_OF_PLACE.rents.join("; ")),
  given.other("Consumer prices", RECORD_OF_PLACE.costs.join("; ")),
];
const pastVectors = vectors(
  "past-holds",
  (
    [
      ["Value after year 1, from the first quarter", 0, 1, "$270,000", ({ value }: HoldYear) => usd(value)],
      ["Value after year 2, from the first quarter", 0, 2, "$330,000", ({ value }: HoldYear) => usd(value)],
      [
        "Value after year 1, from the fifth quarter",
        4,
        1,
        "$366,666.67",
        ({ value }: HoldYear) => usd(value),
      ],
      ["Rent of year 2, from the first quarter", 0, 2, "$31,200", ({ rent }: HoldYear) => usd(rent)],
      [
        "Equity after year 1, from the first quarter",
        0,
        1,
        "$47,177.68",
        ({ equity }: HoldYear) => usd(equity),
      ],
    ] as const
  ).map(
    ([result, start, year, expected, print]): VectorRow<readonly Given[], (deal: Deal) => string> => [
      [...leased, ...ownerCosts, ...recorded],
      result,
      expected,
      (deal) => {
        const plan = { ...STILL, deal, holdYears: 2 };
        const { years } = holdFrom(start, plan, loanYearsOf(deal, 2), RECORD_OF_PLACE, "record");
        const figures = years[year - 1];
        return figures ? print(figures) : "none";
      },
    ],
  ),
);

const refusedVectors = vectors(
  "past-holds",
  (
    [
      [0, "yes"],
      [4, "no"],
    ] as const
  ).map(
    ([start, expected]): VectorRow<readonly Given[], (deal: Deal) => string> => [
      [...leased, ...recorded],
      `New loan refused after year 1, from the ${start === 0 ? "first" : "fifth"} quarter`,
      expected,
      (deal) => {
        const plan = { ...STILL, deal, holdYears: 1 };
        const [year] = holdFrom(start, plan, loanYearsOf(deal, 1), RECORD_OF_PLACE, "record").years;
        return year && isRefused(year) ? "yes" : "no";
      },
    ],
  ),
);
const vacancyVectors = vectors("past-holds", [
  [
    [...leased, given.utilities(150), given.reserves(6)],
    "Months without rent that the reserves pay",
    "5.6061",
    (deal: Deal) => ratio(vacancyOf(deal)?.months ?? 0),
  ],
  [
    [...leased, given.utilities(150), given.reserves(6), ...recorded],
    "The fewest of them over two years of the record",
    "5.5695",
    (deal: Deal) => {
      const plan = { ...STILL, deal, holdYears: 2 };
      return ratio(hardestVacancy(plan, loanYearsOf(deal, 2), RECORD_OF_PLACE)?.months ?? 0);
    },
  ],
]);

const holdsOn = (deal: Deal, holdYears: number) =>
  Array.from({ length: countStarts(RECORD_OF_PLACE) }, (_, start) =>
    holdFrom(start, { ...STILL, deal, holdYears }, loanYearsOf(deal, holdYears), RECORD_OF_PLACE, "record"),
  );
const startVectors = vectors("past-holds", [
  ...(
    [
      [
        "Starts that lost money, sold after year 1",
        "3 of 5",
        ({ lost, starts }: SalesOfYear) => `${lost} of ${starts}`,
      ],
      [
        "Return of the worst start, the first quarter",
        "-40.4548%",
        ({ worst }: SalesOfYear) => rateText(worst.exit.internalRate),
      ],
      [
        "Return of the middle start, the third quarter",
        "-4.6215%",
        ({ middle }: SalesOfYear) => rateText(middle.exit.internalRate),
      ],
    ] as const
  ).map(
    ([result, expected, print]): VectorRow<readonly Given[], (deal: Deal) => string> => [
      [...leased, ...ownerCosts, ...recorded],
      result,
      expected,
      (deal) => {
        const sales = salesOf(holdsOn(deal, 1), 1);
        return sales ? print(sales) : "none";
      },
    ],
  ),
  [
    [given.price(300_000), given.downPercent(5), ...terms, ...recorded],
    "Quarters in which the house is worth less than its loan, over two years from the first quarter",
    "2",
    (deal: Deal) => {
      const holds = holdsOn(deal, 2).slice(0, 1);
      const plan = { ...STILL, deal, holdYears: 2 };
      return `${underwaterOf(holds, plan, RECORD_OF_PLACE, 2).longest?.quarters ?? 0}`;
    },
  ],
]);

const TAXED: Partial<HoldPlan> = {
  afterTax: true,
  otherIncome: 120_000,
  incomeTaxPercent: 24,
  gainTaxPercent: 15,
  landPercent: 20,
};
const taxes = [
  given.other("Other income a year", "$120,000, single"),
  given.other("Tax on income and on the gain", "24% and 15%"),
  given.other("Land", "20%"),
];
const keptIn = (year: number, print: (figures: TaxYear) => string) => (projection: HoldProjection) => {
  const figures = projection.expected.afterTax?.years[year - 1];
  return figures ? print(figures) : "none";
};
const taxedAfter = (year: number, print: (sale: TaxedSale) => string) => (projection: HoldProjection) => {
  const sale = projection.expected.afterTax?.sales[year - 1];
  return sale ? print(sale) : "none";
};

const held = [...leased, ...ownerCosts, growth];
const adjustable = [given.loan(225_000), ...fiveSix];
const interestOnly = [...held, given.interestOnly(5)];
const bought = [...held, ...closing, given.prepayment("5-4-3-2-1"), ...sale];

/** A deal over the years, and what its sale brings. */
export const holdVectors: readonly FormulaVector[] = [
  ...heldVectors("hold-year", GROWING, [
    [held, "Rent of year 6", "$34,778.28", inYear(6, ({ rent }) => usd(rent))],
    [held, "Costs of year 6", "$16,556.52", inYear(6, ({ costs }) => usd(costs))],
    [held, "Cash flow of year 6", "-$197.04", inYear(6, ({ cashFlow }) => usd(cashFlow))],
    [interestOnly, "Ratio of year 5, on the last interest-only payment", "1.3738", ratioIn(5)],
    [interestOnly, "Ratio of year 6, on the payment that repays the loan", "1.2388", ratioIn(6)],
    [adjustable, "Expected debt of year 7", "$18,268.92", inYear(7, ({ debt }) => usd(debt))],
    [
      adjustable,
      "Debt of year 7 in the low case, with the rate at 10.5%, then 11.5%",
      "$24,689.40",
      inLowYear(7, ({ debt }) => usd(debt)),
    ],
    [
      adjustable,
      "Balance after year 7 in the low case",
      "$206,391.67",
      inLowYear(7, ({ balance }) => usd(balance)),
    ],
  ]),
  ...priceVectors,
  ...pastVectors,
  ...refusedVectors,
  ...startVectors,
  ...vacancyVectors,
  ...heldVectors("hold-sale", { ...SOLD, holdYears: 30, appreciationPercent: 3 }, [
    [
      [...held, given.other("Appreciation a year", "3%")],
      "Value after year 30",
      "$728,178.74",
      inYear(30, ({ value }) => usd(value)),
    ],
  ]),
  ...heldVectors("hold-sale", SOLD, [
    [bought, "Cash invested", "$83,250", ({ invested }) => usd(invested)],
    [bought, "Value after year 10", "$444,073.29", inYear(10, ({ value }) => usd(value))],
    [bought, "Cash from a sale after year 3", "$92,707.67", soldAfter(3, ({ proceeds }) => usd(proceeds))],
    [bought, "Equity multiple of a sale after year 3", "1.0362", multipleAfter(3)],
    [bought, "Equity multiple of a sale after year 10", "2.4868", multipleAfter(10)],
  ]),
  ...heldVectors("after-tax", TAXED, [
    [
      [given.price(125_000), ...terms, ...taxes],
      "Depreciation of year 1",
      "$3,484.85",
      keptIn(1, ({ depreciation }) => usd(depreciation)),
    ],
    [
      [given.price(125_000), ...terms, ...taxes],
      "Depreciation of year 2",
      "$3,636.36",
      keptIn(2, ({ depreciation }) => usd(depreciation)),
    ],
  ]),
  ...heldVectors("after-tax", { ...SOLD, ...TAXED }, [
    [[...bought, ...taxes], "Interest of year 1", "$16,241.12", keptIn(1, ({ interest }) => usd(interest))],
    [[...bought, ...taxes], "Income of year 1", "-$7,447.03", keptIn(1, ({ income }) => usd(income))],
    [[...bought, ...taxes], "Tax of year 1", "-$1,787.29", keptIn(1, ({ tax }) => usd(tax))],
    [
      [...bought, ...taxes],
      "Gain of a sale after year 10",
      "$182,509.37",
      taxedAfter(10, ({ gain }) => usd(gain)),
    ],
    [
      [...bought, ...taxes],
      "Tax of year 10 with its sale",
      "$38,635.09",
      taxedAfter(10, ({ tax }) => usd(tax)),
    ],
    [
      [...bought, ...taxes],
      "Return a year after tax, sold after year 10",
      "8.6938%",
      taxedAfter(10, ({ internalRate }) => rateText(internalRate)),
    ],
  ]),
  ...heldVectors("after-tax", { ...SOLD, ...TAXED, costSegregationPercent: 25 }, [
    [
      [...bought, ...taxes, given.other("Written off in year 1", "25%")],
      "Loss carried out of year 1",
      "$51,514.30",
      keptIn(1, ({ carried }) => usd(carried)),
    ],
    [
      [...bought, ...taxes, given.other("Written off in year 1", "25%")],
      "Tax of year 10 with its sale",
      "$50,106.37",
      taxedAfter(10, ({ tax }) => usd(tax)),
    ],
  ]),
  ...heldVectors("after-tax", { ...SOLD, ...TAXED, exchange: true }, [
    [
      [...bought, ...taxes, given.other("Exchange", "yes")],
      "Tax put off by a sale after year 10",
      "$39,137.14",
      taxedAfter(10, ({ deferred }) => usd(deferred)),
    ],
  ]),
  ...flowVector([-1000, 80, 80, 1080], "Return a year", "8.0000%"),
  ...flowVector([-1000, 2300, -1320], "Return a year, two answers", "10.0000% and 20.0000%"),
  ...flowVector([-1000, 2000, -1500], "Return a year, no answer", "none"),
  ...heldVectors("internal-rate", SOLD, [
    [bought, "Return a year, sold after year 2", "-7.4540%", returnAfter(2)],
    [bought, "Return a year, sold after year 10", "9.7592%", returnAfter(10)],
  ]),
];
