import { data, redirect } from "react-router";
import { addCampaign } from "../campaign/campaign.ts";
import { leadFormContent } from "../leads/lead-catalog.server.ts";
import { describePage, requestScope, requireCaller } from "../site/request-scope.server.ts";
import { siteServices } from "../site/site-services.server.ts";
import type { Route } from "./+types/contact.route.ts";
import { contactContent, contactPage } from "./company-catalog.server.ts";
import { ContactPage } from "./contact-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  return {
    meta: describePage(contactPage(site), scope),
    crumbs: contactPage(site).breadcrumb,
    content: contactContent(site),
    leadForm: leadFormContent(site),
  };
}

/** Receives the lead form posted without JavaScript, from any page of the site. */
export async function action({ request, context }: Route.ActionArgs) {
  const caller = requireCaller(context.get(requestScope));
  const outcome = await context.get(siteServices).leads.receivePost({ request, ...caller });
  if (outcome.kind === "accepted") {
    return redirect(addCampaign(`/lead-received?${outcome.query}`, new URL(request.url).search), 303);
  }
  return data(outcome.post, { status: outcome.status, headers: outcome.headers });
}

/** The response to a refused form repeats what the visitor wrote. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { crumbs, content, leadForm } = loaderData;
  return <ContactPage crumbs={crumbs} content={content} leadForm={leadForm} refused={actionData} />;
}
