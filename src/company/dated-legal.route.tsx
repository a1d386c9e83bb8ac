import { dayInOffice } from "../office/office-calendar.ts";
import { officeCalendar } from "../office/office-catalog.server.ts";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { renderHtml } from "../ui/page/render-html.server.ts";
import { StaticHtml } from "../ui/page/static-html.tsx";
import type { Route } from "./+types/dated-legal.route.ts";
import { findDatedLegalPage } from "./legal-catalog.server.ts";
import { LegalHead } from "./legal-head.tsx";
import { LegalText } from "./legal-text.tsx";

export function loader({ url, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  const { page, contentFor } = findDatedLegalPage(site, url.pathname);
  const content = contentFor({ countsVisits: scope.countsVisits ?? false });
  const { introduction, version, effective } = content.document;
  return {
    meta: describePage(page, scope),
    legal: { crumbs: page.breadcrumb, heading: content.heading, introduction, version, effective },
    today: dayInOffice(Date.now(), officeCalendar(site)),
    text: renderHtml(<LegalText content={content} />),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DatedLegalRoute({ loaderData: { legal, today, text } }: Route.ComponentProps) {
  return (
    <>
      <LegalHead {...legal} today={today} />
      <StaticHtml html={text} />
    </>
  );
}
