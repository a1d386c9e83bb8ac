import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { SiteFile } from "../../server/edition/static-manifest.ts";

/** The browser bundle and the files of public/, which Vite writes into one folder. */
export async function readClientFiles(folder: string): Promise<SiteFile[]> {
  const client = path.join(folder, "client");
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(client, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    // Vite's metadata and source maps are for developers.
    .filter((file) => !file.startsWith(".vite/") && !file.endsWith(".map"));
  return await Promise.all(
    files.map(async (file) => ({
      path: `/${file}`,
      type: getMimeType(file) ?? "application/octet-stream",
      // Vite puts a content hash into the names of files it builds.
      cache: file.startsWith("assets/") ? "immutable" : "asset",
      body: await readFile(path.join(client, file)),
      file: `client/${file}`,
    })),
  );
}
