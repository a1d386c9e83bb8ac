import { formatUsd, formatUsdExact } from "../../../dscr/money.ts";
import { listInWords } from "../../../ui/text/list-in-words.ts";
import type { LabeledFigure } from "../../fields/field-rows.ts";
import type { OfferPrecision } from "../offer-rows.ts";
import { CONVENTIONAL_RULES, type ConventionalTest } from "./conventional-test.ts";

const { rentSharePercent, mostFinancedProperties, mostUnits } = CONVENTIONAL_RULES;

/** The test line by line: the single source for page, print and files. */
export function conventionalRowsOf(
  test: ConventionalTest,
  precision: OfferPrecision = "exact",
): readonly LabeledFigure[] {
  const { borrower, net } = test;
  const usd = (label: string, figure: number): LabeledFigure => ({
    label,
    text: (precision === "exact" ? formatUsdExact : formatUsd)(figure),
    figure,
  });
  return [
    usd(`Rent that counts, ${rentSharePercent}% of ${formatUsd(test.grossRent)}`, test.countedRent),
    usd("Full payment", test.payment),
    usd(sayNet(test), net),
    usd("Income", test.income),
    usd("Debts", test.debts),
    { label: "Debt to income", text: sayDti(test), figure: test.dti ?? "" },
    { label: "At most", text: `${borrower.dtiLimit}%`, figure: borrower.dtiLimit },
    {
      label: "Financed properties",
      text: `${borrower.financedProperties} of at most ${mostFinancedProperties}`,
      figure: borrower.financedProperties,
    },
    { label: "Units", text: `${test.units} of at most ${mostUnits}`, figure: test.units },
    passRow(test),
  ];
}

function sayNet({ net, countsSurplus }: ConventionalTest): string {
  if (net < 0) return "Missing each month, added to debts";
  return countsSurplus
    ? "Left each month, added to income"
    : "Left each month, not counted for a first rental";
}

function passRow({ passes }: ConventionalTest): LabeledFigure {
  const text = passes ? "yes" : "no";
  return { label: "Passes", text, figure: text };
}

/** Rounded up to a tenth, so that no ratio looks smaller than it is. */
export function sayDti({ dti }: Pick<ConventionalTest, "dti">): string {
  if (dti === null) return "no income stated";
  return `${(Math.ceil(Number((dti * 10).toFixed(6))) / 10).toFixed(1)}%`;
}

/** "The conventional loan would pass: debt to income is 38.2%, of at most 45%." */
export function sayConventional(test: ConventionalTest): string {
  const { borrower, dti } = test;
  if (dti === null && test.isWithinCount && test.isWithinUnits) {
    return "Enter your income, and this page tests the conventional loan.";
  }
  if (test.passes) {
    return `The conventional loan would pass: debt to income is ${sayDti(test)}, of at most ${borrower.dtiLimit}%.`;
  }
  const reasons = [
    ...(test.isWithinDti || dti === null
      ? []
      : [`debt to income is ${sayDti(test)}, above ${borrower.dtiLimit}%`]),
    ...(test.isWithinCount
      ? []
      : [`${borrower.financedProperties} financed properties are more than ${mostFinancedProperties}`]),
    ...(test.isWithinUnits ? [] : [`${test.units} units are more than ${mostUnits}`]),
  ];
  return `The conventional loan would not pass: ${listInWords(reasons)}.`;
}
