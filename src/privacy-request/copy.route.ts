import { redirect } from "react-router";
import { REQUEST_STATUS_PATH } from "../leads/privacy/requests/request-paths.ts";
import { requestScope, requireCaller } from "../site/request-scope.server.ts";
import { siteServices } from "../site/site-services.server.ts";
import type { Route } from "./+types/copy.route.ts";

/** The copy of somebody's data, for whoever has the link to their request. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { client } = requireCaller(context.get(requestScope));
  const copy = await context.get(siteServices).privacyRequests.readCopy({ token, client });
  if (copy === undefined) throw redirect(`${REQUEST_STATUS_PATH}?token=${encodeURIComponent(token)}`);
  if ("status" in copy) {
    const headers = {
      ...copy.headers,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
    };
    return new Response(copy.message, { status: copy.status, headers });
  }
  return new Response(copy.json, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="my-data-${copy.reference}.json"`,
      "Cache-Control": "no-store",
    },
  });
}
