import { figuresAsOf } from "../../content/loan-facts.ts";
import type { PageRecord, SitePage } from "../seo/page-record.ts";
import { cityGuideKind } from "./city-guide-catalog.server.ts";
import { creditScoreGuideKind } from "./credit-score-guide-catalog.server.ts";
import { type GuideKind, type GuideLookup, lookUpGuide, type UnknownGuide } from "./guide-record.ts";
import { loanAmountGuideKind } from "./loan-amount-guide-catalog.server.ts";
import { propertyTypeGuideKind } from "./property-type-guide-catalog.server.ts";
import { stateGuideKind } from "./state-guide-catalog.server.ts";

/** Keyed by the first segment of the URL. */
const kinds: Readonly<Record<string, GuideKind>> = {
  states: stateGuideKind,
  "credit-score": creditScoreGuideKind,
  "property-types": propertyTypeGuideKind,
  cities: cityGuideKind,
  "loan-amounts": loanAmountGuideKind,
};

export const guidePages: readonly SitePage[] = Object.values(kinds).flatMap(({ records }) =>
  records.map(({ page }) => page),
);

export function findGuide(pathname: string, value: string): GuideLookup {
  const kind = kinds[pathname.split("/")[1] ?? ""];
  if (!kind) throw new Error(`No kind of guide lives under ${pathname}.`);
  return lookUpGuide(kind, value);
}

export function describeUnknownGuide({ heading, text }: UnknownGuide, path: string): PageRecord {
  return {
    path,
    title: heading,
    description: text,
    kind: "guide",
    updated: figuresAsOf,
    breadcrumb: [],
    isMissing: true,
  };
}
