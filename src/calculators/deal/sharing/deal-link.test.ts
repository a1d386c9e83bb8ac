import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import { type Deal, downPaymentOf, INITIAL_DEAL, INITIAL_RENT, withDownPayment } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { arbitraryDeals } from "../test-deals.ts";
import { readDealFragment, writeDealFragment } from "./deal-link.ts";

const deals = arbitraryDeals(fc);

describe("a link of the deal analyzer", () => {
  test("is short, because it leaves out what every deal starts with", () => {
    expect(writeDealFragment(EXAMPLE_DEAL)).toBe("#v=1&price=300000&tax=375&ins=150&hoa=75&rent=2500");
    expect(writeDealFragment(INITIAL_DEAL)).toBe("#v=1");
  });

  test("opens to the deal it was made of", () => {
    forAll(cases(50), [deals], (deal) => {
      expect(readDealFragment(writeDealFragment(deal))).toEqual({ kind: "inputs", inputs: deal });
    });
  });

  test("keeps a down payment that was typed in dollars to the cent", () => {
    forAll(cases(), [deals, fc.double({ min: 0, max: 1, noNaN: true })], (deal, share) => {
      const dollars = Math.floor(deal.price * share * 100) / 100;
      const shared = readDealFragment(writeDealFragment(withDownPayment(deal, dollars)));
      expect(shared.kind === "inputs" && downPaymentOf(shared.inputs)).toBe(dollars);
    });
  });

  test("keeps a cent down on a million, though the percentage is too small to be written plainly", () => {
    const deal = withDownPayment({ ...INITIAL_DEAL, price: 1_000_000.01 }, 0.01);
    const shared = readDealFragment(writeDealFragment(deal));
    expect(shared.kind === "inputs" && downPaymentOf(shared.inputs)).toBe(0.01);
  });

  test("needs no escaping, so that no mail program can break it", () => {
    forAll(cases(), [deals], (deal) => {
      expect(writeDealFragment(deal)).toMatch(/^#v=1(&[a-z]+[1-8]?=[a-z0-9.-]+)*$/);
    });
  });

  test("never carries what it could not read back", () => {
    const wild = { ...EXAMPLE_DEAL, leaseRent: -5, price: 1e15, downPaymentPercent: 1e-30, targetRatio: 99 };
    expect(readDealFragment(writeDealFragment(wild))).toEqual({
      kind: "inputs",
      inputs: {
        ...EXAMPLE_DEAL,
        leaseRent: 0,
        price: 999_999_999_999,
        downPaymentPercent: 0,
        targetRatio: 10,
      },
    });
  });
});

/** Released links must stay readable: add to the list, never change it. */
const RELEASED: readonly (readonly [string, Partial<Deal>])[] = [
  ["#v=1", {}],
  [
    "#v=1&price=300000&tax=375&ins=150&hoa=75&rent=2500",
    { price: 300_000, propertyTax: 375, insurance: 150, associationDues: 75, leaseRent: 2500 },
  ],
  [
    "#v=1&for=cash-out&price=420000&down=30&payoff=180000&rate=7.875&years=40&io=10&score=699&new=1&target=1.1",
    {
      purpose: "cash-out",
      price: 420_000,
      downPaymentPercent: 30,
      payoff: 180_000,
      annualRatePercent: 7.875,
      termYears: 40,
      interestOnlyYears: 10,
      creditScore: 699,
      isNewInvestor: true,
      targetRatio: 1.1,
    },
  ],
  [
    "#v=1&for=rate-term&units=6&basis=noi&rent=8000&market=7800&vacant=1&vac=7&mgmt=6&maint=4&capex=3&util=120.5",
    {
      purpose: "rate-term",
      units: 6,
      basis: "noi",
      leaseRent: 8000,
      marketRent: 7800,
      isVacant: true,
      vacancyPercent: 7,
      managementPercent: 6,
      maintenancePercent: 4,
      capitalReservePercent: 3,
      utilities: 120.5,
    },
  ],
  [
    "#v=1&use=short-term&gross=60000&history=0&rule=net-of-fees&fee=25&closing=3&points=2&reserves=12&prepay=custom&custom=3-2.5-1",
    {
      use: "short-term",
      shortTermGross: 60_000,
      hasShortTermHistory: false,
      shortTermRule: "net-of-fees",
      shortTermFeePercent: 25,
      closingCostPercent: 3,
      points: 2,
      reserveMonths: 12,
      prepayment: "custom",
      customPrepayment: [3, 2.5, 1],
    },
  ],
  [
    "#v=1&price=240000&state=tx&tax=400&seller=210.5&ins=200&taxpct=2&inspct=1&rent=2000",
    {
      price: 240_000,
      state: "TX",
      propertyTax: 400,
      sellerTax: 210.5,
      insurance: 200,
      estimatedTaxPercent: 2,
      estimatedInsurancePercent: 1,
      leaseRent: 2000,
    },
  ],
  [
    "#v=1&price=500000&units=3&roll=1&rent1=1500&market1=1600&rent2=1400&vacant2=1&use3=short-term&gross3=30000&history3=0&rule3=lower-80",
    {
      price: 500_000,
      units: 3,
      rentRoll: [
        { ...INITIAL_RENT, leaseRent: 1500, marketRent: 1600 },
        { ...INITIAL_RENT, leaseRent: 1400, isVacant: true },
        {
          ...INITIAL_RENT,
          use: "short-term",
          shortTermGross: 30_000,
          hasShortTermHistory: false,
          shortTermRule: "lower-80",
        },
      ],
    },
  ],
  [
    "#v=1&price=240000&state=oh&county=cuyahoga-county&taxpct=2.39&inspct=0.67&rent=2000",
    {
      price: 240_000,
      state: "OH",
      county: "cuyahoga-county",
      estimatedTaxPercent: 2.39,
      estimatedInsurancePercent: 0.67,
      leaseRent: 2000,
    },
  ],
  [
    "#v=1&price=240000&rent=2000&new=1&checks=1&who=foreign-national&llc=1&rural=1",
    {
      price: 240_000,
      leaseRent: 2000,
      isNewInvestor: true,
      hasBorrowerChecks: true,
      residency: "foreign-national",
      isCompany: true,
      isRural: true,
    },
  ],
  [
    "#v=1&price=240000&rent=2000&lines=1&lend=1900&title=0.5&deed=0.35&mortgagetax=0.55&other=250&days=12&escrowtax=4&escrowins=3",
    {
      price: 240_000,
      leaseRent: 2000,
      hasClosingLines: true,
      lenderFees: 1900,
      titleFeePercent: 0.5,
      deedTaxPercent: 0.35,
      mortgageTaxPercent: 0.55,
      otherClosingCosts: 250,
      interestDays: 12,
      escrowTaxMonths: 4,
      escrowInsuranceMonths: 3,
    },
  ],
  [
    "#v=1&price=240000&rent=2000&lines=1&closingday=20270220",
    { price: 240_000, leaseRent: 2000, hasClosingLines: true, closingDay: "2027-02-20" },
  ],
  ["#v=1&keep=84&ladder=1&pointvalue=0.3", { keepMonths: 84, hasPointsLadder: true, pointValuePercent: 0.3 }],
  [
    "#v=1&use=short-term&bookby=months&months=1000-1000-1000-1000-1000-1000-2000.5-1000-1000-1000-1000-1000&nightly=200&bookcosts=1&stay=2.5&clean=120&supplies=80&lodging=1&lodgingpct=6&furnish=15000&furnyears=7",
    {
      use: "short-term",
      bookingsBy: "months",
      monthlyBookings: [1000, 1000, 1000, 1000, 1000, 1000, 2000.5, 1000, 1000, 1000, 1000, 1000],
      shortTermGross: 13_000.5,
      nightlyRate: 200,
      hasBookingCosts: true,
      averageStay: 2.5,
      cleaningPerStay: 120,
      supplies: 80,
      paysLodgingTax: true,
      lodgingTaxPercent: 6,
      furniture: 15_000,
      furnitureYears: 7,
    },
  ],
  [
    "#v=1&use=short-term&gross=9&bookby=nightly&nightly=200&occ=60&history=0&projrule=projection-share&projshare=75",
    {
      use: "short-term",
      bookingsBy: "nightly",
      shortTermGross: 43_800,
      nightlyRate: 200,
      occupancyPercent: 60,
      hasShortTermHistory: false,
      projectionRule: "projection-share",
      projectionSharePercent: 75,
    },
  ],
  ["#v=1&units=4&rent=6000&rent2=9", { units: 4, leaseRent: 6000 }],
];

/** The defaults at release, spelled out: a changed default must not change an old link. */
const RELEASED_DEFAULTS: Deal = {
  purpose: "purchase",
  price: 0,
  downPaymentPercent: 25,
  payoff: 0,
  annualRatePercent: 7.25,
  termYears: 30,
  interestOnlyYears: 0,
  // Added since: a link without them has one rate, and is repaid by its end.
  amortizationYears: 0,
  adjustment: "fixed",
  indexPercent: 3.7,
  marginPercent: 3.5,
  firstCapPercent: 2,
  periodicCapPercent: 1,
  lifeCapPercent: 5,
  propertyTax: 0,
  insurance: 0,
  // Added since: a link without them has no state, no seller's bill, and only typed bills.
  state: "",
  county: "",
  sellerTax: 0,
  rentRoll: [],
  estimatedTaxPercent: 0,
  estimatedInsurancePercent: 0,
  associationDues: 0,
  units: 1,
  basis: "pitia",
  use: "long-term",
  leaseRent: 0,
  marketRent: 0,
  isVacant: false,
  shortTermGross: 0,
  hasShortTermHistory: true,
  shortTermRule: "gross-80",
  // Added since: a link without them knows bookings by their sum, and no costs of guests.
  projectionRule: "market-only",
  bookingsBy: "year",
  monthlyBookings: [],
  nightlyRate: 0,
  occupancyPercent: 55,
  projectionSharePercent: 80,
  hasBookingCosts: false,
  averageStay: 3,
  cleaningPerStay: 0,
  supplies: 0,
  paysLodgingTax: false,
  lodgingTaxPercent: 10,
  furniture: 0,
  furnitureYears: 5,
  shortTermFeePercent: 20,
  vacancyPercent: 5,
  managementPercent: 8,
  maintenancePercent: 5,
  capitalReservePercent: 5,
  utilities: 0,
  closingCostPercent: 2,
  points: 1,
  reserveMonths: 6,
  prepayment: "5-4-3-2-1",
  customPrepayment: [],
  creditScore: 720,
  isNewInvestor: false,
  // Added since: a link without them counts closing costs as a percentage.
  hasClosingLines: false,
  lenderFees: 1600,
  titleFeePercent: 0.7,
  deedTaxPercent: 0,
  mortgageTaxPercent: 0,
  otherClosingCosts: 0,
  closingDay: "",
  interestDays: 15,
  escrowTaxMonths: 3,
  escrowInsuranceMonths: 2,
  // Added since: a link without them keeps the loan for three years and compares no points.
  keepMonths: 36,
  hasPointsLadder: false,
  pointValuePercent: 0.25,
  // Added since: a link without them says nothing about who borrows.
  hasBorrowerChecks: false,
  residency: "resident",
  isCompany: false,
  isRural: false,
  targetRatio: 1.25,
};

describe("readDealFragment", () => {
  test.each(RELEASED)("%s stays readable", (fragment, changes) => {
    expect(readDealFragment(fragment)).toEqual({
      kind: "inputs",
      inputs: { ...RELEASED_DEFAULTS, ...changes },
    });
  });

  test("keys of a later version are ignored", () => {
    expect(readDealFragment("#v=1&rent=2500&garage=2&x")).toMatchObject({ inputs: { leaseRent: 2500 } });
  });

  test.each(["", "#", "#main", "#rent=2500"])("%o is not a fragment of ours", (fragment) => {
    expect(readDealFragment(fragment)).toEqual({ kind: "none" });
  });

  test.each([
    ["a later version", "#v=2&price=300000"],
    ["cut off", "#v=1&price="],
    ["without a value", "#v=1&price"],
    ["not a number", "#v=1&price=lots"],
    ["an exponent", "#v=1&price=1e9"],
    ["negative", "#v=1&rent=-1"],
    ["too much", "#v=1&down=101"],
    ["half a unit", "#v=1&units=1.5"],
    ["no unit", "#v=1&units=0"],
    ["an unknown purpose", "#v=1&for=fun"],
    ["neither yes nor no", "#v=1&vacant=2"],
    ["a unit with a rent that is none", "#v=1&units=2&roll=1&rent2=x"],
    ["a state of three letters", "#v=1&state=tex"],
    ["a county in capitals", "#v=1&state=oh&county=Cuyahoga"],
    ["a schedule with a gap", "#v=1&custom=3--1"],
    ["a year of eleven months", "#v=1&months=1-2-3-4-5-6-7-8-9-10-11"],
    ["a schedule of eleven years", "#v=1&custom=1-1-1-1-1-1-1-1-1-1-1"],
    ["markup", "#v=1&price=<b>1</b>"],
    ["an escape", "#v=1&price=%31"],
  ])("%s is reported as unreadable, and fills in nothing", (_, fragment) => {
    expect(readDealFragment(fragment)).toEqual({ kind: "unreadable" });
  });
});
