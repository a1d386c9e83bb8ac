export interface ConcurrencyLimits {
  readonly maxConcurrent: number;
  /** How many may wait for their turn. */
  readonly maxQueued: number;
  /** Of one client, at work and maxQueued. */
  readonly maxPerClient: number;
}

export interface ConcurrencyLimit {
  /** Resolves when it is this client's turn, with what to call when done. Undefined where there is no room. */
  acquire(client: string): Promise<() => void> | undefined;
}

/** For work that keeps the process busy: a few at once, and nobody may take all of the room. */
export function createConcurrencyLimit({
  maxConcurrent,
  maxQueued,
  maxPerClient,
}: ConcurrencyLimits): ConcurrencyLimit {
  let inside = 0;
  const queue: (() => void)[] = [];
  const perClients = new Map<string, number>();

  function release(client: string, began: number): void {
    const left = (perClients.get(client) ?? 1) - 1;
    if (left === 0) perClients.delete(client);
    else perClients.set(client, left);
    // The place stays empty for as long as the work took, so that others find the process free half of the time.
    setTimeout(giveAway, performance.now() - began);
  }

  function giveAway(): void {
    const next = queue.shift();
    if (next) next();
    else inside -= 1;
  }

  return {
    acquire(client) {
      const mine = perClients.get(client) ?? 0;
      const isFull = inside + queue.length >= maxConcurrent + maxQueued;
      if (isFull || mine >= maxPerClient) return undefined;
      perClients.set(client, mine + 1);
      return new Promise((resolve) => {
        const begin = () => {
          const began = performance.now();
          resolve(() => release(client, began));
        };
        if (inside === maxConcurrent) {
          queue.push(begin);
        } else {
          inside += 1;
          begin();
        }
      });
    },
  };
}
