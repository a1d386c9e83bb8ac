import { expect, test } from "vitest";
import type { Deal } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { rentInputOf } from "./rent-input.ts";

const shortTerm = { use: "short-term", shortTermGross: 60_000 } satisfies Partial<Deal>;
const capped = { ...shortTerm, shortTermRule: "lower-80" } satisfies Partial<Deal>;

test.each<[string, Partial<Deal>, number, number, Partial<Deal>]>([
  ["a lease", {}, 2500, 2700, { leaseRent: 2700, marketRent: 0 }],
  ["a lease above the market", { marketRent: 2300 }, 2300, 2400, { leaseRent: 2500, marketRent: 2400 }],
  [
    "both, once the market passes the lease",
    { marketRent: 2300 },
    2300,
    2700,
    { leaseRent: 2700, marketRent: 2700 },
  ],
  [
    "the lower alone on the way down",
    { marketRent: 2300 },
    2300,
    2000,
    { leaseRent: 2500, marketRent: 2000 },
  ],
  [
    "the market of a vacant house",
    { isVacant: true, marketRent: 2400 },
    2400,
    2600,
    { marketRent: 2600, leaseRent: 2500 },
  ],
  [
    "the lease of a vacant house without a market rent",
    { isVacant: true },
    2500,
    2600,
    { leaseRent: 2600, marketRent: 0 },
  ],
  ["a market rent that nobody has stated yet", { leaseRent: 0 }, 0, 2600, { marketRent: 2600 }],
  ["bookings", shortTerm, 5000, 5500, { shortTermGross: 66_000, leaseRent: 2500 }],
  [
    "bookings less fees",
    { ...shortTerm, shortTermRule: "net-of-fees" },
    5000,
    5500,
    { shortTermGross: 66_000 },
  ],
  ["bookings without a market rent", capped, 5000, 5500, { shortTermGross: 66_000, marketRent: 0 }],
  [
    "a market rent below bookings",
    { ...capped, marketRent: 3000 },
    3000,
    4000,
    { shortTermGross: 60_000, marketRent: 4000 },
  ],
  [
    "both, once the market passes bookings",
    { ...capped, marketRent: 3000 },
    3000,
    6000,
    { shortTermGross: 72_000, marketRent: 6000 },
  ],
  [
    "bookings below the market",
    { ...capped, marketRent: 5200 },
    5000,
    5100,
    { shortTermGross: 61_200, marketRent: 5200 },
  ],
  [
    "a projection",
    { ...shortTerm, hasShortTermHistory: false, marketRent: 2600 },
    2600,
    2800,
    { marketRent: 2800, shortTermGross: 60_000 },
  ],
])("a change of rent moves %s", (_, changes, from, to, moved) => {
  const input = rentInputOf({ ...EXAMPLE_DEAL, ...changes });
  expect(input.rent).toBe(from);
  expect(input.moveTo(to)).toMatchObject(moved);
});

test("a rent of nothing leaves no other figure that would count in its place", () => {
  const unit = { ...EXAMPLE_DEAL, marketRent: 2300 };
  expect(rentInputOf(unit).moveTo(0)).toMatchObject({ leaseRent: 0, marketRent: 0 });
  const rentRoll = [unit, { ...unit, leaseRent: 900, marketRent: 0.02 }];
  const [, second] = rentInputOf({ ...EXAMPLE_DEAL, units: 2, rentRoll }).moveTo(1000).rentRoll;
  expect(second).toMatchObject({ leaseRent: 900, marketRent: 0.01 });
  const [, gone] = rentInputOf({ ...EXAMPLE_DEAL, units: 2, rentRoll }).moveTo(500).rentRoll;
  expect(gone).toMatchObject({ leaseRent: 0, marketRent: 0 });
});
