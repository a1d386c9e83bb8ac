import type { MetaDescriptor } from "react-router";
import { type PageRecord, socialImagePath } from "./page-record.ts";
import type { Site } from "./site.ts";
import { structuredData } from "./structured-data.ts";

const OEMBED_PATH = "/oembed";

/**
 * Every tag a page's head needs beyond those of the frame. Made on the server and sent with the page's data, so that
 * the browser downloads neither this code nor the records behind it.
 */
export function pageMeta(page: PageRecord, site: Site): MetaDescriptor[] {
  const url = `${site.url}${page.canonicalPath ?? page.path}`;
  const image = `${site.url}${page.socialImage ?? socialImagePath(page.isMissing ? "/" : page.path)}`;
  const isArticle = page.kind === "article" || page.kind === "news";
  const fullTitle = page.kind === "home" ? page.title : `${page.title} | ${site.company.name}`;
  // A page that names another as the original needs nothing more: search engines count it as that one.
  const isHidden = page.isMissing || (page.isUnlisted && page.canonicalPath === undefined);
  return [
    { title: fullTitle },
    { name: "description", content: page.description },
    ...(isHidden ? [{ name: "robots", content: "noindex" }] : []),
    ...(page.isMissing ? [] : [{ tagName: "link", rel: "canonical", href: url }]),
    ...(page.isEmbeddable ? [oembedLink(page, site)] : []),
    { property: "og:site_name", content: site.company.name },
    { property: "og:type", content: isArticle ? "article" : "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    ...(page.isMissing ? [] : [{ property: "og:url", content: url }]),
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${page.title}, with the ratio scale from 0 to 1.50` },
    ...(isArticle
      ? [
          { property: "article:published_time", content: page.published ?? page.updated },
          { property: "article:modified_time", content: page.updated },
        ]
      : []),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: image },
    ...(page.isMissing ? [] : structuredData(page, site)).map((document) => ({ "script:ld+json": document })),
  ];
}

/** By which other sites find the address that describes the embed (oembed.com, section 4). */
function oembedLink({ path, title }: PageRecord, { url }: Site): MetaDescriptor {
  const href = `${url}${OEMBED_PATH}?format=json&url=${encodeURIComponent(url + path)}`;
  return { tagName: "link", rel: "alternate", type: "application/json+oembed", href, title };
}
