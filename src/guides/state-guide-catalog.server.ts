import { landlordTaxes } from "../../content/figures/landlord-taxes.ts";
import { closingExample, closingTaxes } from "../../content/guides/closing-taxes.ts";
import { stateGuideText } from "../../content/guides/guide-texts.ts";
import { prepaymentLimits } from "../../content/guides/prepayment-limits.ts";
import { nationalStateFigures, type SourcedText, type StateGuide } from "../../content/guides/state-guide.ts";
import { stateGuides } from "../../content/guides/state-guides.ts";
import { statesOverview } from "../../content/landings/states-overview.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import { stateTaxesOn } from "../calculators/deal/closing/state-taxes.ts";
import { formatUsd } from "../dscr/money.ts";
import { landlordShare } from "../figures/data/figure-rows.ts";
import { stateShapes } from "../figures/map/states/us-map-shapes.ts";
import {
  lenderPresenceBadge,
  marketStrengthBadge,
  marketTrendBadge,
  shortTermRentalBadge,
} from "./guide-badges.ts";
import { citiesIn, guideGroups, stateLinks } from "./guide-links-catalog.server.ts";
import { describeGuide, type GuideKind, type GuideRecord } from "./guide-record.ts";
import { countyExtremes } from "./public-figures/county-extremes-catalog.server.ts";
import { describePriceRecord } from "./public-figures/price-record-section-catalog.server.ts";
import { describeStateFigures } from "./public-figures/state-public-figures-catalog.server.ts";
import {
  compareLists,
  type FiguresSection,
  foldByTitles,
  type GuideSiblings,
  listPlaces,
  type Outline,
  type Ratio,
  type Topic,
  type TopicsSection,
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
  const outline = outlineOf(state);
  const [publicFigures, medianHouse] = describeStateFigures(state.stateCode);
  return describeGuide(state, {
    path,
    aliases: [`${state.slug}-dscr-loans`],
    about: { state: state.stateCode },
    crumbs: [
      { name: "States", path: statesOverview.path },
      { name: state.state, path },
    ],
    card: {
      kind: "ratio",
      caption: stateGuideText.ownRatio(state.state),
      ratio: medianHouse.ratio.dscr,
      ...(outline && { outline }),
    },
    sections: [
      atAGlance(state, medianHouse.ratio),
      publicFigures,
      medianHouse,
      countyExtremes(state.stateCode),
      describePriceRecord(state.stateCode.toLowerCase()),
      ...sampleTerms(state),
      listPlaces("Top markets", state.topMarkets),
      foldByTitles({
        kind: "topics",
        heading: "Law, tax and insurance",
        topics: [
          { title: "Foreclosure process", ...state.foreclosure },
          { title: "Property tax", ...withLandlordTax(state) },
          { title: "Insurance", ...state.insurance },
          { title: "Landlord law", ...state.landlordLaw },
          { title: "Short-term rentals", ...state.shortTermRentals },
        ],
      }),
      ...closingSection(state).map(foldByTitles),
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

/** The state's own ratio is the large one. What all states share stands below it, as rows. */
function atAGlance(guide: StateGuide, own: Ratio): FiguresSection {
  const { state, marketTrend } = guide;
  const { averageDSCR, averageLoanAmount, capRates, rentGrowth, lenderPresence } = nationalStateFigures;
  const outline = outlineOf(guide);
  return {
    kind: "figures",
    heading: "At a glance",
    ratio: { ...own, label: stateGuideText.ownRatio(state) },
    figures: [
      { label: "Average DSCR, financed deals, national", value: averageDSCR },
      { label: "Average loan amount", value: averageLoanAmount },
      { label: "Cap rates", value: capRates },
      { label: "Rent growth", value: rentGrowth },
    ],
    badges: [
      { label: `${state} market trend`, badge: marketTrendBadge(marketTrend) },
      { label: "Lender presence", badge: lenderPresenceBadge(lenderPresence) },
    ],
    ...(outline && { outline }),
    note: {
      isSample: true,
      text: stateGuideText.nationalFigures(state),
    },
  };
}

function outlineOf({ slug }: StateGuide): Outline | undefined {
  const shape = stateShapes.find((candidate) => candidate.slug === slug);
  return shape && { path: shape.path, viewBox: shape.viewBox };
}

/** The estimate that all tools use stands before the prose, so that the two cannot differ unseen. */
function withLandlordTax({ stateCode, propertyTax }: StateGuide): SourcedText {
  const share = landlordShare(landlordTaxes[stateCode]);
  return { ...propertyTax, text: `${stateGuideText.landlordTax(share)} ${propertyTax.text}` };
}

/** Only what the records know with confidence; a guide without either topic has no such section. */
function closingSection({ stateCode }: StateGuide): readonly TopicsSection[] {
  const { heading, taxes, penalty, note, taxNote, penaltyNote } = stateGuideText.closing;
  const limit = prepaymentLimits[stateCode];
  const topics = [...closingTaxTopic(stateCode, taxes), ...(limit ? [{ title: penalty, ...limit }] : [])];
  if (topics.length === 0) return [];
  const notes = [note, ...(closingTaxes[stateCode] ? [taxNote] : []), ...(limit ? [penaltyNote] : [])];
  return [{ kind: "topics", heading, topics, note: notes.join(" ") }];
}

function closingTaxTopic(stateCode: StateGuide["stateCode"], title: string): readonly Topic[] {
  const taxes = closingTaxes[stateCode];
  if (!taxes) return [];
  const { taxExample, noMortgageTax } = stateGuideText.closing;
  const { deed, mortgage } = stateTaxesOn(taxes, closingExample);
  const { price, loan } = closingExample;
  const house = `a ${formatUsd(price)} house${mortgage > 0 ? ` with a loan of ${formatUsd(loan)}` : ""}`;
  const example = taxExample(
    house,
    formatUsd(deed),
    mortgage > 0 ? formatUsd(mortgage) : undefined,
    taxes.exampleWith,
  );
  return [
    {
      title,
      text: [taxes.text, ...(deed > 0 ? [example] : []), ...(taxes.onLoan ? [] : [noMortgageTax])].join(" "),
      sources: taxes.sources,
    },
  ];
}

/** Only the overview's eight states have sample terms. */
function sampleTerms({ slug, state }: StateGuide): readonly FiguresSection[] {
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
        isSample: true,
        text: stateGuideText.sampleTerms(state, market.lenderCount),
      },
    },
  ];
}

function siblingsOf(site: SiteContent, { state, nearby }: StateGuide): GuideSiblings {
  const cities = citiesIn(state);
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
