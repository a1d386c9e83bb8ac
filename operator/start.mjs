/**
 * How the command line is started: with what Node made of the TypeScript files the last time. JavaScript, because the
 * compiler would be loaded for this file too.
 */
import { enableCompileCache } from "node:module";

enableCompileCache();
await import("./main.ts");
