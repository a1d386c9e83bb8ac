import { data } from "react-router";
import type { PageRecord } from "../seo/page-record.ts";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { renderHtml, renderOnce } from "../ui/page/render-html.server.ts";
import { StaticHtml } from "../ui/page/static-html.tsx";
import { ShareButton } from "../ui/share-button.tsx";
import type { Route } from "./+types/news-article.route.ts";
import { ArticleNotFound } from "./article-not-found.tsx";
import { NewsArticleHead, NewsArticleText } from "./news-article-parts.tsx";
import { findArticle, missingArticle, missingArticlePage } from "./news-catalog.server.ts";

const notFound = renderOnce(({ breadcrumb }: PageRecord) => (
  <ArticleNotFound crumbs={breadcrumb} {...missingArticle} />
));

export function loader({ params, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  const found = findArticle(site, params.id);
  if (found === null) {
    const page = missingArticlePage(site);
    return data({ meta: describePage(page, scope), head: notFound(page), article: null }, { status: 404 });
  }
  const { page } = found;
  return data({
    meta: describePage(page, scope),
    head: renderHtml(<NewsArticleHead {...found} />),
    article: { title: page.title, path: page.path, text: renderHtml(<NewsArticleText {...found} />) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function NewsArticleRoute({ loaderData: { head, article } }: Route.ComponentProps) {
  return (
    <>
      <StaticHtml html={head} />
      {article && (
        <>
          <div className="wrap flex flex-wrap gap-3 pb-8 sm:pb-10 scripting-none:hidden print:hidden">
            <ShareButton
              key={article.path}
              makeLink={() => ({ title: article.title, url: new URL(article.path, location.origin).href })}
              copied="Article link copied successfully."
            />
          </div>
          <StaticHtml html={article.text} />
        </>
      )}
    </>
  );
}
