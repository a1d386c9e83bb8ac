// @ts-check
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "./checkout.mjs";

/** Outside the checkout: installing and building empty the folders that git ignores. */
const LOCK = path.join(
  tmpdir(),
  `rentratio-${createHash("sha256").update(`${ROOT} ${userInfo().uid}`).digest("hex").slice(0, 16)}.pid`,
);

/**
 * Only one process at a time prepares a checkout: two npm commands in two terminals take turns.
 * @param {() => Promise<void>} work
 */
export async function withLock(work) {
  await acquire();
  const release = () => rmSync(LOCK, { force: true });
  const stop = () => process.exit(130);
  process.once("exit", release).once("SIGINT", stop).once("SIGTERM", stop);
  try {
    await work();
  } finally {
    release();
    process.off("exit", release).off("SIGINT", stop).off("SIGTERM", stop);
  }
}

async function acquire() {
  for (let announced = false; !isTaken(); await sleep(200)) {
    if (isHolderDead()) rmSync(LOCK, { force: true });
    else if (!announced) {
      announced = true;
      process.stderr.write(`Waiting for another npm command that prepares this checkout (${LOCK}).\n`);
    }
  }
}

/** Whether the lock is now this process's. */
function isTaken() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** Not while the file is empty: its process is about to write its number. */
function isHolderDead() {
  try {
    const holder = readFileSync(LOCK, "utf8");
    if (holder !== "") process.kill(Number(holder), 0);
    return false;
  } catch (error) {
    return isCode(error, "ESRCH");
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function isCode(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
}
