import { describePage, requestScope } from "../request-scope.server.ts";
import { isoDateOf } from "../ui/dates.ts";
import type { Route } from "./+types/privacy.route.ts";
import { OFFICE_TIME_ZONE, privacyLegalPage } from "./legal-catalog.server.ts";
import { LegalPage } from "./legal-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { page, content } = privacyLegalPage;
  return {
    meta: describePage(page, context.get(requestScope)),
    crumbs: page.breadcrumb,
    content,
    today: isoDateOf(new Date(), OFFICE_TIME_ZONE),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function PrivacyRoute({ loaderData: { crumbs, content, today } }: Route.ComponentProps) {
  return <LegalPage crumbs={crumbs} content={content} today={today} />;
}
