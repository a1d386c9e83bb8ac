import { pino } from "pino";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Log = pino.Logger;

/** Writes JSON lines. Every call names its fields, so no personal data slips in with a whole object. */
export function createLog(level: LogLevel, write: (lines: string) => void): Log {
  return pino({ level, base: null, formatters: { level: (label) => ({ level: label }) } }, { write });
}

/** A line with its line break. An object is turned into text when the line is written. */
export type Line = string | { toString(): string };

export interface LineBuffer {
  write(line: Line): void;
  flush(): void;
}

/** How long a line may wait to be written with others. Nobody reads a log faster. */
const FLUSH_DELAY_MS = 20;
const MAX_PENDING = 250;

/** Writes lines in groups: under load, one write per line would cost more than the request it describes. */
export function bufferLines(write: (lines: string) => void): LineBuffer {
  let pending: Line[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pending.length === 0) return;
    const lines = pending.join("");
    pending = [];
    write(lines);
  };
  return {
    write(line) {
      pending.push(line);
      if (pending.length >= MAX_PENDING) flush();
      else timer ??= setTimeout(flush, FLUSH_DELAY_MS);
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

/** The error's class, code and stack, without its message: that may quote what a visitor sent. */
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
