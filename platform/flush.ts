import { open } from "node:fs/promises";

/** Resolves once the file is on disk, so that it survives a power failure. */
export async function flushFile(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new file name is on disk only once its folder is flushed. Windows cannot flush folders and does not need to. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
