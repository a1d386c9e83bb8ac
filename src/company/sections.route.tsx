import { describePage, requestScope } from "../site/request-scope.server.ts";
import { renderHtml } from "../ui/page/render-html.server.ts";
import { StaticHtml } from "../ui/page/static-html.tsx";
import type { Route } from "./+types/sections.route.ts";
import { findSectionsPage } from "./company-catalog.server.ts";
import { SectionsPage } from "./sections-page.tsx";

export function loader({ url, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { page, content } = findSectionsPage(scope.content, url.pathname);
  return {
    meta: describePage(page, scope),
    html: renderHtml(<SectionsPage crumbs={page.breadcrumb} content={content} />),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function SectionsRoute({ loaderData: { html } }: Route.ComponentProps) {
  return <StaticHtml html={html} />;
}
