import { home } from "../../content/home.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import { part } from "../../content/site-content.ts";
import { testimonials } from "../../content/testimonials.ts";
import type { SitePage } from "../seo/page-record.ts";

const content = part((site) => withoutHead(home(site)));

export const homePage = part<SitePage>((site) => ({
  path: "/",
  title: home(site).title,
  description: home(site).metaDescription,
  kind: "home",
  updated: figuresAsOf(site),
  breadcrumb: [],
}));

export const homeContent = part((site) => ({ ...content(site), testimonials: testimonials(site) }));
export type HomeContent = ReturnType<typeof homeContent>;

function withoutHead({ title, metaDescription, ...content }: ReturnType<typeof home>) {
  return content;
}
