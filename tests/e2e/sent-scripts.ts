import { PAGE_START_ID, type PageStart } from "../../src/start/page-start.ts";
import { openSite } from "./browser.ts";
import { fetchPage } from "./sent-page.ts";

const scripts = new Map<string, Promise<string>>();

/** The scripts that a document names, in the text of its start element: all that the page needs to be hydrated. */
export function listScripts(start: string): ReadonlySet<string> {
  const { files, routes, entry }: PageStart = JSON.parse(start);
  return new Set([...files, ...Object.values(routes), entry]);
}

/**
 * The scripts with which a page starts, by address. What loads later, such as a chart, is not among them. Each is
 * fetched once: most are the same for all pages.
 */
export async function fetchScripts(path: string): Promise<ReadonlyMap<string, string>> {
  const page = await fetchPage(path);
  const entries = Array.from(listScripts(page.textOf("script", { id: PAGE_START_ID })), async (address) => {
    const script = scripts.get(address) ?? fetch(new URL(address, openSite())).then((sent) => sent.text());
    scripts.set(address, script);
    return [address, await script] as const;
  });
  return new Map(await Promise.all(entries));
}
