import { landlordTaxes } from "../../content/figures/landlord-taxes.ts";
import { stateGuideText } from "../../content/guides/guide-texts.ts";
import { nationalStateFigures, type SourcedText, type StateGuide } from "../../content/guides/state-guide.ts";
import { stateGuides } from "../../content/guides/state-guides.ts";
import { statesOverview } from "../../content/landings/states-overview.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import { landlordShare } from "../figures/data/figure-rows.ts";
import { stateShapes } from "../figures/map/us-map-shapes.ts";
import {
  lenderPresenceBadge,
  marketStrengthBadge,
  marketTrendBadge,
  shortTermRentalBadge,
} from "./guide-badges.ts";
import { citiesIn, guideGroups, stateLinks } from "./guide-links-catalog.server.ts";
import { describeGuide, type GuideKind, type GuideRecord } from "./guide-record.ts";
import { describeStateFigures } from "./public-figures/state-public-figures-catalog.server.ts";
import {
  compareLists,
  type FiguresSection,
  type GuideSiblings,
  listPlaces,
} from "./sections/guide-section.ts";
import { sampleTermsOf } from "./states/states-overview-catalog.server.ts";

export const stateGuideKind = part<GuideKind>((site) => ({
  records: stateGuides.map((state) => describeStateGuide(site, state)),
  unknown: {
    ...stateGuideText.unknown,
    known: { heading: "All state guides", links: stateLinks },
  },
}));

function describeStateGuide(site: SiteContent, state: StateGuide): GuideRecord {
  const path = `/states/${state.slug}`;
  return describeGuide(state, {
    path,
    aliases: [`${state.slug}-dscr-loans`],
    crumbs: [
      { name: "States", path: statesOverview.path },
      { name: state.state, path },
    ],
    sections: [
      nationalFigures(site, state),
      ...describeStateFigures(state.stateCode),
      ...sampleTerms(site, state),
      listPlaces("Top markets", state.topMarkets),
      {
        kind: "topics",
        heading: "Law, tax and insurance",
        topics: [
          { title: "Foreclosure process", ...state.foreclosure },
          { title: "Property tax", ...withLandlordTax(state) },
          { title: "Insurance", ...state.insurance },
          { title: "Landlord law", ...state.landlordLaw },
          { title: "Short-term rentals", ...state.shortTermRentals },
        ],
      },
      compareLists("For and against", {
        "Investor benefits": state.investorBenefits,
        Challenges: state.challenges,
      }),
      compareLists("What to know first", {
        "Market highlights": state.marketHighlights,
        Regulations: state.regulations,
      }),
      {
        kind: "lists",
        heading: stateGuideText.notKnown,
        lists: [{ items: state.notKnown }],
      },
    ],
    siblings: siblingsOf(site, state),
  });
}

function nationalFigures(site: SiteContent, { state, slug, marketTrend }: StateGuide): FiguresSection {
  const { averageDSCR, averageLoanAmount, capRates, rentGrowth, lenderPresence } = nationalStateFigures;
  const shape = stateShapes.find((candidate) => candidate.slug === slug);
  return {
    kind: "figures",
    heading: "At a glance",
    ratio: { label: "Average DSCR", text: averageDSCR, dscr: Number(averageDSCR) },
    figures: [
      { label: "Average loan amount", value: averageLoanAmount },
      { label: "Cap rates", value: capRates },
      { label: "Rent growth", value: rentGrowth },
    ],
    badges: [
      { label: `${state} market trend`, badge: marketTrendBadge(marketTrend) },
      { label: "Lender presence", badge: lenderPresenceBadge(lenderPresence) },
    ],
    ...(shape && { outline: { path: shape.path, viewBox: shape.viewBox } }),
    note: {
      asOf: figuresAsOf(site),
      text: stateGuideText.nationalFigures(state),
    },
  };
}

/** The estimate that all tools use stands before the prose, so that the two cannot differ unseen. */
function withLandlordTax({ stateCode, propertyTax }: StateGuide): SourcedText {
  const share = landlordShare(landlordTaxes[stateCode]);
  return { ...propertyTax, text: `${stateGuideText.landlordTax(share)} ${propertyTax.text}` };
}

/** Only the overview's eight states have sample terms. */
function sampleTerms(site: SiteContent, { slug, state }: StateGuide): readonly FiguresSection[] {
  const market = statesOverview.markets.find((candidate) => candidate.slug === slug);
  if (!market) return [];
  return [
    {
      kind: "figures",
      heading: "Sample terms",
      figures: sampleTermsOf(market),
      badges: [
        { label: "Market strength", badge: marketStrengthBadge(market.marketStrength) },
        { label: "Short-term rentals", badge: shortTermRentalBadge(market.strFriendly) },
      ],
      note: {
        asOf: figuresAsOf(site),
        text: stateGuideText.sampleTerms(state, market.lenderCount),
      },
    },
  ];
}

function siblingsOf(site: SiteContent, { state, nearby }: StateGuide): GuideSiblings {
  const cities = citiesIn(site, state);
  return {
    groups: [
      {
        heading: "Nearby states",
        links: nearby.flatMap((slug) => stateLinks.filter(({ path }) => path === `/states/${slug}`)),
      },
      ...(cities.length > 0 ? [{ heading: `Cities in ${state}`, links: cities }] : []),
      guideGroups(site).propertyTypes,
      guideGroups(site).loanAmounts,
    ],
  };
}
