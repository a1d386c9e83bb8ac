import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readStaticFiles, type StaticFiles } from "../platform/http/cache/static-files.ts";
import { createSecurityHeaders, type SecurityHeaders } from "../platform/http/security-headers.ts";
import type { SearchIndex } from "../src/search/site-search.server.ts";
import { loadConfig, StartFailure, setNodeEnv } from "./config.ts";
import type { SiteSource } from "./run.ts";

const DIST = path.resolve(import.meta.dirname, "../dist");

/** Serves the built site until a signal stops it. */
export async function main(): Promise<void> {
  setNodeEnv("production");
  try {
    const config = loadConfig();
    if (!existsSync(path.join(DIST, "static.json"))) {
      throw new StartFailure("The site is not built yet. Run: npm start");
    }
    // Import these after setNodeEnv, because they import React.
    const [{ run }, { createPageRenderer, isSiteBuild }] = await Promise.all([
      import("./run.ts"),
      import("./site-build.ts"),
    ]);
    const load: SiteSource["load"] = async (tools) => {
      const security = createSecurityHeaders({
        isHttps: config.siteUrl.startsWith("https:"),
        isDevelopment: false,
      });
      const build: unknown = await import(pathToFileURL(path.join(DIST, "server/index.js")).href);
      if (!isSiteBuild(build)) throw new StartFailure("dist/ is not a build of this site. Run: npm start");
      return {
        security,
        datedPaths: build.entry.module
          .listPages()
          .filter(({ isDated }) => isDated)
          .map(({ path }) => path),
        staticFiles: readBuild(security),
        renderPage: createPageRenderer(build, { ...tools, ...config, mode: "production" }),
      };
    };
    await run(config, { searchIndex: readSearchIndex(), load });
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function readBuild(security: SecurityHeaders): StaticFiles {
  return readOrExplain(() => readStaticFiles(DIST, security));
}

function readSearchIndex(): SearchIndex {
  return readOrExplain(() => JSON.parse(readFileSync(path.join(DIST, "search-index.json"), "utf8")));
}

function readOrExplain<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    throw new StartFailure("The build in dist/ is incomplete. Remove it and run: npm start", { cause });
  }
}
