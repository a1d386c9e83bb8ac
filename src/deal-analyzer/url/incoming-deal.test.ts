import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { writeDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { handDealTo } from "../../calculators/deal/sharing/handed-deal.ts";
import { writeDscrFragment } from "../../calculators/sharing/dscr-fragment.ts";
import { DEAL_FIGURES, originOf, readIncomingDeal } from "./incoming-deal.ts";

const sent = writeDealFragment(EXAMPLE_DEAL);

test.each([
  ["a private link", sent, undefined],
  ["a kept deal", `#from=my-deals&${sent.slice(1)}`, "my-deals"],
  ["another tool", handDealTo("", EXAMPLE_DEAL), "deal"],
])("%s brings its deal", (_, fragment, origin) => {
  expect(readIncomingDeal(fragment)).toEqual({ kind: "inputs", inputs: EXAMPLE_DEAL });
  expect(originOf(fragment)).toBe(origin);
});

test("a guide brings what it is about, and the analyzer asks for the rest", () => {
  const fragment = "#from=guide&v=1&taxpct=1.25&inspct=0.6&units=2";
  const shared = DEAL_FIGURES.readFragment(fragment);
  if (shared.kind !== "inputs") throw new Error(`${fragment} is ${shared.kind}.`);
  expect(shared.inputs).toMatchObject({
    units: "2",
    price: "",
    leaseRent: "",
    propertyTax: "",
    insurance: "",
  });
  expect(DEAL_FIGURES.missingIn(shared.inputs)).toEqual(["price", "leaseRent"]);
  expect(originOf(fragment)).toBe("guide");
});

test("the cash flow calculator brings price, loan, rent and costs", () => {
  const fragment =
    "#from=cash-flow&v=1&price=300000&down=20&rate=7&years=30&rent=2500&tax=300&insurance=100&maintenance=125&vacancy=125";
  expect(readIncomingDeal(fragment)).toMatchObject({
    kind: "inputs",
    inputs: { price: 300_000, downPaymentPercent: 20, leaseRent: 2500, propertyTax: 300, vacancyPercent: 5 },
  });
  expect(originOf(fragment)).toBe("cash-flow");
});

test("of two bills of $0 there, the one that was typed stays and the empty one is estimated", () => {
  const fragment =
    "#from=cash-flow&v=1&price=300000&down=20&rate=7&years=30&rent=2500&tax=0&insurance=0&maintenance=0&vacancy=0&typed=tax";
  expect(readIncomingDeal(fragment)).toMatchObject({ inputs: { propertyTax: 0, insurance: 150 } });
});

test("the DSCR calculator brings its rent and expenses", () => {
  const figures = writeDscrFragment({ monthlyRent: 2600, monthlyExpenses: 450, monthlyDebtService: 1700 });
  const fragment = `#from=dscr&${figures.slice(1)}`;
  expect(readIncomingDeal(fragment)).toMatchObject({
    inputs: { leaseRent: 2600, propertyTax: 450, price: 0 },
  });
  expect(originOf(fragment)).toBe("dscr");
});

test.each([
  ["", "none"],
  ["#results", "none"],
  ["#from=cash-flow&v=1&price=x", "unreadable"],
  [
    "#from=cash-flow&v=1&price=300000&down=20&rate=7&years=0&rent=2500&tax=0&insurance=0&maintenance=0&vacancy=0",
    "unreadable",
  ],
  ["#v=1&price=300000&years=0&rent=2500", "unreadable"],
  ["#from=dscr&v=9", "unreadable"],
  ["#from=elsewhere&v=1", "none"],
])("%o is %s", (fragment, kind) => {
  expect(readIncomingDeal(fragment).kind).toBe(kind);
});
