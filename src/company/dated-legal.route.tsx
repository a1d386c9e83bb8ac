import { describePage, requestScope } from "../request-scope.server.ts";
import { siteServices } from "../site-services.server.ts";
import { isoDateOf } from "../ui/dates.ts";
import type { Route } from "./+types/dated-legal.route.ts";
import { findDatedLegalPage, OFFICE_TIME_ZONE } from "./legal-catalog.server.ts";
import { LegalPage } from "./legal-page.tsx";

export function loader({ url, context }: Route.LoaderArgs) {
  const { page, contentFor } = findDatedLegalPage(url.pathname);
  return {
    meta: describePage(page, context.get(requestScope)),
    crumbs: page.breadcrumb,
    content: contentFor({ countsVisits: context.get(siteServices).countsVisits }),
    today: isoDateOf(new Date(), OFFICE_TIME_ZONE),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DatedLegalRoute({ loaderData: { crumbs, content, today } }: Route.ComponentProps) {
  return <LegalPage crumbs={crumbs} content={content} today={today} />;
}
