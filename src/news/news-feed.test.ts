import { expect, test } from "vitest";
import { newsFeed } from "./news-feed.ts";

const feed = newsFeed(
  { title: "News", description: "What changed", path: "/dscr-news" },
  [
    {
      id: "rates-and-rents",
      title: "Rates & <rents>",
      summary: "Up.",
      category: "market-trends",
      publishedDate: "2025-10-14",
      readTime: "4 min read",
      featured: true,
    },
  ],
  "https://site.example",
);

test("an item carries its address twice, as a link and as a permanent name", () => {
  expect(feed).toContain("<link>https://site.example/dscr-news/rates-and-rents</link>");
  expect(feed).toContain('<guid isPermaLink="true">https://site.example/dscr-news/rates-and-rents</guid>');
});

test("dates are RFC 822 dates", () => {
  expect(feed).toContain("<pubDate>Tue, 14 Oct 2025 00:00:00 GMT</pubDate>");
});

test("marks in a title are escaped", () => {
  expect(feed).toContain("<title>Rates &amp; &lt;rents&gt;</title>");
});

test("the channel names its own address", () => {
  expect(feed).toContain('<atom:link href="https://site.example/dscr-news/rss.xml" rel="self"');
});
