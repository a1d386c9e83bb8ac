import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { flushFolder } from "../../../platform/flush.ts";
import type { SignedAnchor } from "./consent-anchor.server.ts";
import { readJson } from "./consent-record.server.ts";

/**
 * One file per anchor, named after its record: processes that share the folder never overwrite another record's anchor.
 */
export interface AnchorFile {
  readonly name: string;
  /** Undefined if the file is not a valid anchor. */
  readonly anchor: SignedAnchor | undefined;
}

const SUFFIX = ".json";
/**
 * Suffix of anchors that the operator knows the chain contradicts, for example after a restore. They are kept but not
 * read.
 */
const SET_ASIDE = ".set-aside";

export function anchorFolder(dataDir: string): string {
  return path.join(dataDir, "consent-anchors");
}

/** Empty before the first anchor is written. */
export async function readAnchors(folder: string): Promise<readonly AnchorFile[]> {
  const names = await orMissing(readdir(folder));
  const files = await Promise.all(
    (names ?? [])
      .filter((name) => name.endsWith(SUFFIX))
      .map(async (name) => {
        const text = await orMissing(readFile(path.join(folder, name), "utf8"));
        // Another process has removed the file since it was listed.
        if (text === undefined) return undefined;
        return { name, anchor: readJson(signedAnchor, text) };
      }),
  );
  return files.filter((file) => file !== undefined);
}

/** Writes the file atomically. It is on disk when the promise resolves. */
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

const signedAnchor = z.object({
  sequence: z.number().int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  anchoredAt: z.number().int(),
  signature: z.string(),
});

async function orMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
