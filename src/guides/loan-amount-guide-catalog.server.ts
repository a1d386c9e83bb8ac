import { guideEnd, lenderTermsNote, loanAmountGuideText } from "../../content/guides/guide-texts.ts";
import { type LoanAmountGuide, loanAmountGuides } from "../../content/guides/loan-amount-guides.ts";
import { loanFacts } from "../../content/loan-facts.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import { INITIAL_DEAL } from "../calculators/deal/deal.ts";
import { loanAt } from "../dscr/market-payment.ts";
import { formatUsd } from "../dscr/money.ts";
import { formatRate } from "../dscr/rate-estimate.ts";
import { guideGroups, loanAmountLinks, neighborsOf } from "./guide-links-catalog.server.ts";
import { paymentRows } from "./guide-rates.ts";
import { describeGuide, type GuideKind, type GuideRecord } from "./guide-record.ts";
import { compareLists, type FiguresSection, type TableSection } from "./sections/guide-section.ts";

export const loanAmountGuideKind = part<GuideKind>((site) => ({
  records: loanAmountGuides.map((range) => describeLoanAmountGuide(site, range)),
  unknown: {
    ...loanAmountGuideText.unknown,
    known: { heading: "Guides by loan amount", links: loanAmountLinks },
  },
}));

function describeLoanAmountGuide(site: SiteContent, range: LoanAmountGuide): GuideRecord {
  const path = `/loan-amounts/${range.slug}`;
  return describeGuide(range, {
    path,
    aliases: [`dscr-loans-${range.slug}`],
    about: { opens: opensWith(range) },
    crumbs: [
      { name: "Loan Options", path: "/investment-property-loans" },
      { name: range.loanAmount, path },
    ],
    note: { isSample: true, text: lenderTermsNote },
    sections: [
      rangeFigures(range),
      paymentTable(range),
      { kind: "prose", heading: "Investor profile", text: range.investorProfile },
      compareLists("What lenders ask", {
        "DSCR requirements": range.dscrRequirements,
        "Lender options": range.lenderOptions,
      }),
      { kind: "lists", heading: "Market segments", lists: [{ items: range.marketSegments }] },
      compareLists("For and against", { Advantages: range.advantages, Challenges: range.challenges }),
      { kind: "steps", heading: "Strategies", steps: range.strategies },
    ],
    siblings: {
      ...neighborsOf(loanAmountLinks, path),
      groups: [
        { heading: "Other loan amounts", links: loanAmountLinks.filter((link) => link.path !== path) },
        guideGroups(site).propertyTypes,
        guideGroups(site).creditScores,
      ],
    },
  });
}

function rangeFigures(range: LoanAmountGuide): FiguresSection {
  const { preferred } = loanFacts.dscr;
  return {
    kind: "figures",
    heading: "At a glance",
    ratio: { label: "Preferred DSCR", text: preferred, dscr: Number.parseFloat(preferred) },
    figures: [
      { label: "Loan amount", value: range.loanAmount },
      { label: "Property values", value: range.propertyValues },
      { label: "Down payment", value: range.downPaymentRange },
    ],
    badges: [],
    note: {
      isSample: true,
      text: loanAmountGuideText.figures,
    },
  };
}

function paymentTable({ paymentTable: table }: LoanAmountGuide): TableSection {
  return {
    kind: "table",
    heading: "Monthly payments",
    introduction: loanAmountGuideText.payments(table.termYears),
    caption: "Monthly principal and interest by loan amount and rate",
    columns: ["Loan amount", ...table.ratesPercent.map((rate) => `At ${formatRate(rate)}`)],
    rows: paymentRows(table),
    note: {
      isSample: true,
      text: loanAmountGuideText.paymentRates,
    },
  };
}

/** The price at which the usual down payment leaves the loan in the middle of the table. */
function opensWith({ paymentTable: { loanAmounts } }: LoanAmountGuide) {
  const { downPaymentPercent } = INITIAL_DEAL;
  const loan = loanAmounts[Math.floor(loanAmounts.length / 2)] ?? 0;
  const price = Math.round(loan / (1 - downPaymentPercent / 100) / 1000) * 1000;
  const left = loanAt(price, { downPaymentPercent });
  return {
    figures: { price },
    text: guideEnd.price(formatUsd(price), formatUsd(left), downPaymentPercent),
  };
}
