import { dayInOffice } from "../office/office-calendar.ts";
import { officeCalendar } from "../office/office-catalog.server.ts";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import type { Route } from "./+types/dated-legal.route.ts";
import { findDatedLegalPage } from "./legal-catalog.server.ts";
import { LegalPage } from "./legal-page.tsx";

export function loader({ url, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  const { page, contentFor } = findDatedLegalPage(site, url.pathname);
  return {
    meta: describePage(page, scope),
    crumbs: page.breadcrumb,
    content: contentFor({ countsVisits: scope.countsVisits ?? false }),
    today: dayInOffice(Date.now(), officeCalendar(site)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DatedLegalRoute({ loaderData: { crumbs, content, today } }: Route.ComponentProps) {
  return <LegalPage crumbs={crumbs} content={content} today={today} />;
}
