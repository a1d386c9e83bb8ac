import { waysOn } from "../../content/navigation.ts";
import { pagesRevised } from "../../content/page-dates.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import type { PageRecord, SitePage } from "../seo/page-record.ts";
import { cityGuideKind } from "./city-guide-catalog.server.ts";
import { creditScoreGuideKind } from "./credit-score-guide-catalog.server.ts";
import { type GuideKind, type GuideLookup, lookUpGuide, type UnknownGuide } from "./guide-record.ts";
import { loanAmountGuideKind } from "./loan-amount-guide-catalog.server.ts";
import { propertyTypeGuideKind } from "./property-type-guide-catalog.server.ts";
import { stateGuideKind } from "./state-guide-catalog.server.ts";

export { waysOn };

/** Keyed by the first segment of the URL. */
const kinds = part<Readonly<Record<string, GuideKind>>>((site) => ({
  states: stateGuideKind(site),
  "credit-score": creditScoreGuideKind(site),
  "property-types": propertyTypeGuideKind(site),
  cities: cityGuideKind(site),
  "loan-amounts": loanAmountGuideKind(site),
}));

export const guidePages = part<readonly SitePage[]>((site) =>
  Object.values(kinds(site)).flatMap(({ records }) => records.map(({ page }) => page)),
);

export function findGuide(site: SiteContent, pathname: string, value: string): GuideLookup {
  const kind = kinds(site)[pathname.split("/")[1] ?? ""];
  if (!kind) throw new Error(`No kind of guide lives under ${pathname}.`);
  return lookUpGuide(kind, value);
}

export function describeUnknownGuide({ heading, text }: UnknownGuide, path: string): PageRecord {
  return {
    path,
    title: heading,
    description: text,
    kind: "guide",
    updated: pagesRevised,
    breadcrumb: [],
    isMissing: true,
  };
}
