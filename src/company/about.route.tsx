import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/about.route.ts";
import { AboutPage } from "./about-page.tsx";
import { aboutContent, aboutPage } from "./company-catalog.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: describePage(aboutPage(site), scope),
    crumbs: aboutPage(site).breadcrumb,
    content: aboutContent(site),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function AboutRoute({ loaderData: { crumbs, content } }: Route.ComponentProps) {
  return <AboutPage crumbs={crumbs} content={content} />;
}
