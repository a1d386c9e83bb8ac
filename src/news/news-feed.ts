import { escapeXml } from "../seo/sitemap.ts";
import { articlePath, categoryLabel, type NewsSummary } from "./news-article.ts";

export const FEED_PATH = "/dscr-news/rss.xml";

/** The tag on the list page by which feed readers find the feed. */
export function feedLink(title: string, siteUrl: string) {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title,
    href: siteUrl + FEED_PATH,
  } as const;
}

interface Channel {
  readonly title: string;
  readonly description: string;
  /** Path of the list page for people. */
  readonly path: string;
}

/** RSS 2.0, with a link to the feed itself as the RSS Advisory Board recommends. */
export function newsFeed(channel: Channel, articles: readonly NewsSummary[], siteUrl: string): string {
  const items = articles.map((article) => {
    const url = escapeXml(siteUrl + articlePath(article.id));
    return `<item>
<title>${escapeXml(article.title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${new Date(article.publishedDate).toUTCString()}</pubDate>
<category>${escapeXml(categoryLabel(article.category))}</category>
<description>${escapeXml(article.summary)}</description>
</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(channel.title)}</title>
<link>${escapeXml(siteUrl + channel.path)}</link>
<atom:link href="${escapeXml(siteUrl + FEED_PATH)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(channel.description)}</description>
<language>en-us</language>
${items.join("\n")}
</channel>
</rss>
`;
}
