import { describePage, requestScope } from "../site/request-scope.server.ts";
import { renderHtml } from "../ui/page/render-html.server.ts";
import type { Route } from "./+types/article.route.ts";
import { ArticlePage } from "./article-page.tsx";
import { ArticleEnd, ArticleHead, ArticleText } from "./article-parts.tsx";
import { findArticle } from "./articles-catalog.server.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { page, article } = findArticle(scope.content, url.pathname);
  return {
    meta: describePage(page, scope),
    sections: article.sections.map(({ id, title }) => ({ id, title })),
    head: renderHtml(<ArticleHead article={article} />),
    text: renderHtml(<ArticleText article={article} />),
    end: renderHtml(<ArticleEnd article={article} />),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
