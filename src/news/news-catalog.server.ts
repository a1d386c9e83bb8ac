import { newsText } from "../../content/news-pages.ts";
import { readPublished } from "../../content/published.ts";
import { renderMarkdown } from "../markdown/markdown.server.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import type { PageRecord, SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";
import { articlePath, neighborsOf, newestFirst } from "./news-article.ts";
import { parseNewsFile } from "./news-file.server.ts";

/** Bundled with the server, so that the running site reads no content from disk. */
const shipped = import.meta.glob<string>("../../content/news/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const articles = newestFirst(
  Object.entries(readPublished()?.news ?? shipped).map(([file, source]) => {
    const { data, body } = parseNewsFile(file, source, namedFigures);
    return { ...data, ...renderMarkdown(body) };
  }),
);

export const newsSummaries = articles.map(
  ({ id, title, summary, category, publishedDate, readTime, featured }) => ({
    id,
    title,
    summary,
    category,
    publishedDate,
    readTime,
    featured,
  }),
);

export const newsContent = { heading: newsText.heading, lede: newsText.lede, feedTitle: newsText.feedTitle };
export type NewsContent = typeof newsContent;

export const newsListPage = {
  path: "/dscr-news",
  title: newsText.title,
  description: newsText.metaDescription,
  kind: "page",
  updated: articles[0]?.publishedDate ?? "",
  breadcrumb: [{ name: "News", path: "/dscr-news" }],
  readsQuery: true,
  text: plainText([newsContent.lede, newsSummaries]),
} as const satisfies SitePage;

const articlePages: readonly SitePage[] = articles.map((article) => ({
  path: articlePath(article.id),
  title: article.title,
  description: article.metaDescription,
  kind: "news",
  updated: article.publishedDate,
  published: article.publishedDate,
  breadcrumb: [...newsListPage.breadcrumb, { name: article.title, path: articlePath(article.id) }],
  text: plainText([article.summary, article.text]),
}));

export const newsPages = [newsListPage, ...articlePages];

/** An article with its page and its neighbors; null if no article has this id. */
export function findArticle(id: string) {
  const page = articlePages.find(({ path }) => path === articlePath(id));
  const article = articles.find((candidate) => candidate.id === id);
  if (page === undefined || article === undefined) return null;
  const { title, summary, category, publishedDate, readTime, html, headings } = article;
  return {
    page,
    article: { id, title, summary, category, publishedDate, readTime, html, headings },
    neighbors: neighborsOf(newsSummaries, id),
  };
}

export type FoundArticle = NonNullable<ReturnType<typeof findArticle>>;

export const missingArticle = newsText.missing;
export type MissingArticle = typeof missingArticle;

/** Shared by all unknown articles: their URL says nothing, so one document serves all. */
export const missingArticlePage: PageRecord = {
  path: newsListPage.path,
  title: missingArticle.heading,
  description: missingArticle.text,
  kind: "page",
  updated: newsListPage.updated,
  breadcrumb: [...newsListPage.breadcrumb, { name: missingArticle.heading, path: articlePath("missing") }],
  isMissing: true,
};
