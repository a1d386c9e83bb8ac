import { type CityGuide, type CitySample, explainAverage } from "../../content/guides/city-guide.ts";
import { cityGuides } from "../../content/guides/city-guides.ts";
import { cityGuideText } from "../../content/guides/guide-texts.ts";
import type { StateGuide } from "../../content/guides/state-guide.ts";
import { stateGuides } from "../../content/guides/state-guides.ts";
import { sampleLoan } from "../../content/landings/dscr-basis.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import { cutRatio, loanAt } from "../dscr/market-payment.ts";
import { ratioByRate } from "../dscr/rate-estimate.ts";
import { competitionBadge, marketTrendBadge } from "./guide-badges.ts";
import { citiesIn, cityLinks, guideGroups } from "./guide-links-catalog.server.ts";
import { describeGuide, type GuideKind, type GuideRecord } from "./guide-record.ts";
import { cityRatio, describeCityFigures } from "./public-figures/city-public-figures-catalog.server.ts";
import { describePriceRecord } from "./public-figures/price-record-section-catalog.server.ts";
import {
  compareLists,
  type FiguresSection,
  type GuideSiblings,
  listPlaces,
  type Ratio,
} from "./sections/guide-section.ts";

/** Cities whose loan market has its own page. */
const marketPages: Readonly<Record<string, string>> = {
  austin: "/austin-dscr-loans",
  dallas: "/dallas-dscr-loans",
};

export const cityGuideKind = part<GuideKind>((site) => ({
  records: cityGuides.map((city) => describeCityGuide(site, city)),
  unknown: {
    ...cityGuideText.unknown,
    known: { heading: "All city guides", links: cityLinks },
  },
}));

function describeCityGuide(site: SiteContent, city: CityGuide): GuideRecord {
  const path = `/cities/${city.slug}`;
  const ratio = cityRatio(city);
  return describeGuide(city, {
    path,
    aliases: [`${city.slug}-dscr-loans`],
    about: { state: stateOf(city).stateCode },
    crumbs: [
      { name: "States", path: "/states" },
      { name: city.state, path: statePath(city) },
      { name: city.city, path },
    ],
    card: { kind: "ratio", caption: cityGuideText.ownRatio(city.city), ratio: ratio.dscr },
    sections: [
      atAGlance(city, ratio),
      ...describeCityFigures(city),
      describePriceRecord(city.slug),
      listPlaces("Neighborhoods", city.neighborhoods),
      {
        kind: "table",
        heading: "Price ranges",
        introduction: cityGuideText.priceRanges,
        caption: `Price ranges in ${city.city}`,
        columns: ["Segment", "Price range"],
        rows: Object.entries(city.priceRanges).map((cells) => ({ cells })),
        note: { isSample: true, text: cityGuideText.priceRangesNote },
      },
      compareLists("How the market works", {
        "Market highlights": city.marketHighlights,
        "Investment opportunities": city.investmentOpportunities,
      }),
    ],
    siblings: siblingsOf(site, city, path),
  });
}

/** The large ratio follows from public figures. The sample of financed purchases is a row. */
function atAGlance(city: CityGuide, own: Ratio): FiguresSection {
  return {
    kind: "figures",
    heading: "At a glance",
    ratio: { ...own, label: cityGuideText.ownRatio(city.city) },
    figures: [
      { label: "Average DSCR, financed deals", value: city.averageDSCR },
      { label: "Average loan amount", value: city.averageLoanAmount },
      { label: "Cap rates", value: city.capRates },
      { label: "Rent growth", value: city.rentGrowth },
    ],
    badges: [
      { label: "Market trend", badge: marketTrendBadge(city.marketTrend) },
      { label: "Competition", badge: competitionBadge(city.competitionLevel) },
    ],
    note: { text: `${city.figuresNote} ${averageNote(city)} ${cityGuideText.ownRatioNote}` },
  };
}

function averageNote(city: CityGuide): string {
  return explainAverage(city, sampleRatio(city.sample));
}

function sampleRatio({ price, rent, taxesInsuranceDues }: CitySample): string {
  const ratioAt = ratioByRate({
    monthlyRent: rent,
    loanAmount: loanAt(price, sampleLoan),
    taxesInsuranceDues,
  });
  return cutRatio(ratioAt(sampleLoan.ratePercent));
}

function siblingsOf(site: SiteContent, city: CityGuide, path: string): GuideSiblings {
  const marketPage = marketPages[city.slug];
  const inState = citiesIn(city.state).map((link) => link.path);
  return {
    groups: [
      {
        heading: `More on ${city.state}`,
        links: [
          { label: `${city.state} state guide`, path: statePath(city) },
          ...(marketPage ? [{ label: `${city.city} loan market`, path: marketPage }] : []),
          ...citiesIn(city.state).filter((link) => link.path !== path),
        ],
      },
      { heading: "Other cities", links: cityLinks.filter((link) => !inState.includes(link.path)) },
      guideGroups(site).propertyTypes,
    ],
  };
}

function statePath(city: CityGuide): string {
  return `/states/${stateOf(city).slug}`;
}

function stateOf(city: CityGuide): StateGuide {
  const state = stateGuides.find((guide) => guide.state === city.state);
  if (!state) throw new Error(`The guide for ${city.city} names ${city.state}, which has no state guide.`);
  return state;
}
