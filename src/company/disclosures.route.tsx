import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/disclosures.route.ts";
import { disclosuresLegalPage } from "./legal-catalog.server.ts";
import { LegalPage } from "./legal-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { page, contentFor } = disclosuresLegalPage(scope.content);
  return {
    meta: describePage(page, scope),
    crumbs: page.breadcrumb,
    content: contentFor(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DisclosuresRoute({ loaderData: { crumbs, content } }: Route.ComponentProps) {
  return <LegalPage crumbs={crumbs} content={content} />;
}
