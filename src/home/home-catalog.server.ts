import { home } from "../../content/home.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import { testimonials } from "../../content/testimonials.ts";
import type { SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";

const { title, metaDescription, ...content } = home;

export const homePage: SitePage = {
  path: "/",
  title,
  description: metaDescription,
  kind: "home",
  updated: figuresAsOf,
  breadcrumb: [],
  text: plainText(content),
};

export const homeContent = { ...content, testimonials };
export type HomeContent = typeof homeContent;
