import { requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/news-feed.route.ts";
import { newsContent, newsListPage, newsSummaries } from "./news-catalog.server.ts";
import { newsFeed } from "./news-feed.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { content: site, siteUrl } = context.get(requestScope);
  const { path, description } = newsListPage(site);
  const feed = newsFeed({ title: newsContent.feedTitle, description, path }, newsSummaries(site), siteUrl);
  return new Response(feed, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
