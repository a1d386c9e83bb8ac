import { STATUS_CODES } from "node:http";
import type { HeaderRecord } from "./security-headers.ts";

export interface PreparedAnswer {
  readonly status: number;
  readonly headers: HeaderRecord;
  /** Both of them, as the text that is sent. */
  readonly head: string;
}

export function prepareAnswer(status: number, headers: HeaderRecord): PreparedAnswer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return { status, headers, head: `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}` };
}

/** Of one answer only. */
export interface AnswerDetails {
  readonly requestId: string;
  readonly keepAliveSeconds: number;
}

/** All that stands before the body, on a connection that stays open, as Node's own response would write it. */
export function writeHead({ head }: PreparedAnswer, { requestId, keepAliveSeconds }: AnswerDetails): string {
  return `${head}X-Request-Id: ${requestId}\r\nDate: ${httpDate()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
}

let lastSecond = 0;
let lastDate = "";

/** Now, written once a second. */
function httpDate(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== lastSecond) {
    lastSecond = second;
    lastDate = new Date(second * 1000).toUTCString();
  }
  return lastDate;
}
