import { availableParallelism, cpus, loadavg, release, totalmem } from "node:os";

/** Prints figures, one per line, each with its target. */
export interface Report {
  say(line: string): void;
  /** A missed target makes the command fail. */
  judge(isReached: boolean, line: string): void;
}

export function startReport(title: string): Report {
  print(title);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  print(
    `  ${machine}, Linux ${release()}, Node ${process.versions.node}, load before: ${loadavg()[0]?.toFixed(1)}`,
  );
  return {
    say: (line) => print(`  ${line}`),
    judge(isReached, line) {
      print(`  ${isReached ? "ok  " : "FAIL"} ${line}`);
      if (!isReached) process.exitCode = 1;
    },
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The smallest value that at least this share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
