import { execFileSync, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import type { Command } from "../../setup/server-process.ts";

/** A computer of its own to everything that runs on it: a network namespace with one address. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  /** Starts a program there. What it prints is added to the file. */
  run(command: Command, options: { readonly cwd: string; readonly logFile: string }): void;
  /** Signals all programs there, or those whose command line contains the text. Returns how many. */
  signal(signal: NodeJS.Signals, text?: string): number;
}

export interface Machines extends Disposable {
  readonly list: readonly [Machine, Machine, Machine];
  /** Lets no packet pass between the two. */
  cut(one: Machine, other: Machine): void;
  mend(one: Machine, other: Machine): void;
}

/** Reserved for tests of networks (RFC 2544), so no machine of the operator has these addresses. */
const NETWORK = "198.18.77";
const HOST = `${NETWORK}.1`;

/** Three machines on one network, with this one. Linux only, and only as root. */
export function createMachines(user: { readonly uid: number; readonly gid: number }): Machines {
  const bridge = `rr${process.pid}`;
  ip("link", "add", bridge, "type", "bridge");
  ip("address", "add", `${HOST}/24`, "dev", bridge);
  ip("link", "set", bridge, "up");
  const create = (index: 1 | 2 | 3) => createMachine({ bridge, index, user });
  const list = [create(1), create(2), create(3)] as const;
  const change = (action: "add" | "del", one: Machine, other: Machine) => {
    // A more specific route than that of the network: what it takes is dropped.
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const)
      ip("-n", namespaceOf(bridge, from.name), "route", action, "blackhole", `${to.address}/32`);
  };
  return {
    list,
    cut: (one, other) => change("add", one, other),
    mend: (one, other) => change("del", one, other),
    [Symbol.dispose]() {
      for (const machine of list) {
        machine.signal("SIGKILL");
        ip("netns", "delete", namespaceOf(bridge, machine.name));
      }
      ip("link", "delete", bridge);
    },
  };
}

interface NewMachine {
  readonly bridge: string;
  readonly index: 1 | 2 | 3;
  readonly user: { readonly uid: number; readonly gid: number };
}

function createMachine({ bridge, index, user }: NewMachine): Machine {
  const name = `db${index}`;
  const address = `${NETWORK}.1${index}`;
  const namespace = namespaceOf(bridge, name);
  const outside = `${bridge}-${index}`;
  ip("netns", "add", namespace);
  ip("link", "add", outside, "type", "veth", "peer", "name", "eth0", "netns", namespace);
  ip("link", "set", outside, "master", bridge, "up");
  ip("-n", namespace, "address", "add", `${address}/24`, "dev", "eth0");
  ip("-n", namespace, "link", "set", "eth0", "up");
  ip("-n", namespace, "link", "set", "lo", "up");
  return {
    name,
    address,
    run([program, ...words], { cwd, logFile }) {
      const log = openSync(logFile, "a");
      const enter = ["netns", "exec", namespace, "setpriv", `--reuid=${user.uid}`, `--regid=${user.gid}`];
      // In its own process group: Ctrl+C in the terminal reaches the run, which ends everything in order.
      spawn("ip", [...enter, "--clear-groups", program, ...words], {
        cwd,
        detached: true,
        env: { PATH: process.env.PATH, HOME: cwd, LC_ALL: "C.UTF-8" },
        stdio: ["ignore", log, log],
      }).unref();
      closeSync(log);
    },
    signal(signal, text) {
      const pids = ip("netns", "pids", namespace).split("\n").filter(Boolean).map(Number);
      const chosen = text === undefined ? pids : pids.filter((pid) => commandOf(pid).includes(text));
      for (const pid of chosen) send(pid, signal);
      return chosen.length;
    },
  };
}

function namespaceOf(bridge: string, name: string): string {
  return `${bridge}-${name}`;
}

function ip(...words: string[]): string {
  return execFileSync("ip", words, { encoding: "utf8" });
}

/** Empty if it has ended meanwhile. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has ended meanwhile.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
