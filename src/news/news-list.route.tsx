import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/news-list.route.ts";
import { readCategory } from "./news-article.ts";
import { newsContent, newsListPage, newsSummaries } from "./news-catalog.server.ts";
import { feedLink } from "./news-feed.ts";
import { NewsListPage } from "./news-list-page.tsx";
import { subscribeContent } from "./subscriptions/subscription-catalog.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: [...describePage(newsListPage(site), scope), feedLink(newsContent.feedTitle, scope.siteUrl)],
    crumbs: newsListPage(site).breadcrumb,
    content: newsContent,
    articles: newsSummaries(site),
    subscribe: subscribeContent(site),
  };
}

/** The list already has every article, so a change of category needs no request. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function NewsListRoute({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const category = readCategory(query.get("category"));
  const { crumbs, content, articles, subscribe } = loaderData;
  return <NewsListPage {...{ crumbs, content, articles, category, subscribe }} />;
}
