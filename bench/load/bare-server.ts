/**
 * A process that answers every request with one file and given headers, using only `node:http`: the upper limit for
 * Node.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file = "", headers = "[]"] = process.argv.slice(2);
const body = readFileSync(file);
const list: string[] = JSON.parse(headers);
createServer((_, outgoing) => {
  outgoing.writeHead(200, list);
  outgoing.end(body);
}).listen(Number(port), "127.0.0.1", () => process.stdout.write("Ready\n"));
