import { loanFacts, pairReasons } from "./loan-facts.ts";
import type { Lender } from "./record-types.ts";
import { part, type SiteContent } from "./site-content.ts";

/** The specification's. The operator publishes others: operator lenders. */
export const shippedLenders = [
  {
    id: "anchor-loans",
    name: "Anchor Loans",
    description:
      "The widest loan range in this directory, from $100,000 to $5 million. Worth a first look for larger rentals and for investors who expect to finance several properties.",
    minDSCR: 1,
    maxLTV: 80,
    minLoanAmount: 100_000,
    maxLoanAmount: 5_000_000,
    rates: "7.0%-8.25%",
    specialty: ["Larger single loans", "Experienced investors", "Portfolio growth"],
    features: [
      "Accepts a ratio of 1.00, where rent just covers the payment",
      "Loans up to $5 million on one property",
      "Lending to an LLC, with a personal guarantee",
      "Purchase and refinance",
    ],
    rating: 4.8,
    closingTime: "21-30 days",
    commissionRate: "0.50%",
    ratingSubstantiation: null,
  },
  {
    id: "lima-one",
    name: "Lima One",
    description:
      "The highest leverage and the lowest loan minimum listed here. It suits investors who want to keep more cash in hand, or who buy in lower-priced markets.",
    minDSCR: 1,
    maxLTV: 85,
    minLoanAmount: 75_000,
    maxLoanAmount: 3_000_000,
    rates: "7.25%-8.5%",
    specialty: ["Lower-priced rentals", "Higher leverage", "Fast closings"],
    features: [
      "Up to 85% of value on loans that qualify",
      "Loans from $75,000",
      "Shortest closing time in this directory",
      "Accepts a ratio of 1.00, where rent just covers the payment",
    ],
    rating: 4.6,
    closingTime: "14-21 days",
    commissionRate: "0.75%",
    ratingSubstantiation: null,
  },
  {
    id: "kiavi",
    name: "Kiavi",
    description:
      "An online-first lender, formerly known as LendingHome. Its ratio floor is a step higher than the others here, so it fits rentals whose rent already clears the payment.",
    minDSCR: 1.1,
    maxLTV: 80,
    minLoanAmount: 150_000,
    maxLoanAmount: 2_500_000,
    rates: "6.75%-8.0%",
    specialty: ["Online application", "Stabilized rentals", "Renovate, rent, refinance"],
    features: [
      "Documents handled through an online portal",
      "Suits a refinance after a renovation, once a tenant is in place",
      "Loans from $150,000 to $2.5 million",
      "Looks for a ratio of at least 1.10",
    ],
    rating: 4.7,
    closingTime: "18-25 days",
    commissionRate: "0.50%",
    ratingSubstantiation: null,
  },
] as const satisfies readonly Lender[];

export const lenders = ({ records }: SiteContent) => records.lenders;

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
const count = part((site) => NUMBERS[lenders(site).length] ?? `${lenders(site).length}`);
const isOne = part((site) => lenders(site).length === 1);

/** The page of the lenders. Its texts say how many there are. */
export const lenderPartnersText = part((site) => ({
  title: "DSCR Lender Partners Compared",
  metaDescription: `Compare ${count(site).toLowerCase()} DSCR ${isOne(site) ? "lender" : "lenders"} by minimum ratio, maximum LTV, loan amounts, rates, rating and closing time. Sort, filter and ask for a quote free of charge.`,
  heading: "DSCR lender partners",
  lede: `${count(site)} ${isOne(site) ? "lender that judges" : "lenders that judge"} a rental by its rent. Compare what each asks of the ratio, how much of the value it lends and how long it takes to close.`,
  directoryNote: (cardMark: readonly string[]) =>
    [
      ...cardMark,
      "Rates and closing times are not an offer.",
      ...(lenders(site).some(({ maxLTV }) => maxLTV > Number.parseFloat(loanFacts.maxLtv))
        ? [pairReasons.highestLtv]
        : []),
    ].join(" "),
}));
