import { describe, expect, test } from "vitest";
import { INITIAL_RENT } from "../../deal/deal.ts";
import { EXAMPLE_DEAL } from "../../deal/example-deal.ts";
import { blanketToCsv } from "./blanket-export.ts";
import { INITIAL_TERMS } from "./blanket-fields.ts";
import { readBlanketFragment, writeBlanketFragment } from "./blanket-link.ts";
import { blanketOf } from "./blanket-loan.ts";

const strong = { ...EXAMPLE_DEAL, leaseRent: 3200 };
const weak = { ...EXAMPLE_DEAL, price: 200_000, leaseRent: 1600 };
const free = { ...EXAMPLE_DEAL, downPaymentPercent: 100 };
const houses = [
  { name: "=1+1 Elm <b>Street</b>", deal: strong },
  {
    name: "🏠",
    deal: { ...weak, units: 2, rentRoll: [900, 800].map((leaseRent) => ({ ...INITIAL_RENT, leaseRent })) },
  },
];
const set = { houses, terms: { ...INITIAL_TERMS, releasePercent: 115 } };

describe("one loan on several houses", () => {
  test("a strong house carries a weak one, whose own loan would miss the ratio", () => {
    const blanket = blanketOf([strong, weak], INITIAL_TERMS);
    expect(blanket.ratio).toBeGreaterThanOrEqual(INITIAL_TERMS.minimumRatio);
    expect(blanket.separate.missing).toBe(1);
  });

  test("a rent that carries less than the LTV limit makes the loan smaller", () => {
    const { limitedBy, ratio } = blanketOf([weak, weak], INITIAL_TERMS);
    expect(limitedBy).toBe("ratio");
    expect(ratio).toBeCloseTo(INITIAL_TERMS.minimumRatio, 4);
  });

  test("the sale of all there is repays the loan, and leaves nothing that could miss", () => {
    const [house] = blanketOf([strong], INITIAL_TERMS).houses;
    expect(house?.sale).toMatchObject({ release: house?.share, loan: 0, ratio: null, qualifies: true });
  });

  test("houses without a loan of their own have no ratio to compare", () => {
    expect(blanketOf([free, free], INITIAL_TERMS).separate).toMatchObject({
      ratio: null,
      loan: 0,
      missing: 0,
    });
  });
});

describe("its link", () => {
  test("brings every house and every term", () => {
    const fragment = writeBlanketFragment(set);
    expect(fragment).toMatch(/^#[\w&=.%-]+$/);
    expect(readBlanketFragment(fragment)).toEqual({
      kind: "inputs",
      inputs: {
        terms: set.terms,
        houses: [
          { name: "11 Elm bStreetb", deal: houses[0]?.deal },
          { name: "House 2", deal: houses[1]?.deal },
        ],
      },
    });
  });

  test("a released link stays readable", () => {
    const read = readBlanketFragment(
      "#v=1&rate=6.5&ltv=70&release=110&houses=2&nameh1=Elm&priceh1=300000&renth1=2500&priceh2=200000&unitsh2=2&rollh2=1&rent1h2=900&rent2h2=950",
    );
    expect(read).toMatchObject({
      inputs: {
        terms: { annualRatePercent: 6.5, ltvPercent: 70, releasePercent: 110, minimumRatio: 1.2 },
        houses: [
          { name: "Elm", deal: { price: 300_000, leaseRent: 2500 } },
          { name: "House 2", deal: { rentRoll: [{ leaseRent: 900 }, { leaseRent: 950 }] } },
        ],
      },
    });
  });

  test.each([
    ["#", "none"],
    ["#deals", "none"],
    ["#v=1", "unreadable"],
    ["#v=1&houses=1&priceh1=300000", "unreadable"],
    ["#v=1&houses=101", "unreadable"],
    ["#v=1&houses=2&priceh2=x", "unreadable"],
    ["#v=1&houses=2&release=130", "unreadable"],
    ["#v=1&houses=2&nameh1=%3D1", "unreadable"],
  ])("%s is %s", (fragment, kind) => {
    expect(readBlanketFragment(fragment).kind).toBe(kind);
  });
});

test("the file has a line for each term, each result and each house, and no formula", () => {
  const csv = blanketToCsv(set);
  expect(csv).toContain("\r\nRelease price,115,\r\n");
  expect(csv).toContain("\r\nLoan,");
  expect(csv).toContain("\r\n11 Elm bStreetb,300000,3200,");
  expect(csv).not.toMatch(/(^|,|\n)[=+@]/);
});
