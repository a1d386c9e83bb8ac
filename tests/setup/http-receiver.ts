import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { closeServer, portOf } from "./server-process.ts";

export interface ReceivedPost {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HttpReceiver {
  readonly url: string;
  readonly port: number;
  readonly posts: readonly ReceivedPost[];
  /** Status 0 sends no response. */
  answerWith(status: number, headers?: Readonly<Record<string, string>>): void;
  stop(): Promise<void>;
}

/** A small HTTP server on the loopback interface that records what it receives. */
export async function startHttpReceiver(port = 0): Promise<HttpReceiver> {
  const posts: ReceivedPost[] = [];
  let answer: { status: number; headers: Readonly<Record<string, string>> } = { status: 204, headers: {} };
  const server = createServer(async (request, response) => {
    // A sender that dies midway has sent nothing.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    posts.push({ path: request.url ?? "", headers: request.headers, body });
    if (answer.status !== 0) response.writeHead(answer.status, answer.headers).end();
  }).listen(port, "127.0.0.1");
  const taken = await portOf(server);
  return {
    url: `http://127.0.0.1:${taken}/hook`,
    port: taken,
    posts,
    answerWith(status, headers = {}) {
      answer = { status, headers };
    },
    stop: () => closeServer(server),
  };
}
