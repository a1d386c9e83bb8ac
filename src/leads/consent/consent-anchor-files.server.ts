import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { SignedAnchor } from "./consent-anchor.server.ts";

/** A file for each anchor, named after its record: processes that share the folder never write the same one differently. */
export interface AnchorFile {
  readonly name: string;
  /** Undefined when it cannot be read as one. */
  readonly anchor: SignedAnchor | undefined;
}

const SUFFIX = ".json";
/** Of anchors that the operator knows to be contradicted, by a restore for example. They are kept, and no longer read. */
const SET_ASIDE = ".set-aside";

export function anchorFolder(dataDir: string): string {
  return path.join(dataDir, "consent-anchors");
}

/** None while none was written. */
export async function readAnchors(folder: string): Promise<readonly AnchorFile[]> {
  const names = await orMissing(readdir(folder));
  const files = await Promise.all(
    (names ?? [])
      .filter((name) => name.endsWith(SUFFIX))
      .map(async (name) => {
        const text = await orMissing(readFile(path.join(folder, name), "utf8"));
        // Another process has replaced it meanwhile.
        if (text === undefined) return undefined;
        return { name, anchor: parseAnchor(text) };
      }),
  );
  return files.filter((file) => file !== undefined);
}

/** Whole or not at all, and on disk when it resolves. */
export async function writeAnchor(folder: string, anchor: SignedAnchor): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${anchor.sequence}-${anchor.hash.slice(0, 16)}${SUFFIX}`);
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(draft, `${JSON.stringify(anchor)}\n`, { mode: 0o600, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await flushFolder(folder);
}

export async function removeAnchor(folder: string, { name }: AnchorFile): Promise<void> {
  await rm(path.join(folder, name), { force: true });
}

export async function archiveAnchor(folder: string, { name }: AnchorFile): Promise<void> {
  await rename(path.join(folder, name), path.join(folder, `${name}${SET_ASIDE}`));
}

/** A new name is on disk once its folder is. Windows flushes no folders, and needs none flushed. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const signedAnchor = z.object({
  sequence: z.number().int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  anchoredAt: z.number().int(),
  signature: z.string(),
});

function parseAnchor(text: string): SignedAnchor | undefined {
  try {
    return signedAnchor.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

async function orMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
