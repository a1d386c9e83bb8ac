/**
 * Loads what the server loads, so that the first start finds it compiled: without that, Node's TypeScript compiler would
 * stay in the memory of the process that needed it once. JavaScript, and a process of its own, for the same reason as
 * server/start.mjs.
 */
import { enableCompileCache, flushCompileCache } from "node:module";

enableCompileCache();
await Promise.all([
  import("../../server/main.ts"),
  import("../../server/run.ts"),
  import("../../server/site-build.ts"),
  // Not there before the build.
  import(new URL("../../dist/server/index.js", import.meta.url).href),
]);
flushCompileCache();
