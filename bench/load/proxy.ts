import { readFileSync } from "node:fs";
import path from "node:path";

const EXAMPLE = path.resolve(import.meta.dirname, "../../deploy/nginx.conf");

/**
 * The nginx configuration that the operator is given, with the two ports here, and without what needs a certificate: so
 * it is the very file of deploy/ that is measured.
 */
export function proxyTo(port: number, instances: readonly number[]): string {
  const servers = instances.map((instance) => `server 127.0.0.1:${instance} max_fails=0;`).join("\n");
  return readFileSync(EXAMPLE, "utf8")
    .replace(/^\s*server 127\.0\.0\.1:3000.*$/m, servers)
    .replace(/^# plain http begins.*?^# plain http ends.*?$/ms, "")
    .replace(/^\s*(ssl_|http2|server_name|add_header Strict).*$/gm, "")
    .replace(/listen 443 ssl.*?;/, `listen 127.0.0.1:${port};`)
    .replace(/^\s*listen \[::\].*$/gm, "");
}
