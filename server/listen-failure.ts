import { StartFailure } from "./config.ts";

/** Where a server should have listened. */
export interface ListenPlace {
  readonly port: number;
  readonly host: string;
  /** Of the two variables that name the place. */
  readonly prefix: "" | "METRICS_";
}

/** Says which variable to change; other errors are surprises, and stay what they are. */
export function explainListenFailure(error: unknown, { port, host, prefix }: ListenPlace): unknown {
  const wrongPort = (reason: string) =>
    new StartFailure(`${prefix}PORT is "${port}", but ${reason}.`, { cause: error });
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return wrongPort(`something else already listens there on ${host}; it takes a port that is free`);
    case "EACCES":
      return wrongPort("this user may not listen there; it takes a port from 1024 on");
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartFailure(`${prefix}HOST is "${host}", but takes an address of this machine.`, {
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
