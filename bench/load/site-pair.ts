import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { temporaryPostgres } from "../../tests/setup/database/temporary-postgres.ts";
import { findFreePort } from "../../tests/setup/free-port.ts";
import { proxyTo, startNginx, withoutLimits } from "../../tests/setup/nginx.ts";
import { startSite } from "../../tests/setup/site/start-site.ts";
import { started } from "./started.ts";

/** Two processes on one PostgreSQL behind nginx, started at once, as after a deploy: one of them migrates the database. */
export async function startSitePair(variables: Readonly<Record<string, string>>) {
  const { path: dataFolder } = started.use(mkdtempDisposableSync(path.join(tmpdir(), "site-pair-")));
  const { url: databaseUrl } = started.use(await temporaryPostgres());
  const start = async () =>
    started.use(
      await startSite({
        isBuilt: true,
        dataFolder,
        variables: { DATABASE_URL: databaseUrl, TRUST_PROXY: "1", ...variables },
      }),
    );
  const instances = await Promise.all([start(), start()]);
  const port = await findFreePort();
  const proxy = proxyTo(
    instances.map((instance) => instance.port),
    port,
  );
  const nginx = started.use(await startNginx({ http: (place) => withoutLimits(proxy(place)), port }));
  return {
    /** The address of nginx. */
    url: `http://127.0.0.1:${port}`,
    nginxVersion: nginx.version,
    databaseUrl,
    instances,
  };
}
