import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A data folder whose writes can be made to fail, as on a full disk, while a process uses it. */
export interface SmallDisk extends Disposable {
  readonly how: string;
  readonly folder: string;
  fill(pid: number): void;
  free(pid: number): void;
}

/** A separate real file system. Only root may mount one. */
export function mountSmallDisk(): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), "small-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", folder]);
  const filler = path.join(folder, "filler");
  return {
    how: "a file system of 16 MB, filled up",
    folder,
    fill: () => writeUntilFull(filler),
    free: () => rmSync(filler),
    [Symbol.dispose]() {
      execFileSync("umount", [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Linux fails a write beyond the process's limit like a full disk, with another error. Does not need root. */
export function limitFileSize(): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), "small-disk-"));
  const setLimit = (pid: number, limit: string) =>
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${limit}:unlimited`]);
  return {
    how: "a limit on the size of the files that the process writes",
    folder,
    fill: (pid) => setLimit(pid, String(statSync(path.join(folder, "rentratio.sqlite-wal")).size)),
    free: (pid) => setLimit(pid, "unlimited"),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function writeUntilFull(file: string): void {
  const piece = Buffer.alloc(4096);
  try {
    for (;;) writeFileSync(file, piece, { flag: "a" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}
