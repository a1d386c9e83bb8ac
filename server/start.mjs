/**
 * Starts the built site. Node caches the compiled TypeScript files, so the next start is faster and loads no compiler.
 * This file is JavaScript, because TypeScript would load the compiler for it too.
 */
import { requireNode } from "../platform/required-node.mjs";

requireNode("npm start");
const { enableCompileCache, flushCompileCache } = await import("node:module");
enableCompileCache();
const { main } = await import("./main.ts");
await main();
flushCompileCache();
