import { z } from "zod";
import { createBackgroundTask } from "../../server/background-task.ts";
import { runOperatorCommand } from "../../server/operator-command.ts";

/** What `update check` says: a newer version that git has fetched. */
export interface CheckedUpdate {
  /** Somebody asked elsewhere for it just then; without that, it is what git knew already. */
  readonly hasFetched: boolean;
  /** Asking elsewhere can help. */
  readonly canFetch: boolean;
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

/** What git has fetched seldom changes. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** Whether there is a newer version: looked up in the background, for Health and for the frame of every page. */
export function createUpdateLookup(now: () => number, recover: (error: unknown) => string) {
  const lookup = createBackgroundTask<CheckedUpdate>({
    now,
    recover: (error) => failedUpdate(recover(error), true),
  });
  return {
    ...lookup,
    /** Compares what git knows, without the network. */
    lookIfOld(): void {
      if (now() - (lookup.last()?.endedAt ?? Number.NEGATIVE_INFINITY) > FRESH_MS)
        lookup.start(() => checkUpdate(false));
    },
    /** Asks elsewhere first. */
    lookElsewhere: () => lookup.start(() => checkUpdate(true)),
  };
}

export type UpdateLookup = ReturnType<typeof createUpdateLookup>;

async function checkUpdate(fetches: boolean): Promise<CheckedUpdate> {
  const words = ["update", "check", "--json", ...(fetches ? ["--fetch"] : [])];
  const { output, problem } = await runOperatorCommand(words);
  // Without a checkout, or a place that it follows, there is nothing to ask.
  if (problem !== undefined) return failedUpdate(problem, fetches);
  const { available, behind, changes, migrations } = comparison.parse(JSON.parse(output));
  return {
    ...{ problem: undefined, hasFetched: fetches, canFetch: true },
    ...{ commits: behind, version: available.version, migrations: migrations.length, changes },
  };
}

function failedUpdate(problem: string, canFetch: boolean): CheckedUpdate {
  return {
    ...{ problem, hasFetched: false, canFetch },
    ...{ commits: 0, version: "", migrations: 0, changes: [] },
  };
}
