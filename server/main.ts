import { existsSync } from "node:fs";
import path from "node:path";
import { MANIFEST_FILE } from "../platform/http/cache/static-files.ts";
import { loadConfig, StartFailure, setNodeEnv } from "./config.ts";

const DIST = path.resolve(import.meta.dirname, "../dist");

/** Serves the built site until a signal stops it. */
export async function main(): Promise<void> {
  setNodeEnv("production");
  try {
    const config = loadConfig();
    if (!existsSync(path.join(DIST, MANIFEST_FILE))) {
      throw new StartFailure("The site is not built yet. Run: npm start");
    }
    // Import these after setNodeEnv, because they import React.
    const [{ run }, { openBuiltSite }] = await Promise.all([
      import("./run.ts"),
      import("./edition/built-site.ts"),
    ]);
    await run(config, openBuiltSite(config, DIST));
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
