import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, fstatSync, openSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const START_LIMIT_MS = 120_000;

export type Command = readonly [program: string, ...words: string[]];

export interface ServerOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** What the program prints is added to it. */
  readonly logFile: string;
  readonly readyLine?: RegExp;
}

/** Starts a program and waits until it has printed the line that says it is ready. */
export async function startServer(
  [program, ...words]: Command,
  { cwd, env, logFile, readyLine = /^Data: .*\n/m }: ServerOptions,
): Promise<ChildProcess> {
  const log = openSync(logFile, "a");
  const { size } = fstatSync(log);
  const child = spawn(program, words, { cwd, env, stdio: ["pipe", log, log] });
  closeSync(log);
  const printed = () => readFileSync(logFile).subarray(size).toString();
  const deadline = Date.now() + START_LIMIT_MS;
  while (!readyLine.test(printed())) {
    if (!isRunning(child) || Date.now() > deadline) {
      await endProcess(child);
      throw new Error(
        `${words.join(" ")} did not start ("npm run build" builds the site). It printed:\n${printed()}`,
      );
    }
    await sleep(20);
  }
  return child;
}

export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** Asks a process to end and waits until it has; kills it after the grace period. Resolves to its exit code. */
export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = "SIGTERM",
): Promise<number | null> {
  if (isRunning(child)) {
    const exited = once(child, "exit");
    child.kill(signal);
    const killing = setTimeout(() => child.kill("SIGKILL"), 15_000);
    await exited;
    clearTimeout(killing);
  }
  return child.exitCode;
}

/** The port that the system gave a server of this process. */
export async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
