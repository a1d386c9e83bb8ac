import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { FigureList } from "../markdown/figures.ts";
import { type ContentFile, parseContentFile } from "./content-file.server.ts";

/** The pages that come with the site. */
export async function readSeedPages(folder: string, figures: FigureList): Promise<ContentFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md")).sort();
  return await Promise.all(
    files.map(async (file) =>
      parseContentFile(file, await readFile(path.join(folder, file), "utf8"), figures),
    ),
  );
}
