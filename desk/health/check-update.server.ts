import { z } from "zod";
import { runOperatorCommand } from "../../server/operator-command.ts";

/** What `update check` says: a newer version that git has fetched. */
export interface CheckedUpdate {
  /** Why versions cannot be compared; undefined if they were. */
  readonly problem: string | undefined;
  /** How many commits are newer. */
  readonly commits: number;
  /** The newer version. */
  readonly version: string;
  readonly migrations: number;
  /** Lines that are new in the change log. */
  readonly changes: readonly string[];
}

const comparison = z.object({
  available: z.object({ version: z.string() }),
  behind: z.number(),
  changes: z.array(z.string()),
  migrations: z.array(z.unknown()),
});

/** Uses no network. */
export async function checkUpdate(): Promise<CheckedUpdate> {
  const { output, problem } = await runOperatorCommand(["update", "check", "--json"]);
  if (problem !== undefined) return failedUpdate(problem);
  const { available, behind, changes, migrations } = comparison.parse(JSON.parse(output));
  const { version } = available;
  return { problem: undefined, commits: behind, version, migrations: migrations.length, changes };
}

export function failedUpdate(problem: string): CheckedUpdate {
  return { problem, commits: 0, version: "", migrations: 0, changes: [] };
}
