import type { Database } from "../platform/database/database.ts";
import type { Migration } from "../platform/database/migrations.ts";
import type { Config } from "../server/config.ts";
import type { Schema } from "../server/migrations.ts";
import type { Terminal } from "./terminal.ts";

/** The tables that commands work on. */
export type SiteDatabase = Database<Schema>;

/** What commands work with. */
export interface OperatorContext {
  readonly config: Config;
  readonly migrations: readonly Migration[];
  /** Opens the site's database for the time of the work. */
  withDatabase<Result>(work: (database: SiteDatabase) => Promise<Result>): Promise<Result>;
  readonly terminal: Terminal;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Something the person at the command line can mend; said in one line, and the command fails. */
export class OperatorFailure extends Error {}
