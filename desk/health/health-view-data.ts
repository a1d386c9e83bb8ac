import type { Moment } from "../frame/office-times.ts";

/** What doctor found about one thing. */
export interface HealthTopic {
  readonly about: string;
  /** Where the desk shows more of it. */
  readonly href?: string | undefined;
  /** What has the same remedy stands together. */
  readonly remedies: readonly { readonly remedy: string; readonly whats: readonly string[] }[];
}

export interface BackupRow {
  readonly name: string;
  readonly made: Moment;
  /** Such as "3 hours". */
  readonly age: string;
  /** Such as "1.2 MB". */
  readonly size: string;
}

export interface HealthView {
  readonly page: "health";
  /** When everything was last examined; undefined before the first time. */
  readonly examined?: Moment | undefined;
  /** The examination is still going on. */
  readonly isExamining: boolean;
  readonly urgent: readonly HealthTopic[];
  readonly advice: readonly HealthTopic[];
  /** What was examined, and is as it should be. */
  readonly fine: readonly string[];
  readonly backups: {
    /** Newest first. */
    readonly rows: readonly BackupRow[];
    /** How many older ones there are. */
    readonly older: number;
    readonly folder: string;
    /** False if the site may not look into the folder. */
    readonly isReadable: boolean;
    /** How often the site makes one by itself, such as "24 hours". */
    readonly every?: string | undefined;
    readonly isEncrypted: boolean;
    /** Since when one is being made. */
    readonly running?: Moment | undefined;
  };
  readonly mail: {
    readonly to: string;
    readonly sending?: Moment | undefined;
    readonly last?: { readonly when: Moment; readonly problem?: string | undefined } | undefined;
  };
}
