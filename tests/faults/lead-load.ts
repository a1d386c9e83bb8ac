import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { requirePromise } from "./fault-run.ts";

export interface LeadLoad {
  /** References that the site has returned, keyed by the submission's key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Number of responses of each kind; "cut off" if there was none. */
  readonly answers: ReadonlyMap<string, number>;
  /** Sends an acknowledged lead again: the site must recognize it and return the same reference. */
  repeatOne(): Promise<void>;
  /** Sends every submission that was started until it is acknowledged, then stops. */
  finish(): Promise<void>;
}

export interface LeadLoadOptions {
  /** Number of concurrent clients. */
  readonly clients: number;
  /** Each client stops after this many. By default there is no limit. */
  readonly leadsPerClient?: number;
  /** Pause between two leads of a client. None by default. */
  readonly pauseMs?: number;
}

const RETRY_MS = 100;
const ANSWER_LIMIT_MS = 30_000;
const FINISH_LIMIT_MS = 60_000;

/** Sends leads as the form does: each with a key, and again with the same key until the site acknowledges it. */
export function startLeadLoad(
  siteUrl: string,
  { clients, leadsPerClient = Infinity, pauseMs = 0 }: LeadLoadOptions,
): LeadLoad {
  const acknowledged = new Map<string, string>();
  const answers = new Map<string, number>();
  let finishBy: number | undefined;
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);

  async function submit(key: string): Promise<void> {
    for (;;) {
      const answer = await post(siteUrl, key);
      count(answer.kind);
      if (answer.reference !== undefined) {
        acknowledged.set(key, answer.reference);
        return;
      }
      requirePromise(
        finishBy === undefined || Date.now() < finishBy,
        `a lead is not accepted ${FINISH_LIMIT_MS / 1000} s after the last fault; answer: ${answer.kind}`,
      );
      await sleep(RETRY_MS);
    }
  }

  async function sendLeads(): Promise<void> {
    for (let sent = 0; sent < leadsPerClient && finishBy === undefined; sent += 1) {
      await submit(randomUUID());
      if (pauseMs > 0) await sleep(pauseMs);
    }
  }

  const sending = Promise.all(Array.from({ length: clients }, sendLeads));
  // `finish` reports the error; until then it must not end the process.
  sending.catch(() => {});
  return {
    acknowledged,
    answers,
    async repeatOne() {
      const [key, reference] = [...acknowledged].at(Math.floor(Math.random() * acknowledged.size)) ?? [];
      if (key === undefined) return;
      const answer = await post(siteUrl, key);
      requirePromise(
        answer.kind === "200" && answer.reference === reference,
        `a repeated submission is not recognized; answer: ${answer.kind}`,
      );
      count("200 (repeated on purpose)");
    },
    async finish() {
      if (leadsPerClient === Infinity) finishBy = Date.now() + FINISH_LIMIT_MS;
      await sending;
    },
  };
}

interface Answer {
  readonly kind: string;
  readonly reference: string | undefined;
}

/**
 * Only an acknowledgement, a 503 with a retry time, or no response at all is allowed; anything else breaks the promise.
 */
async function post(siteUrl: string, key: string): Promise<Answer> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${siteUrl}/api/leads`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(leadOf(key)),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    body = await response.json();
  } catch (error) {
    requirePromise(
      !(error instanceof Error && error.name === "TimeoutError"),
      "a lead gets no answer for 30 s",
    );
    return { kind: "cut off", reference: undefined };
  }
  const { status, headers } = response;
  if (status === 200 || status === 201) {
    const reference = typeof body === "object" && body && "reference" in body ? body.reference : undefined;
    requirePromise(typeof reference === "string", `${status} without a reference`);
    return { kind: String(status), reference };
  }
  requirePromise(status === 503, `a good lead is answered with ${status}`);
  requirePromise(Number(headers.get("retry-after")) > 0, "a 503 does not say when to come back");
  requirePromise(
    headers.get("content-type") === "application/problem+json" &&
      JSON.stringify(body).includes('"success":false'),
    "a 503 is not a problem in JSON",
  );
  return { kind: "503", reference: undefined };
}

/** A different person for each key, so that two leads with the same email are one submission stored twice. */
function leadOf(key: string) {
  return {
    name: "Dana Investor",
    email: `${key}@example.com`,
    phone: "(512) 555-0142",
    state: "TX",
    loanPurpose: "purchase",
    tcpaConsent: true,
    source: "homepage",
  };
}
