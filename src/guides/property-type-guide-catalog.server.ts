import { lenderTermsNote, propertyTypeGuideText } from "../../content/guides/guide-texts.ts";
import { type PropertyTypeGuide, propertyTypeGuides } from "../../content/guides/property-type-guides.ts";
import { figuresAsOf, loanFacts } from "../../content/loan-facts.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import { plainText } from "../seo/plain-text.ts";
import { guideGroups, neighborsOf, propertyTypeLinks } from "./guide-links-catalog.server.ts";
import type { GuideKind, GuideRecord } from "./guide-record.ts";

export const propertyTypeGuideKind = part<GuideKind>((site) => ({
  records: propertyTypeGuides.map((type) => describePropertyTypeGuide(site, type)),
  unknown: {
    ...propertyTypeGuideText.unknown,
    known: { heading: "Guides by property type", links: propertyTypeLinks },
  },
}));

function describePropertyTypeGuide(site: SiteContent, type: PropertyTypeGuide): GuideRecord {
  const path = `/property-types/${type.slug}`;
  const crumbs = [
    { name: "Loan Options", path: "/investment-property-loans" },
    { name: type.propertyType, path },
  ];
  return {
    slug: type.slug,
    aliases: [type.id],
    page: {
      path,
      title: type.title,
      description: type.metaDescription,
      kind: "guide",
      updated: type.reviewed,
      breadcrumb: crumbs,
      text: plainText(type),
    },
    guide: {
      heading: type.title,
      crumbs,
      introduction: type.introduction,
      reviewed: type.reviewed,
      note: { asOf: figuresAsOf(site), text: lenderTermsNote },
      sections: [
        {
          kind: "figures",
          heading: "At a glance",
          ratio: {
            label: "Preferred DSCR",
            text: loanFacts.dscr.preferred,
            dscr: Number.parseFloat(loanFacts.dscr.preferred),
          },
          figures: [{ label: "Average loan amounts", value: type.averageLoanAmounts }],
          badges: [],
          note: {
            asOf: figuresAsOf(site),
            text: propertyTypeGuideText.figures,
          },
        },
        { kind: "prose", heading: "Investor profile", text: type.investorProfile },
        {
          kind: "lists",
          heading: "What lenders ask",
          lists: [
            { title: "DSCR requirements", items: type.dscrRequirements },
            { title: "Lender preferences", items: type.lenderPreferences },
          ],
        },
        {
          kind: "lists",
          heading: "For and against",
          lists: [
            { title: "Advantages", items: type.advantages },
            { title: "Challenges", items: type.challenges },
          ],
        },
        {
          kind: "lists",
          heading: "What moves the return",
          lists: [
            { title: "Cash flow factors", items: type.cashFlowFactors },
            { title: "Market trends", items: type.marketTrends },
          ],
        },
      ],
      siblings: {
        ...neighborsOf(propertyTypeLinks, path),
        groups: [
          {
            heading: "Other property types",
            links: propertyTypeLinks.filter((link) => link.path !== path),
          },
          guideGroups(site).loanAmounts,
          guideGroups(site).creditScores,
        ],
      },
    },
  };
}
