import { PAGE_START_ID, type PageStart } from "../../src/start/page-start.ts";
import { openSite } from "./browser.ts";
import { fetchPage } from "./sent-page.ts";

/** The scripts with which a page starts, by address. What loads later, such as a chart, is not among them. */
export async function fetchScripts(path: string): Promise<ReadonlyMap<string, string>> {
  const page = await fetchPage(path);
  const { files, routes, entry }: PageStart = JSON.parse(page.textOf("script", { id: PAGE_START_ID }));
  const addresses = new Set([...files, ...Object.values(routes), entry]);
  return new Map(
    await Promise.all(
      Array.from(
        addresses,
        async (address) => [address, await (await fetch(new URL(address, openSite()))).text()] as const,
      ),
    ),
  );
}
