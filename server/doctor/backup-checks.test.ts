import { expect, test } from "vitest";
import { parseConfig } from "../config.ts";
import { checkBackups } from "./backup-checks.ts";

const NOW = Date.UTC(2026, 10, 15, 12);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PASSPHRASE = { BACKUP_PASSPHRASE: "correct horse battery" };
const DAILY = { ...PASSPHRASE, BACKUP_EVERY: "24h" };
const NONE = { succeededAt: undefined, failure: undefined };
const madeBefore = (ms: number) => ({ ...NONE, succeededAt: NOW - ms });

test.each([
  { name: "no schedule, a fresh backup", settings: {}, state: madeBefore(DAY_MS), found: [] },
  {
    name: "no schedule, no backup",
    settings: {},
    state: NONE,
    found: ["advice: There is no backup yet, and BACKUP_EVERY is off"],
  },
  {
    name: "no schedule, an old backup",
    settings: {},
    state: madeBefore(8 * DAY_MS),
    found: ["advice: The newest backup is 8 days old, and BACKUP_EVERY is off"],
  },
  { name: "one late backup", settings: DAILY, state: madeBefore(47 * HOUR_MS), found: [] },
  {
    name: "a missing backup",
    settings: DAILY,
    state: madeBefore(49 * HOUR_MS),
    found: ["problem: The newest backup is 2 days old, although one is due every 24 hours"],
  },
  {
    name: "a failed backup",
    settings: DAILY,
    state: { succeededAt: NOW - DAY_MS, failure: { at: NOW, reason: "The disk is full.\n  ENOSPC" } },
    found: ["problem: The backup of 2026-11-15T12:00:00.000Z failed: The disk is full."],
  },
  {
    name: "no passphrase",
    settings: { BACKUP_EVERY: "24h" },
    state: madeBefore(HOUR_MS),
    found: ["advice: Backups are not encrypted: whoever can read one has all personal data and the secret"],
  },
  {
    name: "backups that are kept for long",
    settings: { ...PASSPHRASE, BACKUP_EVERY: "7d", BACKUP_KEEP: "5" },
    state: madeBefore(HOUR_MS),
    found: ["advice: Backups are kept for 35 days: for that long, people who were forgotten can be restored"],
  },
])("doctor on backups: $name", ({ settings, state, found }) => {
  const findings = checkBackups(parseConfig(settings).backup, state, NOW);
  expect(findings.map(({ level, what }) => `${level}: ${what}`)).toEqual(found);
});
