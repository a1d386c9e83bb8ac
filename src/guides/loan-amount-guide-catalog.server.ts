import { lenderTermsNote, loanAmountGuideText } from "../../content/guides/guide-texts.ts";
import { type LoanAmountGuide, loanAmountGuides } from "../../content/guides/loan-amount-guides.ts";
import { figuresAsOf, loanFacts } from "../../content/loan-facts.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import { formatRate } from "../dscr/rate-estimate.ts";
import { plainText } from "../seo/plain-text.ts";
import { guideGroups, loanAmountLinks, neighborsOf } from "./guide-links-catalog.server.ts";
import { paymentRows } from "./guide-rates.ts";
import type { GuideKind, GuideRecord } from "./guide-record.ts";
import type { FiguresSection, TableSection } from "./sections/guide-section.ts";

export const loanAmountGuideKind = part<GuideKind>((site) => ({
  records: loanAmountGuides.map((range) => describeLoanAmountGuide(site, range)),
  unknown: {
    ...loanAmountGuideText.unknown,
    known: { heading: "Guides by loan amount", links: loanAmountLinks },
  },
}));

function describeLoanAmountGuide(site: SiteContent, range: LoanAmountGuide): GuideRecord {
  const path = `/loan-amounts/${range.slug}`;
  const crumbs = [
    { name: "Loan Options", path: "/investment-property-loans" },
    { name: range.loanAmount, path },
  ];
  return {
    slug: range.slug,
    aliases: [range.id],
    page: {
      path,
      title: range.title,
      description: range.metaDescription,
      kind: "guide",
      updated: range.reviewed,
      breadcrumb: crumbs,
      text: plainText(range),
    },
    guide: {
      heading: range.title,
      crumbs,
      introduction: range.introduction,
      reviewed: range.reviewed,
      note: { asOf: figuresAsOf(site), text: lenderTermsNote },
      sections: [
        rangeFigures(site, range),
        paymentTable(site, range),
        { kind: "prose", heading: "Investor profile", text: range.investorProfile },
        {
          kind: "lists",
          heading: "What lenders ask",
          lists: [
            { title: "DSCR requirements", items: range.dscrRequirements },
            { title: "Lender options", items: range.lenderOptions },
          ],
        },
        { kind: "lists", heading: "Market segments", lists: [{ items: range.marketSegments }] },
        {
          kind: "lists",
          heading: "For and against",
          lists: [
            { title: "Advantages", items: range.advantages },
            { title: "Challenges", items: range.challenges },
          ],
        },
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
    },
  };
}

function rangeFigures(site: SiteContent, range: LoanAmountGuide): FiguresSection {
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
      asOf: figuresAsOf(site),
      text: loanAmountGuideText.figures,
    },
  };
}

function paymentTable(site: SiteContent, { paymentTable: table }: LoanAmountGuide): TableSection {
  return {
    kind: "table",
    heading: "Monthly payments",
    introduction: loanAmountGuideText.payments(table.termYears),
    caption: "Monthly principal and interest by loan amount and rate",
    columns: ["Loan amount", ...table.ratesPercent.map((rate) => `At ${formatRate(rate)}`)],
    rows: paymentRows(table),
    note: {
      asOf: figuresAsOf(site),
      text: loanAmountGuideText.paymentRates,
    },
  };
}
