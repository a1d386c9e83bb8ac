/** Delay before a rejection: a client that retries at once would keep the process busy with rejections. */
export const REFUSAL_MS = 250;

export interface InFlightLimit {
  /** Returns what to call when the client's request is over. Undefined if it has too many already. */
  enter(client: string): (() => void) | undefined;
}

/** Limits how many requests of one client are under way at once. Decides at once, before anything is done for one. */
export function createInFlightLimit(maxPerClient: number): InFlightLimit {
  const perClients = new Map<string, number>();
  return {
    enter(client) {
      const mine = perClients.get(client) ?? 0;
      if (mine >= maxPerClient) return undefined;
      perClients.set(client, mine + 1);
      return () => {
        const left = (perClients.get(client) ?? 1) - 1;
        if (left === 0) perClients.delete(client);
        else perClients.set(client, left);
      };
    },
  };
}
