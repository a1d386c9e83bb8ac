export interface GateLimits {
  readonly atOnce: number;
  /** How many may wait for their turn. */
  readonly waiting: number;
  /** Of one client, at work and waiting. */
  readonly perClient: number;
}

export interface Gate {
  /** Resolves when it is this client's turn, with what to call when done. Undefined where there is no room. */
  enter(client: string): Promise<() => void> | undefined;
}

/** For work that keeps the process busy: a few at once, and nobody may take all of the room. */
export function createGate({ atOnce, waiting, perClient }: GateLimits): Gate {
  let inside = 0;
  const queue: (() => void)[] = [];
  const perClients = new Map<string, number>();

  function leave(client: string, began: number): void {
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
    enter(client) {
      const mine = perClients.get(client) ?? 0;
      const isFull = inside + queue.length >= atOnce + waiting;
      if (isFull || mine >= perClient) return undefined;
      perClients.set(client, mine + 1);
      return new Promise((resolve) => {
        const begin = () => {
          const began = performance.now();
          resolve(() => leave(client, began));
        };
        if (inside === atOnce) {
          queue.push(begin);
        } else {
          inside += 1;
          begin();
        }
      });
    },
  };
}
