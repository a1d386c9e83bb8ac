import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/article.route.ts";
import { ArticlePage } from "./article-page.tsx";
import { findArticle } from "./articles-catalog.server.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { page, article } = findArticle(scope.content, url.pathname);
  return { meta: describePage(page, scope), article };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.article} />;
}
