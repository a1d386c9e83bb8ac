import { describe, expect, test } from "vitest";
import { MONTH_NAMES, readMonths } from "./read-months.ts";

const YEAR = [3100, 2800, 3000.5, 2000, 2200, 4100, 5200, 5100, 2500, 2400, 1900, 3300];
const usd = (amount: number) => `$${amount.toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
const column = YEAR.map(usd).join("\n");
const named = YEAR.map((amount, month) => `${MONTH_NAMES[month]}\t${usd(amount)}`);

describe("twelve months are read", () => {
  test.each([
    ["from a column of dollars", column],
    ["from a row", YEAR.map(usd).join("\t")],
    ["from a list that somebody types", YEAR.join(", ")],
    ["without spaces", YEAR.join(",")],
    ["with the names of the months", named.join("\n")],
    ["in another order", named.toReversed().join("\r\n")],
    ["with a total below", `${named.join("\n")}\nTotal\t$37,600.50`],
    [
      "with years",
      YEAR.map((amount, month) => `${MONTH_NAMES[month]?.slice(0, 3)} 2025\t${amount}`).join("\n"),
    ],
    [
      "with short years",
      YEAR.map((amount, month) => `${MONTH_NAMES[month]?.slice(0, 3)}-25\t${amount}`).join("\n"),
    ],
    ["with dates", YEAR.map((amount, month) => `${month + 1}/1/2025\t${amount}`).join("\n")],
    ["under a row of names", `${MONTH_NAMES.join("\t")}\n${YEAR.join("\t")}`],
  ])("%s", (_, text) => {
    expect(readMonths(text)).toEqual({ months: YEAR, found: 12 });
  });

  test("whose amounts look like years", () => {
    const text = MONTH_NAMES.map((name) => `${name} 2025`).join("\n");
    expect(readMonths(text).months).toEqual(YEAR.map(() => 2025));
  });
});

test.each([
  ["nothing", "", 0],
  ["words", "no bookings yet", 0],
  ["eleven months", YEAR.slice(1).join("\n"), 11],
  ["two years", [...YEAR, ...YEAR].join("\n"), 24],
  ["a month twice", named.with(3, named[2] ?? "").join("\n"), 12],
])("%s is no year", (_, text, found) => {
  expect(readMonths(text)).toEqual({ months: undefined, found });
});
