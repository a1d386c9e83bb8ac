import { randomUUID } from "node:crypto";
import type { Actor } from "../../src/audit/audit-log.server.ts";

/** Whom tests name when they change something on the operator's behalf. */
export const TEST_ACTOR: Actor = { name: "ann", channel: "command line" };

/** What such a change carries. */
export function stampAt(now: number) {
  return { actor: TEST_ACTOR, now, newId: randomUUID };
}
