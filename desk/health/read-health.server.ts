import type { BackgroundTask } from "../../server/background-task.ts";
import { listBackups } from "../../server/backup/list-backups.ts";
import type { Check } from "../../server/doctor/finding.ts";
import { findTestRecipient, type TestMail } from "../../server/doctor/send-test-mail.ts";
import { listSettings } from "../../server/setting-list.ts";
import { VERSION } from "../../server/version.ts";
import { describeDuration } from "../../src/office/describe-time.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import { describeMoment } from "../frame/office-times.ts";
import type { CheckedBackup } from "./check-backup.server.ts";
import type { UpdateLookup } from "./check-update.server.ts";

const MAX_BACKUPS = 5;

/** What goes on or was found, and how to say what fails. */
interface HealthState {
  readonly examination: BackgroundTask<readonly Check[]>;
  readonly testMail: BackgroundTask<TestMail>;
  readonly checking: BackgroundTask<CheckedBackup | undefined>;
  readonly update: UpdateLookup;
  readonly hideSecrets: (text: string) => string;
  readonly reportProblem: (error: unknown, what: string) => unknown;
}

export type HealthView = Awaited<ReturnType<typeof readHealth>>;

export async function readHealth(
  { examination, testMail, checking, update, hideSecrets, reportProblem }: HealthState,
  { config, facts, backups, now }: DeskDeps,
) {
  const { folder, everyMs, passphrase, passphraseFile } = config.backup;
  const { mailSender, officeCalendar } = facts();
  const moment = (time: number) => describeMoment(time, officeCalendar);
  const when = (time: number | undefined) => (time === undefined ? undefined : moment(time));
  const [examined, sent] = [examination.last(), testMail.last()];
  const files = await listBackups(config.backup).catch((error: unknown) => {
    reportProblem(error, "The folder of the backups cannot be read.");
    return undefined;
  });
  const describeChecked = (checked: CheckedBackup | undefined) =>
    checked && {
      name: checked.name,
      problem: checked.problem === undefined ? undefined : hideSecrets(checked.problem),
      of: when(checked.madeAt),
      version: checked.version,
    };
  return {
    page: "health" as const,
    /** Undefined before the first time. */
    examined: when(examined?.endedAt),
    isExamining: examination.startedAt() !== undefined,
    /** Something goes on that the page will show when it has ended. */
    isBusy: [examination, testMail, checking, update, backups].some(
      ({ startedAt }) => startedAt() !== undefined,
    ),
    ...groupChecks(examined?.result ?? [], hideSecrets),
    backups: {
      /** False if the site may not look into the folder. */
      isReadable: files !== undefined,
      /** Newest first. */
      rows: (files ?? []).slice(0, MAX_BACKUPS).map(({ name, madeAt, bytes }) => ({
        name,
        made: moment(madeAt),
        age: describeDuration(now() - madeAt),
        size: describeSize(bytes),
      })),
      older: Math.max(0, (files ?? []).length - MAX_BACKUPS),
      folder,
      /** How often the site makes one by itself, such as "24 hours". */
      every: everyMs === undefined ? undefined : describeDuration(everyMs),
      isEncrypted: passphrase !== undefined || passphraseFile !== undefined,
      /** Since when one is being made. */
      running: when(backups.startedAt()),
      /** Since when one is being checked. */
      checking: when(checking.startedAt()),
      /** The one that was checked last. */
      checked: describeChecked(checking.last()?.result),
    },
    version: {
      running: VERSION,
      isLookedUp: update.startedAt() !== undefined,
      /** Undefined before it was looked up for the first time. */
      newer: update.last()?.result,
    },
    settings: listSettings(config.given),
    mail: {
      to: findTestRecipient(config, mailSender),
      sending: when(testMail.startedAt()),
      last: sent && {
        when: moment(sent.endedAt),
        problem: sent.result.problem === null ? undefined : hideSecrets(sent.result.problem),
      },
    },
  };
}

/** What was found about one thing. What has the same remedy stands together. */
export type HealthTopic = ReturnType<typeof groupChecks>["urgent"][number];

/** By who has to do something: somebody now, somebody some day, nobody. */
export function groupChecks(checks: readonly Check[], hideSecrets: (text: string) => string) {
  const list = (level: "problem" | "advice") =>
    checks.flatMap(({ about, deskPath, findings }) => {
      const found = findings.filter((finding) => finding.level === level);
      if (found.length === 0) return [];
      const remedies = [...Map.groupBy(found, ({ remedy }) => remedy)].map(([remedy, same]) => ({
        remedy: hideSecrets(remedy),
        whats: same.map(({ what }) => hideSecrets(what)),
      }));
      return [{ about, href: deskPath, remedies }];
    });
  return {
    urgent: list("problem"),
    advice: list("advice"),
    fine: checks.filter(({ findings }) => findings.length === 0).map(({ about }) => about),
  };
}

/** `340 kB`, `1.2 MB`, `3.4 GB`. */
export function describeSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1_000)} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
