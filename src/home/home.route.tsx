import { rentMapPicture } from "../figures/map/rent-map-catalog.server.ts";
import { leadFormContent } from "../leads/lead-catalog.server.ts";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { renderHtml } from "../ui/page/render-html.server.ts";
import type { Route } from "./+types/home.route.ts";
import { homeContent, homePage, usualHouse } from "./home-catalog.server.ts";
import { HomePage } from "./home-page.tsx";
import { HomeSections, QuickCheck } from "./home-sections.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  const content = homeContent(site);
  const { hero, tryIt, leadForm } = content;
  return {
    meta: describePage(homePage, scope),
    content: { hero, tryIt, leadForm },
    leadForm: leadFormContent(site),
    usual: usualHouse,
    quickCheck: renderHtml(<QuickCheck quickCheck={content.quickCheck} />),
    sections: renderHtml(<HomeSections content={content} rentMap={rentMapPicture} />),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
