import type { z } from "zod";
import { host, onOrOff, origin, wholeNumber } from "./setting-forms.ts";

const DEFAULT_PORT = 3001;

/** Part of the environment that server/config.ts parses. */
export const DESK_VARIABLES = {
  DESK: onOrOff("on"),
  DESK_PORT: wholeNumber(0, 65_535).optional().describe("a whole number from 0 (any free port) to 65535"),
  DESK_HOST: host.default("127.0.0.1").describe("an address of this machine, such as 127.0.0.1"),
  DESK_URL: origin.optional().describe("the desk's URL without a path, such as https://desk.example.com"),
};

type DeskVariables = z.infer<z.ZodObject<typeof DESK_VARIABLES>>;

/** Where the operator's desk listens, and where people open it. */
export type DeskConfig = NonNullable<ReturnType<typeof readDeskConfig>>;

/** Undefined: the desk is off. */
export function readDeskConfig(variables: DeskVariables) {
  const { DESK: isOn, DESK_PORT: port, DESK_HOST, DESK_URL } = variables;
  if (!isOn) return undefined;
  return {
    port: port ?? DEFAULT_PORT,
    /** True if the operator set the port. Another copy of the site on this machine may already use the default. */
    isPortChosen: port !== undefined,
    host: DESK_HOST,
    // With DESK_PORT=0, the port is known only after the start.
    /** Without a trailing slash. Passkeys belong to its host name. */
    url: DESK_URL ?? `http://localhost:${port || DEFAULT_PORT}`,
  } as const;
}
