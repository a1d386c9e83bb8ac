import { pino } from "pino";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Log = pino.Logger;

/** Lines of JSON. Every field is written by name at its call, so nothing personal slips in with an object. */
export function createLog(level: LogLevel, write: (lines: string) => void): Log {
  return pino({ level, base: null, formatters: { level: (label) => ({ level: label }) } }, { write });
}

export interface LineBuffer {
  write(line: string): void;
  flush(): void;
}

/** How long a line may wait for others: nobody reads a log faster. */
const GATHER_MS = 20;
const MOST_CHARACTERS = 65_536;

/** Hands over lines together: under load a write for each would cost more than what it tells of. */
export function bufferLines(write: (lines: string) => void): LineBuffer {
  let pending = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pending === "") return;
    const lines = pending;
    pending = "";
    write(lines);
  };
  return {
    write(line) {
      pending += line;
      if (pending.length >= MOST_CHARACTERS) flush();
      else timer ??= setTimeout(flush, GATHER_MS);
    },
    flush,
  };
}

export interface ErrorDescription {
  readonly class: string;
  readonly code?: string;
  readonly stack: readonly string[];
  readonly cause?: ErrorDescription;
}

const MAX_CAUSES = 5;

/** Where an error happened and what kind it is, without its message: that may quote what a visitor sent. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { class: typeof error, stack: [] };
  const code = "code" in error ? error.code : undefined;
  return {
    class: error.constructor.name,
    ...(typeof code === "string" && /^\w{1,40}$/.test(code) && { code }),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}
