import { describe, expect, test } from "vitest";
import { exactly } from "../../content/figures/landlord-tax.ts";
import { notePayment } from "../dscr/amortization.ts";
import { marketRatio, pitiaAt } from "../dscr/market-payment.ts";
import { houseFigures } from "./house-figures.ts";

const basis = {
  downPaymentPercent: 25,
  ratePercent: 0,
  termYears: 30,
  tax: exactly(2),
  insurancePercent: 1,
};
/** At zero interest, the loan of $270,000 costs $750 a month. */
const house = { name: "plain.house", price: 360_000, rent: 1_700, basis } as const;

const dollars = (text: string | undefined) => Number(text?.replaceAll(/[$,]/g, ""));

describe("the figures of a house", () => {
  test("are those of its payment, under its name", () => {
    expect(houseFigures(house)).toEqual({
      "plain.house.price": "$360,000",
      "plain.house.rent": "$1,700",
      "plain.house.annualRent": "$20,400",
      "plain.house.grossYield": "5.7%",
      "plain.house.rentShare": "0.472%",
      "plain.house.downPayment": "25%",
      "plain.house.rate": "0%",
      "plain.house.taxRate": "2%",
      "plain.house.insuranceRate": "1%",
      "plain.house.taxOn10000": "$200",
      "plain.house.loan": "$270,000",
      "plain.house.principalInterest": "$750",
      "plain.house.tax": "$600",
      "plain.house.insurance": "$300",
      "plain.house.payment": "$1,650",
      "plain.house.ratio": "1.03",
      "plain.house.coverage": "103%",
    });
  });

  test("count what is paid on top, and say how much the rent falls short", () => {
    expect(houseFigures({ ...house, extra: 100 })).toMatchObject({
      "plain.house.extra": "$100",
      "plain.house.payment": "$1,750",
      "plain.house.shortfall": "$50",
      "plain.house.ratio": "0.97",
    });
  });

  test("say what it saves against another house", () => {
    const insteadOf = { ...house, basis: { ...basis, tax: exactly(3) } };
    expect(houseFigures({ ...house, insteadOf })["plain.house.saving"]).toBe("$300");
  });
});

const priced = { ...house, basis: { ...basis, ratePercent: 7.25 } };

describe.each([
  { ...priced, target: 1 },
  { ...priced, target: 1.15 },
  { ...priced, rent: 3_300, target: 1.1 },
])("a house with a rent of $rent at $target", (sample) => {
  const { name, price, rent, target } = sample;
  const figures = houseFigures(sample);
  const ratioOfLoan = (amount: number) => {
    const { propertyTax, insurance } = pitiaAt(price, sample.basis);
    const { ratePercent, termYears } = sample.basis;
    return (
      rent / (notePayment({ amount, annualRatePercent: ratePercent, termYears }) + propertyTax + insurance)
    );
  };

  test("is reached by the stated loan, and not by $100 more", () => {
    const loan = dollars(figures[`${name}.targetLoan`]);
    expect(ratioOfLoan(loan)).toBeGreaterThanOrEqual(target);
    expect(ratioOfLoan(loan + 100)).toBeLessThan(target);
    expect(dollars(figures[`${name}.targetDown`])).toBe(price - loan);
  });

  test("is reached at the stated price, and not at $100 more", () => {
    const reached = dollars(figures[`${name}.targetPrice`]);
    expect(marketRatio(rent, reached, sample.basis)).toBeGreaterThanOrEqual(target);
    expect(marketRatio(rent, reached + 100, sample.basis)).toBeLessThan(target);
  });
});
