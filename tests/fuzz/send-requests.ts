import { connect } from "node:net";
import { mapConcurrently } from "../../platform/map-concurrently.ts";
import { BATCH, generateBatch, type RawRequest, type RequestKind } from "./generated-requests.ts";

export interface FuzzFailure {
  /** Seed of the batch: it alone reproduces the same requests. */
  readonly seed: number;
  readonly index: number;
  readonly sent: string;
  readonly answer: string;
}

export interface FuzzResult {
  readonly sent: number;
  /** Keyed by status; 0 means no response, which is right for an incomplete request. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly failures: readonly FuzzFailure[];
}

export interface FuzzOptions {
  readonly port: number;
  readonly seed: number;
  readonly requests: number;
  readonly kind?: RequestKind;
  readonly onBatch?: (sent: number) => void;
}

const TIMEOUT_MS = 10_000;
/** How long to wait for a response to half a request. */
const INCOMPLETE_TIMEOUT_MS = 100;
/** How long to keep reading after the first bytes of a response. */
const REST_MS = 3;
const MAX_FAILURES = 10;
/** All come from one IP address, which gets a 503 when it requests many pages at the same time. */
const CONCURRENCY = 2;

/** Sends generated requests, each over its own connection, and records forbidden responses. */
export async function sendGeneratedRequests({
  port,
  seed,
  requests,
  kind = "any",
  onBatch,
}: FuzzOptions): Promise<FuzzResult> {
  const statuses = new Map<number, number>();
  const failures: FuzzFailure[] = [];
  let sent = 0;
  for (let batchSeed = seed; sent < requests && failures.length < MAX_FAILURES; batchSeed += 1) {
    const batch = generateBatch(batchSeed, kind);
    const answers = await mapConcurrently(batch, CONCURRENCY, (request) => exchange(port, request));
    for (const [index, answer] of answers.entries()) {
      for (const status of readStatuses(answer)) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500 && !isRefusal(status, answer, batch[index]))
          failures.push({ seed: batchSeed, index, sent: show(batch[index]), answer: answer.slice(0, 400) });
      }
    }
    sent += BATCH;
    onBatch?.(sent);
  }
  return { sent, statuses, failures };
}

/**
 * All come from one address, and a request may carry more calculations than one client may have under way. An answer to
 * HEAD does not say why it refuses.
 */
function isRefusal(status: number, answer: string, request: RawRequest | undefined): boolean {
  const isHead = request?.bytes.toString("latin1").startsWith("HEAD /api/v1/") ?? false;
  return status === 503 && (isHead || answer.includes("Too many calculations are running at the moment"));
}

function show(request: RawRequest | undefined): string {
  return JSON.stringify(request?.bytes.toString("latin1").slice(0, 1_000));
}

/** All statuses of a connection that carried several requests. */
function readStatuses(answer: string): readonly number[] {
  const found = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return found.length > 0 ? found : [0];
}

async function exchange(port: number, { bytes, isComplete }: RawRequest): Promise<string> {
  return await new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1");
    const finish = () => {
      clearTimeout(timer);
      // Reset instead of close: a closed connection holds its port for a minute, and there are not enough ports.
      socket.resetAndDestroy();
      resolve(answer);
    };
    let timer = setTimeout(finish, TIMEOUT_MS);
    socket.on("connect", () => {
      socket.write(bytes);
      clearTimeout(timer);
      timer = setTimeout(finish, isComplete ? TIMEOUT_MS : INCOMPLETE_TIMEOUT_MS);
    });
    socket.on("data", (piece) => {
      answer += piece.toString("latin1");
      clearTimeout(timer);
      timer = setTimeout(finish, REST_MS);
    });
    socket.on("error", finish);
    socket.on("close", finish);
  });
}
