import { home } from "../../content/home.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import { testimonials } from "../../content/testimonials.ts";
import { rentMapPicture } from "../figures/map/rent-map-catalog.server.ts";
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
  text: plainText([content, rentMapPicture.heading, rentMapPicture.text, rentMapPicture.summary]),
};

export const homeContent = { ...content, testimonials };
export type HomeContent = typeof homeContent;
