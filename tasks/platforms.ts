/**
 * `npm run platforms`: installs the packages for each platform into a temporary folder and prints the native parts that
 * npm installed. Fails if one is missing.
 */
import { execFile } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import {
  listNativePackages,
  type NativePackage,
  PLATFORMS,
  type Platform,
  readLockFile,
} from "./check/lock-file.ts";
import { ROOT } from "./run-tool.ts";

const MISSING = "missing";

const lock = readLockFile();
const natives = listNativePackages(lock);
const nodeVersion = lock.packages["node_modules/node"]?.version;

const columns: string[][] = [];
for (const platform of PLATFORMS) {
  process.stderr.write(`Installing for ${platform.name}\n`);
  columns.push([...(await installParts(platform)), await findNode(platform)]);
}
const names = [...natives.map(nameWithVersion), `node ${nodeVersion}`];
process.stdout.write(
  [
    ["", ...PLATFORMS.map(({ name }) => name)],
    ["", ...PLATFORMS].map(() => "---"),
    ...names.map((name, row) => [name, ...columns.map((column) => column[row])]),
  ]
    .map((cells) => `| ${cells.join(" | ")} |\n`)
    .join(""),
);
process.exitCode = columns.flat().includes(MISSING) ? 1 : 0;

/** The installed part of each native package. */
async function installParts({ os, cpu, libc }: Platform): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "platform-"));
  try {
    for (const file of ["package.json", "package-lock.json"]) {
      copyFileSync(path.join(ROOT, file), path.join(folder, file));
    }
    const platform = [`--os=${os}`, `--cpu=${cpu}`, ...(libc ? [`--libc=${libc}`] : [])];
    await npm(["ci", ...platform, "--ignore-scripts", "--include=dev", "--include=optional"], folder);
    return natives.map(({ parts }) => {
      const installed = parts.filter((part) => existsSync(path.join(folder, part.folder, "package.json")));
      return installed.map((part) => path.posix.basename(part.folder)).join(", ") || MISSING;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Node's own package is not in the lock file: the install script of `node` fetches it by this name. */
async function findNode({ os, cpu }: Platform): Promise<string> {
  const system = os === "win32" ? "win" : os;
  const prefix = os === "darwin" && cpu === "arm64" ? "node-bin" : "node";
  const name = `${prefix}-${system}-${cpu}`;
  try {
    await npm(["view", `${name}@${nodeVersion}`, "version"], ROOT);
    return name;
  } catch (error) {
    if (error instanceof Error && error.message.includes("E404")) return MISSING;
    throw error;
  }
}

async function npm(options: readonly string[], folder: string): Promise<void> {
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const shell = process.platform === "win32";
  await promisify(execFile)("npm", [...options, ...quiet], { cwd: folder, shell });
}

function nameWithVersion({ folder, version }: NativePackage): string {
  return `${folder.replace(/^node_modules\//, "").replace("/node_modules/", " > ")} ${version}`;
}
