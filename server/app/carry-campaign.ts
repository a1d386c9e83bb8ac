import type { MiddlewareHandler } from "hono";
import type { HttpEnvironment } from "../../platform/http/http-context.ts";
import { addCampaign } from "../../src/campaign/campaign.ts";

/** The parts of a request that tell where a visitor comes from. */
interface Visit {
  /** Path and query. */
  readonly address: string;
  readonly host: string | undefined;
  readonly header: (name: string) => string | undefined;
}

/**
 * The address with the campaign of the page that led to it; undefined if there is nothing to add. The application takes
 * the campaign along by itself. This is for what the browser follows: without scripts, before they have started, and in
 * another tab.
 */
export function findCarried({ address, host, header }: Visit): string | undefined {
  const referrer = header("referer");
  // Almost every request ends here.
  if (!referrer?.includes("utm_") || header("sec-fetch-dest") !== "document") return undefined;
  const from = URL.parse(referrer);
  if (from === null || from.host !== host) return undefined;
  const carried = addCampaign(address, from.search);
  return carried === address ? undefined : carried;
}

/** A form is sent again as it is: the status keeps its method and its fields. */
export const carryCampaign: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  const { pathname, search, host } = new URL(c.req.url);
  const carried = findCarried({ address: pathname + search, host, header: (name) => c.req.header(name) });
  if (carried === undefined) return await next();
  c.set("kind", "redirect");
  c.header("Cache-Control", "no-store");
  return c.redirect(carried, 307);
};
