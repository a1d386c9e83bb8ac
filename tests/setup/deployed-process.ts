import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Command } from "./server-process.ts";

const SERVICE = path.resolve(import.meta.dirname, "../../deploy/rentratio.service");

/** Control groups, version 2 and 1: where they are, and the file with the limit. */
const PLACES = [
  { folder: "/sys/fs/cgroup", limit: "memory.max" },
  { folder: "/sys/fs/cgroup/memory", limit: "memory.limit_in_bytes" },
];

/** How the service manager of deploy/ runs the site's process. */
export interface DeployedProcess extends Disposable {
  readonly variables: Readonly<Record<string, string>>;
  /** Runs the command with the service's memory limit, if this user may set one. */
  readonly wrap: (command: Command) => Command;
  readonly description: string;
}

/** Node sizes its heap by the memory it may use, so a process on a large machine says little about the deployed one. */
export function likeDeployed(): DeployedProcess {
  const service = readFileSync(SERVICE, "utf8");
  const arenas = /^Environment=MALLOC_ARENA_MAX=(\d+)$/m.exec(service)?.[1];
  const limit = /^MemoryMax=(\d+G)$/m.exec(service)?.[1];
  if (arenas === undefined || limit === undefined) throw new Error(`${SERVICE} sets no memory limit.`);
  const variables = { MALLOC_ARENA_MAX: arenas };
  const group = createGroup(Number.parseInt(limit, 10) * 1024 ** 3);
  if (group === undefined) {
    const description = `without the memory limit of ${limit}, which only root can set`;
    return { variables, wrap: (command) => command, description, [Symbol.dispose]: () => {} };
  }
  return {
    variables,
    wrap: (command) => [
      "sh",
      "-c",
      'echo $$ > "$0" && exec "$@"',
      path.join(group, "cgroup.procs"),
      ...command,
    ],
    description: `memory limit ${limit}`,
    [Symbol.dispose]: () => rmdirSync(group),
  };
}

function createGroup(bytes: number): string | undefined {
  for (const { folder, limit } of PLACES) {
    const group = path.join(folder, `rentratio-${process.pid}`);
    try {
      mkdirSync(group);
    } catch {
      continue;
    }
    try {
      // `r+` creates no file: the kernel has made this one if the folder is a control group.
      writeFileSync(path.join(group, limit), String(bytes), { flag: "r+" });
      return group;
    } catch {
      rmdirSync(group);
    }
  }
  return undefined;
}
