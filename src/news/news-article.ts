/** The specification sets the values and order of the category filter (section 2). */
export const NEWS_CATEGORIES = [
  { value: "market-trends", label: "Market Trends" },
  { value: "rates", label: "Rates" },
  { value: "state-specific", label: "State-Specific" },
  { value: "regulations", label: "Regulations" },
  { value: "industry", label: "Industry" },
] as const;

export type NewsCategory = (typeof NEWS_CATEGORIES)[number]["value"];

/** The part of an article that lists show. */
export interface NewsSummary {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly category: NewsCategory;
  /** ISO date. */
  readonly publishedDate: string;
  readonly readTime: string;
  readonly featured: boolean;
  /** Its chart, as SVG of the server. The text below says the same. */
  readonly picture?: string | undefined;
}

/** The id that an article's front matter states, before it is checked. */
export function readArticleId(source: string): string | undefined {
  return /^id:\s*"?([a-z0-9-]+)"?\s*$/m.exec(source)?.[1];
}

export function articlePath(id: string): string {
  return `/dscr-news/${id}`;
}

export function categoryLabel(category: NewsCategory): string {
  return NEWS_CATEGORIES.find(({ value }) => value === category)?.label ?? category;
}

/** Reads the category from the URL; anything unknown means all of them. */
export function readCategory(text: string | null): NewsCategory | "all" {
  return NEWS_CATEGORIES.find(({ value }) => value === text)?.value ?? "all";
}

export function articlesIn<Article extends NewsSummary>(
  articles: readonly Article[],
  category: NewsCategory | "all",
): readonly Article[] {
  return category === "all" ? articles : articles.filter((article) => article.category === category);
}

/** Newest first; articles of the same day by id, so that the order never depends on the file system. */
export function newestFirst<Article extends NewsSummary>(articles: readonly Article[]): readonly Article[] {
  return articles.toSorted(
    (a, b) => b.publishedDate.localeCompare(a.publishedDate) || a.id.localeCompare(b.id),
  );
}

/** The articles published just before and just after this one, in a list with the newest first. */
export function neighborsOf<Article extends NewsSummary>(articles: readonly Article[], id: string) {
  const index = articles.findIndex((article) => article.id === id);
  return { previous: articles[index + 1] ?? null, next: articles[index - 1] ?? null };
}
