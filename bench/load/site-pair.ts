import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { temporaryPostgres } from "../../tests/setup/database/temporary-postgres.ts";
import { findFreePort } from "../../tests/setup/free-port.ts";
import { proxyTo, startNginx, withoutLimits } from "../../tests/setup/nginx.ts";
import { startSiteIn } from "./site-process.ts";

/** Two processes on one PostgreSQL behind nginx, started at once, as after a deploy: one of them migrates the database. */
export async function startSitePair(variables: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), "site-pair-"));
  const postgres = await temporaryPostgres();
  const ports = [await findFreePort(), await findFreePort()] as const;
  const start = (port: number) =>
    startSiteIn(folder, {
      port,
      variables: { DATABASE_URL: postgres.url, TRUST_PROXY: "1", ...variables },
    });
  const port = await findFreePort();
  const nginx = await startNginx({ http: (place) => withoutLimits(proxyTo(ports, port)(place)), port });
  const instances = await Promise.all(ports.map(start));
  return {
    /** The address of nginx. */
    url: `http://127.0.0.1:${port}`,
    nginxVersion: nginx.version,
    databaseUrl: postgres.url,
    instances,
    /** Ends one of the two as a service manager does, starts it again, and returns how it ended. */
    async restart(index: 0 | 1) {
      const began = performance.now();
      const code = await instances[index]?.terminate();
      const seconds = (performance.now() - began) / 1000;
      instances[index] = await start(ports[index]);
      return { code, seconds };
    },
    async stop() {
      await nginx.stop();
      await Promise.all(instances.map((instance) => instance.terminate()));
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
