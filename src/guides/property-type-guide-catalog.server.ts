import { guideEnd, lenderTermsNote, propertyTypeGuideText } from "../../content/guides/guide-texts.ts";
import { type PropertyTypeGuide, propertyTypeGuides } from "../../content/guides/property-type-guides.ts";
import { loanFacts } from "../../content/loan-facts.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import { usualBasis } from "../calculators/deal/deal.ts";
import { guideGroups, neighborsOf, propertyTypeLinks } from "./guide-links-catalog.server.ts";
import { describeGuide, type GuideKind, type GuideRecord } from "./guide-record.ts";
import { compareLists } from "./sections/guide-section.ts";

export const propertyTypeGuideKind = part<GuideKind>((site) => ({
  records: propertyTypeGuides.map((type) => describePropertyTypeGuide(site, type)),
  unknown: {
    ...propertyTypeGuideText.unknown,
    known: { heading: "Guides by property type", links: propertyTypeLinks },
  },
}));

function describePropertyTypeGuide(site: SiteContent, type: PropertyTypeGuide): GuideRecord {
  const path = `/property-types/${type.slug}`;
  return describeGuide(type, {
    path,
    aliases: [`${type.slug}-dscr-loans`],
    about: opensWith(type),
    crumbs: [
      { name: "Loan Options", path: "/investment-property-loans" },
      { name: type.propertyType, path },
    ],
    note: { isSample: true, text: lenderTermsNote },
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
          isSample: true,
          text: propertyTypeGuideText.figures,
        },
      },
      { kind: "prose", heading: "Investor profile", text: type.investorProfile },
      compareLists("What lenders ask", {
        "DSCR requirements": type.dscrRequirements,
        "Lender preferences": type.lenderPreferences,
      }),
      compareLists("For and against", { Advantages: type.advantages, Challenges: type.challenges }),
      compareLists("What moves the return", {
        "Cash flow factors": type.cashFlowFactors,
        "Market trends": type.marketTrends,
      }),
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
  });
}

/** One unit is what the analyzer starts with, and it has no shops. */
function opensWith({ units }: PropertyTypeGuide) {
  if (units === undefined) return {};
  return { opens: { figures: { units, basis: usualBasis(units) }, text: guideEnd.units(units) } };
}
