/** A failure the site promises to survive, on real processes, with the counts that docs/reliability.md reports. */
export interface LongRun {
  readonly name: string;
  /** What must hold: the run fails if it does not. */
  readonly promise: string;
  /** The version for `npm run faults`. */
  long(options: LongRunOptions): Promise<readonly Figures[]>;
}

/** One that is tested, too. */
export interface FaultRun extends LongRun {
  /** Needs the built pages, as visitors get them. */
  readonly needsBuild?: true;
  /** The version for every `npm test`, within seconds; in the proof, within minutes. */
  short(): Promise<Figures>;
}

export interface LongRunOptions {
  /** Called now and then with the progress. */
  readonly tell: (progress: string) => void;
  /** Seed of the generated input; undefined for a new one. */
  readonly seed: number | undefined;
}

export interface Kills {
  readonly kills: number;
  readonly tell?: LongRunOptions["tell"];
}

/** Observations by name. */
export type Figures = Readonly<Record<string, string | number>>;

export function requirePromise(isKept: boolean, otherwise: string): asserts isKept {
  if (!isKept) throw new Error(`Broken promise: ${otherwise}`);
}

export async function waitUntil(
  isReached: () => boolean | Promise<boolean>,
  { within, otherwise }: { readonly within: number; readonly otherwise: string },
): Promise<void> {
  const deadline = Date.now() + within;
  while (!(await isReached())) {
    requirePromise(Date.now() < deadline, `${otherwise} within ${within / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Runs the work, and disposes of everything that it used, the last first. */
export async function withCleanup<Result>(
  work: (use: <Used extends AsyncDisposable | Disposable | undefined>(used: Used) => Used) => Promise<Result>,
): Promise<Result> {
  const stack = new AsyncDisposableStack();
  try {
    return await work((used) => stack.use(used));
  } finally {
    await stack.disposeAsync();
  }
}
