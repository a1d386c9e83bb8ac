/** Something the site promises to survive, tried on real processes. */
export interface FaultRun {
  readonly name: string;
  /** What has to hold: the run fails when it does not. */
  readonly promise: string;
  /** Of the pages as visitors get them. */
  readonly needsBuild?: true;
  /** For every `npm test`, within seconds. */
  short(): Promise<Figures>;
  /** For `npm run faults`, in the numbers that docs/reliability.md reports. */
  long(options: LongRunOptions): Promise<readonly Figures[]>;
}

export interface LongRunOptions {
  /** Called now and then with how far it is. */
  readonly tell: (progress: string) => void;
  /** Of what is generated; undefined for a new one. */
  readonly seed: number | undefined;
}

/** What was seen, by name. */
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
