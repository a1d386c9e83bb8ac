export interface GatherOptions<Item> {
  /** Two with the same mark are never done together: the second finds what the first has left. */
  readonly markOf: (item: Item) => string;
  readonly most: number;
  /** A failure that no item is the reason of, such as a locked database: trying each alone would take as long again. */
  readonly isEverybodys?: (error: unknown) => boolean;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Does together what is asked for at the same time, where much of the work is the same for one and for many: whoever
 * comes while a round runs is in the next one. `work` gives the results in the order of its items. When a round fails,
 * each of its items is tried alone, so that nobody fails for another's reason.
 */
export function gather<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { markOf, most, isEverybodys = () => false }: GatherOptions<Item>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  function takeRound(): Waiting<Item, Result>[] {
    const marks = new Set<string>();
    const [round, rest]: [Waiting<Item, Result>[], Waiting<Item, Result>[]] = [[], []];
    for (const one of waiting) {
      const mark = markOf(one.item);
      if (round.length < most && !marks.has(mark)) round.push(one);
      else rest.push(one);
      marks.add(mark);
    }
    waiting = rest;
    return round;
  }

  async function attempt(round: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(round.map(({ item }) => item));
      if (results.length !== round.length)
        throw new Error("A round has to have a result for each of its items");
      for (const [index, result] of results.entries()) round[index]?.resolve(result);
    } catch (error) {
      if (round.length === 1 || isEverybodys(error)) for (const { reject } of round) reject(error);
      else await Promise.all(round.map((one) => attempt([one])));
    }
  }

  async function runRound(): Promise<void> {
    await attempt(takeRound());
    if (waiting.length > 0) runSoon();
    else isRunning = false;
  }

  /** After what has arrived by now was read: it is waiting then too. */
  function runSoon(): void {
    isRunning = true;
    setImmediate(runRound);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) runSoon();
    });
}
