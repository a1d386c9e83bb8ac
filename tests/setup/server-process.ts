import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const START_LIMIT_MS = 120_000;

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Everything that it has printed. */
  output(): string;
}

/** Starts a program and waits until it has printed the line that says it is ready. */
export async function startServer(
  [program, ...words]: readonly [string, ...string[]],
  options: Pick<SpawnOptions, "cwd" | "env">,
  readyLine = /^Data: .*\n/m,
): Promise<ServerProcess> {
  const child = spawn(program, words, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const deadline = Date.now() + START_LIMIT_MS;
  while (!readyLine.test(output)) {
    if (hasEnded(child) || Date.now() > deadline) {
      await endProcess(child);
      throw new Error(
        `${words.join(" ")} did not start ("npm run build" builds the site). It printed:\n${output}`,
      );
    }
    await sleep(20);
  }
  return { child, output: () => output };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Asks a process to end and waits until it has; kills it after the grace period. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, "exit");
  child.kill(signal);
  const killing = setTimeout(() => child.kill("SIGKILL"), 15_000);
  await exited;
  clearTimeout(killing);
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
