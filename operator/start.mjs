/**
 * Starts the command line with Node's cache of compiled TypeScript files. This file is JavaScript, because TypeScript
 * would load the compiler for it too.
 */
import { requireNode } from "../platform/required-node.mjs";

requireNode("npm run operator");
const { enableCompileCache } = await import("node:module");
enableCompileCache();
await import("./main.ts");
