import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { arbitraryDeals } from "../test-deals.ts";
import { type Bridge, bridgeOf } from "./bridge.ts";
import { paymentsOf } from "./deal-payment.ts";
import { lenderFractionOf } from "./lender-view.ts";
import { ownerViewOf, simpleViewOf } from "./owner-view.ts";

const deals = arbitraryDeals(fc);
const cents = (dollars: number) => Math.round(dollars * 100);
const reached = (bridge: Bridge, id: string) => bridge.find((step) => step.id === id)?.amount;

describe("bridgeOf", () => {
  test("leads from the example's $2,500 of rent over $365.10 to a loss of $209.90", () => {
    const bridge = bridgeOf(EXAMPLE_DEAL);
    expect(bridge.map(({ id, amount }) => [id, amount])).toEqual([
      ["qualifying-rent", 2500],
      ["principal-and-interest", -1534.9],
      ["taxes", -375],
      ["insurance", -150],
      ["dues", -75],
      ["lender", 365.1],
      ["rent-difference", 0],
      ["simple", 365.1],
      ["vacancy", -125],
      ["management", -200],
      ["maintenance", -125],
      ["capital-reserve", -125],
      ["utilities", 0],
      ["owner", -209.9],
    ]);
  });

  test("names the tenth of the rent that a lender leaves out of a vacant house", () => {
    const step = bridgeOf({ ...EXAMPLE_DEAL, isVacant: true }).find(({ id }) => id === "rent-difference");
    expect(step).toMatchObject({ label: "Rent collected but not counted", amount: 250 });
  });

  test("of bookings takes the booking fee and no vacancy, and says why", () => {
    const bridge = bridgeOf({ ...EXAMPLE_DEAL, use: "short-term", shortTermGross: 60_000 });
    const [vacancy, management] = ["vacancy", "management"].map((id) =>
      bridge.find((step) => step.id === id),
    );
    expect(vacancy).toMatchObject({ amount: 0, note: "Bookings leave the empty nights out already" });
    expect(management).toMatchObject({
      label: "Management and platform fees",
      amount: -1000,
      note: "20% of bookings",
    });
  });

  test("on net operating income takes the lender's allowances off and gives them back", () => {
    const bridge = bridgeOf({ ...EXAMPLE_DEAL, basis: "noi", units: 5, leaseRent: 8000, utilities: 90 });
    const allowances = bridge.filter(({ id }) => id.startsWith("lender-"));
    const amounts = [-400, -400, -400, -125, -90];
    expect(allowances.map(({ amount }) => amount)).toEqual([...amounts, ...amounts.map((amount) => -amount)]);
  });
});

describe("whatever the deal", () => {
  test("each step adds to the one before, to the cent", () => {
    forAll(cases(), [deals], (deal) => {
      let total = 0;
      for (const { kind, amount, runningTotal } of bridgeOf(deal)) {
        if (kind === "start" || kind === "change") total += cents(amount);
        else expect(cents(amount)).toBe(total);
        expect(runningTotal).toBe(total / 100 + 0);
      }
    });
  });

  test("it meets the lender's figures, the simple formula's and the owner's exactly", () => {
    forAll(cases(), [deals], (deal) => {
      const bridge = bridgeOf(deal);
      const { income, obligation } = lenderFractionOf(deal, paymentsOf(deal).first);
      const simple = simpleViewOf(deal);
      expect(cents(reached(bridge, "lender") ?? Number.NaN)).toBe(cents(income) - cents(obligation));
      expect(cents(reached(bridge, "simple") ?? Number.NaN)).toBe(
        cents(simple.netOperatingIncome) - cents(simple.monthlyDebtService),
      );
      expect(reached(bridge, "owner")).toBe(ownerViewOf(deal).monthlyCashFlow);
    });
  });
});
