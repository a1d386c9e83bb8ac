// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { PINNED_NODE, ROOT, runCommand } from "./checkout.mjs";

const STAMP = path.join(ROOT, "dist/.stamp");

/**
 * Everything that the built site depends on, as whole folders: a list of single files would miss the next one. The
 * server is part of it, because it renders pages and is compiled by the build.
 */
const INPUTS = [
  "content",
  "desk",
  "platform",
  "public",
  "server",
  "src",
  "tasks",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** Tests, and files that the build itself writes among its sources. */
const IGNORED = /\.test\.tsx?$|^src\/ui\/fonts\/.*\.woff2$|(^|\/)\.DS_Store$/;

/** @param {string} file path below the checkout, with forward slashes */
export function isInput(file) {
  return INPUTS.some((input) => file === input || file.startsWith(`${input}/`)) && !IGNORED.test(file);
}

/** The stamp is written last, so the next build repairs an interrupted one. */
export function isFresh() {
  try {
    return readFileSync(STAMP, "utf8") === fingerprint();
  } catch {
    return false;
  }
}

export async function run() {
  const inputs = fingerprint();
  rmSync(STAMP, { force: true });
  await runCommand("Building the site", PINNED_NODE, ["tasks/build.ts"]);
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, inputs);
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const file of INPUTS.flatMap(listFiles).filter(isInput).sort()) {
    const content = readFileSync(path.join(ROOT, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.update(readSiteUrl()).digest("hex");
}

/** Every page contains its own absolute URL. server/config.ts interprets the value; here only a change matters. */
function readSiteUrl() {
  if (process.env.SITE_URL) return process.env.SITE_URL;
  const file = path.join(ROOT, ".env");
  return existsSync(file)
    ? (readFileSync(file, "utf8").match(/^.*\bSITE_URL\s*=.*$/gm) ?? []).join("\n")
    : "";
}

/**
 * @param {string} input a file or folder, which need not exist
 * @returns {string[]}
 */
function listFiles(input) {
  const stats = statSync(path.join(ROOT, input), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [input] : [];
  return readdirSync(path.join(ROOT, input)).flatMap((name) => listFiles(`${input}/${name}`));
}
