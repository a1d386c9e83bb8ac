import type { Page } from "playwright-core";

/** The scripts that a first visit to a page requests, keyed by URL. */
export async function fetchFirstScripts(page: Page, path: string): Promise<ReadonlyMap<string, string>> {
  // A set: a prefetched script is requested again and comes from the browser's cache.
  const addresses = new Set<string>();
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) addresses.add(response.url());
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return new Map(
    await Promise.all(Array.from(addresses, async (url) => [url, await (await fetch(url)).text()] as const)),
  );
}
