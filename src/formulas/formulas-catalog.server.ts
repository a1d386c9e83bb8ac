import { estimateVectors } from "../../content/calculators/estimate-vectors.ts";
import { formulas, formulasContent } from "../../content/calculators/formulas.ts";
import { printVectors } from "../calculators/deal/formula-vectors/formula-vectors.ts";
import type { SitePage } from "../seo/page-record.ts";
import { stateTaxVectors } from "./state-tax-vectors-catalog.server.ts";

export { formulasContent };

/** Checked like the others, but they follow from records of the site. */
export const recordVectors = [...estimateVectors, ...stateTaxVectors];

/** Each formula with its test vectors. */
export const testedFormulas = formulas.map((formula) => ({
  ...formula,
  vectors: [
    // All but the code.
    ...recordVectors
      .filter((vector) => vector.formula === formula.id)
      .map(({ compute: _, ...printed }) => printed),
    ...printVectors(formula.id),
  ],
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
