import type { ShouldRevalidateFunctionArgs } from "react-router";
import { rentMapContent } from "../../figures/map/rent-map-catalog.server.ts";
import { outlineStates } from "../../figures/map/states/us-map-outlines.ts";
import { describePage, requestScope } from "../../site/request-scope.server.ts";
import { renderHtml } from "../../ui/page/render-html.server.ts";
import { StaticHtml } from "../../ui/page/static-html.tsx";
import type { Route } from "./+types/states.route.ts";
import { StatesMap } from "./states-map.tsx";
import { statesContent, statesPage } from "./states-overview-catalog.server.ts";
import { StatesHead, StatesRest } from "./states-parts.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const content = statesContent(scope.content);
  return {
    meta: describePage(statesPage, scope),
    head: renderHtml(<StatesHead content={content} />),
    rentMap: rentMapContent,
    outlines: outlineStates(),
    rest: renderHtml(<StatesRest content={content} />),
  };
}

/** The counties of a state come by themselves, so a choice on the map needs no request. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function StatesRoute({ loaderData: { head, rest, ...map } }: Route.ComponentProps) {
  return (
    <>
      <StaticHtml html={head} />
      <div className="wrap">
        <StatesMap {...map} />
        <StaticHtml html={rest} />
      </div>
    </>
  );
}
