import { expect, test } from "vitest";
import { historyFigures } from "./history-figures-catalog.server.ts";

test("figures of places are those of their guides", () => {
  expect(historyFigures).toMatchObject({
    "history.nv.fall": "55.7%",
    "history.nv.recovery": "2020 Q2",
    "history.nv.recoveryYears": "13.75",
    "history.nv.worstTen": "-3.3%",
    "history.ct.recoveryTime": "14 years and 1 quarter",
    "history.austin.belowHigh": "11.5%",
    "history.austin.high": "2022 Q2",
  });
});

/** Counted by the program that derived the record. */
test("figures of all states are those that were counted elsewhere", () => {
  expect(historyFigures).toMatchObject({
    "history.states.fell10": "37",
    "history.states.fell20": "20",
    "history.states.lostTenYears": "24",
    "history.states.lowest1991": "3.2%",
    "history.states.middle1991": "4.2%",
    "history.states.highest1991": "5.8%",
    "history.states.starts": "123",
  });
});

test("the deal of the article can be typed, and its middle returns are a range", () => {
  expect(historyFigures).toMatchObject({
    "history.hold.house.price": "$300,000",
    "history.hold.house.tenthOfDownPayment": "40%",
    "history.hold.house.dues": "$75",
    "history.hold.states.lowestMiddle": "9.2%",
    "history.hold.states.highestMiddle": "10.7%",
  });
});

test("ten years of the example deal lost money where the sale gave back less than was put in", () => {
  expect(historyFigures).toMatchObject({
    "history.hold.fl.starts": "123",
    "history.hold.fl.worstFrom": "2006 Q1",
    "history.hold.tx.lost": "0",
  });
  expect(Number(historyFigures["history.hold.nv.lost"])).toBeGreaterThan(
    Number(historyFigures["history.hold.fl.lost"]),
  );
  // The article says that the worst starts of these five lie between Nevada's and Texas's.
  const worst = ["nv", "fl", "ca", "oh", "tx"].map((code) =>
    Number.parseFloat(historyFigures[`history.hold.${code}.worst`] ?? ""),
  );
  expect(Math.min(...worst)).toBe(worst[0]);
  expect(Math.max(...worst)).toBe(worst.at(-1));
  expect(Object.values(historyFigures).filter((text) => /NaN|undefined|Infinity/.test(text))).toEqual([]);
});
