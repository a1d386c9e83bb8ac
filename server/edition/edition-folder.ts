import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { MANIFEST_FILE } from "../../platform/http/cache/static-files.ts";
import type { NamedRecord } from "../../src/records/record-store.server.ts";
import type { EditionOrder } from "./make-edition.ts";

const PROGRAM = path.join(import.meta.dirname, "make-edition.mjs");

/** The edition in use, the one before, and one that is being tried. */
const KEPT = 3;

export interface EditionPlace {
  readonly dist: string;
  readonly dataDir: string;
  /** The address in canonical links. The operator's command and every instance agree on it, and so on the edition. */
  readonly builtForUrl: string;
}

/** Renders the site with these records, unless that was done before. Rejects with the reason if it cannot be. */
export async function prepareEdition(records: readonly NamedRecord[], place: EditionPlace): Promise<string> {
  const { dist, builtForUrl } = place;
  const folder = await locate(records, place);
  const order = { dist, folder, siteUrl: builtForUrl, records: [...records] };
  const making = inProgress.get(folder) ?? makeOnce(order);
  inProgress.set(folder, making);
  try {
    await making;
  } finally {
    inProgress.delete(folder);
  }
  await removeOld(folder);
  return folder;
}

/** By folder. The desk and the site itself may want the same edition at the same time. */
const inProgress = new Map<string, Promise<void>>();

async function makeOnce(order: Omit<EditionOrder, "unfinished">): Promise<void> {
  const { folder } = order;
  if (existsSync(path.join(folder, MANIFEST_FILE))) return;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    await make({ ...order, unfinished });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Another process with the same data folder renders the site with these records. */
export async function isBeingPrepared(
  records: readonly NamedRecord[],
  place: EditionPlace,
): Promise<boolean> {
  const folder = await locate(records, place);
  const names = await readdir(path.dirname(folder)).catch(() => []);
  return names.some((name) => name.startsWith(`${path.basename(folder)}.`));
}

async function locate(
  records: readonly NamedRecord[],
  { dist, dataDir, builtForUrl }: EditionPlace,
): Promise<string> {
  const build = await readFile(path.join(dist, MANIFEST_FILE));
  const hash = createHash("sha256").update(build).update(builtForUrl).update(JSON.stringify(records));
  return path.join(dataDir, "editions", hash.digest("hex").slice(0, 16));
}

async function make(order: EditionOrder): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ["pipe", "ignore", "pipe"] });
  child.stdin.on("error", () => {});
  child.stdin.end(JSON.stringify(order));
  const closed = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const [complaint, code] = await Promise.all([text(child.stderr), closed]);
  if (code !== 0) throw new Error(`The pages cannot be rendered with these records:\n${complaint.trim()}`);
}

async function removeOld(current: string): Promise<void> {
  const editions = path.dirname(current);
  const others = (await readdir(editions))
    .map((name) => path.join(editions, name))
    .filter((folder) => folder !== current);
  const dated = await Promise.all(
    others.map(async (folder) => ({
      folder,
      madeAt: (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  );
  const old = dated.toSorted((one, other) => other.madeAt - one.madeAt).slice(KEPT - 1);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}
