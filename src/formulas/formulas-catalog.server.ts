import { printEstimateVectors } from "../../content/calculators/estimate-vectors.ts";
import { formulas, formulasContent } from "../../content/calculators/formulas.ts";
import { printVectors } from "../calculators/deal/formula-vectors/formula-vectors.ts";
import type { SitePage } from "../seo/page-record.ts";

export { formulasContent };

/** Each formula with its test vectors. */
export const testedFormulas = formulas.map((formula) => ({
  ...formula,
  vectors: [...printEstimateVectors(formula.id), ...printVectors(formula.id)],
}));

export const formulasPage = {
  path: "/formulas",
  title: formulasContent.title,
  description: formulasContent.metaDescription,
  kind: "article",
  updated: formulasContent.updated,
  breadcrumb: [
    { name: "Deal Analyzer", path: "/deal-analyzer" },
    { name: formulasContent.heading, path: "/formulas" },
  ],
} as const satisfies SitePage;
