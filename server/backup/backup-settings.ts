import path from "node:path";
import { z } from "zod";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MAX_KEPT = 1000;

/** Part of the environment that server/config.ts parses. */
export const BACKUP_VARIABLES = {
  BACKUP_EVERY: z
    .string()
    .default("off")
    .transform(readInterval)
    .pipe(
      z.union([
        z.undefined(),
        z
          .number()
          .min(HOUR_MS)
          .max(31 * DAY_MS),
      ]),
    )
    .describe("a time from 1h to 31d, such as 24h or 7d, or off"),
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(MAX_KEPT))
    .default(7)
    .describe(`a whole number from 1 to ${MAX_KEPT}`),
  BACKUP_DIR: z.string().optional().describe("a folder path"),
  BACKUP_PASSPHRASE: z.string().min(12).optional().describe("at least 12 characters"),
  BACKUP_PASSPHRASE_FILE: z.string().optional().describe("the path of a file"),
};

type BackupVariables = z.infer<z.ZodObject<typeof BACKUP_VARIABLES>>;

export type BackupConfig = ReturnType<typeof readBackupConfig>;

export function readBackupConfig(variables: BackupVariables, dataDir: string) {
  return {
    /** Undefined: the site makes no backups by itself. */
    everyMs: variables.BACKUP_EVERY,
    /** How many scheduled backups to keep. */
    keep: variables.BACKUP_KEEP,
    folder: path.resolve(variables.BACKUP_DIR ?? path.join(dataDir, "backups")),
    passphrase: variables.BACKUP_PASSPHRASE,
    /** File with the passphrase, if it is not in the environment. */
    passphraseFile: variables.BACKUP_PASSPHRASE_FILE,
  } as const;
}

/** Milliseconds; undefined for `off`, and 0 for a text that is no interval. */
function readInterval(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(text) ?? [];
  return text === "off" ? undefined : Number(count ?? 0) * (unit === "d" ? DAY_MS : HOUR_MS);
}
