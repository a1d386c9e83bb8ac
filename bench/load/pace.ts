import { setTimeout as sleep } from "node:timers/promises";

/** Each worker sends its next request after the response to the last. */
export async function sendInTurn(
  workers: number,
  isOver: () => boolean,
  send: (due: number, worker: number) => Promise<void>,
): Promise<void> {
  const work = async (_: unknown, worker: number) => {
    while (!isOver()) await send(performance.now(), worker);
  };
  await Promise.all(Array.from({ length: workers }, work));
}

/** At a given rate, whatever the responses do: a request's time waiting for its turn counts as its own. */
export async function sendSteadily(
  perSecond: number,
  isOver: () => boolean,
  send: (due: number) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const began = performance.now();
  for (let planned = 0; !isOver(); await sleep(1)) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    for (; planned < due; planned += 1) {
      const sending = send(began + (planned / perSecond) * 1000).finally(() => running.delete(sending));
      running.add(sending);
    }
  }
  await Promise.all(running);
}
