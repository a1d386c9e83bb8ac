import { lazy, Suspense } from "react";
import { data } from "react-router";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { siteServices } from "../site/site-services.server.ts";
import { importOrReload } from "../start/import-or-reload.browser.ts";
import type { Route } from "./+types/content-page.route.ts";
import { describeContentPage, describeMissingPage } from "./content-page-record.server.ts";
import { ContentLoading, ContentPageView, MissingContent } from "./content-page-view.tsx";

const loadRemotePage = () => import("./remote-content-page.tsx");
const RemoteContentPage = lazy(() => importOrReload(loadRemotePage));

export function loader({ params: { "*": slug }, context }: Route.LoaderArgs) {
  const found = context.get(siteServices).contentPages.find(slug);
  const scope = context.get(requestScope);
  if (!found)
    return data({ meta: describePage(describeMissingPage(slug), scope), page: null }, { status: 404 });
  const { title, metaDescription, content, sections, callToAction, updatedAt } = found;
  const page = { title, metaDescription, content, sections, callToAction, updatedAt };
  return data({ meta: describePage(describeContentPage(found), scope), page });
}

/**
 * After the first page, the browser calls the API itself, so that a visitor sees the loading state at once. Waits for
 * the code that does this: without it the page would load forever.
 */
export async function clientLoader() {
  await loadRemotePage();
  return { meta: [], page: undefined };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function ContentPageRoute({
  loaderData: { page },
  params: { "*": slug },
}: Route.ComponentProps) {
  if (page === null) return <MissingContent slug={slug} />;
  if (page) return <ContentPageView slug={slug} page={page} />;
  return (
    <Suspense fallback={<ContentLoading />}>
      <RemoteContentPage slug={slug} />
    </Suspense>
  );
}
