import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { ROOT } from "../run-tool.ts";

/** The platforms that `npm ci` supports, by npm's names. Linux with musl is not among them: Node needs glibc. */
export const PLATFORMS = [
  { name: "Linux x64", os: "linux", cpu: "x64", libc: "glibc" },
  { name: "Linux arm64", os: "linux", cpu: "arm64", libc: "glibc" },
  { name: "macOS x64", os: "darwin", cpu: "x64" },
  { name: "macOS arm64", os: "darwin", cpu: "arm64" },
  { name: "Windows x64", os: "win32", cpu: "x64" },
] as const satisfies readonly Platform[];

export interface Platform {
  readonly name: string;
  readonly os: string;
  readonly cpu: string;
  readonly libc?: string;
}

const lockEntry = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  inBundle: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  libc: z.array(z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

const lockFile = z.object({ packages: z.record(z.string(), lockEntry) });

type LockEntry = z.infer<typeof lockEntry>;
export type LockFile = z.infer<typeof lockFile>;

/** A package with one part per platform, of which npm installs the matching ones. */
export interface NativePackage {
  /** Its folder, relative to the project root. */
  readonly folder: string;
  readonly version: string;
  readonly parts: readonly NativePart[];
}

interface NativePart extends LockEntry {
  readonly folder: string;
}

export function readLockFile(): LockFile {
  return lockFile.parse(JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")));
}

/** One sentence for each entry that cannot be verified or moved, and for each platform that a native package lacks. */
export function findLockProblems(lock: LockFile): string[] {
  const unverifiable = Object.entries(lock.packages)
    // A bundled package is covered by the integrity of the package that contains it.
    .filter(([folder, entry]) => folder !== "" && !entry.inBundle && entry.integrity === undefined)
    .map(([folder]) => `${folder} has no integrity.`);
  const bound = Object.entries(lock.packages)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([folder]) => `${folder} names the registry it came from; .npmrc keeps such addresses out.`);
  const incomplete = listNativePackages(lock).flatMap(({ folder, version, parts }) =>
    PLATFORMS.filter((platform) => !parts.some((part) => fits(part, platform))).map(
      ({ name }) => `${folder} ${version} has no part for ${name}.`,
    ),
  );
  return [...unverifiable, ...bound, ...incomplete];
}

/**
 * A package is native if one of its optional packages is for one system and processor, or is missing from the lock
 * file: npm leaves out what it cannot fetch. fsevents is for one system and any processor, so it makes no package
 * native.
 */
export function listNativePackages({ packages }: LockFile): NativePackage[] {
  return Object.entries(packages).flatMap(([folder, { version = "", optionalDependencies = {} }]) => {
    const found = Object.entries(optionalDependencies).map(([name, range]) =>
      findPart(packages, folder, name, range),
    );
    const parts = found.filter((part) => part !== undefined);
    const isNative = parts.length < found.length || parts.some(({ os, cpu }) => os && cpu);
    return isNative ? [{ folder, version, parts }] : [];
  });
}

function findPart(
  packages: LockFile["packages"],
  parent: string,
  name: string,
  range: string,
): NativePart | undefined {
  const folder = findFolder(packages, parent, name);
  const entry = packages[folder];
  // A native package requires parts of exactly its own version: another version is as good as none.
  if (entry === undefined || (isExact(range) && entry.version !== range)) return undefined;
  return { ...entry, folder };
}

/** Node's lookup of a package that another one imports: inside it, then beside it, then further out. */
function findFolder(packages: LockFile["packages"], parent: string, name: string): string {
  const folder = path.posix.join(parent, "node_modules", name);
  if (packages[folder] !== undefined || parent === "") return folder;
  return findFolder(packages, parent.slice(0, Math.max(0, parent.lastIndexOf("node_modules/") - 1)), name);
}

function isExact(range: string): boolean {
  return /^\d/.test(range);
}

function fits({ os, cpu, libc }: LockEntry, platform: Platform): boolean {
  const { libc: platformLibc } = platform;
  return (
    (os?.includes(platform.os) ?? true) &&
    (cpu?.includes(platform.cpu) ?? true) &&
    (platformLibc === undefined || (libc?.includes(platformLibc) ?? true))
  );
}
