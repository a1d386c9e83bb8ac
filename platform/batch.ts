export interface BatchOptions<Item> {
  /** Items with the same key never share a batch, so the second sees the first one's effect. */
  readonly keyOf: (item: Item) => string;
  readonly maxBatch: number;
  /** True for a failure that no single item caused, such as a locked database: its items are not retried alone. */
  readonly failsWholeBatch?: (error: unknown) => boolean;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs calls that arrive at the same time as one batch, because most of the work costs the same for one item as for
 * many. Items that arrive while a batch runs join the next one. `work` returns its results in the order of its items.
 * When a batch fails, each item is retried alone, so that no item fails because of another.
 */
export function batch<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { keyOf, maxBatch, failsWholeBatch = () => false }: BatchOptions<Item>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  function takeBatch(): Waiting<Item, Result>[] {
    const keys = new Set<string>();
    const [current, rest]: [Waiting<Item, Result>[], Waiting<Item, Result>[]] = [[], []];
    for (const one of waiting) {
      const key = keyOf(one.item);
      if (current.length < maxBatch && !keys.has(key)) current.push(one);
      else rest.push(one);
      keys.add(key);
    }
    waiting = rest;
    return current;
  }

  async function attempt(current: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(current.map(({ item }) => item));
      if (results.length !== current.length) throw new Error("A batch must return one result for each item");
      for (const [index, result] of results.entries()) current[index]?.resolve(result);
    } catch (error) {
      if (current.length === 1 || failsWholeBatch(error)) for (const { reject } of current) reject(error);
      else await Promise.all(current.map((one) => attempt([one])));
    }
  }

  async function runBatch(): Promise<void> {
    await attempt(takeBatch());
    if (waiting.length > 0) runSoon();
    else isRunning = false;
  }

  /** Waits one turn of the event loop, so that requests that have already arrived join this batch. */
  function runSoon(): void {
    isRunning = true;
    setImmediate(runBatch);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) runSoon();
    });
}
