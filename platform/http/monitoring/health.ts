import { Hono } from "hono";
import { describeError, type Log } from "../../log.ts";
import type { HttpEnvironment } from "../http-context.ts";
import { jsonResponse } from "../json-response.ts";
import { PROBLEMS, problemResponse } from "../problem.ts";

export interface HealthDeps {
  readonly version: string;
  /** Rejects if the service could not do its work now. */
  readonly checkReadiness: () => Promise<void>;
  readonly log: Log;
}

const NOT_STORED = { headers: { "Cache-Control": "no-store" } } as const;

/** `/healthz` says that the process runs, `/readyz` that it can do its work. */
export function createHealth({ version, checkReadiness, log }: HealthDeps): Hono<HttpEnvironment> {
  const health = new Hono<HttpEnvironment>();
  health.get("/healthz", (c) => {
    c.set("kind", "health");
    return jsonResponse({ status: "alive", version }, NOT_STORED);
  });
  health.get("/readyz", async (c) => {
    c.set("kind", "health");
    try {
      await checkReadiness();
      return jsonResponse({ status: "ready" }, NOT_STORED);
    } catch (error) {
      log.error({ error: describeError(error) }, "not ready");
      return problemResponse(PROBLEMS.notReady);
    }
  });
  return health;
}
