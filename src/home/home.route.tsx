import { rentMapPicture } from "../figures/map/rent-map-catalog.server.ts";
import { leadFormContent } from "../leads/lead-catalog.server.ts";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/home.route.ts";
import { homeContent, homePage } from "./home-catalog.server.ts";
import { HomePage } from "./home-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: describePage(homePage(site), scope),
    content: homeContent(site),
    leadForm: leadFormContent(site),
    rentMap: rentMapPicture,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HomePage content={loaderData.content} leadForm={loaderData.leadForm} rentMap={loaderData.rentMap} />
  );
}
