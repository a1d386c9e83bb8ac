import { data, redirect } from "react-router";
import { PRIVATE_PAGE } from "../../../platform/http/security-headers.ts";
import { addCampaign } from "../../campaign/campaign.ts";
import { describePage, requestScope } from "../../site/request-scope.server.ts";
import { siteServices } from "../../site/site-services.server.ts";
import { leadFormContent, leadReceivedPage } from "../lead-catalog.server.ts";
import type { Route } from "./+types/lead-received.route.ts";
import { LeadReceivedPage } from "./lead-received-page.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  const { search, searchParams } = new URL(request.url);
  const received = context.get(siteServices).leads.findReceived(searchParams);
  if (received === undefined) throw redirect(addCampaign("/contact", search));
  const { nextSteps, phone } = leadFormContent(site);
  const { reference, isRecent } = received;
  const statusPath = isRecent
    ? await context.get(siteServices).dealStatus.linkAfterForm(reference)
    : undefined;
  return data(
    {
      meta: describePage(leadReceivedPage, scope),
      crumbs: leadReceivedPage.breadcrumb,
      reference,
      receiptPath: isRecent
        ? `/lead-received/receipt?reference=${reference}&proof=${searchParams.get("proof")}`
        : null,
      statusPath: statusPath ?? null,
      nextSteps,
      phone,
    },
    // For an hour, its URL also gives access to what was sent.
    { headers: PRIVATE_PAGE },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function LeadReceivedRoute({ loaderData }: Route.ComponentProps) {
  const { meta: _, ...page } = loaderData;
  return <LeadReceivedPage {...page} />;
}
