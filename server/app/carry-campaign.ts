import type { MiddlewareHandler } from "hono";
import type { HttpEnvironment } from "../../platform/http/http-context.ts";
import { addCampaign } from "../../src/campaign/campaign.ts";

/**
 * The address (path and query) with the campaign of the page that led to it; undefined if there is nothing to add. The
 * application takes the campaign along by itself. This is for what the browser follows: without scripts, before they have
 * started, and in another tab.
 */
export function findCarried(
  address: string,
  header: (name: string) => string | undefined,
): string | undefined {
  const referrer = header("referer");
  // Almost every request ends here.
  if (!referrer?.includes("utm_")) return undefined;
  // The browser says so itself. A proxy may have changed the name that the site is asked by.
  const isFollowed = header("sec-fetch-dest") === "document" && header("sec-fetch-site") === "same-origin";
  const carried = isFollowed ? addCampaign(address, URL.parse(referrer)?.search ?? "") : address;
  return carried === address ? undefined : carried;
}

/** A form is sent again as it is: the status keeps its method and its fields. */
export const carryCampaign: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const carried = findCarried(pathname + search, (name) => c.req.header(name));
  if (carried === undefined) return await next();
  c.set("kind", "redirect");
  c.header("Cache-Control", "no-store");
  return c.redirect(carried, 307);
};
