import type { Database } from "../platform/database/database.ts";
import type { Migration } from "../platform/database/migrations.ts";
import type { Config } from "../server/config.ts";
import type { Schema } from "../server/migrations.ts";
import type { Terminal } from "./terminal.ts";

export type SiteDatabase = Database<Schema>;

/** Dependencies of the commands. */
export interface OperatorContext {
  readonly config: Config;
  readonly migrations: readonly Migration[];
  /** Opens the site's database, runs the work, and closes it. */
  withDatabase<Result>(work: (database: SiteDatabase) => Promise<Result>): Promise<Result>;
  readonly terminal: Terminal;
  readonly now: () => number;
  readonly newId: () => string;
}

/** An error that the operator can fix. The command prints its message without a stack trace, and fails. */
export class OperatorFailure extends Error {}
