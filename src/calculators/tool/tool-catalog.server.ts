import { formulasContent } from "../../../content/calculators/formulas.ts";
import { company } from "../../../content/company.ts";
import { pagesRevised } from "../../../content/page-dates.ts";
import type { Crumb, SitePage } from "../../seo/page-record.ts";

/** What every tool prints. */
export const toolFacts = {
  companyName: company.name,
  /** The version of the formulas page. */
  formulasVersion: formulasContent.version,
};

interface ToolWords {
  readonly title: string;
  readonly metaDescription: string;
  readonly heading: string;
}

/** The record of a tool's page. */
export function toolPage(
  path: string,
  content: ToolWords,
  { above = [], ...more }: Partial<SitePage> & { readonly above?: readonly Crumb[] } = {},
): SitePage {
  return {
    path,
    title: content.title,
    description: content.metaDescription,
    kind: "tool",
    updated: pagesRevised,
    breadcrumb: [...above, { name: content.heading, path }],
    ...more,
  };
}
