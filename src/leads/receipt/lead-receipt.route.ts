import { redirect } from "react-router";
import { siteServices } from "../../site/site-services.server.ts";
import type { Route } from "./+types/lead-receipt.route.ts";

/** The consent receipt of a form that was sent without scripts. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const receipt = await context.get(siteServices).leads.findReceipt(new URL(request.url).searchParams);
  if (receipt === undefined) throw redirect("/contact");
  return new Response(receipt.text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": `attachment; filename="consent-receipt-${receipt.reference}.txt"`,
      "Cache-Control": "no-store",
    },
  });
}
