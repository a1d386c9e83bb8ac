import { setTimeout as sleep } from "node:timers/promises";

export interface Readers {
  readonly read: () => number;
  /** The longest that anybody waited, in milliseconds. */
  readonly slowest: () => number;
  /** Stops, and returns what went wrong. */
  finish(): Promise<readonly string[]>;
}

const PAGES = ["/", "/faq", "/states/texas", "/lender-partners", "/cash-flow-analysis"];
const PAUSE_MS = 100;
/** Nobody waits longer. */
const ANSWER_LIMIT_MS = 20_000;

/** One visitor for each page, who opens it again and again. */
export function startReaders(url: string): Readers {
  const failures: string[] = [];
  let pages = 0;
  let slowest = 0;
  let isOver = false;
  const visitors = PAGES.map(async (path) => {
    while (!isOver) {
      const began = performance.now();
      const said = await open(`${url}${path}`);
      slowest = Math.max(slowest, performance.now() - began);
      pages += 1;
      if (said !== "200") failures.push(`${path}: ${said}`);
      await sleep(PAUSE_MS);
    }
  });
  return {
    read: () => pages,
    slowest: () => slowest,
    async finish() {
      isOver = true;
      await Promise.all(visitors);
      return failures;
    },
  };
}

async function open(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    await response.text();
    return String(response.status);
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}
