import { chown, stat } from "node:fs/promises";

/**
 * Gives a file or folder to the owner of another folder, if root made it. Otherwise the site, which runs as that owner,
 * could neither read nor remove it. Only root may give files away.
 */
export async function giveToOwnerOf(folder: string, entry: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await chown(entry, uid, gid);
}
