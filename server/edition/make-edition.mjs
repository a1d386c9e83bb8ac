/**
 * Renders the site with the records on standard input, into the folder that they come with. A process of its own: it is
 * busy for seconds, and needs memory that the site would not get back. JavaScript for the same reason as start.mjs.
 */
import { enableCompileCache } from "node:module";

enableCompileCache();
process.env.NODE_ENV = "production";
const { makeEdition } = await import("./make-edition.ts");
await makeEdition(process.stdin);
