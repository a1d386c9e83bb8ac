/** A process that answers everything with one file and given headers, with nothing but `node:http`: the most Node can. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file = "", headers = "[]"] = process.argv.slice(2);
const body = readFileSync(file);
const list: string[] = JSON.parse(headers);
createServer((_, outgoing) => {
  outgoing.writeHead(200, list);
  outgoing.end(body);
}).listen(Number(port), "127.0.0.1");
