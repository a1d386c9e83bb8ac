import { lookup } from "node:dns/promises";
import { request as requestHttp, STATUS_CODES } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Webhook } from "standardwebhooks";
import { describeConnectionFailure, namePeer, type Peer } from "../connection-failure.ts";
import type { Outcome } from "../outbox/jobs.ts";
import { isPublicAddress } from "./public-address.ts";

export interface WebhookOptions {
  /** Always https, except on a development machine. The configuration enforces this. */
  readonly url: string;
  /** `whsec_` followed by base64, as in Standard Webhooks. */
  readonly secret: string;
  /** Allows receivers in the operator's own network. */
  readonly allowsPrivate: boolean;
  readonly userAgent: string;
  readonly now: () => number;
  readonly timeoutMs?: number;
  readonly resolve?: (hostname: string) => Promise<readonly ResolvedAddress[]>;
}

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

export interface WebhookMessage {
  /** Sent as `webhook-id`; stable across attempts. */
  readonly id: string;
  readonly body: string;
}

export interface WebhookSender {
  send(message: WebhookMessage, signal: AbortSignal): Promise<Outcome>;
}

const TIMEOUT_MS = 10_000;
const GONE = 410;

const PRIVATE = "EPRIVATE";

class PrivateAddressError extends Error {
  readonly code = PRIVATE;
}

/** Sends signed POSTs (https://www.standardwebhooks.com). Does not follow redirects: a 3xx is retried like an error. */
export function createWebhookSender(options: WebhookOptions): WebhookSender {
  const { secret, now, timeoutMs = TIMEOUT_MS } = options;
  const signer = new Webhook(secret);
  const receiver = findReceiver(options.url);
  return {
    async send({ id, body }, signal) {
      const sentAt = new Date(now());
      const headers = {
        "Content-Type": "application/json",
        "Content-Length": String(Buffer.byteLength(body)),
        "User-Agent": options.userAgent,
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
        "webhook-signature": signer.sign(id, sentAt, body),
      };
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        const status = await post(options, { headers, body, signal: AbortSignal.any([signal, limit]) });
        return classifyStatus(status, receiver);
      } catch (error) {
        const code = limit.aborted ? "ETIMEDOUT" : codeOf(error);
        return { type: "retry", reason: describeFailure(code, receiver) };
      }
    },
  };
}

/** Without the path and the query, in which some receivers expect a secret. */
function findReceiver(url: string): Peer {
  const { protocol, hostname, port } = new URL(url);
  return { name: "the webhook", host: hostname, port: Number(port) || (protocol === "https:" ? 443 : 80) };
}

function classifyStatus(status: number, receiver: Peer): Outcome {
  if (status >= 200 && status < 300) return { type: "delivered" };
  const name = STATUS_CODES[status];
  const answer = `answered ${status}${name === undefined ? "" : ` (${name})`}`;
  return { type: status === GONE ? "permanent" : "retry", reason: `${namePeer(receiver)} ${answer}` };
}

const ABORTED = "ABORT_ERR";

function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") throw error;
  return error.code;
}

function describeFailure(code: string, receiver: Peer): string {
  if (code === PRIVATE)
    return `${namePeer(receiver)} is in a private network, which the settings do not allow`;
  if (code === ABORTED) return `the request to ${namePeer(receiver)} was cut off`;
  return describeConnectionFailure(receiver, code);
}

interface Posting {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

async function post(options: WebhookOptions, { headers, body, signal }: Posting): Promise<number> {
  const url = new URL(options.url);
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  // An IP address in the URL is not looked up, so `pinnedLookup` would not see it.
  if (isIP(hostname) !== 0 && !options.allowsPrivate && !isPublicAddress(hostname)) {
    throw new PrivateAddressError();
  }
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return await new Promise((resolve, reject) => {
    // No shared connections: one opened for an earlier lookup would bypass the check.
    const posting = request(
      url,
      { method: "POST", headers, signal, agent: false, lookup: pinnedLookup(options) },
      (response) => {
        resolve(response.statusCode ?? 0);
        // Ignore the response body, however long it is.
        response.on("error", () => {});
        response.destroy();
      },
    );
    posting.on("error", reject);
    posting.end(body);
  });
}

/**
 * Connects only to the addresses that were checked. If the request looked the name up again after the check, the name
 * server could answer differently the second time.
 */
function pinnedLookup({ allowsPrivate, resolve = resolveAll }: WebhookOptions): LookupFunction {
  const findUsable = async (hostname: string) => {
    const found = await resolve(hostname);
    const usable = allowsPrivate ? found : found.filter(({ address }) => isPublicAddress(address));
    if (usable.length === 0) throw new PrivateAddressError();
    return usable;
  };
  return (hostname, { all }, callback) => {
    findUsable(hostname).then(
      (usable) => {
        if (all) callback(null, [...usable]);
        else callback(null, usable[0]?.address ?? "", usable[0]?.family);
      },
      (error) => callback(error, []),
    );
  };
}

const resolveAll = (hostname: string) => lookup(hostname, { all: true });
