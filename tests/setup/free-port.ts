import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below the ports that systems hand out for outgoing connections: one of those can be taken between this check and the
 * server's start.
 */
const FIRST_PORT = 20_000;
const PORTS = 10_000;

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
