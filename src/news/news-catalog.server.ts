import { waysOn } from "../../content/navigation.ts";
import { newsText } from "../../content/news-pages.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import { contactAddress } from "../leads/contact-address.ts";
import { renderMarkdown } from "../markdown/markdown.server.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import { firstLevelPage, type PageRecord, type SitePage } from "../seo/page-record.ts";
import { articlePath, neighborsOf, newestFirst } from "./news-article.ts";
import { parseNewsFile } from "./news-file.server.ts";

const sources = ({ records }: SiteContent) => records.news;

const articles = part((site) =>
  newestFirst(
    Object.entries(sources(site)).map(([file, source]) => {
      const { data, body } = parseNewsFile(file, source, namedFigures(site));
      return { ...data, ...renderMarkdown(body) };
    }),
  ),
);

export const newsSummaries = part((site) =>
  articles(site).map(({ id, title, summary, category, publishedDate, readTime, featured, picture }) => ({
    id,
    title,
    summary,
    category,
    publishedDate,
    readTime,
    featured,
    picture,
  })),
);

export const newsContent = { heading: newsText.heading, lede: newsText.lede, feedTitle: newsText.feedTitle };
export type NewsContent = typeof newsContent;

export const newsListPage = part((site) =>
  firstLevelPage(newsText, {
    path: "/dscr-news",
    name: "News",
    kind: "page",
    updated: articles(site)[0]?.publishedDate ?? "",
    readsQuery: true,
  }),
);

const articlePages = part<readonly SitePage[]>((site) =>
  articles(site).map((article) => ({
    path: articlePath(article.id),
    title: article.title,
    description: article.metaDescription,
    kind: "news",
    updated: article.publishedDate,
    published: article.publishedDate,
    breadcrumb: [...newsListPage(site).breadcrumb, { name: article.title, path: articlePath(article.id) }],
  })),
);

export const newsPages = part((site) => [newsListPage(site), ...articlePages(site)]);

/** An article with its page and its neighbors; null if no article has this id. */
export function findArticle(site: SiteContent, id: string) {
  const page = articlePages(site).find(({ path }) => path === articlePath(id));
  const article = articles(site).find((candidate) => candidate.id === id);
  if (page === undefined || article === undefined) return null;
  const { title, summary, category, publishedDate, readTime, html, headings } = article;
  return {
    page,
    article: { id, title, summary, category, publishedDate, readTime },
    text: { html, headings },
    ending: newsText.endings[category],
    ask: contactAddress({ source: "news", question: `About “${title}”:` }),
    neighbors: neighborsOf(newsSummaries(site), id),
  };
}

export type FoundArticle = NonNullable<ReturnType<typeof findArticle>>;

export const missingArticle = { ...newsText.missing, ways: waysOn };
export type MissingArticle = typeof missingArticle;

/** Shared by all unknown articles: their URL says nothing, so one document serves all. */
export const missingArticlePage = part<PageRecord>((site) => ({
  path: newsListPage(site).path,
  title: missingArticle.heading,
  description: missingArticle.text,
  kind: "page",
  updated: newsListPage(site).updated,
  breadcrumb: [
    ...newsListPage(site).breadcrumb,
    { name: missingArticle.heading, path: articlePath("missing") },
  ],
  isMissing: true,
}));
