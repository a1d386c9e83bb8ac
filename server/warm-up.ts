import type { ServerBuild } from "react-router";
import type { DevEnvironment } from "vite";

/**
 * Prepares every module that the browser can ask for. It goes the browser's way, from the entry and the routes to
 * what they import, so it also waits until Vite has bundled the packages among them. A package that Vite met later
 * would be bundled while a page loads, and that page would have to load again.
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
    // Tailwind says that the stylesheet imports every file it has read.
    if (module?.file?.endsWith(".css")) return;
    await Promise.all(Array.from(module?.importedModules ?? [], (imported) => visit(imported.url)));
  }

  const starts = [entry.module, ...Object.values(routes).flatMap((route) => route?.module ?? [])];
  await Promise.all(starts.map(visit));
}
