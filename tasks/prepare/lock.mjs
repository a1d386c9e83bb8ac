// @ts-check
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "./checkout.mjs";

/** Outside the checkout: installing and building empty the folders that git ignores. */
const LOCK = path.join(
  tmpdir(),
  `rentratio-${createHash("sha256").update(`${ROOT} ${userInfo().uid}`).digest("hex").slice(0, 16)}.lock`,
);
const OWNER = path.join(LOCK, "owner");
const HEARTBEAT_MS = 1000;
/** A holder that has not renewed its lock for this long is dead, even if another process now has its PID. */
const STALE_MS = 15_000;

/**
 * Only one process at a time prepares a checkout: two npm commands in two terminals take turns.
 * @param {() => Promise<void>} work
 */
export async function withLock(work) {
  await acquire();
  const release = () => rmSync(LOCK, { recursive: true, force: true });
  const stop = () => process.exit(130);
  const heartbeat = setInterval(renew, HEARTBEAT_MS);
  process.once("exit", release).once("SIGINT", stop).once("SIGTERM", stop);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    release();
    process.off("exit", release).off("SIGINT", stop).off("SIGTERM", stop);
  }
}

function renew() {
  try {
    utimesSync(LOCK, new Date(), new Date());
  } catch (error) {
    // Somebody cleaned up the temporary folder; keep working.
    if (!isCode(error, "ENOENT")) throw error;
  }
}

async function acquire() {
  let hasAnnounced = false;
  for (;;) {
    try {
      mkdirSync(LOCK);
      writeFileSync(OWNER, String(process.pid));
      return;
    } catch (error) {
      if (!isCode(error, "EEXIST")) throw error;
    }
    const holder = readHolder();
    if (holder === undefined) continue;
    if (isDead(holder)) {
      removeLockOf(holder.owner);
      continue;
    }
    if (!hasAnnounced) {
      process.stderr.write(
        `Waiting for process ${holder.owner}, which is preparing this checkout for another npm command.\n`,
      );
      hasAnnounced = true;
    }
    await sleep(200);
  }
}

/** @returns {{ owner: string, renewed: number } | undefined} undefined if the lock was released meanwhile */
function readHolder() {
  try {
    const renewed = statSync(LOCK).mtimeMs;
    return { owner: readOwner(OWNER), renewed };
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

/** @param {string} file */
function readOwner(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    // The holder has created its folder but not yet written its name.
    if (isCode(error, "ENOENT")) return "";
    throw error;
  }
}

/** @param {{ owner: string, renewed: number }} holder */
function isDead({ owner, renewed }) {
  if (Date.now() - renewed > STALE_MS) return true;
  if (owner === "") return false;
  try {
    process.kill(Number(owner), 0);
    return false;
  } catch (error) {
    return isCode(error, "ESRCH");
  }
}

/**
 * If several processes find the same dead holder, exactly one removes its lock, and none removes the next holder's.
 * @param {string} owner
 */
function removeLockOf(owner) {
  const aside = `${LOCK}-${process.pid}`;
  try {
    renameSync(LOCK, aside);
    if (readOwner(path.join(aside, "owner")) === owner) rmSync(aside, { recursive: true });
    else renameSync(aside, LOCK);
  } catch (error) {
    if (!isCode(error, "ENOENT")) throw error;
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function isCode(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
}
