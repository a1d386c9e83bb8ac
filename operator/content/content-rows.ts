import type { SiteContent } from "../../content/site-content.ts";
import type { ContentVersion } from "../../src/content-pages/content-store.server.ts";
import { formatTime } from "../office-time.ts";

export const stateOf = ({ isPublished }: ContentVersion) => (isPublished ? "published" : "taken off");

export const listColumns = (site: SiteContent) => [
  { title: "PAGE", read: ({ slug }: ContentVersion) => `/${slug}` },
  { title: "STATE", read: stateOf },
  { title: "VERSION", read: ({ version }: ContentVersion) => String(version) },
  { title: "CHANGED", read: ({ savedAt }: ContentVersion) => formatTime(site, savedAt) },
  { title: "TITLE", read: ({ title }: ContentVersion) => title, canBeCut: true },
];

export const FIGURE_COLUMNS = [
  { title: "NAME", read: ([name]: [string, string]) => name },
  { title: "FIGURE", read: ([, figure]: [string, string]) => figure },
];

export const historyColumns = (site: SiteContent) => [
  { title: "VERSION", read: ({ version }: ContentVersion) => String(version) },
  { title: "STATE", read: stateOf },
  { title: "SAVED", read: ({ savedAt }: ContentVersion) => formatTime(site, savedAt) },
  { title: "CHARACTERS", read: ({ markdown }: ContentVersion) => String(markdown.length) },
  { title: "CTA", read: ({ cta }: ContentVersion) => cta ?? "none" },
  { title: "TITLE", read: ({ title }: ContentVersion) => title, canBeCut: true },
];

/** For --json. */
export function describeVersion(page: ContentVersion) {
  const { slug, version, isPublished, savedAt, title, metaDescription, cta = null } = page;
  return { slug, version, isPublished, savedAt, title, metaDescription, cta };
}
