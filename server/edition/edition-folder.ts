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

/** How much of a folder's name says which build it was rendered with. */
const BASE_LENGTH = 8;

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

async function makeOnce(order: Omit<EditionOrder, "unfinished" | "earlier">): Promise<void> {
  const { folder } = order;
  if (existsSync(path.join(folder, MANIFEST_FILE))) return;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    await make({ ...order, unfinished, earlier: (await findEarlier(folder)) ?? order.dist });
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
  const base = createHash("sha256").update(build).update(builtForUrl).digest("hex").slice(0, BASE_LENGTH);
  const hash = createHash("sha256").update(JSON.stringify(records)).digest("hex").slice(0, 16);
  return path.join(dataDir, "editions", `${base}-${hash}`);
}

/** The newest edition of the same build for the same address: most of its pages can be taken over. */
async function findEarlier(folder: string): Promise<string | undefined> {
  const base = path.basename(folder).slice(0, BASE_LENGTH + 1);
  const editions = await listEditions(path.dirname(folder));
  return editions.find(
    (other) => path.basename(other).startsWith(base) && existsSync(path.join(other, MANIFEST_FILE)),
  );
}

async function make(order: EditionOrder): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ["pipe", "ignore", "pipe"],
  });
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
  const others = (await listEditions(path.dirname(current))).filter((folder) => folder !== current);
  await Promise.all(others.slice(KEPT - 1).map((folder) => rm(folder, { recursive: true, force: true })));
}

/** Newest first, with unfinished ones. */
async function listEditions(editions: string): Promise<readonly string[]> {
  const dated = await Promise.all(
    (await readdir(editions)).map(async (name) => {
      const folder = path.join(editions, name);
      return { folder, madeAt: (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  return dated.toSorted((one, other) => other.madeAt - one.madeAt).map(({ folder }) => folder);
}
