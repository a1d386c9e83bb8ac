import { data, redirect } from "react-router";
import { addCampaign } from "../campaign/campaign.ts";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { renderHtml, renderOnce } from "../ui/page/render-html.server.ts";
import { StaticHtml } from "../ui/page/static-html.tsx";
import type { Route } from "./+types/guide.route.ts";
import { describeUnknownGuide, findGuide, waysOn } from "./guide-catalog.server.ts";
import { GuideNotFound } from "./guide-not-found.tsx";
import { GuidePage } from "./guide-page.tsx";
import type { UnknownGuide } from "./guide-record.ts";

const unknownGuide = renderOnce((unknown: UnknownGuide) => <GuideNotFound unknown={unknown} ways={waysOn} />);

export function loader({ params, url, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  const answer = findGuide(site, url.pathname, params.guide);
  if (answer.outcome === "moved") throw redirect(addCampaign(answer.path, url.search), 301);
  if (answer.outcome === "unknown") {
    const { unknown } = answer;
    const meta = describePage(describeUnknownGuide(unknown, url.pathname), scope);
    return data({ meta, html: unknownGuide(unknown) }, { status: 404 });
  }
  const { page, guide } = answer.record;
  return data({ meta: describePage(page, scope), html: renderHtml(<GuidePage guide={guide} />) });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function GuideRoute({ loaderData: { html } }: Route.ComponentProps) {
  return <StaticHtml html={html} />;
}
