import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** The articles of a folder, by file. */
export async function readNewsSources(folder: string): Promise<Readonly<Record<string, string>>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md")).sort();
  const sources = files.map(async (file) => [file, await readFile(path.join(folder, file), "utf8")] as const);
  return Object.fromEntries(await Promise.all(sources));
}
