import { cpuSecondsOf } from "./process-figures.ts";
import { pinTo, requireProgram, runProgram } from "./programs.ts";

export interface WrkRound {
  readonly perSecond: number;
  /** Processor time of the server for one request. */
  readonly cpuMicroseconds: number;
}

export interface WrkOptions {
  readonly url: string;
  /** Of the process that answers. */
  readonly pid: number;
  readonly seconds: number;
  readonly connections: number;
}

/** Asks for one address as fast as it can, as a browser that takes compressed answers. */
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
