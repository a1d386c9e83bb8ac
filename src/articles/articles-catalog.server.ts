import { z } from "zod";
import { articleEndings, longFormGuide, relatedPages } from "../../content/articles/article-pages.ts";
import { workedExamples } from "../../content/articles/worked-examples.ts";
import { company } from "../../content/company.ts";
import { rates } from "../../content/landings/rates.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import { withPrepayment } from "../calculators/deal/prepayment/prepayment-factor.ts";
import { fillFigures } from "../markdown/figures.ts";
import { parseFrontMatter } from "../markdown/front-matter.server.ts";
import { readingMinutes } from "../markdown/reading-time.ts";
import { firstLevelPage, type SitePage } from "../seo/page-record.ts";
import { articleFigures } from "./article-figures-catalog.server.ts";
import { type ArticleBody, readArticle, readBlocks } from "./article-sections.server.ts";
import { computeExample } from "./worked-example.ts";

const articleFrontMatter = z.strictObject({
  path: z.string().startsWith("/"),
  title: z.string().min(1),
  metaDescription: z.string().min(1),
  summary: z.string().min(1),
  reviewed: z.iso.date(),
});

const sectionFrontMatter = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: z.string().min(1),
  summary: z.string().min(1),
});

/** The files become part of the server's bundle, so the running site reads no content from disk. */
const articleFiles = import.meta.glob<string>("../../content/articles/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sectionFiles = import.meta.glob<string>("../../content/articles/long-form/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const rateTable = part((site) =>
  withPrepayment({ baseRate: rates(site).estimator.baseRate, factors: rates(site).factors }),
);

const markdownArticles = part((site) =>
  Object.entries(articleFiles).map(([file, source]) => {
    const { data, body } = parseFile(site, file, source, articleFrontMatter);
    const related = relatedPages[data.path] ?? [];
    return describeArticle(
      { ...data, heading: data.title, related },
      readArticle(body, (name) => findExample(site, name)),
    );
  }),
);

const articles = part((site) => [
  ...markdownArticles(site),
  describeArticle(longFormGuide, readLongForm(site)),
]);

export const articlePages = part<readonly SitePage[]>((site) => articles(site).map(({ page }) => page));

export function findArticle(site: SiteContent, path: string) {
  const article = articles(site).find(({ page }) => page.path === path);
  if (!article) throw new Error(`The route table names ${path}, and no article has that path.`);
  return article;
}

interface ArticleRecord extends z.infer<typeof articleFrontMatter> {
  readonly heading: string;
  readonly related: readonly { readonly path: string; readonly label: string }[];
}

function describeArticle(record: ArticleRecord, { text, ...body }: ArticleBody) {
  const { path, heading, summary, reviewed, related } = record;
  const ending = articleEndings[path];
  if (!ending) throw new Error(`The article ${path} has no ending in article-pages.ts.`);
  const page = firstLevelPage(record, { path, name: heading, kind: "article", updated: reviewed });
  return {
    page,
    article: {
      heading,
      summary,
      reviewed,
      related,
      ending,
      crumbs: page.breadcrumb,
      author: company.legalName,
      readMinutes: readingMinutes(text),
      ...body,
    },
  };
}

export type Article = ReturnType<typeof describeArticle>["article"];

/** The file names start with their position in the guide. */
function readLongForm(site: SiteContent): ArticleBody {
  const sections = Object.entries(sectionFiles)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, source]) => {
      const { data, body } = parseFile(site, file, source, sectionFrontMatter);
      return { ...data, ...readBlocks(body, (name) => findExample(site, name)) };
    });
  return {
    opening: [],
    sections: sections.map(({ text: _words, ...section }) => section),
    text: sections.map(({ title, summary, text }) => `${title}. ${summary} ${text}`).join(" "),
  };
}

function parseFile<Schema extends z.ZodType>(
  site: SiteContent,
  file: string,
  source: string,
  schema: Schema,
) {
  return parseFrontMatter(file, fillFigures(file, source, articleFigures(site)), schema);
}

function findExample(site: SiteContent, name: string) {
  const example = workedExamples(site).find((candidate) => candidate.name === name);
  if (!example) throw new Error(`An article asks for the example "${name}", which does not exist.`);
  return computeExample(example, rateTable(site));
}
