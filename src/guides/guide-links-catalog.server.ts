import { cityGuides } from "../../content/guides/city-guides.ts";
import { creditScoreGuides } from "../../content/guides/credit-score-guides.ts";
import { loanAmountGuides } from "../../content/guides/loan-amount-guides.ts";
import { propertyTypeGuides } from "../../content/guides/property-type-guides.ts";
import { stateGuides } from "../../content/guides/state-guides.ts";
import { part } from "../../content/site-content.ts";
import type { GuideLink } from "./sections/guide-section.ts";

/** Path and link label of every guide: the single source for pages and their siblings. */
export const stateLinks: readonly GuideLink[] = stateGuides.map(({ slug, state }) => ({
  label: state,
  path: `/states/${slug}`,
}));

export const cityLinks: readonly GuideLink[] = cityGuides.map(({ slug, city }) => ({
  label: city,
  path: `/cities/${slug}`,
}));

export const creditScoreLinks = part<readonly GuideLink[]>((site) =>
  creditScoreGuides(site).map(({ slug, scoreRange }) => ({
    label: `${scoreRange} score`,
    path: `/credit-score/${slug}`,
  })),
);

export const propertyTypeLinks: readonly GuideLink[] = propertyTypeGuides.map(({ slug, propertyType }) => ({
  label: propertyType,
  path: `/property-types/${slug}`,
}));

export const loanAmountLinks: readonly GuideLink[] = loanAmountGuides.map(({ slug, loanAmount }) => ({
  label: `${loanAmount} loans`,
  path: `/loan-amounts/${slug}`,
}));

export const guideGroups = part((site) => ({
  cities: { heading: "By city", links: cityLinks },
  creditScores: { heading: "By credit score", links: creditScoreLinks(site) },
  propertyTypes: { heading: "By property type", links: propertyTypeLinks },
  loanAmounts: { heading: "By loan amount", links: loanAmountLinks },
}));

export function citiesIn(state: string): readonly GuideLink[] {
  const slugs = cityGuides.filter((guide) => guide.state === state).map(({ slug }) => `/cities/${slug}`);
  return cityLinks.filter(({ path }) => slugs.includes(path));
}

/** The previous and next guide in the list. */
export function neighborsOf(links: readonly GuideLink[], path: string) {
  const index = links.findIndex((link) => link.path === path);
  const previous = links[index - 1];
  const next = links[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}
