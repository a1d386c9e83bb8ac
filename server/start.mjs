/**
 * How the built site is started. What Node makes of the TypeScript files is kept for the next start, which is then
 * faster and needs no compiler in memory. JavaScript, because the compiler would be loaded for this file too.
 */
import { enableCompileCache, flushCompileCache } from "node:module";

enableCompileCache();
const { main } = await import("./main.ts");
await main();
flushCompileCache();
