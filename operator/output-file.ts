import { appendFileSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { OperatorFailure } from "./context.ts";

/** The checkout. Git ignores its folder `data`. */
const ROOT = realpathSync(path.resolve(import.meta.dirname, ".."));
const IGNORED = path.join(ROOT, "data");

/** Creates a new file that only its owner can read, because it contains personal data. Returns what appends a line, or bytes. */
export function createOutput(file: string): (content: string | Uint8Array) => void {
  refuseCheckout(file);
  try {
    writeFileSync(file, "", { mode: 0o600, flag: "wx" });
  } catch (cause) {
    throw new OperatorFailure(`Cannot create ${file}. It may already exist.`, { cause });
  }
  return (content) => appendFileSync(file, typeof content === "string" ? `${content}\n` : content);
}

/** Creates a new folder that only its owner can read, and returns its path. */
export function createOutputFolder(folder: string): string {
  refuseCheckout(folder);
  return createPrivateFolder(folder);
}

/** As above, below the site's own data folder, wherever that is. */
export function createDataFolder(dataDir: string, name: string): string {
  const parent = path.join(dataDir, "exports");
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  return createPrivateFolder(path.join(parent, name));
}

function createPrivateFolder(named: string): string {
  const folder = path.resolve(named);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (cause) {
    throw new OperatorFailure(
      `Cannot create the folder ${folder}. It may already exist. Choose another with --out.`,
      { cause },
    );
  }
  return folder;
}

/** Personal data in the checkout would sooner or later be committed, or copied to another machine. */
function refuseCheckout(named: string): void {
  const target = resolveLinks(path.resolve(named));
  if (!isWithin(target, ROOT) || isWithin(target, IGNORED)) return;
  throw new OperatorFailure(
    `Nothing was written. ${path.resolve(named)} is in the site's own folder, from where personal data can get into ` +
      `a commit. Choose a path outside of ${ROOT}, or in ${IGNORED}.`,
  );
}

/** The target itself does not exist yet, and its folder may be reached through a link. */
function resolveLinks(target: string): string {
  try {
    return path.join(realpathSync(path.dirname(target)), path.basename(target));
  } catch {
    return target;
  }
}

function isWithin(target: string, folder: string): boolean {
  return target.startsWith(folder + path.sep);
}
