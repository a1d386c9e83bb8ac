/**
 * Loads the server's modules, so that the first start finds them in the compile cache. Otherwise Node's TypeScript
 * compiler would stay in the memory of the process that needed it once. Plain JavaScript in its own process, for the
 * same reason as server/start.mjs.
 */
import { enableCompileCache, flushCompileCache } from "node:module";

enableCompileCache();
await Promise.all([
  import("../../server/main.ts"),
  import("../../server/run.ts"),
  import("../../server/open-desk.ts"),
  import("../../server/edition/built-site.ts"),
  import("../../server/edition/make-edition.ts"),
  import("../../server/edition/render-edition.ts"),
  import("../../src/developers/mcp/mcp-endpoint.server.ts"),
  // Does not exist before the build.
  import(new URL("../../dist/server/index.js", import.meta.url).href),
]);
flushCompileCache();
