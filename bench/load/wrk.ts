import { cpuSecondsOf } from "./process-figures.ts";
import { pinTo, requireProgram, runProgram } from "./programs.ts";

export interface WrkRound {
  readonly perSecond: number;
  /** The server's CPU time per request. */
  readonly cpuMicroseconds: number;
}

export interface WrkOptions {
  readonly url: string;
  /** PID of the answering process. */
  readonly pid: number | undefined;
  readonly seconds: number;
  readonly connections: number;
}

/** Requests one URL as fast as possible, like a browser that accepts compression. */
export async function askRepeatedly({ url, pid, seconds, connections }: WrkOptions): Promise<WrkRound> {
  const wrk = requireProgram("wrk");
  const before = cpuSecondsOf(pid);
  const output = await runProgram(
    pinTo(1, [
      wrk,
      "-t1",
      `-c${connections}`,
      `-d${seconds}`,
      "-H",
      "Accept-Encoding: gzip, deflate, br",
      url,
    ]),
  );
  const cpuSeconds = cpuSecondsOf(pid) - before;
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`Not every request was answered:\n${output}`);
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    cpuMicroseconds: (cpuSeconds / requests) * 1e6,
  };
}
