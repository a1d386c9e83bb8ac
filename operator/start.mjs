/**
 * Starts the command line with Node's cache of compiled TypeScript files. This file is JavaScript, because TypeScript
 * would load the compiler for it too.
 */
import { enableCompileCache } from "node:module";

enableCompileCache();
await import("./main.ts");
