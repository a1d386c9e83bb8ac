import { myDeals } from "../../content/calculators/my-deals.ts";
import type { SitePage } from "../seo/page-record.ts";

export { myDeals };

export const myDealsPage = {
  path: "/my-deals",
  title: myDeals.title,
  description: myDeals.metaDescription,
  kind: "tool",
  updated: myDeals.updated,
  breadcrumb: [{ name: myDeals.heading, path: "/my-deals" }],
} as const satisfies SitePage;
