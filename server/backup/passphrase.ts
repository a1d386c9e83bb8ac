import { readFile } from "node:fs/promises";
import { StartFailure } from "../config.ts";
import type { BackupConfig } from "./backup-settings.ts";

const MIN_CHARACTERS = 12;

/** Undefined: backups are not encrypted. */
export async function loadPassphrase({
  passphrase,
  passphraseFile,
}: Pick<BackupConfig, "passphrase" | "passphraseFile">): Promise<string | undefined> {
  if (passphrase !== undefined || passphraseFile === undefined) return passphrase;
  const text = await readPassphrase(passphraseFile);
  if (text.length < MIN_CHARACTERS) {
    throw new StartFailure(
      `The passphrase in ${passphraseFile} (BACKUP_PASSPHRASE_FILE) must have at least ${MIN_CHARACTERS} characters.`,
    );
  }
  return text;
}

async function readPassphrase(file: string): Promise<string> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (cause) {
    throw new StartFailure(`${file} (BACKUP_PASSPHRASE_FILE) cannot be read.`, { cause });
  }
}
