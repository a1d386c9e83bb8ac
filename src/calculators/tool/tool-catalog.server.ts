import { formulasContent } from "../../../content/calculators/formulas.ts";
import { company } from "../../../content/company.ts";
import { figuresAsOf } from "../../../content/loan-facts.ts";
import type { SiteContent } from "../../../content/site-content.ts";
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

/** The record of a tool's page. It is as old as the figures of the site. */
export function toolPage(
  site: SiteContent,
  path: string,
  content: ToolWords,
  { above = [], ...more }: Partial<SitePage> & { readonly above?: readonly Crumb[] } = {},
): SitePage {
  return {
    path,
    title: content.title,
    description: content.metaDescription,
    kind: "tool",
    updated: figuresAsOf(site),
    breadcrumb: [...above, { name: content.heading, path }],
    ...more,
  };
}
