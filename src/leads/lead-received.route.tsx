import { describePage, requestScope } from "../request-scope.server.ts";
import type { Route } from "./+types/lead-received.route.ts";
import { leadFormContent, leadReceivedPage } from "./lead-catalog.server.ts";
import { LeadReceivedPage } from "./lead-received-page.tsx";
import { parseReference } from "./lead-reference.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const { nextSteps, phone } = leadFormContent;
  return {
    meta: describePage(leadReceivedPage, context.get(requestScope)),
    crumbs: leadReceivedPage.breadcrumb,
    reference: parseReference(new URL(request.url).searchParams.get("reference")),
    nextSteps,
    phone,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function LeadReceivedRoute({ loaderData }: Route.ComponentProps) {
  const { crumbs, reference, nextSteps, phone } = loaderData;
  return <LeadReceivedPage crumbs={crumbs} reference={reference} nextSteps={nextSteps} phone={phone} />;
}
