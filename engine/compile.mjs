/** `npm pack` runs this before it packs, and with --remove afterwards. Plain JavaScript: any supported Node runs it. */
import { execFileSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";

const folder = import.meta.dirname;
const dist = path.join(folder, "dist");

rmSync(dist, { recursive: true, force: true });
if (!process.argv.includes("--remove")) compile();

function compile() {
  const compiler = path.join(folder, "../node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [compiler, "-p", folder], { stdio: "inherit" });
  // The engine takes only types from content/: what the site says is no part of it.
  const content = path.join(dist, "content");
  for (const file of readdirSync(content, { recursive: true, encoding: "utf8" })) {
    if (file.endsWith(".js")) rmSync(path.join(content, file));
  }
}
