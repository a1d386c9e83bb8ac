import { StartFailure } from "./config.ts";

/** Address that a server tried to listen on. */
export interface ListenPlace {
  readonly port: number;
  readonly host: string;
  /** Prefix of the HOST and PORT variables that set the address. */
  readonly prefix: "" | "METRICS_" | "DESK_";
}

/** Turns a known error into a StartFailure that names the variable to change. Returns other errors unchanged. */
export function explainListenFailure(error: unknown, { port, host, prefix }: ListenPlace): unknown {
  const wrongPort = (reason: string) =>
    new StartFailure(`${prefix}PORT is "${port}", but ${reason}.`, { cause: error });
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return wrongPort(`another program already listens on that port of ${host}. Choose a free port`);
    case "EACCES":
      return wrongPort("this user may not listen on that port. Choose a port of 1024 or above");
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartFailure(`${prefix}HOST is "${host}", but must be an address of this machine.`, {
        cause: error,
      });
    default:
      return error;
  }
}

export function isPortTaken(error: unknown): boolean {
  return codeOf(error) === "EADDRINUSE";
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
