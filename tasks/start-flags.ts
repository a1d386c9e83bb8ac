import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./run-tool.ts";

/** What `npm start` gives to Node before the name of the program: `node FLAGS server/start.mjs`. */
export function startFlags(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  return String(scripts.start).split(" ").slice(1, -1);
}
