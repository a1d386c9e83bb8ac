import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { describePage, requestScope } from "../request-scope.server.ts";
import type { Route } from "./+types/news-list.route.ts";
import { readCategory } from "./news-article.ts";
import { newsContent, newsListPage, newsSummaries } from "./news-catalog.server.ts";
import { feedLink } from "./news-feed.ts";
import { NewsListPage } from "./news-list-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  return {
    meta: [...describePage(newsListPage, scope), feedLink(newsContent.feedTitle, scope.siteUrl)],
    crumbs: newsListPage.breadcrumb,
    content: newsContent,
    articles: newsSummaries,
  };
}

/** Every article is in the list already: a change of category asks the server for nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function NewsListRoute({ loaderData: { crumbs, content, articles } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const category = readCategory(query.get("category"));
  return <NewsListPage crumbs={crumbs} content={content} articles={articles} category={category} />;
}
