import { toCsv } from "../../sharing/csv.ts";
import type { BlanketSet } from "./blanket-fields.ts";
import { plainName } from "./blanket-link.ts";
import { blanketOf } from "./blanket-loan.ts";
import { comparedRowsOf, houseColumnsOf, saleColumnsOf, termRowsOf } from "./blanket-rows.ts";

/** Terms, the loan beside the separate loans, and a line for each house. */
export function blanketToCsv({ houses, terms }: BlanketSet): string {
  const blanket = blanketOf(
    houses.map(({ deal }) => deal),
    terms,
  );
  const columns = [...houseColumnsOf(terms), ...saleColumnsOf(terms)];
  return toCsv([
    ["label", "one loan", "separate loans"],
    ...termRowsOf(terms).map(({ label, figure }) => [label, figure, ""]),
    ...comparedRowsOf(blanket, terms).map(({ label, one, separate }) => [label, one.figure, separate.figure]),
    [],
    ["house", ...columns.map(([heading]) => heading)],
    ...blanket.houses.map((house, index) => [
      plainName(houses[index]?.name ?? "", index),
      ...columns.map(([, cell]) => cell(house).figure),
    ]),
  ]);
}
