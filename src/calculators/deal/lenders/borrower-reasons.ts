import type { BorrowerCase } from "./borrower-cases.ts";

interface Source {
  readonly name: string;
  readonly url: string;
}

export interface BorrowerReason {
  /** Why lenders ask more. */
  readonly reason: string;
  /** How far lenders differ. */
  readonly range: string;
  /** Whose published terms the samples follow. */
  readonly sources: readonly Source[];
}

const GUIDE = {
  name: "DSCR requirements, MoneyMatcher",
  url: "https://moneymatcher.io/docs/dscr-requirements",
};

/** As these pages stated them; a lender may have changed its own since. */
export const BORROWER_REASONS = {
  company: {
    reason:
      "A company shields its owners from tenants, not from the lender: the people behind it promise to pay. Bring the articles, the operating agreement, the tax number and proof of good standing.",
    range: "Some lenders want the guarantee of every owner. Some lend to companies only.",
    sources: [
      {
        name: "DSCR loan requirements, OfferMarket",
        url: "https://www.offermarket.us/blog/dscr-loan-requirements",
      },
    ],
  },
  itin: {
    reason:
      "An ITIN identifies a taxpayer and lets a lender read a credit report, but the loan can be sold to fewer investors. So lenders want more of your money in the house.",
    range: "Many lenders have no such program. Some ask for more reserves as well.",
    sources: [
      { name: "ITIN, Total Quality Lending", url: "https://www.totalqualitylending.com/glossary/itin" },
      {
        name: "DSCR loan with an ITIN, Rent Covers The Loan",
        url: "https://rentcoverstheloan.com/scenarios/itin-no-ssn",
      },
    ],
  },
  "foreign-national": {
    reason:
      "There is usually no credit score in this country, and income and property abroad are out of reach. So equity, a ratio of at least 1.00 and a year of payments in the bank take their place.",
    range:
      "Published limits run from 65% to 85% of the value. Citizens of countries under US sanctions are excluded.",
    sources: [
      {
        name: "Foreign national loans, Refined Lending",
        url: "https://www.refinedlending.com/loan-programs/non-qm-programs",
      },
      { name: "Foreign national DSCR loan, VMA Lending", url: "https://www.vmalending.com/foreign-national" },
    ],
  },
  "first-rental": {
    reason:
      "Nobody has seen you fill a vacancy or pay for a new roof. A larger down payment and cash in the bank stand in for that.",
    range: "Other lenders ask the same of everybody.",
    sources: [
      {
        name: "DSCR investment property loans, Dan the Loan Man",
        url: "https://www.dantheloanman.com/dscr-investment-property-loans/",
      },
      GUIDE,
    ],
  },
  rural: {
    reason:
      "There are few sales and few rentals nearby to compare with, and a house that has to be sold waits longer for its buyer.",
    range: "Several lenders take no rural house at all. Ask about acres too: ten is a common limit.",
    sources: [
      {
        name: "Rural property guidelines, Lendency",
        url: "https://www.lendency.com/resources/dscr-loans/property/rural-property-guidelines",
      },
      {
        name: "Rural designation, OfferMarket",
        url: "https://offermarket.us/blog/rural-designation-search-tools",
      },
    ],
  },
} as const satisfies Record<BorrowerCase, BorrowerReason>;
