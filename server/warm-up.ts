import type { ServerBuild } from "react-router";
import type { DevEnvironment } from "vite";

/**
 * Transforms every module that the browser can request. It follows the imports from the entry and the routes, as the
 * browser does, so it also waits until Vite has bundled the packages among them. If Vite found a package later, it
 * would bundle it while a page loads, and that page would have to reload.
 */
export async function warmUp(
  browser: DevEnvironment,
  { entry, routes }: ServerBuild["assets"],
): Promise<void> {
  const seen = new Set<string>();

  async function visit(url: string): Promise<void> {
    if (seen.has(url)) return;
    seen.add(url);
    await browser.warmupRequest(url);
    const module = await browser.moduleGraph.getModuleByUrl(url);
    // Tailwind reports every file it scanned as an import of the stylesheet.
    if (module?.file?.endsWith(".css")) return;
    await Promise.all(Array.from(module?.importedModules ?? [], (imported) => visit(imported.url)));
  }

  const starts = [entry.module, ...Object.values(routes).flatMap((route) => route?.module ?? [])];
  await Promise.all(starts.map(visit));
}
