import { sendSteadily } from "../load/pace.ts";
import { createSender, makeLead } from "../load/requests.ts";
import { repeatFor, type Sample } from "./sample.ts";

export interface LeadSender {
  /** Each connection sends its next lead when the last one is answered. */
  sendAtPeak(milliseconds: number): Promise<Sample>;
  /** Each lead's wait counts from when it was due. */
  sendSteadily(perSecond: number, milliseconds: number): Promise<Sample>;
  close(): void;
}

export const CONNECTIONS = 16;

export function createLeadSender(siteUrl: string): LeadSender {
  const { send, close } = createSender(siteUrl, CONNECTIONS);
  const sendLead = async () => {
    const { status } = await send(makeLead());
    if (status !== 201) throw new Error(`A lead was answered with ${status}`);
  };
  return {
    sendAtPeak: (milliseconds) => repeatFor(milliseconds, CONNECTIONS, sendLead),
    async sendSteadily(perSecond, milliseconds) {
      const millisecondsEach: number[] = [];
      const began = performance.now();
      const isOver = () => performance.now() - began >= milliseconds;
      await sendSteadily(perSecond, isOver, async (due) => {
        await sendLead();
        millisecondsEach.push(performance.now() - due);
      });
      return { millisecondsEach, seconds: (performance.now() - began) / 1000 };
    },
    close,
  };
}
