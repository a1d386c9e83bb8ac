import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { INITIAL_CASH_FLOW_ENTRY, readCashFlowEntry } from "../cash-flow-calculator/cash-flow-entry.ts";
import { readCashFlowFragment, writeCashFlowFragment } from "../cash-flow-calculator/cash-flow-link.ts";
import { readDscrEntry } from "../dscr-calculator/dscr-entry.ts";
import { readDscrFragment } from "../dscr-calculator/dscr-link.ts";
import { readScenariosFragment, writeScenariosFragment } from "../dscr-calculator/scenarios/scenario-link.ts";
import { INITIAL_PLANNER, updatePlanner } from "../dscr-calculator/scenarios/scenario-planner.ts";
import { writeDscrFragment } from "./dscr-fragment.ts";

const money = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map((cents) => cents / 100);
const dscrInputs = fc.record({ monthlyRent: money, monthlyExpenses: money, monthlyDebtService: money });

function opened<Inputs>(shared: { kind: string; inputs?: Inputs }): Inputs {
  if (shared.inputs === undefined) throw new Error(`The link is ${shared.kind}`);
  return shared.inputs;
}

describe("a link of the simple calculator", () => {
  test("is short enough to read", () => {
    const inputs = { monthlyRent: 2500, monthlyExpenses: 500.5, monthlyDebtService: 1600 };
    expect(writeDscrFragment(inputs)).toBe("#v=1&rent=2500&expenses=500.5&debt=1600");
  });

  test("opens to the inputs it was made of", () => {
    forAll(cases(), [dscrInputs], (inputs) => {
      expect(readDscrEntry(opened(readDscrFragment(writeDscrFragment(inputs))))).toEqual(inputs);
    });
  });

  test("a calculation that My Deals kept opens, too", () => {
    expect(readDscrFragment("#from=my-deals&v=1&rent=2500&expenses=0&debt=1600").kind).toBe("inputs");
  });

  test("released links of version 1 stay readable", () => {
    expect(readDscrFragment("#v=1&rent=2500&expenses=500&debt=1600")).toEqual({
      kind: "inputs",
      inputs: { monthlyRent: "$2,500", monthlyExpenses: "$500", monthlyDebtService: "$1,600" },
    });
  });

  test.each(["", "#", "#main", "#what-is-dscr", "#rent=2500"])("%o is not a fragment of ours", (fragment) => {
    expect(readDscrFragment(fragment)).toEqual({ kind: "none" });
  });

  test.each([
    ["a later version", "#v=2&rent=2500&expenses=500&debt=1600"],
    ["cut off", "#v=1&rent=2500&exp"],
    ["not a number", "#v=1&rent=lots&expenses=500&debt=1600"],
    ["an exponent", "#v=1&rent=1e99&expenses=500&debt=1600"],
    ["a broken escape", "#v=1&rent=%E0%A4%A&expenses=500&debt=1600"],
    ["markup", "#v=1&rent=<b>1</b>&expenses=500&debt=1600"],
  ])("%s is reported as unreadable, and fills in nothing", (_, fragment) => {
    expect(readDscrFragment(fragment)).toEqual({ kind: "unreadable" });
  });
});

describe("a link of the scenario planner", () => {
  test("opens to the same names and amounts, in order", () => {
    forAll(
      cases(),
      [
        fc.array(fc.record({ name: fc.string({ maxLength: 20 }), inputs: dscrInputs }), {
          minLength: 1,
          maxLength: 5,
        }),
      ],
      (shared) => {
        const [base, ...others] = shared.map(({ name, inputs }, index) => ({
          id: index === 0 ? "base" : `scenario-${index}`,
          name,
          monthlyRent: `${inputs.monthlyRent}`,
          monthlyExpenses: `${inputs.monthlyExpenses}`,
          monthlyDebtService: `${inputs.monthlyDebtService}`,
        }));
        if (base === undefined) return;
        const copies = opened(readScenariosFragment(writeScenariosFragment([base, ...others])));
        expect(copies.map((copy) => ({ name: copy.name, inputs: readDscrEntry(copy) }))).toEqual(shared);
      },
    );
  });

  test("an untouched planner can be shared too", () => {
    const copies = opened(readScenariosFragment(writeScenariosFragment(INITIAL_PLANNER.scenarios)));
    expect(updatePlanner(INITIAL_PLANNER, { type: "open", copies }).scenarios).toMatchObject([
      { id: "base", name: "Base Scenario" },
    ]);
  });

  test.each(["#v=1", "#v=1&rent=1&expenses=1&debt=1", "#v=1&name=A&rent=1&expenses=1&debt=1&name=B&rent=1"])(
    "%s is unreadable as a whole, never in part",
    (fragment) => {
      expect(readScenariosFragment(fragment)).toEqual({ kind: "unreadable" });
    },
  );
});

describe("a link of the cash flow calculator", () => {
  test("opens to the inputs it was made of", () => {
    const entry = {
      ...INITIAL_CASH_FLOW_ENTRY,
      purchasePrice: "300k",
      interestRate: "7.375%",
      monthlyRent: "$2,800.50",
      vacancy: "abc",
    };
    const fragment = writeCashFlowFragment(entry);
    expect(fragment).toBe(
      "#v=1&price=300000&down=25&rate=7.375&years=30&rent=2800.5&tax=0&insurance=0&maintenance=0&vacancy=0",
    );
    expect(readCashFlowEntry(opened(readCashFlowFragment(fragment)))).toEqual(readCashFlowEntry(entry));
  });

  test("says where taxes and insurance were filled in from", () => {
    const place = "Doña Ana County, NM";
    const fragment = writeCashFlowFragment({ ...INITIAL_CASH_FLOW_ENTRY, purchasePrice: "300k", place });
    expect(fragment).toMatch(/&vacancy=0&place=Do%C3%B1a%20Ana%20County%2C%20NM$/);
    expect(opened(readCashFlowFragment(fragment))).toMatchObject({ purchasePrice: "$300,000", place });
    expect(opened(readCashFlowFragment(`${fragment}${"x".repeat(99)}`)).place).toHaveLength(80);
  });

  test("a bill that nobody typed stays unknown", () => {
    const fragment = writeCashFlowFragment({ ...INITIAL_CASH_FLOW_ENTRY, propertyTax: "300" });
    expect(opened(readCashFlowFragment(fragment))).toMatchObject({
      propertyTax: "$300",
      insurance: "",
      vacancy: "$0",
    });
  });

  test("a bill that was typed as $0 stays typed", () => {
    const fragment = writeCashFlowFragment({ ...INITIAL_CASH_FLOW_ENTRY, propertyTax: "$0" });
    expect(fragment).toMatch(/&tax=0&insurance=0&.*&typed=tax$/);
    expect(opened(readCashFlowFragment(fragment))).toMatchObject({ propertyTax: "$0", insurance: "" });
  });

  test("a link of the simple calculator is unreadable", () => {
    expect(readCashFlowFragment("#v=1&rent=2500&expenses=500&debt=1600")).toEqual({ kind: "unreadable" });
  });
});
