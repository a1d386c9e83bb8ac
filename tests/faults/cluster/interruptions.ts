import type { LeadLoad } from "../lead-load.ts";

export interface Interruptions extends Disposable {
  /** The longest time without an acknowledgement since `begin`, in milliseconds. */
  readonly longest: number;
  begin(): void;
  /** What happened since `begin` counts. */
  end(): void;
  /** Middle and worst of all that were ended, in seconds. */
  summarize(): string;
}

const LOOK_EVERY_MS = 20;

/** How long visitors cannot send a lead. */
export function watchInterruptions(load: LeadLoad): Interruptions {
  const all: number[] = [];
  let seen = load.acknowledged.size;
  let last = performance.now();
  let longest = 0;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    if (load.acknowledged.size === seen) return;
    seen = load.acknowledged.size;
    last = now;
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    get longest() {
      look();
      return longest;
    },
    begin() {
      last = performance.now();
      longest = 0;
    },
    end() {
      look();
      all.push(longest);
    },
    summarize() {
      const sorted = all.toSorted((one, other) => one - other);
      const seconds = (value = 0) => (value / 1000).toFixed(1);
      return `${seconds(sorted[Math.floor(sorted.length / 2)])} and ${seconds(sorted.at(-1))}`;
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
