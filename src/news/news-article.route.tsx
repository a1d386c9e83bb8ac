import { data } from "react-router";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/news-article.route.ts";
import { ArticleNotFound } from "./article-not-found.tsx";
import { NewsArticlePage } from "./news-article-page.tsx";
import { findArticle, missingArticle, missingArticlePage } from "./news-catalog.server.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  const found = findArticle(site, params.id);
  if (found === null) {
    const missing = { ...missingArticle, crumbs: missingArticlePage(site).breadcrumb };
    return data(
      { meta: describePage(missingArticlePage(site), scope), missing, found: null },
      { status: 404 },
    );
  }
  const { page, article, neighbors } = found;
  return data({ meta: describePage(page, scope), found: { crumbs: page.breadcrumb, article, neighbors } });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function NewsArticleRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.found === null) return <ArticleNotFound {...loaderData.missing} />;
  return <NewsArticlePage key={loaderData.found.article.id} {...loaderData.found} />;
}
