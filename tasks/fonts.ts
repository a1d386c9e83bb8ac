import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** Every character the site can show: printable ASCII, and the typography that its texts and figures use. */
export const CHARACTERS = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")} ¢©®°±²³·×÷éñ‘’“”…–—−•→←↑↓▲▼★☆✓≥≤≠§½¼¾`;

const FONTS = [
  {
    source: "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
    target: "source-serif-4.woff2",
  },
  {
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    target: "instrument-sans.woff2",
  },
];

/** Writes the subset fonts named in app.css. The design uses only weights 400 to 700. */
export async function buildFonts(root: string): Promise<void> {
  const folder = path.join(root, "src/ui/fonts");
  await mkdir(folder, { recursive: true });
  for (const { source, target } of FONTS) {
    const from = require.resolve(source);
    const to = path.join(folder, target);
    const [made, input, recipe] = await Promise.all([
      modified(to),
      modified(from),
      modified(import.meta.filename),
    ]);
    if (made > input && made > recipe) continue;
    const subset = await subsetFont(await readFile(from), CHARACTERS, {
      targetFormat: "woff2",
      variationAxes: { wght: { min: 400, max: 700 } },
    });
    await writeFile(to, subset);
  }
}

async function modified(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return 0;
  }
}
