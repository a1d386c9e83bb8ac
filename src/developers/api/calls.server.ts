import type { ApiCall } from "./call.ts";
import { dscrCall } from "./dscr-call.server.ts";

/** Every calculation, in the order of the reference. Each is `POST /api/v1/{name}`. */
export const API_CALLS: readonly ApiCall[] = [dscrCall];
