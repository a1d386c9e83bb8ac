import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** A file system in memory that Linux provides. */
const IN_MEMORY = "/dev/shm";
/** Several times what all tests together write. Containers often have only 64 MB there. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/** Where tests put their databases: a test waits for every write to reach the disk, and memory has none to wait for. */
export function findTemporaryFolder(otherwise: string = tmpdir()): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? IN_MEMORY : otherwise;
  } catch {
    return otherwise;
  }
}
