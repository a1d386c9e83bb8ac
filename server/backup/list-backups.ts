import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { BackupConfig } from "./backup-settings.ts";

/** The finished backups in BACKUP_DIR, newest first. Those that were written elsewhere are not known. */
export async function listBackups({ folder }: Pick<BackupConfig, "folder">) {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith(".backup"));
  const files = await Promise.all(
    names.map(async (name) => {
      // Rotation may remove one meanwhile.
      const found = await stat(path.join(folder, name)).catch(() => undefined);
      return found?.isFile() ? [{ name, madeAt: found.mtimeMs, bytes: found.size }] : [];
    }),
  );
  return files.flat().toSorted((one, other) => other.madeAt - one.madeAt);
}
