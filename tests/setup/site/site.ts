import type { TestProject } from "vitest/node";
import { findTemporaryFolder } from "../temporary-files.ts";
import { startSite } from "./start-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The built site, started for this run with an empty database. */
    siteUrl: string;
    /** Its data folder. */
    siteData: string;
    /** The operator's desk of that site. */
    deskUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, dataFolder, deskUrl, stop } = await startSite({
    isBuilt: true,
    hasDesk: true,
    temporary: findTemporaryFolder(),
  });
  project.provide("siteUrl", url);
  project.provide("siteData", dataFolder);
  project.provide("deskUrl", deskUrl);
  return stop;
}
