import { lazy, Suspense } from "react";
import { data } from "react-router";
import { HtmlWithLeadLinks } from "../leads/form/html-with-lead-links.tsx";
import { NotFoundPage } from "../site/not-found-page.tsx";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { siteServices } from "../site/site-services.server.ts";
import { importOrReload } from "../start/import-or-reload.browser.ts";
import { usePageChange } from "../ui/page/page-link.tsx";
import { renderHtml, renderOnce } from "../ui/page/render-html.server.ts";
import { StaticHtml } from "../ui/page/static-html.tsx";
import type { Route } from "./+types/content-page.route.ts";
import { ContentNotFound } from "./content-not-found.tsx";
import { isDeepSlug } from "./content-page.ts";
import { ContentLoading, ContentPageFrame } from "./content-page-frame.tsx";
import { ContentCall, ContentHead, ContentText } from "./content-page-parts.tsx";
import { describeContentPage, describeMissingPage } from "./content-page-record.server.ts";

const loadRemotePage = () => import("./remote-content-page.tsx");
const RemoteContentPage = lazy(() => importOrReload(loadRemotePage));

const unknownAddress = renderOnce(() => <NotFoundPage />);
const missingContent = renderOnce(() => <ContentNotFound />);

export function loader({ params: { "*": slug }, context }: Route.LoaderArgs) {
  const found = context.get(siteServices).contentPages.find(slug);
  const scope = context.get(requestScope);
  if (!found) {
    const meta = describePage(describeMissingPage(slug), scope);
    const missing = (isDeepSlug(slug) ? unknownAddress : missingContent)(scope.content);
    return data({ meta, missing }, { status: 404 });
  }
  const { title, metaDescription, content, sections, callToAction, updatedAt } = found;
  const page = { title, metaDescription, content, sections, callToAction, updatedAt };
  return data({
    meta: describePage(describeContentPage(found), scope),
    page: {
      sections,
      head: renderHtml(<ContentHead slug={slug} page={page} />),
      text: renderHtml(<ContentText page={page} />),
      call: renderHtml(<ContentCall page={page} />),
    },
  });
}

/**
 * After the first page, the browser calls the API itself, so that a visitor sees the loading state at once. Waits for
 * the code that does this: without it the page would load forever.
 */
export async function clientLoader() {
  await loadRemotePage();
  return { meta: [] };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function ContentPageRoute({ loaderData, params: { "*": slug } }: Route.ComponentProps) {
  if ("missing" in loaderData) return <NothingHere html={loaderData.missing} />;
  if ("page" in loaderData) {
    const { sections, head, text, call } = loaderData.page;
    return (
      <ContentPageFrame
        sections={sections}
        head={<StaticHtml html={head} />}
        text={<StaticHtml html={text} />}
        call={call && <HtmlWithLeadLinks html={call} />}
      />
    );
  }
  return (
    <Suspense fallback={<ContentLoading />}>
      <RemoteContentPage slug={slug} />
    </Suspense>
  );
}

/** With a search form, which stays on the site without loading a document. */
function NothingHere({ html }: { readonly html: string }) {
  const changePage = usePageChange();
  return (
    <div
      onSubmit={(event) => {
        if (!(event.target instanceof HTMLFormElement)) return;
        event.preventDefault();
        changePage(`/search?${new URLSearchParams({ q: String(new FormData(event.target).get("q")) })}`);
      }}
    >
      <StaticHtml html={html} />
    </div>
  );
}
