import { company } from "../../content/company.ts";
import { home } from "../../content/home.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import { testimonials } from "../../content/testimonials.ts";
import type { SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";

export const homePage: SitePage = {
  path: "/",
  title: `${company.name}: DSCR loans for rental property investors`,
  description:
    "See your DSCR in seconds, compare lenders, and learn what a rental property loan takes. Free calculators and guides for real estate investors.",
  kind: "home",
  updated: figuresAsOf,
  breadcrumb: [],
  text: plainText(home),
};

export const homeContent = { ...home, testimonials };
export type HomeContent = typeof homeContent;
