import { open } from "node:fs/promises";

/** Resolves once the file is on disk, so that it survives a power failure. */
export async function flushFile(file: string): Promise<void> {
  await using handle = await open(file, "r+");
  await handle.sync();
}

/** A new file name is on disk only once its folder is flushed. Windows cannot flush folders and does not need to. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  await using handle = await open(folder);
  await handle.sync();
}
