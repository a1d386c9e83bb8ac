import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/hold-projection.route.ts";
import {
  dealForm,
  holdFacts,
  holdParts,
  holdProjection,
  holdProjectionPage,
} from "./hold-projection-catalog.server.ts";
import { HoldProjectionPage } from "./hold-projection-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: describePage(holdProjectionPage(site), scope),
    crumbs: holdProjectionPage(site).breadcrumb,
    content: holdProjection,
    form: dealForm,
    facts: holdFacts,
    parts: holdParts,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function HoldProjectionRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HoldProjectionPage
      crumbs={loaderData.crumbs}
      content={loaderData.content}
      form={loaderData.form}
      facts={loaderData.facts}
      parts={loaderData.parts}
    />
  );
}
