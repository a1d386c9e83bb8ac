import { PAGE_START_ID } from "../../src/start/page-start.ts";
import { openSite } from "./browser.ts";
import { listScripts } from "./every-page/document.ts";
import { fetchPage } from "./sent-page.ts";

const scripts = new Map<string, Promise<string>>();

/**
 * The scripts with which a page starts, by address. What loads later, such as a chart, is not among them. Each is
 * fetched once: most are the same for all pages.
 */
export async function fetchScripts(path: string): Promise<ReadonlyMap<string, string>> {
  const page = await fetchPage(path);
  const entries = Array.from(
    listScripts(JSON.parse(page.textOf("script", { id: PAGE_START_ID }))),
    async (address) => {
      const script = scripts.get(address) ?? fetch(new URL(address, openSite())).then((sent) => sent.text());
      scripts.set(address, script);
      return [address, await script] as const;
    },
  );
  return new Map(await Promise.all(entries));
}
