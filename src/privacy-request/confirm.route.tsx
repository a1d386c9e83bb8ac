import { data, redirect } from "react-router";
import { PRIVATE_PAGE } from "../../platform/http/security-headers.ts";
import { CONFIRM_REQUEST_PATH, REQUEST_STATUS_PATH } from "../leads/privacy/requests/request-paths.ts";
import { describePage, requestScope } from "../site/request-scope.server.ts";
import { siteServices } from "../site/site-services.server.ts";
import type { Route } from "./+types/confirm.route.ts";
import { ConfirmPage } from "./confirm-page.tsx";
import { GonePage } from "./gone-page.tsx";
import { confirmContent, confirmPage, goneContent } from "./privacy-request-catalog.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope);
  const { content: site } = scope;
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const found = await context.get(siteServices).privacyRequests.lookUp(token);
  return data(
    {
      meta: describePage(confirmPage(site), scope),
      crumbs: confirmPage(site).breadcrumb,
      content: confirmContent(site),
      gone: goneContent(site),
      asked:
        found === undefined
          ? null
          : {
              token,
              kind: found.kind,
              masked: found.masked ?? null,
              detail: found.detail ?? null,
              isProven: found.provenAt !== undefined,
            },
    },
    { status: found === undefined ? 404 : 200, headers: PRIVATE_PAGE },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = await context.get(siteServices).privacyRequests.confirm({ request });
  // The confirm page explains a link that does not work.
  return redirect(token === undefined ? CONFIRM_REQUEST_PATH : `${REQUEST_STATUS_PATH}?token=${token}`, 303);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function ConfirmRoute({ loaderData }: Route.ComponentProps) {
  const { crumbs, content, gone, asked } = loaderData;
  if (asked === null) return <GonePage crumbs={crumbs} {...gone} />;
  return <ConfirmPage crumbs={crumbs} content={content} asked={asked} />;
}
