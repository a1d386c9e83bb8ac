// @ts-check
/**
 * Imported before a server that npm runs. `kill` on npm reaches npm's shell only, and Debian's shell ends without
 * passing the signal on: the server would stay on its port. So it ends when its parent has. Ctrl+C needs no such help:
 * the terminal sends it to all of them.
 */
import process from "node:process";
import { isMainThread } from "node:worker_threads";

const POLL_MS = 200;

const parent = process.ppid;
if (isMainThread) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, POLL_MS).unref();
}
