import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { TestProject } from "vitest/node";
import { closeServer, portOf } from "../server-process.ts";
import { type TemporaryPostgres, temporaryPostgres } from "./temporary-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** An HTTP URL that starts the run's PostgreSQL server and returns its superuser's connection URL. */
    postgresStarter: string;
  }
}

/**
 * One server for the whole run, started by the first test that needs it: test files run in separate processes, and a
 * run without storage tests should not wait for a server.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<TemporaryPostgres> | undefined;
  // Any caller becomes superuser of the server, so other users of the machine must not be able to guess the path.
  const path = `/${randomUUID()}`;
  const starter = createServer((request, response) => {
    // Tests ask minutes apart: a connection that is kept would be closed in the very moment in which one is reused.
    response.setHeader("Connection", "close");
    if (request.url !== path) return response.writeHead(404).end();
    postgres ??= temporaryPostgres();
    return postgres.then(
      ({ url }) => response.end(url),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  }).listen(0, "127.0.0.1");
  project.provide("postgresStarter", `http://127.0.0.1:${await portOf(starter)}${path}`);

  return async () => {
    await closeServer(starter);
    const started = await postgres?.catch(() => undefined);
    await started?.stop();
  };
}
