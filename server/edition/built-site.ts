import { createContent } from "../../content/site-content.ts";
import { firstOf } from "../../platform/http/cache/page-cache.ts";
import { readStaticFiles, type StaticFile } from "../../platform/http/cache/static-files.ts";
import { createSecurityHeaders } from "../../platform/http/security-headers.ts";
import { openSiteSearch } from "../../src/search/site-search.server.ts";
import { assembleRecords } from "../../src/site/site-records.server.ts";
import { type Config, StartFailure } from "../config.ts";
import { FRAME_POLICY } from "../frame-policy.ts";
import { createPageRenderer } from "../page-renderer.ts";
import type { SiteSource } from "../site.ts";
import { isBeingPrepared, prepareEdition } from "./edition-folder.ts";
import { readSearchIndex } from "./edition-indexes.ts";
import { loadBundle } from "./load-bundle.ts";

const isPage = ({ cache }: StaticFile) => cache === "page";

/**
 * The site as the build wrote it. With other records than the build's, pages come from a folder of their own; scripts,
 * fonts and pictures are the build's in both cases.
 */
export function openBuiltSite(config: Config, dist: string): SiteSource {
  const isHttps = config.siteUrl.startsWith("https:");
  const security = createSecurityHeaders({
    isHttps,
    coversSubdomains: config.coversSubdomains,
    isDevelopment: false,
    frames: FRAME_POLICY,
  });
  const place = { ...config, dist };
  const assets = readBuild(dist, (file) => !isPage(file));
  return {
    security,
    async prepare(records) {
      if (!(await isBeingPrepared(records, place))) await prepareEdition(records, place);
    },
    async load({ records, isShipped }, tools) {
      const content = createContent(assembleRecords(records));
      const folder = isShipped ? undefined : await prepareEdition(records, place);
      const pages = folder === undefined ? readBuild(dist, isPage) : readStaticFiles(folder, security);
      const searchIndex = await readSearchIndex(folder ?? dist);
      const bundle = await loadBundle(dist);
      const { listPages, siteFacts } = bundle.entry.module;
      const options = { ...tools, ...config, content, mode: "production" } as const;
      return {
        staticFiles: firstOf(pages, assets),
        renderPage: createPageRenderer(bundle, options),
        renderWith: (contentPages) =>
          createPageRenderer(bundle, {
            ...options,
            services: () => ({ ...tools.services(), contentPages }),
          }),
        renderRecords: (proposed) =>
          createPageRenderer(bundle, { ...options, content: createContent(assembleRecords(proposed)) }),
        facts: siteFacts(content),
        desk: bundle.entry.module,
        search: openSiteSearch(searchIndex),
        datedPaths: listPages(content).flatMap(({ isDated, path }) => (isDated ? [path] : [])),
      };
    },
  };

  function readBuild(folder: string, isWanted: (file: StaticFile) => boolean) {
    try {
      return readStaticFiles(folder, security, isWanted);
    } catch (cause) {
      throw new StartFailure("The build in dist/ is incomplete. Remove it and run: npm start", { cause });
    }
  }
}
