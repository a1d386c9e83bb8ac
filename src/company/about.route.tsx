import { describePage, requestScope } from "../site/request-scope.server.ts";
import { renderHtml } from "../ui/page/render-html.server.ts";
import { StaticHtml } from "../ui/page/static-html.tsx";
import type { Route } from "./+types/about.route.ts";
import { AboutPage } from "./about-page.tsx";
import { aboutContent, aboutPage } from "./company-catalog.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: describePage(aboutPage(site), scope),
    html: renderHtml(<AboutPage crumbs={aboutPage(site).breadcrumb} content={aboutContent(site)} />),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function AboutRoute({ loaderData: { html } }: Route.ComponentProps) {
  return <StaticHtml html={html} />;
}
