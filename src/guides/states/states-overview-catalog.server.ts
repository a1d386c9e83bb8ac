import { stateGuides } from "../../../content/guides/state-guides.ts";
import type { StateMarket } from "../../../content/landings/landing-page.ts";
import { averageRateReason, statesOverview } from "../../../content/landings/states-overview.ts";
import { part } from "../../../content/site-content.ts";
import { rentMapCard } from "../../figures/map/rent-map-catalog.server.ts";
import { firstLevelPage } from "../../seo/page-record.ts";
import { marketStrengthBadge, shortTermRentalBadge } from "../guide-badges.ts";
import { guideGroups } from "../guide-links-catalog.server.ts";

export const statesPage = firstLevelPage(statesOverview, {
  path: statesOverview.path,
  name: "States",
  kind: "guide",
  updated: statesOverview.reviewed,
  card: rentMapCard,
});

const markets: readonly StateMarket[] = statesOverview.markets;

export const statesContent = part((site) => ({
  heading: statesOverview.heading,
  crumbs: statesPage.breadcrumb,
  introduction: statesOverview.introduction,
  reviewed: statesOverview.reviewed,
  states: stateGuides.map(({ slug, state }) => ({ slug, name: state })),
  marketsHeading: statesOverview.marketsHeading,
  marketsIntroduction: statesOverview.marketsIntroduction,
  marketsNote: `${statesOverview.marketsNote} ${averageRateReason(site)}`,
  markets: markets.map(describeMarket),
  tiles: statesOverview.tiles,
  tilesNote: statesOverview.tilesNote,
  directoryHeading: statesOverview.directoryHeading,
  directoryCaption: statesOverview.directoryCaption,
  otherGuides: Object.values(guideGroups(site)),
  closing: statesOverview.closing,
  related: statesOverview.related,
}));
export type StatesContent = ReturnType<typeof statesContent>;
export type MarketCardContent = ReturnType<typeof describeMarket>;

function describeMarket(market: StateMarket) {
  const cities = market.topCities.slice(0, statesOverview.citiesPerCard);
  const hidden = market.topCities.length - cities.length;
  return {
    slug: market.slug,
    name: market.name,
    abbr: market.abbr,
    lenders: `${market.lenderCount} active DSCR lenders`,
    strength: marketStrengthBadge(market.marketStrength),
    minDscr: market.minDscr,
    terms: sampleTermsOf(market),
    shortTermRentals: shortTermRentalBadge(market.strFriendly),
    cities: cities.join(", "),
    /** "+1 more", or empty. */
    moreCities: hidden > 0 ? `+${hidden} more` : "",
    note: market.specialNotes,
  };
}

export function sampleTermsOf({ minDscr, maxLtv, minFico, avgRate }: StateMarket) {
  return [
    { label: "Min DSCR", value: `${minDscr}x` },
    { label: "Max LTV", value: `${maxLtv}%` },
    { label: "Min FICO", value: `${minFico}+` },
    { label: "Avg Rate", value: avgRate },
  ];
}
