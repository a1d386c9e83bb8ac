import type { MetaDescriptor } from "react-router";
import { company } from "../../content/company.ts";
import { contactDetails } from "../../content/contact-details.ts";
import type { SiteContent } from "../../content/site-content.ts";
import { pageMeta } from "./page-meta.ts";
import type { PageRecord } from "./page-record.ts";

/** The head tags of a page, for this company's site at the given URL. */
export function describePageAt(site: SiteContent, siteUrl: string, page: PageRecord): MetaDescriptor[] {
  return pageMeta(page, { url: siteUrl, company: { ...company, ...contactDetails(site) } });
}
