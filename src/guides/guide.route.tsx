import { data, redirect } from "react-router";
import { addCampaign } from "../campaign/campaign.ts";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/guide.route.ts";
import { describeUnknownGuide, findGuide } from "./guide-catalog.server.ts";
import { GuideNotFound } from "./guide-not-found.tsx";
import { GuidePage } from "./guide-page.tsx";

export function loader({ params, url, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  const answer = findGuide(site, url.pathname, params.guide);
  if (answer.outcome === "moved") throw redirect(addCampaign(answer.path, url.search), 301);
  if (answer.outcome === "unknown") {
    const { unknown } = answer;
    const meta = describePage(describeUnknownGuide(site, unknown, url.pathname), scope);
    return data({ meta, guide: null, unknown }, { status: 404 });
  }
  const { page, guide } = answer.record;
  return data({ meta: describePage(page, scope), guide, unknown: null });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function GuideRoute({ loaderData: { guide, unknown } }: Route.ComponentProps) {
  return guide ? <GuidePage guide={guide} /> : <GuideNotFound unknown={unknown} />;
}
