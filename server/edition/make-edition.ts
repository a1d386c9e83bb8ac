import { rename } from "node:fs/promises";
import path from "node:path";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { createContent } from "../../content/site-content.ts";
import { assembleRecords } from "../../src/site/site-records.server.ts";
import { DRAWING_FONTS_FOLDER } from "./drawing-fonts.ts";
import { openEarlierEdition } from "./earlier-edition.ts";
import { readHashes, writeIndexes } from "./edition-indexes.ts";
import { loadBundle } from "./load-bundle.ts";
import { renderEdition } from "./render-edition.ts";
import { openStaticFolder } from "./static-manifest.ts";

/** What the process that wants an edition writes to this one. */
const order = z.object({
  dist: z.string(),
  folder: z.string(),
  /** Empty. It becomes the folder when everything is in it. */
  unfinished: z.string(),
  /** The folder of an edition of the same build, or the build itself. Without it, everything is rendered. */
  earlier: z.string().optional(),
  siteUrl: z.string(),
  records: z.array(z.object({ kind: z.string(), id: z.string(), body: z.unknown() })),
});
export type EditionOrder = z.infer<typeof order>;

export async function makeEdition(input: NodeJS.ReadableStream): Promise<void> {
  const { dist, folder, unfinished, earlier, siteUrl, records } = order.parse(await json(input));
  const bundle = await loadBundle(dist);
  const content = createContent(assembleRecords(records));
  const target = openStaticFolder(unfinished, "quick");
  const indexes = await renderEdition(bundle, {
    siteUrl,
    content,
    siteName: bundle.entry.module.siteFacts(content).mailSender.name,
    fontFolder: path.join(dist, DRAWING_FONTS_FOLDER),
    builtHashes: await readHashes(dist),
    ...(earlier !== undefined && { earlier: await openEarlierEdition(earlier) }),
    add: target.add,
  });
  await writeIndexes(unfinished, indexes);
  await target.close();
  try {
    await rename(unfinished, folder);
  } catch (error) {
    // Another process has made the same edition in the meantime.
    if (!isTaken(error)) throw error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOTEMPTY" || error.code === "EEXIST");
}
