import type { SiteContent } from "../content/site-content.ts";
import type { Migration } from "../platform/database/migrations.ts";
import type { Config } from "../server/config.ts";
import type { SiteDatabase } from "../server/migrations.ts";
import type { Actor } from "../src/audit/audit-log.server.ts";
import type { NamedRecord } from "../src/records/record-store.server.ts";
import type { Terminal } from "./terminal.ts";

export type { SiteDatabase };

/** Who changes something and when, for the histories and the audit log. */
export interface Stamp {
  readonly actor: Actor;
  readonly now: number;
  readonly newId: () => string;
}

/** Dependencies of the commands. */
export interface OperatorContext {
  readonly config: Config;
  readonly migrations: readonly Migration[];
  /** Opens the site's database, runs the work, and closes it. */
  withDatabase<Result>(work: (database: SiteDatabase, stamp: Stamp) => Promise<Result>): Promise<Result>;
  readonly terminal: Terminal;
  /** What the site says, with the records that are published now. */
  readonly content: SiteContent;
  /** Renders the whole site with these records, as the running site will. Rejects if it cannot be. */
  readonly renderRecords: (records: readonly NamedRecord[]) => Promise<void>;
  /** Who runs the command, for the audit log. */
  readonly actor: Actor;
  readonly now: () => number;
  readonly newId: () => string;
}

/** An error that the operator can fix. The command prints its message without a stack trace, and fails. */
export class OperatorFailure extends Error {}

/** Fails unless the operator agrees, at the prompt or with --yes. Returns when: the answer may take its time. */
export async function requireYes(
  { terminal, now }: Pick<OperatorContext, "terminal" | "now">,
  { yes = false }: { readonly yes?: boolean },
  question: string,
  refusal = "Nothing was changed. In a script, confirm with --yes.",
): Promise<number> {
  if (!yes && !(await terminal.confirm(question))) throw new OperatorFailure(refusal);
  return now();
}
