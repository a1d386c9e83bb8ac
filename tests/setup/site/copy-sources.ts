import { cpSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../../..");
/** Files that a build and `npm run dev` read, besides the packages. */
const SOURCES = [
  "content",
  "desk",
  "platform",
  "public",
  "server",
  "src",
  "tasks",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

export function copySources(folder: string): void {
  for (const name of SOURCES) cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
}
