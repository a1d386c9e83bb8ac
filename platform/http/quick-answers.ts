import type { Server } from "node:http";
import type { Socket } from "node:net";
import { writeHead } from "./prepared-answer.ts";
import type { AnswerAtOnce, ReadyAnswer } from "./ready-answers.ts";

export interface QuickAnswersParts {
  readonly answerAtOnce: AnswerAtOnce;
  /** From then on answers must say that they are the last on their connection, which is Node's to do. */
  readonly isStopping: () => boolean;
}

/** What Node's reader reports when the head of a request is complete. */
type RequestHead = [
  versionMajor: number,
  versionMinor: number,
  /** Names and values by turns; both absent when the head came in more than one piece. */
  headers: readonly string[] | undefined,
  method: number,
  url: string | undefined,
  statusCode: unknown,
  statusMessage: unknown,
  isUpgrade: boolean,
  staysOpen: boolean,
];

type OnHead = (this: RequestReader, ...head: RequestHead) => number;

/** `socket.parser`: not documented. It is kept and used again for later connections, of other servers too. */
interface RequestReader {
  readonly constructor: { readonly kOnHeadersComplete?: number };
  /** The request that Node is busy with. */
  readonly incoming: object | null;
  readonly socket: ReadSocket | null;
  [place: number]: OnHead | undefined;
}

const CONNECTION = Symbol("quick connection");

interface ReadSocket extends Socket {
  readonly parser?: RequestReader | null;
  /** The response that Node is writing. */
  readonly _httpMessage?: object | null;
  [CONNECTION]?: QuickConnection;
}

const GET = 1;
/** Of a request that is more than a question. */
const OTHER_HEADERS: ReadonlySet<string> = new Set(["content-length", "transfer-encoding", "expect"]);

/**
 * Sends ready answers as soon as Node has read the head of a request.
 *
 * Reading a request costs Node little. What costs is what follows: two streams, with their events and timers, for a
 * question that has no body and an answer that is one write. A page from memory takes half the time without them
 * (decision 0010). So the reader stays Node's, with all that it refuses, its time limits and its order of answers, and
 * the plainest of requests are answered where it reports them. All others go on as if nothing were here, and so do all
 * of them if a later Node no longer has the places that are used.
 */
export function answerQuickly(server: Server, parts: QuickAnswersParts): void {
  server.on("connection", (socket: ReadSocket) => {
    const reader = socket.parser;
    const place = reader?.constructor.kOnHeadersComplete;
    if (!reader || typeof place !== "number") return;
    const goOn = reader[place];
    if (typeof goOn !== "function") return;
    socket[CONNECTION] = new QuickConnection(socket, server, parts);
    if (!hooked.has(goOn)) reader[place] = hook(goOn);
  });
}

/** So that a reader that is used again is not given a second one. */
const hooked = new WeakSet<OnHead>();

function hook(goOn: OnHead): OnHead {
  function onHead(this: RequestReader, ...head: RequestHead): number {
    const connection = this.socket?.[CONNECTION];
    if (connection === undefined) return goOn.apply(this, head);
    if (connection.answer(this, head)) return 0;
    connection.leave();
    return goOn.apply(this, head);
  }
  hooked.add(onHead);
  return onHead;
}

class QuickConnection {
  readonly #socket: ReadSocket;
  readonly #server: Server;
  readonly #parts: QuickAnswersParts;
  /** Its time limit is that between two requests. */
  #isResting = false;

  constructor(socket: ReadSocket, server: Server, parts: QuickAnswersParts) {
    this.#socket = socket;
    this.#server = server;
    this.#parts = parts;
  }

  /** False when the request is for Node to go on with. */
  answer(reader: RequestReader, [major, minor, headers, method, url, , , isUpgrade, staysOpen]: RequestHead) {
    if (method !== GET || url === undefined || headers === undefined) return false;
    if (major !== 1 || minor !== 1 || isUpgrade || !staysOpen || this.#parts.isStopping()) return false;
    // Answers keep their order, and whoever does not read them gets no more of them.
    const socket = this.#socket;
    if (reader.incoming || socket._httpMessage || socket.writableLength > 0 || !socket.writable) return false;
    const fields = readFields(headers);
    if (fields === undefined) return false;
    return this.#parts.answerAtOnce({ method: "GET", url, header: (name) => fields.get(name) }, this.#send);
  }

  /** To Node, which gives a request its own time limit. */
  leave(): void {
    if (!this.#isResting) return;
    this.#isResting = false;
    this.#socket.setTimeout(this.#server.timeout);
  }

  readonly #send = (answer: ReadyAnswer): void => {
    const socket = this.#socket;
    const keepAliveSeconds = Math.floor(this.#server.keepAliveTimeout / 1000);
    const head = writeHead(answer, { requestId: answer.requestId, keepAliveSeconds });
    if (answer.body === undefined) {
      socket.write(head, "latin1", this.#rest);
    } else {
      socket.cork();
      socket.write(head, "latin1");
      socket.write(answer.body, this.#rest);
      socket.uncork();
    }
    // The network has not taken all of it. Node may have left the limit of a connection that rests.
    if (socket.writableLength > 0) {
      this.#isResting = false;
      socket.setTimeout(this.#server.timeout);
    }
  };

  readonly #rest = (error?: Error | null): void => {
    const socket = this.#socket;
    if (this.#isResting || error || socket._httpMessage || socket.writableLength > 0) return;
    this.#isResting = true;
    // As Node does: a little longer than it has promised, for a request that is under way.
    socket.setTimeout(this.#server.keepAliveTimeout + this.#server.keepAliveTimeoutBuffer);
  };
}

/** By their lower-case names, or undefined when there are some that only Node knows how to join or to follow. */
function readFields(headers: readonly string[]): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>();
  for (let index = 0; index < headers.length; index += 2) {
    const [name = "", value = ""] = [headers[index]?.toLowerCase(), headers[index + 1]];
    if (fields.has(name) || OTHER_HEADERS.has(name)) return undefined;
    fields.set(name, value);
  }
  return fields;
}
