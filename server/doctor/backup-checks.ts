import { describeDuration } from "../../src/office/describe-time.ts";
import type { BackupConfig } from "../backup/backup-settings.ts";
import type { BackupState } from "../backup/backup-state.ts";
import { advice, type Finding, problem, when } from "./finding.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Without a schedule, for an operator who makes backups by hand. */
const OLD_MS = 7 * DAY_MS;
/** The privacy page says that backups hold deleted data "somewhat longer". */
const LONG_MS = 31 * DAY_MS;

export function checkBackups(
  config: BackupConfig,
  { succeededAt, failure }: BackupState,
  now: number,
): readonly Finding[] {
  return [...checkAge(config, succeededAt, now), ...checkFailure(failure), ...checkSettings(config)];
}

function checkAge(
  { everyMs }: BackupConfig,
  succeededAt: number | undefined,
  now: number,
): readonly Finding[] {
  const ageMs = succeededAt === undefined ? Number.POSITIVE_INFINITY : now - succeededAt;
  const what =
    succeededAt === undefined
      ? "There is no backup yet"
      : `The newest backup is ${describeDuration(ageMs)} old`;
  if (everyMs === undefined) {
    return when(
      ageMs > OLD_MS,
      advice(
        `${what}, and BACKUP_EVERY is off`,
        "Run: npm run operator -- backup, or set BACKUP_EVERY=24h. If another tool makes your backups, leave it.",
      ),
    );
  }
  return when(
    ageMs > 2 * everyMs,
    problem(
      `${what}, although one is due every ${describeDuration(everyMs)}`,
      "If the site has just started, wait some minutes. Otherwise its log says why. Try: npm run operator -- backup",
    ),
  );
}

function checkFailure(failure: BackupState["failure"]): readonly Finding[] {
  if (failure === undefined) return [];
  const [reason] = failure.reason.split("\n");
  return [
    problem(
      `The backup of ${new Date(failure.at).toISOString()} failed: ${reason}`,
      "Fix the cause, then: npm run operator -- backup",
    ),
  ];
}

function checkSettings({ everyMs, keep, passphrase, passphraseFile }: BackupConfig): readonly Finding[] {
  if (everyMs === undefined) return [];
  return [
    ...when(
      passphrase === undefined && passphraseFile === undefined,
      advice(
        "Backups are not encrypted: whoever can read one has all personal data and the secret",
        "Set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE, and keep the passphrase elsewhere too.",
      ),
    ),
    ...when(
      everyMs * keep > LONG_MS,
      advice(
        `Backups are kept for ${describeDuration(everyMs * keep)}: for that long, people who were forgotten can be restored`,
        "Lower BACKUP_EVERY or BACKUP_KEEP, so that both together are a month at most.",
      ),
    ),
  ];
}
