import type { MetaDescriptor } from "react-router";
import { company } from "../../content/company.ts";
import { pageMeta } from "./page-meta.ts";
import type { PageRecord } from "./page-record.ts";

/** The tags in the head of this company's site, which lives at the address. */
export function describePageAt(siteUrl: string, page: PageRecord): MetaDescriptor[] {
  return pageMeta(page, { url: siteUrl, company });
}
