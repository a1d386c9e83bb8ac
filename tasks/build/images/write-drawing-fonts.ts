import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { DRAWING_FONTS } from "../../../server/edition/drawing-fonts.ts";
import { CHARACTERS } from "../../fonts.ts";

const require = createRequire(import.meta.url);

/** Writes the fonts of the social cards and of the printable guide. */
export async function writeDrawingFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of Object.values(DRAWING_FONTS)) {
    const name = path.basename(file, ".ttf");
    const family = name.slice(0, name.indexOf("-latin"));
    const source = require.resolve(`@fontsource/${family}/files/${name}.woff2`);
    const font = await subsetFont(await readFile(source), CHARACTERS, { targetFormat: "sfnt" });
    await writeFile(path.join(folder, file), font);
  }
}
