import { afterAll, beforeAll } from "vitest";
import { type Site, type SiteOptions, startSite } from "./start-site.ts";

/**
 * One site for all tests of the file, to be read in tests and hooks. Started in a hook: if a filter skips every test,
 * Vitest runs no hooks, and nothing would stop a site that was started before.
 */
export function siteOfAllTests(options: SiteOptions): Site {
  const site = {} as Site;
  beforeAll(async () => {
    Object.assign(site, await startSite(options));
  });
  afterAll(() => site.stop());
  return site;
}
