import type { TestProject } from "vitest/node";
import { startBuiltSite } from "./built-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The built site, started for this run with an empty database. */
    siteUrl: string;
    /** Its data folder. */
    siteData: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, dataFolder, stop } = await startBuiltSite();
  project.provide("siteUrl", url);
  project.provide("siteData", dataFolder);
  return stop;
}
