import { getRequestListener } from "@hono/node-server";
import { createDeskApp, type DeskAppDeps } from "../desk/desk-app.server.ts";
import { createHttpServer, type HttpServer, SERVER_LIMITS } from "../platform/http/http-server.ts";
import { refusalRecord } from "../platform/http/monitoring/request-record.ts";
import type { SecurityHeaders } from "../platform/http/security-headers.ts";
import { respondToUnreadable } from "../platform/http/unreadable-request.ts";
import type { DeskConfig } from "./desk-settings.ts";
import { listenIfFree } from "./http-servers.ts";

/**
 * Whoever publishes a record waits until the whole site is rendered, on a busy machine for a minute. A browser sends the form
 * again if the connection ends before the answer.
 */
const IDLE_MS = 5 * 60 * 1000;

/** Undefined if DESK_PORT is not set and the default port is in use. */
export async function openDesk(
  { port, isPortChosen, host }: DeskConfig,
  { security, ...deps }: DeskAppDeps & { readonly security: SecurityHeaders },
): Promise<HttpServer | undefined> {
  const errorHandler = respondToUnreadable({ ...deps.recording, log: deps.log });
  const http = createHttpServer({
    listener: getRequestListener(createDeskApp(deps).fetch, { errorHandler }),
    headers: security.file,
    limits: { ...SERVER_LIMITS, idleMs: IDLE_MS },
    onRefusal: (status) => deps.recording.record(refusalRecord(deps.recording.newId(), status)),
  });
  return await listenIfFree(http, { port, host, prefix: "DESK_" }, isPortChosen);
}
