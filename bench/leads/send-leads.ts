import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { repeatFor, type Sample } from "./sample.ts";

export interface LeadSender {
  /** Each connection sends its next lead when the last one is answered. */
  sendAtPeak(milliseconds: number): Promise<Sample>;
  /**
   * Sends leads at a steady rate, whether earlier ones are answered or not; each one's wait counts from when it was
   * due.
   */
  sendSteadily(perSecond: number, milliseconds: number): Promise<Sample>;
  close(): void;
}

export const CONNECTIONS = 16;

export function createLeadSender(siteUrl: string): LeadSender {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const address = new URL("/api/leads", siteUrl);
  return {
    sendAtPeak: (milliseconds) => repeatFor(milliseconds, CONNECTIONS, () => sendLead(address, agent)),
    async sendSteadily(perSecond, milliseconds) {
      const millisecondsEach: number[] = [];
      const sending: Promise<void>[] = [];
      const began = performance.now();
      const count = Math.round((perSecond * milliseconds) / 1000);
      const sendDue = async (due: number) => {
        await sendLead(address, agent);
        millisecondsEach.push(performance.now() - due);
      };
      for (let index = 0; index < count; index += 1) {
        const due = began + (index / perSecond) * 1000;
        const wait = due - performance.now();
        if (wait > 0) await sleep(wait);
        sending.push(sendDue(due));
      }
      await Promise.all(sending);
      return { millisecondsEach, seconds: (performance.now() - began) / 1000 };
    },
    close: () => agent.destroy(),
  };
}

function sendLead(address: URL, agent: Agent): Promise<void> {
  const key = randomUUID();
  const body = JSON.stringify({
    name: "Dana Investor",
    email: `${key}@example.com`,
    phone: "(512) 555-0142",
    state: "TX",
    loanPurpose: "purchase",
    tcpaConsent: true,
    source: "homepage",
  });
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Idempotency-Key": key,
  };
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.once("end", () => {
        if (response.statusCode === 201) resolve();
        else reject(new Error(`A lead was answered with ${response.statusCode}`));
      });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}
