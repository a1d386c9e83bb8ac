import type { Deal } from "../../deal/deal.ts";
import {
  type FormulaVector,
  leased,
  owed,
  percent,
  usd,
  vectors,
} from "../../deal/formula-vectors/vector-builders.ts";
import { type Given, given } from "../../deal/formula-vectors/vector-inputs.ts";
import { offerOf } from "../offer.ts";
import type { Borrower } from "./borrower-fields.ts";
import { type ConventionalTest, testConventional } from "./conventional-test.ts";

const BORROWER: Borrower = { monthlyIncome: 8000, monthlyDebts: 2900, financedProperties: 3, dtiLimit: 45 };

const earner = [given.other("Income", usd(8000)), given.other("Debts", usd(2900))];
const rented = (...rents: readonly Given[]) => [...owed, ...rents, ...earner];

const tested =
  (answer: (test: ConventionalTest) => string, changes: Partial<Borrower> = {}) =>
  (deal: Deal): string => {
    const borrower = { ...BORROWER, ...changes };
    const test = testConventional({ deal, offers: [offerOf(deal)], holdMonths: 60, borrower });
    return test ? answer(test) : "";
  };

const dti = (test: ConventionalTest) => percent(test.dti ?? 0);
const passes = (test: ConventionalTest) => (test.passes ? "yes" : "no");

/** The payment of the example deal is $2,134.90. */
export const conventionalVectors: readonly FormulaVector[] = vectors("conventional-test", [
  [leased, "Rent that counts less the payment", "-$259.90", tested(({ net }) => usd(net))],
  [[...leased, ...earner], "DTI", "39.4988%", tested(dti)],
  [rented(given.lease(3000), given.market(2900)), "DTI", "36.0692%", tested(dti)],
  [rented(given.lease(3000), given.market(2900), given.firstRental()), "DTI", "36.2500%", tested(dti)],
  [
    [...leased, ...earner, given.other("Limit of DTI", "45%"), given.other("Financed properties", "10")],
    "Passes",
    "yes",
    tested(passes, { financedProperties: 10 }),
  ],
  [
    [...leased, ...earner, given.other("Limit of DTI", "45%"), given.other("Financed properties", "11")],
    "Passes",
    "no",
    tested(passes, { financedProperties: 11 }),
  ],
]);
